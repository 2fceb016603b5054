package tux

import (
	"awele/rules"
	"awele/tux/search"
)

// situation is what a manner looks at besides the ranking.
type situation struct {
	variant rules.Variant
	pos     rules.Position
	quiet   int                     // moves since the last capture
	stood   map[rules.Position]bool // the positions since then, where they are quietLimit and more
	led     int                     // the greatest lead of the side to move in the game so far, in seeds, at least 0
	sown    int                     // sowings that the side to move has done in this turn
	first   bool                    // this is its first turn, in a game that began at the start
}

// situationOf returns the situation of the side to move in a game.
func situationOf(g *rules.Game) situation {
	s := situation{variant: g.Variant(), pos: g.Position(), quiet: search.QuietMoves(g)}
	me := s.pos.Turn()
	s.sown = sownInTurn(g)
	s.first = firstTurn(g, s.sown)
	if s.quiet >= quietLimit {
		s.stood = map[rules.Position]bool{}
		for ply := g.Ply() - s.quiet; ply <= g.Ply(); ply++ {
			s.stood[g.PositionAt(ply)] = true
		}
	}
	for ply := range g.Ply() + 1 {
		p := g.PositionAt(ply)
		s.led = max(s.led, p.Store(me)-p.Store(me.Other()))
	}
	return s
}

// lead returns how many seeds the side to move has stored more than the other.
func (s situation) lead() int {
	me := s.pos.Turn()
	return s.pos.Store(me) - s.pos.Store(me.Other())
}

// wins reports whether a move of the side to move ends the game as a win.
func (s situation) wins(h rules.House) bool {
	return s.variant.Result(s.variant.Next(s.pos, h)).Won(s.pos.Turn())
}

// goesRound reports whether the seeds of a house of the side to move go all round the board, as those of a kroo do.
func (s situation) goesRound(h rules.House) bool {
	return s.pos.Seeds(rules.Pit{Side: s.pos.Turn(), House: h}) >= 2*s.variant.Houses
}

// gift returns what the other side can expect to gain on Tux, in parts of a seed, if Tux goes to next and the other then
// plays any legal move.
func (s situation) gift(next rules.Position) int {
	me := s.pos.Turn()
	v := -search.SeedValue * (next.Store(me) - s.pos.Store(me))
	if next.Turn() == me {
		return v
	}
	gains, n := 0, 0
	for h := range s.variant.Legal(next).All() {
		after := s.variant.Next(next, h)
		gains += after.Store(me.Other()) - next.Store(me.Other())
		n++
	}
	if n == 0 {
		return v
	}
	return v + search.SeedValue*gains/n
}
