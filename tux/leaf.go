package tux

import "awele/rules"

// brink is look at depth 1, where a search spends half its time. Its result is not kept in the table: looking again is
// sooner done than remembering.
func (s *search) brink(p rules.Position, ply, alpha, beta int) int {
	if !s.count() {
		return 0
	}
	if s.quick.Over(p) {
		return final(p, ply)
	}
	if s.line.put(p, ply) {
		return s.shared(p, ply)
	}
	if s.late(p) {
		if v, ok := s.told(p, alpha, beta); ok {
			return v
		}
	}
	side := p.Turn()
	best := noWindow
	m := &s.moves[ply&(maxPly-1)]
	s.list(m, p, s.quick.Legal(p), ply)
	for {
		next, h, _ := s.take(m, p)
		if h == rules.NoHouse {
			return best
		}
		edge := beta
		if best > noWindow {
			edge = alpha + 1
		}
		v := s.lastMove(next, side, ply, alpha, edge)
		if v > alpha && v < beta && edge < beta {
			v = s.lastMove(next, side, ply, alpha, beta)
		}
		if s.stopped {
			return 0
		}
		if v > best {
			best = v
			if v > alpha {
				alpha = v
				if v >= beta {
					if next.Store(side) == p.Store(side) {
						s.habit.refuted(side, h, ply, 1)
					}
					return best
				}
			}
		}
	}
}

// lastMove values the last move of a look-ahead for the side of the move.
func (s *search) lastMove(next rules.Position, side rules.Side, ply, alpha, beta int) int {
	if next.Turn() == side {
		return s.leaf(next, ply+1, alpha, beta)
	}
	return -s.leaf(next, ply+1, -beta, -alpha)
}

// leaf values a position where the look-ahead ends, for its side to move, as look does.
func (s *search) leaf(p rules.Position, ply, alpha, beta int) int {
	if !s.count() {
		return 0
	}
	if s.quick.Over(p) {
		return final(p, ply)
	}
	if s.line.repeats(p, ply) {
		return s.shared(p, ply)
	}
	if s.late(p) {
		if v, ok := s.told(p, alpha, beta); ok {
			return v
		}
		if low, high, ok := s.ending(p); ok {
			return max(low, min(s.settle(p, ply, alpha, beta), high))
		}
	}
	return s.settle(p, ply, alpha, beta)
}

// settle values a position by playing out the captures; since a side need not capture it may also stand still.
func (s *search) settle(p rules.Position, ply, alpha, beta int) int {
	best := s.worth(p)
	if best >= beta || ply >= maxPly {
		return best
	}
	alpha = max(alpha, best)
	side := p.Turn()
	store := p.Store(side)
	for from := s.quick.Gaining(p); from != 0; from &= from - 1 {
		next := s.quick.Next(p, from.First())
		if next.Store(side) <= store+1 {
			continue
		}
		if !s.count() {
			return 0
		}
		if v := s.captured(next, side, ply+1, alpha, beta); v > best {
			best = v
			if v >= beta {
				break
			}
			alpha = max(alpha, v)
		}
	}
	return best
}

// captured returns the value of a position after a capture for the side that captured.
func (s *search) captured(p rules.Position, side rules.Side, ply, alpha, beta int) int {
	again := p.Turn() == side
	switch {
	case s.quick.Over(p):
		if again {
			return final(p, ply)
		}
		return -final(p, ply)
	case again:
		return s.settle(p, ply, alpha, beta)
	case s.late(p):
		if low, high, ok := s.ending(p); ok && low == high {
			return -low
		}
	}
	return -s.settle(p, ply, -beta, -alpha)
}
