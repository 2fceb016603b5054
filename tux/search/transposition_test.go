package search

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// What the table keeps of a position comes back whole, also at the edges, and is gone with the next search.
func TestTableKeepsAndForgets(t *testing.T) {
	table := newTranspositionTable()
	for _, value := range []int{0, -1, win, -win, tableWin, -tableWin} {
		for _, depth := range []int{0, 2, maxPly} {
			for _, b := range []bound{upperBound, lowerBound, exact} {
				for h := range rules.House(rules.MaxHouses) {
					table.reset(1_000_000)
					k := hash(rules.FromRows(uint64(h), uint64(depth), rules.South))
					if e := table.probe(k); e != 0 {
						t.Fatalf("an empty table knows %x", e)
					}
					table.store(k, value, depth, b, h)
					if e := table.probe(k); e.value() != value || e.depth() != depth || e.bound() != b || e.move() != h {
						t.Fatalf("%d, %d, %d, %d became %d, %d, %d, %d", value, depth, b, h, e.value(), e.depth(), e.bound(), e.move())
					}
				}
			}
		}
	}
}

// Of two results in one place both stay, the deeper first; a newer one takes the place of the less deep.
func TestTableKeepsTheDeeper(t *testing.T) {
	table := newTranspositionTable()
	table.reset(1)
	k := hash(rules.FromRows(1, 2, rules.South))
	deep, old, young := k, k^2, k^4 // the place hangs on the upper bits
	table.store(deep, 10, 9, exact, 1)
	table.store(old, 20, 3, exact, 2)
	table.store(young, 30, 3, exact, 3)
	if table.probe(deep).value() != 10 || table.probe(old) != 0 || table.probe(young).value() != 30 {
		t.Errorf("%d, %d, %d", table.probe(deep).value(), table.probe(old).value(), table.probe(young).value())
	}
}

// What an entry keeps of a hash tells positions apart: among many boards as they come one after the other in a search
// no two with the same place look the same.
func TestHashTellsPositionsApart(t *testing.T) {
	table := newTranspositionTable()
	table.reset(1_000_000)
	rnd := rand.New(rand.NewPCG(4, 1))
	seen := map[uint64]rules.Position{}
	for len(seen) < 300_000 {
		g := tuxtest.RandomGame(rnd, tuxtest.Oware(), 200)
		for ply := range g.Ply() {
			mover, other := g.PositionAt(ply).Rows()
			k := hash(rules.FromRows(mover, other, rules.South))
			looks := k>>table.shift<<(64-checkShift) | k&(1<<(64-checkShift)-1)
			p := rules.FromRows(mover, other, rules.South)
			if q, ok := seen[looks]; ok && q != p {
				t.Fatalf("%v and %v look the same", p, q)
			}
			seen[looks] = p
		}
	}
}
