package tux

import (
	"math/rand/v2"

	"awele/rules"
)

const (
	playouts   = 40 // games that are tried after each move
	playoutEnd = 40 // moves after which one is broken off
)

// quietAhead returns how many moves, in tenths, it takes from p on until seeds are stored, whoever stores them, on
// average over games in which both sides take the most they can and else play at random.
func (s situation) quietAhead(p rules.Position, rnd *rand.Rand) int {
	v, total := s.variant, 0
	if storedIn(p) > storedIn(s.pos) {
		return 0
	}
	for range playouts {
		q, before := p, storedIn(p)
		for range playoutEnd {
			legal := cautious(v, q)
			if legal == 0 {
				break
			}
			for range rnd.IntN(legal.Len()) {
				legal &= legal - 1
			}
			total++
			if q = v.Next(q, legal.First()); storedIn(q) > before {
				break
			}
		}
	}
	return 10 * total / playouts
}

// takingMost returns the moves that store most at once.
func takingMost(v rules.Variant, p rules.Position) (best rules.HouseSet) {
	most := -1
	for h := range v.Legal(p).All() {
		n := v.Next(p, h).Store(p.Turn()) - p.Store(p.Turn())
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

// cautious returns the moves that store most, less what the answer stores.
func cautious(v rules.Variant, p rules.Position) (best rules.HouseSet) {
	most := -1000
	for h := range v.Legal(p).All() {
		next := v.Next(p, h)
		n := next.Store(p.Turn()) - p.Store(p.Turn())
		if next.Turn() != p.Turn() {
			loss := 0
			for a := range v.Legal(next).All() {
				loss = max(loss, v.Next(next, a).Store(next.Turn())-next.Store(next.Turn()))
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
