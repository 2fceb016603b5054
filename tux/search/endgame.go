package search

import (
	"awele/rules"
	"awele/tux/endgame"
)

// endgameValue is the value of a board from which the side to move is sure to lead by so many seeds at the end. It is
// less than a win that is counted in moves, so that of two won games the one is preferred whose end is in sight.
func endgameValue(lead int) int {
	switch {
	case lead > 0:
		return tableWin + lead*SeedValue
	case lead < 0:
		return -tableWin + lead*SeedValue
	}
	return 0
}

// neverStored is a number of stored seeds that no game reaches.
const neverStored = rules.MaxSeeds + 1

// useEndgames lets the search ask a table, if it is one for the rules of the game.
func (s *Searcher) useEndgames(t *endgame.Table) {
	s.ends, s.endsFrom = nil, neverStored
	if t == nil {
		return
	}
	if c, ok := endgame.For(s.variant); ok && t.Conventions() == c {
		s.ends = t
		s.endsFrom = s.path.present().Total() - t.Seeds()
	}
}

// inEndgame reports whether so few seeds are left that the endgame table may know p.
func (s *Searcher) inEndgame(p rules.Position) bool { return inStores(p) >= s.endsFrom }

// endgameBounds returns bounds of the value of p from the endgame table.
func (s *Searcher) endgameBounds(p rules.Position) (low, high int, ok bool) {
	if !s.inEndgame(p) {
		return 0, 0, false
	}
	mover, other := p.Rows()
	mine, yours := int(mover>>56), int(other>>56)
	b, ok := s.ends.Probe(p)
	return endgameValue(mine - yours + int(b.Lo)), endgameValue(mine - yours + int(b.Hi)), ok
}

// endgameCutoff returns the value of p, or a bound that lies outside of alpha and beta, where the endgame table is sure
// of it.
func (s *Searcher) endgameCutoff(p rules.Position, alpha, beta int) (v int, ok bool) {
	low, high, ok := s.endgameBounds(p)
	switch {
	case !ok:
		return 0, false
	case low == high || low >= beta:
		return low, true
	}
	return high, high <= alpha
}

// SureMove returns the move to play where the endgame table knows that the game cannot be lost: one that leads on where
// it is won, else the first of the ranking that gives nothing away. Where the table knows nothing of the kind ok is
// false. It is to be asked when a job has finished; see [Searcher.Rank].
func (s *Searcher) SureMove(r *Ranking) (h rules.House, ok bool) {
	p := s.path.present()
	low, _, ok := s.endgameBounds(p)
	switch {
	case !ok || low < 0:
		return rules.NoHouse, false
	case low > 0:
		return s.ends.Move(p)
	}
	for _, m := range r.Moves() {
		if s.variant.Result(m.Next).Over() {
			if m.Value >= 0 {
				return m.House, true
			}
			continue
		}
		if _, high, ok := s.endgameBounds(m.Next); ok && high <= 0 {
			return m.House, true
		}
	}
	return rules.NoHouse, false
}
