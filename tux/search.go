package tux

import (
	"awele/rules"
	"awele/tux/endgame"
)

const (
	maxPly   = 64  // how far a search looks ahead
	maxCalm  = 128 // how many positions of the game before it are known, for repetition
	noWindow = -infinite
	// tableDepth is the depth from which on results are kept: below it looking again is sooner done than remembering.
	tableDepth = 2

	captureOrder = 1 << 30
	killerOrder  = 1 << 28
)

// search looks ahead from one position. It pauses after a number of nodes and goes on when asked; how often it pauses
// changes nothing in what it finds.
type search struct {
	variant rules.Variant
	table   *table
	houses  uint64 // the top bit of every byte that is a house

	ends   *endgame.Table // or nil
	stored int            // so many seeds are stored where the table begins to know

	nodes   int
	limit   int // no more nodes than this
	pauseAt int // the number of nodes at which to pause
	pause   func() bool
	stopped bool

	// line holds the positions without a capture that led to the root, and from line[root] on those being searched.
	// calm counts for each how many before it hold the same stores.
	line [maxCalm + maxPly + 1]rules.Position
	calm [maxCalm + maxPly + 1]int
	root int

	killers [maxPly + 1][2]rules.House
	history [2][rules.MaxHouses]int

	considering rules.House
}

// prepare puts the search at the present of a game.
func (s *search) prepare(g *rules.Game, limit int) {
	v := g.Variant()
	s.variant, s.limit = v, limit
	s.houses = topBits >> (8 * (8 - v.Houses))
	s.nodes, s.pauseAt, s.stopped = 0, 0, false
	s.killers = [maxPly + 1][2]rules.House{}
	for i := range s.killers {
		s.killers[i] = [2]rules.House{rules.NoHouse, rules.NoHouse}
	}
	s.history = [2][rules.MaxHouses]int{}
	s.considering = rules.NoHouse
	s.table.renew(limit)

	s.root = calm(g)
	for i := range s.root + 1 {
		s.line[i], s.calm[i] = g.PositionAt(g.Ply()-s.root+i), i
	}
}

// calm returns the number of moves since the last capture, at most maxCalm.
func calm(g *rules.Game) (n int) {
	for n < min(g.Ply(), maxCalm) && sameStores(g.PositionAt(g.Ply()-n-1), g.Position()) {
		n++
	}
	return n
}

func sameStores(p, q rules.Position) bool {
	return p.Store(rules.South) == q.Store(rules.South) && p.Store(rules.North) == q.Store(rules.North)
}

// at notes that p stands in the line at the given ply and reports whether it stood there before.
func (s *search) at(p rules.Position, ply int) (repeated bool) {
	i := s.root + ply
	s.line[i] = p
	if i == 0 || !sameStores(p, s.line[i-1]) {
		s.calm[i] = 0
		return false
	}
	n := s.calm[i-1] + 1
	s.calm[i] = n
	// Nothing was captured in between, so the sides took turns.
	for back := 4; back <= n; back += 2 {
		if s.line[i-back] == p {
			return true
		}
	}
	return false
}

// count counts a node and reports whether the search may go on.
func (s *search) count() bool {
	if s.stopped {
		return false
	}
	s.nodes++
	if s.nodes >= s.pauseAt {
		s.stopped = s.nodes >= s.limit || !s.pause()
	}
	return !s.stopped
}

// branch is a move with the position that it leads to.
type branch struct {
	next  rules.Position
	order int
	house rules.House
}

// value searches the position after a move of the side to move in p, and returns its value for that side.
func (s *search) value(p, next rules.Position, ply, depth, alpha, beta int) int {
	if next.Turn() == p.Turn() { // a captured row gives another turn
		return s.look(next, ply+1, depth-1, alpha, beta)
	}
	return -s.look(next, ply+1, depth-1, -beta, -alpha)
}

// look returns the value of p for its side to move, looking depth moves ahead: exact between alpha and beta, else a
// bound. It means nothing once the search has stopped.
func (s *search) look(p rules.Position, ply, depth, alpha, beta int) int {
	if !s.count() {
		return 0
	}
	legal := s.variant.Legal(p)
	if legal == 0 {
		return final(p, ply)
	}
	if s.at(p, ply) {
		return s.shared(p, ply)
	}
	low, high, ok := s.ending(p)
	if ok && (low == high || low >= beta) {
		return low
	}
	if ok && high <= alpha {
		return high
	}
	if depth <= 0 || ply >= maxPly {
		v := s.settle(p, legal, ply, alpha, beta)
		if ok {
			v = max(low, min(v, high))
		}
		return v
	}

	first := rules.NoHouse
	var key uint64
	if depth >= tableDepth {
		key = hash(p.Rows())
		if e := s.table.find(key); e != nil {
			first = e.move
			if int(e.depth) >= depth {
				v := fromTable(int(e.value), ply)
				if e.bound == exact || e.bound == atLeast && v >= beta || e.bound == atMost && v <= alpha {
					return v
				}
			}
		}
	}

	best, bestMove, from := noWindow, rules.NoHouse, alpha
	var branches [rules.MaxHouses]branch
	n := 0
	if legal.Has(first) {
		branches[0] = branch{s.variant.Next(p, first), 0, first}
		n = 1
	}
	for i := 0; ; i++ {
		if i == n {
			if i > 1 || i == 1 && first == rules.NoHouse {
				break
			}
			n = s.branches(p, legal, first, ply, &branches)
			if i >= n {
				break
			}
		}
		b := &branches[i]
		var v int
		if best == noWindow {
			v = s.value(p, b.next, ply, depth, alpha, beta)
		} else {
			reduced := depth - s.reduction(i, depth, b)
			v = s.value(p, b.next, ply, reduced, alpha, alpha+1)
			if reduced < depth && v > alpha {
				v = s.value(p, b.next, ply, depth, alpha, alpha+1)
			}
			if v > alpha && v < beta {
				v = s.value(p, b.next, ply, depth, alpha, beta)
			}
		}
		if s.stopped {
			return 0
		}
		if v > best {
			best, bestMove = v, b.house
			if v > alpha {
				alpha = v
				if v >= beta {
					s.remember(p, b, ply, depth)
					break
				}
			}
		}
	}
	kind := exact
	switch {
	case best >= beta:
		kind = atLeast
	case best <= from:
		kind = atMost
	}
	if depth >= tableDepth {
		s.table.keep(key, toTable(best, ply), depth, kind, bestMove)
	}
	return best
}

