package search

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// Every legal move comes once: the captures first, by size, then the killers, then the others by how often they refuted.
func TestMovesComeInOrder(t *testing.T) {
	rnd := rand.New(rand.NewPCG(14, 1))
	s := New()
	for _, v := range tuxtest.Variants() {
		for range 200 {
			g := tuxtest.RandomGame(rnd, v, rnd.IntN(100))
			if g.Result().Over() {
				continue
			}
			s.prepare(g, 1, nil, false)
			p := g.Position()
			for range rnd.IntN(30) {
				s.history.cutoff(rules.Side(rnd.IntN(2)), rules.House(rnd.IntN(v.Houses)), 1, 1+rnd.IntN(3))
			}
			var m moveList
			s.generate(&m, p, g.Legal(), 1)
			var seen rules.HouseSet
			last := [3]int{1 << 30}
			for {
				next, h, late := s.nextMove(&m, p)
				if h == rules.NoHouse {
					break
				}
				if seen.Has(h) || !g.Legal().Has(h) || next != v.Next(p, h) {
					t.Fatalf("house %d to %v\n%v", h, next, g)
				}
				seen |= 1 << h
				rank := [3]int{next.Store(p.Turn()) - p.Store(p.Turn())}
				if k := s.history.killers[1]; rank[0] == 0 && k[0] == h {
					rank[1] = 2
				} else if rank[0] == 0 && k[1] == h {
					rank[1] = 1
				} else if rank[0] == 0 {
					rank[2] = s.history.counts[p.Turn()][h]*8 + 7 - int(h)
				}
				if rank[0] > last[0] || rank[0] == last[0] && (rank[1] > last[1] || rank[1] == last[1] && rank[2] > last[2]) {
					t.Fatalf("house %d, %v, after %v\n%v", h, rank, last, g)
				}
				if late != (rank[0] == 0 && rank[1] == 0) && g.Legal().Len() > 1 {
					t.Fatalf("house %d is late: %v\n%v", h, late, g)
				}
				last = rank
			}
			if seen != g.Legal() {
				t.Fatalf("of %b came %b\n%v", g.Legal(), seen, g)
			}
		}
	}
}

// The houses stay in order however often they refute, also when the numbers are halved.
func TestHabitStaysInOrder(t *testing.T) {
	rnd := rand.New(rand.NewPCG(15, 1))
	var h history
	h.forget()
	for i := range 100_000 {
		depth := 1 + rnd.IntN(5)
		if i%100 == 0 {
			depth = 5000
		}
		h.cutoff(rules.Side(rnd.IntN(2)), rules.House(rnd.IntN(rules.MaxHouses)), rnd.IntN(maxPly), depth)
		for side := range 2 {
			var seen rules.HouseSet
			for at := range 6 {
				a, b := h.ranks[side]>>(4*at)&7, h.ranks[side]>>(4*at+4)&7
				seen |= 1<<a | 1<<b
				if x, y := h.counts[side][a], h.counts[side][b]; x < y || x == y && a > b {
					t.Fatalf("%x: %v", h.ranks[side], h.counts[side])
				}
			}
			if seen != 0b1111111 {
				t.Fatalf("%x", h.ranks[side])
			}
		}
	}
}
