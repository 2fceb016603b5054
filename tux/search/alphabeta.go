package search

import "awele/rules"

// moveValue returns the value of a move to next for the side of the move, looking depth turns ahead, this one included. A
// move after which the same side moves again costs no depth, so that no horizon lies in the middle of a turn, as far as
// extraTo; at maxPly the search ends all the same.
func (s *Searcher) moveValue(next rules.Position, side rules.Side, ply, depth, alpha, beta int) int {
	again := next.Turn() == side
	switch {
	case again && ply < s.extraTo:
		depth++
	case !again:
		alpha, beta = -beta, -alpha
	}
	var v int
	switch {
	case depth <= 1 || ply+1 >= maxPly:
		v = s.horizon(next, ply+1, alpha, beta)
	case depth == 2:
		v = s.frontier(next, ply+1, alpha, beta)
	default:
		v = s.alphaBeta(next, ply+1, depth-1, alpha, beta)
	}
	if !again {
		v = -v
	}
	return v
}

// alphaBeta returns the value of p for its side to move, looking depth turns ahead, at least two: exact between alpha and
// beta, else a bound. It means nothing once the search has stopped. It is a principal variation search: after the first
// move the others are only asked, with a null window, whether they are better.
func (s *Searcher) alphaBeta(p rules.Position, ply, depth, alpha, beta int) int {
	key := hash(p)
	stored := *s.table.bucket(key) // fetched so early because memory is slow
	if !s.countNode() {
		return 0
	}
	if s.quick.Over(p) {
		return s.finalValue(p, ply)
	}
	if s.path.push(p, ply) {
		return s.repetitionValue(p, ply)
	}
	if s.inEndgame(p) {
		if v, ok := s.endgameCutoff(p, alpha, beta); ok {
			return v
		}
	}
	hashMove := rules.NoHouse
	if e := stored.probe(key); e != 0 {
		hashMove = e.move()
		if e.depth() >= depth {
			v := valueAtPly(e.value(), ply)
			if b := e.bound(); b == exact || b == lowerBound && v >= beta || b == upperBound && v <= alpha {
				return v
			}
		}
	}

	side := p.Turn()
	best, bestMove, from := minusInfinity, rules.NoHouse, alpha
	m := &s.moves[ply&(maxPly-1)]
	legal := s.quick.Legal(p)
	hashFirst := legal.Has(hashMove) // that move is searched before the others are generated
	if !hashFirst {
		s.generate(m, p, legal, ply)
	}
	for i := 0; ; i++ {
		var next rules.Position
		var h rules.House
		var late bool
		if hashFirst {
			next, h = s.quick.Next(p, hashMove), hashMove
		} else if next, h, late = s.nextMove(m, p); h == rules.NoHouse {
			break
		}
		var v int
		if best == minusInfinity {
			v = s.moveValue(next, side, ply, depth, alpha, beta)
		} else {
			reduced := depth
			if late {
				reduced -= lateMoveReduction(i, depth)
			}
			v = s.moveValue(next, side, ply, reduced, alpha, alpha+1)
			if reduced < depth && v > alpha {
				v = s.moveValue(next, side, ply, depth, alpha, alpha+1)
			}
			if v > alpha && v < beta {
				v = s.moveValue(next, side, ply, depth, alpha, beta)
			}
		}
		if s.stopped {
			return 0
		}
		if v > best {
			best, bestMove = v, h
			if v > alpha {
				alpha = v
				if v >= beta { // a beta cutoff
					if next.Store(side) == p.Store(side) {
						s.history.cutoff(side, h, ply, depth)
					}
					break
				}
			}
		}
		if hashFirst {
			hashFirst = false
			s.generate(m, p, legal&^(1<<hashMove), ply)
		}
	}
	kind := exact
	switch {
	case best >= beta:
		kind = lowerBound
	case best <= from:
		kind = upperBound
	}
	s.table.store(key, valueFromHere(best, ply), depth, kind, bestMove)
	return best
}

// lateMoveReduction returns how much less deep the move at place i is searched at first: a quiet move that is no killer
// and comes late in the order is rarely the best.
func lateMoveReduction(i, depth int) int {
	switch {
	case depth < 3 || i < 2:
		return 0
	case depth < 4 || i < 4:
		return 1
	}
	return 2
}

// frontier is alphaBeta at depth 1, where a search spends half its time. Its result is not stored in the transposition
// table: to search it again takes less time than to look it up.
func (s *Searcher) frontier(p rules.Position, ply, alpha, beta int) int {
	if !s.countNode() {
		return 0
	}
	if s.quick.Over(p) {
		return s.finalValue(p, ply)
	}
	if s.path.push(p, ply) {
		return s.repetitionValue(p, ply)
	}
	if s.inEndgame(p) {
		if v, ok := s.endgameCutoff(p, alpha, beta); ok {
			return v
		}
	}
	side := p.Turn()
	best := minusInfinity
	m := &s.moves[ply&(maxPly-1)]
	s.generate(m, p, s.quick.Legal(p), ply)
	for {
		next, h, _ := s.nextMove(m, p)
		if h == rules.NoHouse {
			return best
		}
		upper := beta
		if best > minusInfinity {
			upper = alpha + 1
		}
		v := s.horizonValue(next, side, ply, alpha, upper)
		if v > alpha && v < beta && upper < beta {
			v = s.horizonValue(next, side, ply, alpha, beta)
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
						s.history.cutoff(side, h, ply, 1)
					}
					return best
				}
			}
		}
	}
}

// horizonValue is moveValue for the last turn that is looked ahead.
func (s *Searcher) horizonValue(next rules.Position, side rules.Side, ply, alpha, beta int) int {
	switch {
	case next.Turn() != side:
		return -s.horizon(next, ply+1, -beta, -alpha)
	case ply+1 >= maxPly || ply >= s.extraTo:
		return s.horizon(next, ply+1, alpha, beta)
	}
	return s.frontier(next, ply+1, alpha, beta)
}
