package tux

import (
	"awele/rules"
	"awele/tux/endgame"
)

const (
	maxPly   = 64 // how far a search looks ahead
	noWindow = -infinite
)

// search looks ahead from one position. It pauses after a number of nodes and goes on when asked; how often it pauses
// changes nothing in what it finds.
type search struct {
	variant rules.Variant
	quick   rules.Quick
	table   *table
	houses  uint64 // the top bit of every byte that is a house

	ends   *endgame.Table // or nil
	stored int            // so many seeds are stored where the table begins to know

	nodes   int
	limit   int // no more nodes than this
	pauseAt int // the number of nodes at which to pause
	pause   func() bool
	stopped bool

	line  line
	moves [maxPly]moves // of the position at each ply
	habit habit

	considering rules.House
}

// prepare puts the search at the present of a game.
func (s *search) prepare(g *rules.Game, limit int) {
	v := g.Variant()
	s.variant, s.quick, s.limit = v, v.Quick(g.Position()), limit
	s.houses = topBits >> (8 * (8 - v.Houses))
	s.nodes, s.pauseAt, s.stopped = 0, 0, false
	s.habit.forget()
	s.considering = rules.NoHouse
	s.table.renew(limit)
	s.line.begin(g)
}

// count counts a node and reports whether the search may go on.
func (s *search) count() bool {
	s.nodes++
	return s.nodes < s.pauseAt || s.rest()
}

// rest pauses, unless the search has to stop.
func (s *search) rest() bool {
	if s.stopped {
		s.nodes--
		return false
	}
	s.stopped = s.nodes >= s.limit || !s.pause()
	return !s.stopped
}

// value returns the value of a move to next for the side of the move, looking depth moves ahead, this one included.
func (s *search) value(next rules.Position, side rules.Side, ply, depth, alpha, beta int) int {
	again := next.Turn() == side // as after a captured row
	if !again {
		alpha, beta = -beta, -alpha
	}
	var v int
	switch {
	case depth <= 1 || ply+1 >= maxPly:
		v = s.leaf(next, ply+1, alpha, beta)
	case depth == 2:
		v = s.brink(next, ply+1, alpha, beta)
	default:
		v = s.look(next, ply+1, depth-1, alpha, beta)
	}
	if !again {
		v = -v
	}
	return v
}

// look returns the value of p for its side to move, looking depth moves ahead, at least two: exact between alpha and
// beta, else a bound. It means nothing once the search has stopped.
func (s *search) look(p rules.Position, ply, depth, alpha, beta int) int {
	key := hash(p.Rows())
	pair := *s.table.pair(key) // fetched so early because memory is slow
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
	first := rules.NoHouse
	if e := pair.find(key); e != 0 {
		first = e.move()
		if e.depth() >= depth {
			v := fromTable(e.value(), ply)
			if b := e.bound(); b == exact || b == atLeast && v >= beta || b == atMost && v <= alpha {
				return v
			}
		}
	}

	side := p.Turn()
	best, bestMove, from := noWindow, rules.NoHouse, alpha
	m := &s.moves[ply&(maxPly-1)]
	legal := s.quick.Legal(p)
	remembered := legal.Has(first) // that move comes before the others are listed
	if !remembered {
		s.list(m, p, legal, ply)
	}
	for i := 0; ; i++ {
		var next rules.Position
		var h rules.House
		var plain bool
		if remembered {
			next, h = s.quick.Next(p, first), first
		} else if next, h, plain = s.take(m, p); h == rules.NoHouse {
			break
		}
		var v int
		if best == noWindow {
			v = s.value(next, side, ply, depth, alpha, beta)
		} else {
			reduced := depth - reduction(i, depth, plain)
			v = s.value(next, side, ply, reduced, alpha, alpha+1)
			if reduced < depth && v > alpha {
				v = s.value(next, side, ply, depth, alpha, alpha+1)
			}
			if v > alpha && v < beta {
				v = s.value(next, side, ply, depth, alpha, beta)
			}
		}
		if s.stopped {
			return 0
		}
		if v > best {
			best, bestMove = v, h
			if v > alpha {
				alpha = v
				if v >= beta {
					if next.Store(side) == p.Store(side) {
						s.habit.refuted(side, h, ply, depth)
					}
					break
				}
			}
		}
		if remembered {
			remembered = false
			s.list(m, p, legal&^(1<<first), ply)
		}
	}
	kind := exact
	switch {
	case best >= beta:
		kind = atLeast
	case best <= from:
		kind = atMost
	}
	s.table.keep(key, toTable(best, ply), depth, kind, bestMove)
	return best
}

// reduction returns how much less deep the move that stands at place i is first looked at: quiet moves that nothing
// speaks for are rarely best.
func reduction(i, depth int, plain bool) int {
	switch {
	case depth < 3 || i < 2 || !plain:
		return 0
	case depth < 4 || i < 4:
		return 1
	}
	return 2
}

// A won game is stored with its distance from the position, not from the root.
func toTable(v, ply int) int {
	switch {
	case v > near:
		return v + ply
	case v < -near:
		return v - ply
	}
	return v
}

func fromTable(v, ply int) int {
	switch {
	case v > near:
		return v - ply
	case v < -near:
		return v + ply
	}
	return v
}
