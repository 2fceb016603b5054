package rules

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Games that were saved before there was a second kind of game read as they did then, move by move, and what is written
// today of them reads the same again.
func TestSavedGamesOfBefore(t *testing.T) {
	files, err := filepath.Glob("testdata/golden/*.game")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 31 {
		t.Errorf("%d saved games, want 31", len(files))
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(file, ".game") + ".want")
		if err != nil {
			t.Fatal(err)
		}
		g, err := ParseGame(string(text))
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if got := gameRecord(g); got != string(want) {
			t.Errorf("%s reads as\n%swant\n%s", file, got, want)
		}
		back, err := ParseGame(g.String())
		if err != nil {
			t.Errorf("%s is written as %q: %v", file, g, err)
			continue
		}
		if got := gameRecord(back); got != string(want) || back.Variant() != g.Variant() {
			t.Errorf("%s is written as %q and reads as\n%s", file, g, got)
		}
	}
}

// gameRecord lists every position up to the present, how many moves were undone, and the result.
func gameRecord(g *Game) string {
	var b strings.Builder
	for ply := range g.Ply() + 1 {
		fmt.Fprintln(&b, g.PositionAt(ply))
	}
	fmt.Fprintf(&b, "undone %d\nresult %s, %s\n", g.Undone(), g.Result().Outcome, g.Result().Method)
	return b.String()
}
