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

// useEndgames lets the search ask a table, if it is one for the rules of the game. In Kalah, which has none, who wins is
// known from a majority on.
func (s *Searcher) useEndgames(t *endgame.Table) {
	s.ends, s.endsFrom = nil, neverStored
	if s.variant.Kind == rules.Kalah {
		s.endsFrom = s.path.present().Total()/2 + 1
	}
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

// endgameBounds returns bounds of the value of p from the endgame table, or in Kalah from a majority.
func (s *Searcher) endgameBounds(p rules.Position) (low, high int, ok bool) {
	if !s.inEndgame(p) {
		return 0, 0, false
	}
	if s.ends == nil {
		return kalahBounds(p)
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

// SureMove returns the move to play where the endgame table knows that the game cannot be lost: that of its plan, which
// makes headway where the game is won, and goes round only on boards where the own row holds enough where it is drawn.
// Another move that gives nothing away may still bring a board back on which it holds less. Only where a board that stood
// before the plan began would end the game for the worse with the next moves it is another one that keeps what is sure.
// Where the table knows nothing of the kind ok is false. It may be asked as soon as a job has begun to rank, until the
// next is begun.
func (s *Searcher) SureMove(r *Ranking) (h rules.House, ok bool) {
	p := s.path.present()
	low, _, ok := s.endgameBounds(p)
	if !ok || low < 0 || r.n == 0 || s.ends == nil {
		return rules.NoHouse, false
	}
	plan, ok := s.ends.Move(p)
	if !ok {
		return rules.NoHouse, false
	}
	if r.Value(plan) >= 0 && (low == 0 || r.Value(plan) > 0) {
		return plan, true
	}
	for _, m := range r.Moves() { // the search has seen a board come back
		if low > 0 && m.Value > Decided || low == 0 && m.Value >= 0 && s.keeps(m.Next) {
			return m.House, true
		}
	}
	return plan, true
}

// Sure reports whether the endgame table, or a majority in Kalah, is sure that the side to move wins, and that it does not
// lose. Like
// [Searcher.SureMove] it may be asked as soon as a job has begun to rank.
func (s *Searcher) Sure() (wins, holds bool) {
	low, _, ok := s.endgameBounds(s.path.present())
	return ok && low > 0, ok && low >= 0
}

// keeps reports whether the side that has moved to next cannot lose.
func (s *Searcher) keeps(next rules.Position) bool {
	me := s.path.present().Turn()
	if s.variant.Result(next).Over() {
		return next.Store(me) >= next.Store(me.Other())
	}
	_, high, ok := s.endgameBounds(next)
	return ok && next.Turn() != me && high <= 0
}

// SureCapture reports whether a move of the side to move captures something and leads to next, where the endgame table
// is sure of as much as before. Like [Searcher.SureMove] it may be asked as soon as a job has begun to rank.
func (s *Searcher) SureCapture(next rules.Position) bool {
	p := s.path.present()
	low, _, ok := s.endgameBounds(p)
	if !ok || inStores(next) == inStores(p) || next.Turn() == p.Turn() || s.variant.Result(next).Over() {
		return false
	}
	_, high, ok := s.endgameBounds(next)
	return ok && -high >= low
}
