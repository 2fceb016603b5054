package search

import "awele/rules"

// horizon values a position where the search looks no further ahead, for its side to move, as alphaBeta does.
func (s *Searcher) horizon(p rules.Position, ply, alpha, beta int) int {
	if !s.countNode() {
		return 0
	}
	if s.quick.Over(p) {
		return s.finalValue(p, ply)
	}
	if s.path.repeats(p, ply) {
		return s.repetitionValue(p, ply)
	}
	if s.inEndgame(p) {
		if v, ok := s.endgameCutoff(p, alpha, beta); ok {
			return v
		}
		if low, high, ok := s.endgameBounds(p); ok {
			return max(low, min(s.quiescence(p, ply, alpha, beta), high))
		}
	}
	return s.quiescence(p, ply, alpha, beta)
}

// quiescence values a position by playing out the captures: the moves that bring two seeds or more to the store. Of those
// after which the same side moves again it plays the one nearest to the store, which changes no house on its left. Since a
// side need not capture, the static evaluation is a lower bound (it stands pat).
func (s *Searcher) quiescence(p rules.Position, ply, alpha, beta int) int {
	if s.relays {
		return s.finishTurn(p, ply)
	}
	best := s.staticEvaluation(p)
	if best >= beta || ply >= maxPly {
		return best
	}
	alpha = max(alpha, best)
	side := p.Turn()
	store := p.Store(side)
	again := s.quick.Again(p).Last()
	for from := s.quick.Gaining(p); from != 0; from &= from - 1 {
		h := from.First()
		next := s.quick.Next(p, h)
		if next.Store(side) <= store+1 && h != again {
			continue
		}
		if !s.countNode() {
			return 0
		}
		if v := s.captureValue(next, side, ply+1, alpha, beta); v > best {
			best = v
			if v >= beta {
				break
			}
			alpha = max(alpha, v)
		}
	}
	return best
}

// captureValue returns the value of a position after a capture for the side that captured.
func (s *Searcher) captureValue(p rules.Position, side rules.Side, ply, alpha, beta int) int {
	again := p.Turn() == side
	switch {
	case s.quick.Over(p):
		if again {
			return s.finalValue(p, ply)
		}
		return -s.finalValue(p, ply)
	case again:
		return s.quiescence(p, ply, alpha, beta)
	case s.inEndgame(p):
		if low, high, ok := s.endgameBounds(p); ok && low == high {
			return -low
		}
	}
	return -s.quiescence(p, ply, -beta, -alpha)
}
