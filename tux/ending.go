package tux

import (
	"awele/rules"
	"awele/tux/endgame"
)

// Endgames gives the engine a table of the last seeds, for hints and for the upper levels; nil takes it away. It counts
// from the next thought on. A move hangs on the table too: with a larger one Tux knows more, so that for the same move
// again [Engine.Think] needs a table of as many seeds. A table for other rules than those of a game is not asked.
func (e *Engine) Endgames(t *endgame.Table) { e.ends = t }

const (
	// tableLevel is the lowest level that knows the endgame table.
	tableLevel = 6
	// endInSight is how many seeds are left on the board, or fewer, when the end is in sight. A search that comes to the
	// last dozen from farther off changes Tux's mind in one move of ten.
	endInSight = 30
)

// EndInSight reports whether so few seeds are left on the board that an endgame table begins to count.
func EndInSight(g *rules.Game) bool {
	p := g.Position()
	return p.InRow(rules.South)+p.InRow(rules.North) <= endInSight
}

// AsksEndgames reports whether Tux asks the endgame table about his move in g at this level: the upper ones do when the
// end is in sight. Before that a table may still be on its way.
func (l Level) AsksEndgames(g *rules.Game) bool { return l.Valid() >= tableLevel && EndInSight(g) }

// known is the value of a board from which the side to move is sure to lead by so many seeds at the end. It is less than
// a win that is counted in moves, so that of two won games the one is preferred whose end is in sight.
func known(lead int) int {
	switch {
	case lead > 0:
		return knownWin + lead*seedWorth
	case lead < 0:
		return -knownWin + lead*seedWorth
	}
	return 0
}

// useEndgames lets the search ask a table, if it is one for the rules of the game.
func (s *search) useEndgames(t *endgame.Table) {
	s.ends, s.stored = nil, never
	if c, ok := endgame.For(s.variant); ok && t != nil && t.Conventions() == c {
		s.ends = t
		s.stored = s.line.present().Total() - t.Seeds()
	}
}

// never is a number of stored seeds that no game reaches.
const never = rules.MaxSeeds + 1

// late reports whether so few seeds are left that the table may know p.
func (s *search) late(p rules.Position) bool { return stored(p) >= s.stored }

// ending returns bounds of the value of p from the table.
func (s *search) ending(p rules.Position) (low, high int, ok bool) {
	if !s.late(p) {
		return 0, 0, false
	}
	mover, other := p.Rows()
	mine, yours := int(mover>>56), int(other>>56)
	b, ok := s.ends.Probe(p)
	return known(mine - yours + int(b.Lo)), known(mine - yours + int(b.Hi)), ok
}

// told returns the value of p, or a bound that lies outside of alpha and beta, where the table says as much.
func (s *search) told(p rules.Position, alpha, beta int) (v int, ok bool) {
	low, high, ok := s.ending(p)
	switch {
	case !ok:
		return 0, false
	case low == high || low >= beta:
		return low, true
	}
	return high, high <= alpha
}

// keep returns the move to play where the table knows that the game cannot be lost: one that leads on where it is won,
// else the first of the ranking that gives nothing away. Where the table knows nothing of the kind ok is false.
func (s *search) keep(r *ranking) (h rules.House, ok bool) {
	p := s.line.present()
	low, _, ok := s.ending(p)
	switch {
	case !ok || low < 0:
		return rules.NoHouse, false
	case low > 0:
		return s.ends.Move(p)
	}
	for _, m := range r.list() {
		if s.variant.Result(m.next).Over() {
			if m.value >= 0 {
				return m.house, true
			}
			continue
		}
		if _, high, ok := s.ending(m.next); ok && high <= 0 {
			return m.house, true
		}
	}
	return rules.NoHouse, false
}
