package tux

import (
	"math/rand/v2"

	"awele/rules"
)

const (
	playouts   = 100 // games that are tried after each move
	playoutEnd = 40  // moves after which one is broken off
)

// quietAhead returns how many moves, in tenths, it takes after next until seeds are stored, whoever stores them, or a
// board comes back, so that the players can agree: on average over games in which both sides are cautious. It is 0 if the
// move to next does so. Where nobody gives anything away, a deep search alone goes round for ever: to it all moves are
// equal.
func (s situation) quietAhead(next rules.Position, rnd *rand.Rand) int {
	before := storedIn(s.pos)
	moves := 0
	for range playouts {
		p := next
		for n := 0; n < playoutEnd && storedIn(p) == before && !s.stood[p]; n++ {
			good := cautious(s.variant, p)
			if good == 0 {
				break // the game has ended
			}
			for range rnd.IntN(good.Len()) {
				good &= good - 1
			}
			p = s.variant.Next(p, good.First())
			moves++
		}
	}
	return 10 * moves / playouts
}

// offer returns how well a move to next brings a capture about: best if it is one, next best where the other can capture
// at once and gain by it after the best answer, the fewer seeds the better, then where it can capture at all, else the sooner
// somebody is likely to.
func (s situation) offer(next rules.Position, rnd *rand.Rand) int {
	own := storedIn(next) - storedIn(s.pos)
	if own > 0 || next.Turn() == s.pos.Turn() {
		return 2*rules.MaxSeeds + own
	}
	captures, gain, other := false, 0, next.Turn()
	for h := range s.variant.Legal(next).All() {
		after := s.variant.Next(next, h)
		if n := after.Store(other) - next.Store(other); n > 0 {
			captures, gain = true, max(gain, n-most(s.variant, after, other.Other()))
		}
	}
	switch {
	case gain > 0:
		return rules.MaxSeeds - gain
	case captures:
		return 0
	}
	return -1 - s.quietAhead(next, rnd)
}

// most returns how many seeds a side can store with one move of the side to move.
func most(v rules.Variant, p rules.Position, of rules.Side) (seeds int) {
	for h := range v.Legal(p).All() {
		seeds = max(seeds, v.Next(p, h).Store(of)-p.Store(of))
	}
	return seeds
}

// cautious returns the moves of the side to move that store most, less what the best answer stores.
func cautious(v rules.Variant, p rules.Position) (best rules.HouseSet) {
	me, most := p.Turn(), -rules.MaxSeeds
	for h := range v.Legal(p).All() {
		next := v.Next(p, h)
		n := next.Store(me) - p.Store(me)
		if next.Turn() != me {
			loss := 0
			for a := range v.Legal(next).All() {
				loss = max(loss, v.Next(next, a).Store(me.Other())-next.Store(me.Other()))
			}
			n -= loss
		}
		if n > most {
			most, best = n, 0
		}
		if n == most {
			best |= 1 << h
		}
	}
	return best
}

// storedIn returns how many seeds lie in both stores.
func storedIn(p rules.Position) int { return p.Store(rules.South) + p.Store(rules.North) }
