package learner

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// A child that always looks stores as much as can be within the plies that it looks ahead, as a search finds that looks
// at every move.
func TestChildTakesTheMost(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 1))
	variants := append(tuxtest.Variants(), rules.Kalah.Usual())
	for _, v := range variants {
		for _, plies := range []int{1, 2, 4} {
			child := Child{Sees: 100, Plies: plies}
			child.Restart(1)
			for range 100 / (plies * plies) {
				g := tuxtest.RandomGame(rnd, v, rnd.IntN(100))
				if g.Result().Over() {
					continue
				}
				p, most, values := g.Position(), -rules.MaxSeeds, map[rules.House]int{}
				for h := range g.Legal().All() {
					values[h] = naive(v, p, h, plies, 1)
					most = max(most, values[h])
				}
				if h := child.Move(g); values[h] != most {
					t.Fatalf("%v: house %d stores %d in %d plies, another %d\n%v", v, h, values[h], plies, most, g)
				}
			}
		}
	}
}

// naive returns how many seeds more than the other the side to move in p stores within some plies from house h on, which is
// sowing number sowing of its turn.
func naive(v rules.Variant, p rules.Position, h rules.House, plies, sowing int) int {
	me, next := p.Turn(), v.Next(p, h)
	lead := func(p rules.Position) int { return p.Store(me) - p.Store(me.Other()) }
	n := lead(next) - lead(p)
	if next.Turn() == me && sowing < 3 {
		sowing++
	} else {
		plies, sowing = plies-1, 1
	}
	if plies == 0 || v.Legal(next) == 0 {
		return n
	}
	best := -rules.MaxSeeds
	for h := range v.Legal(next).All() {
		best = max(best, naive(v, next, h, plies, sowing))
	}
	if next.Turn() == me {
		return n + best
	}
	return n - best
}

// A child that sees nothing plays every legal house.
func TestRandomChildPlaysEveryHouse(t *testing.T) {
	child := Children()[0]
	child.Restart(1)
	seen := map[rules.House]bool{}
	for range 100 {
		seen[child.Move(rules.NewGame(tuxtest.Oware(), rules.South))] = true
	}
	if len(seen) != 6 {
		t.Error(fmt.Sprint(seen))
	}
}
