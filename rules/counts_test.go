package rules

import "testing"

// gameCount counts the sequences of exactly depth moves as a player would play them, with undo, refusals and repetition.
func gameCount(t *testing.T, g *Game, depth int) (n uint64) {
	t.Helper()
	if depth == 0 {
		return 1
	}
	for h := range House(g.Variant().Houses) {
		pit := Pit{g.Position().Turn(), h}
		if g.Check(pit) != nil {
			continue
		}
		if err := g.Play(pit); err != nil {
			t.Fatalf("%s: %s: allowed, but %v", g.Position(), pit, err)
		}
		n += gameCount(t, g, depth-1)
		if !g.Undo() {
			t.Fatal("nothing to undo")
		}
	}
	return n
}

// The counts are known from independent programs: grand slam that captures nothing, 4 seeds, a finished game has no
// continuation.
func TestKnownCounts(t *testing.T) {
	known := []uint64{1, 6, 36, 190, 1014, 5219, 27332, 139157, 711414, 3592872}
	for _, first := range []Side{South, North} {
		v := NewOware(4, NoCapture, EndOnRepeat)
		for depth, want := range known {
			if got := v.Perft(v.Start(first), depth); got != want {
				t.Errorf("%s first, depth %d: %d, want %d", first, depth, got, want)
			}
		}
		for depth, want := range known[:7] {
			if got := gameCount(t, NewGame(v, first), depth); got != want {
				t.Errorf("%s first, played to depth %d: %d, want %d", first, depth, got, want)
			}
		}
	}
}

// The counts of Kalah with 4 seeds are known from independent programs too.
func TestKnownCountsOfKalah(t *testing.T) {
	known := []uint64{1, 6, 35, 185, 942, 4690, 23233, 114430, 563055, 2763490}
	v := NewKalah(4)
	for _, first := range []Side{South, North} {
		for depth, want := range known {
			if got := v.Perft(v.Start(first), depth); got != want {
				t.Errorf("%s first, depth %d: %d, want %d", first, depth, got, want)
			}
		}
		for depth, want := range known[:7] {
			if got := gameCount(t, NewGame(v, first), depth); got != want {
				t.Errorf("%s first, played to depth %d: %d, want %d", first, depth, got, want)
			}
		}
	}
}

// For the other variants no counts are published; the fast count and the played one must agree.
func TestCountsOfAllVariants(t *testing.T) {
	for _, v := range variants() {
		for depth := range 6 {
			fast, played := v.Perft(v.Start(South), depth), gameCount(t, NewGame(v, South), depth)
			if fast != played {
				t.Errorf("%s, depth %d: %d, played %d", v, depth, fast, played)
			}
		}
	}
}

// Where few seeds are left a game soon goes round in circles. The played count knows it; up to 12 moves it makes no difference.
func TestCountsInTheEndgame(t *testing.T) {
	for _, slam := range slamRules {
		v := NewOware(4, slam, EndOnRepeat)
		p := board(t, "[1 0 0 0 1 0 | 0 1 0 0 0 0] 22–23", South)
		for depth := range 13 {
			fast, played := v.Perft(p, depth), gameCount(t, NewGameAt(v, p), depth)
			if fast != played {
				t.Errorf("%s, depth %d: %d, played %d", slam, depth, fast, played)
			}
		}
		p = board(t, "[1 0 0 0 0 0 | 1 0 0 0 0 0] 23–23", South)
		for depth, want := range map[int]uint64{12: 1, 13: 0} {
			if got := gameCount(t, NewGameAt(v, p), depth); got != want {
				t.Errorf("%s, the circle of 12 moves, depth %d: %d, want %d", slam, depth, got, want)
			}
		}
	}
}
