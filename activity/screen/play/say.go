package play

import (
	"awele/activity/sound"
	"awele/activity/words"
	"awele/rules"
	"awele/tux/coach"
)

// bubble is what is said.
type bubble struct {
	text    string
	notable bool // it must not be replaced by whose turn it is
}

// say puts words into the bubble. What a house was refused for or warned of, and the marks for it, go when something else
// is said.
func (p *Screen) say(text string, notable bool) {
	p.bubble = bubble{text, notable}
	p.refusal.marked, p.warn.cost = false, coach.Cost{}
}

// notice says and sounds what has just happened in the move that is shown. A skipped move is silent but says the same. Of a
// hint's move nothing is said: it has not happened.
func (p *Screen) notice(done []rules.Step, loud bool) {
	for _, s := range done {
		said, ok := "", false
		switch s.Kind {
		case rules.Drop:
			p.ToDrop--
			p.Landed = s.To
			if loud {
				p.Sound.Play(sound.Drop)
			}
		case rules.Capture:
			p.taken[s.Hand] += s.Seeds
			said, ok = p.speaker().Takes(s.Hand, p.taken[s.Hand]), true
			if loud {
				p.Sound.Play(sound.Capture)
			}
		default:
			said, ok = p.speaker().Event(s.Kind)
		}
		if ok && p.onBoard() != showing {
			p.say(said, true)
		}
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
	case !p.bubble.notable:
		p.say(p.speaker().Turn(g), false)
	}
}

// endMessage says how the game ended.
func (p *Screen) endMessage() string { return p.speaker().End(p.m.Game().Result()) }

// speaker says what happens in the match.
func (p *Screen) speaker() *words.Speaker {
	return &words.Speaker{Text: p.Text, Seats: p.Seats, Kind: p.m.Game().Variant().Kind}
}
