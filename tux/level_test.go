package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// Where the nodes run out, the first of the ranking is known to be better than the moves that were looked at last, which
// still have the values that seemed theirs before. The top level must not compare with those.
func TestTopLevelPlaysTheFirstOfTheRanking(t *testing.T) {
	p, _, err := rules.ParsePosition("2-1-6-7-12-4-2-0-0-9-0-0-2-3-S")
	if err != nil {
		t.Fatal(err)
	}
	r := search.RankingOf(search.RankedMove{House: 2, Value: -5}, search.RankedMove{House: 4, Value: 40}, search.RankedMove{House: 1, Value: 39})
	m := owareManners[Levels]
	if h := m.choose(&r, situation{variant: tuxtest.Oware(), pos: p}, rand.New(rand.NewPCG(1, 1))); h != 2 {
		t.Errorf("house %d, not 2", h)
	}
}

// Whether Tux is kind is the same through a whole game, and as frequent as the level says; the top level never is.
func TestKindInSoManyGames(t *testing.T) {
	g := rules.NewGame(tuxtest.Oware(), rules.South)
	for level := Level(1); level <= Levels; level++ {
		const games = 4000
		kind := 0
		for seed := range uint64(games) {
			first := level.mannerIn(situation{tuxtest.Oware(), g.Position(), 0, seed}).generous > 0
			if later := level.mannerIn(situation{tuxtest.Oware(), g.Position(), quietLimit - 1, seed}).generous > 0; later != first {
				t.Fatalf("level %d changes in the middle of a game", level)
			}
			if first {
				kind++
			}
		}
		want := owareManners[level].generousGames * games / 100
		if kind < want-games/40 || kind > want+games/40 || level == Levels && kind > 0 {
			t.Errorf("level %d is kind in %d games, want %d", level, kind, want)
		}
	}
}
