package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// A win that one move brings is taken by every level, whatever the seed: declining it again and again is mocking. Once
// level 5 declined the first and level 4 the second.
func TestWinIsNeverDeclined(t *testing.T) {
	e := NewEngine()
	for _, c := range []struct {
		board string
		seed  uint64
	}{
		{"1-0-0-0-17-1-1-0-0-0-1-0-17-10-S", 60523825},
		{"1-0-0-0-1-1-1-1-0-0-2-16-10-15-N", 25434829},
	} {
		for level := Level(1); level <= Levels; level++ {
			for n := range uint64(10) {
				g := tuxtest.GameAt(t, tuxtest.Oware(), c.board)
				takesTheWin(t, e, g, level, c.seed+n)
			}
		}
	}
	rnd := rand.New(rand.NewPCG(30, 1))
	for wins := 0; wins < 60; {
		g := tuxtest.LateGame(rnd, 4+rnd.IntN(12))
		if wins%2 == 0 {
			g = tuxtest.AnyGame(rnd, tuxtest.Variants()[rnd.IntN(18)])
		}
		if winning(g) == 0 || g.Legal().Len() < 2 {
			continue
		}
		wins++
		for level := Level(1); level <= Levels; level++ {
			e.Endgames(tuxtest.EightSeeds())
			takesTheWin(t, e, g, level, rnd.Uint64())
		}
	}
}

// winning returns the moves that end a game as a win.
func winning(g *rules.Game) (houses rules.HouseSet) {
	v, p := g.Variant(), g.Position()
	for h := range g.Legal().All() {
		if v.Result(v.Next(p, h)).Won(p.Turn()) {
			houses |= 1 << h
		}
	}
	return houses
}

func takesTheWin(t *testing.T, e *Engine, g *rules.Game, level Level, seed uint64) {
	t.Helper()
	if pit := choice(e, g, level, seed, 1<<30); !winning(g).Has(pit.House) {
		t.Errorf("level %d, seed %d: %v does not win in\n%v", level, seed, pit, g)
	}
}
