package play

import (
	"awele/activity/sound"
	"awele/activity/words"
	"awele/rules"
)

// cues says and sounds what has just happened in the move that is shown. A skipped move is silent but says the same.
func (p *Screen) cues(done []rules.Step, loud bool) {
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
			p.taken[s.Hand] += s.Seeds
			p.say(p.speaker().Takes(s.Hand, p.taken[s.Hand]), true)
			if loud {
				p.Sound.Play(sound.Capture)
			}
		default:
			if said, ok := p.speaker().Event(s.Kind); ok {
				p.say(said, true)
			}
		}
	}
	if p.demo != nil { // it has not happened
		p.say(said, notable)
	}
}

// greet says whose turn it is, unless something that matters more is being said.
func (p *Screen) greet() {
	g := p.m.Game()
	switch {
	case p.m.Over():
		p.say(p.endMessage(), true)
	case g.Variant().MustFeed(g.Position()):
		p.say(p.speaker().MustFeed(g.Position().Turn()), true)
	case p.notable:
	default:
		p.say(p.speaker().Turn(g), false)
	}
}

// endMessage says how the game ended.
func (p *Screen) endMessage() string { return p.speaker().End(p.m.Game().Result()) }

// speaker says what happens in the match.
func (p *Screen) speaker() *words.Speaker {
	return &words.Speaker{Text: p.Text, Seats: p.Seats, Kind: p.m.Game().Variant().Kind}
}
