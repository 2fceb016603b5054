package play

import (
	"awele/activity/boardview"
	"awele/activity/sound"
	"awele/activity/words"
	"awele/rules"
	"awele/tux/coach"
)

// speech is what is said, and the houses that are marked for it.
type speech struct {
	bubble  bubble
	played  string // the last move and whose turn it is, for those who hear it; "" if no move was shown for the first time
	refusal boardview.Refusal
	warn    warning
}

// bubble is what is said in words.
type bubble struct {
	text    string
	notable bool // it must not be replaced by whose turn it is
	ofMove  bool // it is part of the move that is shown, or was shown last
}

// In a long relay at most three laps are named a second, and not every seed is heard.
const (
	tellApart = 20 // ticks
	hearApart = 4
)

// say puts words into the bubble. What a house was refused for or warned of, and the marks for it, go when something else
// is said.
func (s *speech) say(text string, notable bool) {
	s.bubble = bubble{text: text, notable: notable}
	s.refusal.Marked, s.warn.cost = false, coach.Cost{}
}

// Said implements screen.Speaking. What is seen of a move bit by bit is heard in one go as soon as it is played, and nothing
// more until something else is said.
func (s *speech) Said() string {
	if s.played != "" && (s.bubble.ofMove || !s.bubble.notable) {
		return s.played
	}
	return s.bubble.text
}

// notice says and sounds what has just happened in the move that is shown. A skipped move is silent but says the same. Of a
// hint's move nothing is said: it has not happened.
func (g *game) notice(done []rules.Step, loud bool) {
	for _, s := range done {
		said, ok := "", false
		g.Note(s)
		switch s.Kind {
		case rules.Drop:
			if loud && g.Tick-g.heard >= hearApart {
				g.heard = g.Tick
				g.Sound.Play(sound.Drop)
			}
		case rules.Capture:
			g.taken[s.Hand] += s.Seeds
			said, ok = g.speaker().Takes(s.Hand, g.taken[s.Hand]), true
			if loud {
				g.Sound.Play(sound.Capture)
			}
		case rules.Relay:
			if g.Tick-g.told >= tellApart {
				g.told = g.Tick
				said, ok = g.speaker().Event(s.Kind, s.Hand)
			}
		case rules.Fill:
			if loud {
				g.Sound.Play(sound.Drop)
			}
		case rules.ExtraTurn:
			said, ok = g.speaker().Event(s.Kind, s.Hand)
			if loud {
				g.Sound.Play(sound.Again)
			}
		default:
			said, ok = g.speaker().Event(s.Kind, s.Hand)
		}
		if ok && g.onBoard() != showing {
			g.say(said, true)
			g.bubble.ofMove = true
		}
	}
}

// greet says whose turn it is, unless something that matters more is being said.
func (g *game) greet() {
	history := g.m.Game()
	switch {
	case g.m.Over():
		g.say(g.endMessage(), true)
		g.bubble.ofMove = true
	case history.Variant().MustFeed(history.Position()):
		g.say(g.speaker().MustFeed(history.Position().Turn()), true)
		g.bubble.ofMove = true
	case !g.bubble.notable:
		g.say(g.speaker().Turn(history), false)
	}
}

// tellNews says something else than the game, where nothing of the game matters more, and reports whether there was any.
func (g *game) tellNews() bool {
	if g.do.News == nil || g.bubble.notable {
		return false
	}
	text := g.do.News()
	if text != "" {
		g.say(text, true)
	}
	return text != ""
}

// endMessage says how the game ended.
func (g *game) endMessage() string { return g.speaker().End(g.m.Game()) }

// speaker says what happens in the match.
func (g *game) speaker() *words.Speaker {
	return &words.Speaker{Text: g.Text, Seats: g.Seats, Kind: g.m.Game().Variant().Kind}
}