// reduction returns how much less deep the move that stands at place i is first looked at: quiet moves that nothing
// speaks for are rarely best.
func (s *search) reduction(i, depth int, b *branch) int {
	switch {
	case depth < 3 || i < 2 || b.order >= killerOrder:
		return 0
	case depth < 4 || i < 4:
		return 1
	}
	return 2
}

// settle values a position at the end of the look-ahead: it plays out the captures, since a side need not capture it
// may also stand still.
func (s *search) settle(p rules.Position, legal rules.HouseSet, ply, alpha, beta int) int {
	best := s.worth(p)
	if best >= beta || ply >= maxPly {
		return best
	}
	alpha = max(alpha, best)
	store := p.Store(p.Turn())
	legal &= s.capturing(p)
	for ; legal != 0; legal &= legal - 1 {
		next := s.variant.Next(p, legal.First())
		if next.Store(p.Turn()) <= store+1 {
			continue
		}
		if !s.count() {
			return 0
		}
		v := s.captured(p, next, ply, alpha, beta)
		if v > best {
			best = v
			if v >= beta {
				break
			}
			alpha = max(alpha, v)
		}
	}
	return best
}

// capturing returns the houses of the side to move from which a capture is possible, and perhaps some more: a sowing
// that does not go all round can only capture if it ends in a house with 1 or 2 seeds.
func (s *search) capturing(p rules.Position) (from rules.HouseSet) {
	mover, other := p.Rows()
	targets := ((other + atLeast1) &^ (other + atLeast3)) & s.houses
	round := 2*s.variant.Houses - 1
	for h := range s.variant.Houses {
		n := int(mover >> (8 * h) & 0xff)
		last := h + n - s.variant.Houses
		if n >= round || last >= 0 && targets>>(8*last)&0x80 != 0 {
			from |= 1 << h
		}
	}
	return from
}

// captured values the position after a capture.
func (s *search) captured(p, next rules.Position, ply, alpha, beta int) int {
	legal := s.variant.Legal(next)
	switch same := next.Turn() == p.Turn(); {
	case legal == 0 && same:
		return final(next, ply+1)
	case legal == 0:
		return -final(next, ply+1)
	case same:
		return s.settle(next, legal, ply+1, alpha, beta)
	}
	if low, high, ok := s.ending(next); ok && low == high {
		return -low
	}
	return -s.settle(next, legal, ply+1, -beta, -alpha)
}

// branches lists the legal moves, best guesses first; the house `first` stands in front if it is one of them.
func (s *search) branches(p rules.Position, legal rules.HouseSet, first rules.House, ply int, to *[rules.MaxHouses]branch) int {
	turn := p.Turn()
	store := p.Store(turn)
	n := 0
	if legal.Has(first) {
		n = 1
		legal &^= 1 << first
	}
	fixed := n
	for ; legal != 0; legal &= legal - 1 {
		h := legal.First()
		b := branch{next: s.variant.Next(p, h), house: h}
		if gain := b.next.Store(turn) - store; gain > 0 {
			b.order = captureOrder + gain
		} else if s.killers[ply][0] == h {
			b.order = killerOrder + 1
		} else if s.killers[ply][1] == h {
			b.order = killerOrder
		} else {
			b.order = s.history[turn][h]
		}
		i := n
		for ; i > fixed && to[i-1].order < b.order; i-- {
			to[i] = to[i-1]
		}
		to[i] = b
		n++
	}
	return n
}

// remember notes a quiet move that refuted the move before it.
func (s *search) remember(p rules.Position, b *branch, ply, depth int) {
	if b.next.Store(p.Turn()) != p.Store(p.Turn()) {
		return
	}
	if k := &s.killers[ply]; k[0] != b.house {
		k[1], k[0] = k[0], b.house
	}
	h := &s.history[p.Turn()][b.house]
	if *h += depth * depth; *h > killerOrder/2 {
		for i := range s.history {
			for j := range s.history[i] {
				s.history[i][j] /= 2
			}
		}
	}
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
