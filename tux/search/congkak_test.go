package search

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// congkak returns a variant of Congkak by what is chosen about it.
func congkak(chosen string) rules.Variant {
	v, err := rules.ParseVariant("congkak " + chosen)
	if err != nil {
		panic(err)
	}
	return v
}

// congkakAt returns a game of Congkak that starts from a position.
func congkakAt(t *testing.T, chosen, position string) *rules.Game {
	t.Helper()
	v := congkak(chosen)
	p, err := v.ParsePosition(position)
	if err != nil {
		t.Fatal(err)
	}
	return rules.NewGameAt(v, p)
}

// A turn of more sowings than the search looks ahead is seen to its end: G, F, G, E and G bring five seeds.
func TestTurnIsSeenToItsEnd(t *testing.T) {
	g := congkakAt(t, "opening=inturn", "0-0-0-0-3-2-1-0-0-2-2-2-0-0-40-40-S")
	r := run(New(), g, 1, 1<<30, AllExact)
	if got := r.Value(6); got < 5*SeedValue {
		t.Errorf("G is worth %d, want at least five seeds", got)
	}
	if r.Best() != 6 {
		t.Errorf("house %d is best", r.Best())
	}
}

// However many sowings a turn can have, a search keeps to its nodes and finishes several depths with few of them.
func TestLongTurnsAreBounded(t *testing.T) {
	rnd := rand.New(rand.NewPCG(61, 1))
	s := New()
	depths := 0
	for range 100 {
		g := tuxtest.RandomGame(rnd, congkak("opening=inturn"), rnd.IntN(12))
		r := run(s, g, MaxDepth, 20_000, 0)
		if s.nodes > 20_000 {
			t.Fatalf("%d nodes", s.nodes)
		}
		depths += r.Depth()
	}
	if depths < 200 {
		t.Errorf("a depth of %.2f in the mean", float64(depths)/100)
	}
}

// The sowings that a turn has had are part of what a position is: with one left, the same board is worth less.
func TestSowingsOfATurnAreRemembered(t *testing.T) {
	g := congkakAt(t, "opening=inturn limit=2", "0-0-0-0-0-2-1-0-0-2-2-2-0-0-40-40-S")
	tuxtest.Play(t, g, rules.Pit{Side: rules.South, House: 6})
	p := g.Position()
	begun := rules.FromRows(rowsOf(p))
	if p.Sown() != 1 || p == begun || hash(p) == hash(begun) {
		t.Errorf("%+v and %+v have the hashes %x and %x", p, begun, hash(p), hash(begun))
	}
}

func rowsOf(p rules.Position) (mover, other uint64, turn rules.Side) {
	mover, other = p.Rows()
	return mover, other, p.Turn()
}

// In the game in rounds the end of a round is no end: what counts are the seeds for the next.
func TestEndOfARoundIsWorthItsSeeds(t *testing.T) {
	for _, c := range []struct {
		chosen, board string
		want          int
	}{
		{"rounds=12", "0-0-0-0-0-0-1-0-0-0-0-0-0-0-50-47-S", 4 * SeedValue},
		{"opening=inturn", "0-0-0-0-0-0-1-0-0-0-0-0-0-0-49-48-S", win - 1},
	} {
		r := run(New(), congkakAt(t, c.chosen, c.board), 3, 1<<20, 0)
		if got := r.BestValue(); got != c.want {
			t.Errorf("%s: %d, want %d", c.chosen, got, c.want)
		}
	}
}
