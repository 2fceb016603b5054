package scene

import (
	"errors"

	"awele/activity/sound"
	"awele/i18n"
	"awele/rules"
)

// cues says and sounds what has just happened in the move that is shown. A skipped move is silent but says the same.
func (p *Play) cues(done []rules.Step, loud bool) {
	said, notable := p.message, p.notable
	for _, s := range done {
		switch s.Kind {
		case rules.Drop:
			p.ToDrop--
			p.Landed = s.To
			if loud {
				p.Sound.Play(sound.Drop)
			}
		case rules.Capture:
			p.taken += s.Seeds
			p.say(p.takes(p.Showing, p.taken), true)
			if loud {
				p.Sound.Play(sound.Capture)
			}
		case rules.SlamForfeited:
			p.say(p.Text(i18n.SlamForfeited), true)
		case rules.Skip:
			p.say(p.Text(i18n.HouseSkipped), true)
		case rules.ExtraTurn:
			p.say(p.Text(i18n.SlamAgain), true)
		}
	}
	if p.demo != nil { // it has not happened
		p.say(said, notable)
	}
}

// takes says how many seeds a side has captured.
func (p *Play) takes(side rules.Side, seeds int) string {
	switch {
	case p.m.Friend() && side == rules.South:
		return p.Text(i18n.BottomTakes, seeds)
	case p.m.Friend():
		return p.Text(i18n.TopTakes, seeds)
	case side == rules.South:
		return p.Text(i18n.YouTake, seeds)
	}
	return p.Text(i18n.TuxTakes, seeds)
}

// greet says whose turn it is, unless something that matters more is being said.
func (p *Play) greet() {
	g := p.m.Game()
	turn := g.Position().Turn()
	feed := g.Variant().MustFeed(g.Position())
	switch {
	case p.m.Over():
		p.say(p.endMessage(), true)
	case feed && p.m.Friend():
		p.say(p.Text(i18n.MustFeedOther), true)
	case feed && turn == rules.South:
		p.say(p.Text(i18n.MustFeedYou), true)
	case feed:
		p.say(p.Text(i18n.MustFeedTux), true)
	case p.notable:
	case p.m.Friend() && turn == rules.South:
		p.say(p.Text(i18n.SouthTurn), false)
	case p.m.Friend():
		p.say(p.Text(i18n.NorthTurn), false)
	case turn == rules.South:
		p.say(p.Text(i18n.YourTurn), false)
	case g.Ply() == 0:
		p.say(p.Text(i18n.TuxStarts), false)
	default:
		p.say(p.Text(i18n.TuxThinking), false)
	}
}

// reason returns the sentence for a refused house.
func (p *Play) reason(err error) i18n.Key {
	switch {
	case errors.Is(err, rules.ErrEmptyHouse):
		return i18n.RefusedEmpty
	case errors.Is(err, rules.ErrMustFeed) && p.m.Friend():
		return i18n.RefusedFeedDuo
	case errors.Is(err, rules.ErrMustFeed):
		return i18n.RefusedFeed
	case errors.Is(err, rules.ErrGrandSlam):
		return i18n.RefusedSlam
	case errors.Is(err, rules.ErrGameOver):
		return i18n.RefusedOver
	case p.m.Friend() && p.m.Position().Turn() == rules.South:
		return i18n.SouthTurn
	case p.m.Friend():
		return i18n.NorthTurn
	}
	return i18n.RefusedNotYours
}

// endMessage says how the game ended.
func (p *Play) endMessage() string { return p.Text(EndReason(p.m.Game().Result().Method)) }

// EndReason returns the sentence that says why a game is over.
func EndReason(m rules.Method) i18n.Key {
	switch m {
	case rules.Majority:
		return i18n.EndMajority
	case rules.Repeated:
		return i18n.EndRepeat
	case rules.Agreed:
		return i18n.EndAgreed
	}
	return i18n.EndNoMove
}
