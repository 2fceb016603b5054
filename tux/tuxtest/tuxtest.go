// Package tuxtest has the games, boards and tables that the tests of Tux share. No other code imports it.
package tuxtest

import (
	"math/rand/v2"
	"sync"
	"testing"

	"awele/rules"
	"awele/tux/endgame"
)

// Oware returns the usual game.
func Oware() rules.Variant { return rules.NewOware(4, rules.NoCapture, rules.OfferShare) }

// Variants returns all that can be played of Oware.
func Variants() (vs []rules.Variant) {
	for _, seeds := range []int{4, 5, 6} {
		for _, slam := range []rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll} {
			for _, repeat := range []rules.Repetition{rules.OfferShare, rules.EndOnRepeat} {
				vs = append(vs, rules.NewOware(seeds, slam, repeat))
			}
		}
	}
	return vs
}

// GameAt returns a game that starts from a position given as text.
func GameAt(t testing.TB, v rules.Variant, text string) *rules.Game {
	t.Helper()
	p, _, err := rules.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return rules.NewGameAt(v, p)
}

// Play plays a move and fails where it is refused.
func Play(t testing.TB, g *rules.Game, pit rules.Pit) {
	t.Helper()
	if err := g.Play(pit); err != nil {
		t.Fatalf("%v: %v\n%v", pit, err, g)
	}
}

// RandomGame plays n random moves from the start, fewer if the game ends before.
func RandomGame(rnd *rand.Rand, v rules.Variant, n int) *rules.Game {
	g := rules.NewGame(v, rules.Side(rnd.IntN(2)))
	for range n {
		legal := g.Legal()
		if legal == 0 {
			break
		}
		for range rnd.IntN(legal.Len()) {
			legal &= legal - 1
		}
		if g.Play(rules.Pit{Side: g.Position().Turn(), House: legal.First()}) != nil {
			panic("a legal move was refused")
		}
	}
	return g
}

// AnyGame plays a random game for some moves, every second time until few seeds are left on the board.
func AnyGame(rnd *rand.Rand, v rules.Variant) *rules.Game {
	if rnd.IntN(2) == 0 {
		return RandomGame(rnd, v, rnd.IntN(90))
	}
	g := RandomGame(rnd, v, 1000)
	least := 4 + rnd.IntN(16)
	for p := g.Position(); g.Result().Over() || p.InRow(rules.South)+p.InRow(rules.North) < least; p = g.Position() {
		if !g.Undo() {
			break
		}
	}
	return g
}

// LateGame returns a game of Oware with some seeds left on the board and stores that make it close.
func LateGame(rnd *rand.Rand, seeds int) *rules.Game {
	var south, north [6]int
	for range seeds {
		if h := rnd.IntN(12); h < 6 {
			south[h]++
		} else {
			north[h-6]++
		}
	}
	store := (48 - seeds) / 2
	shift := rnd.IntN(5) - 2
	p, err := rules.NewPosition(south[:], north[:], store+shift, 48-seeds-store-shift, rules.Side(rnd.IntN(2)))
	if err != nil {
		panic(err)
	}
	return rules.NewGameAt(Oware(), p)
}

// EightSeeds returns a table of the usual game that knows all boards of 8 seeds.
var EightSeeds = sync.OnceValue(func() *endgame.Table { return Table(Oware(), 8) })

// Table builds an endgame table for a game up to a number of seeds; nil if there is none for it.
func Table(v rules.Variant, seeds int) *endgame.Table {
	c, ok := endgame.For(v)
	if !ok {
		return nil
	}
	b := endgame.NewBuilder(endgame.NewTable(c), seeds)
	for !b.Work(1 << 20) {
	}
	return b.Table()
}
