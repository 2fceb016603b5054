package settings

import (
	"encoding/json"
	"os"
	"testing"

	"awele/rules"
)

// goldenFile reads a file that an earlier version wrote.
func goldenFile(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile("testdata/golden/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Choices that were kept before there was a second kind of game read as what they were.
func TestSettingsOfBefore(t *testing.T) {
	for name, want := range map[string]Settings{"settings-first.json": Default(), "settings.json": odd} {
		if got, err := Decode(goldenFile(t, name)); err != nil || got != want {
			t.Errorf("%s reads as %+v, %v\nwant %+v", name, got, err, want)
		}
	}
}

// Games that were kept before there was a second kind of game read as what they were: the file, and the game in it.
func TestGamesOfBefore(t *testing.T) {
	for name, want := range map[string]struct {
		saved    Saved // without its game
		variant  rules.Variant
		ply      int
		undone   int
		position string
	}{
		"tux.json": {Saved{Board: "awele", Level: 3, Seed: 1<<40 + 7, TuxStarts: true},
			rules.NewOware(4, rules.NoCapture, rules.OfferShare), 14, 0, "0-2-2-3-0-11-1-11-11-2-2-1-0-2-N"},
		"undone.json": {Saved{Board: "awele", Level: 3, Seed: 1<<40 + 7},
			rules.NewOware(6, rules.CaptureAll, rules.OfferShare), 14, 3, "2-13-0-13-0-15-0-2-11-1-12-0-3-0-S"},
		"friend.json": {Saved{Board: "awele", Friend: true, Level: 3, Seed: 1<<40 + 7},
			rules.NewOware(5, rules.Forbidden, rules.OfferShare), 11, 0, "1-12-2-0-12-9-2-9-7-0-2-1-0-3-N"},
		"friend-undone.json": {Saved{Board: "awele", Friend: true, Level: 3, Seed: 1<<40 + 7},
			rules.NewOware(4, rules.NoCapture, rules.OfferShare), 6, 3, "1-6-1-7-1-7-1-3-7-7-7-0-0-0-S"},
	} {
		data := goldenFile(t, name)
		got, err := decodeGame(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if again, err := json.MarshalIndent(got, "", "  "); err != nil || string(again)+"\n" != string(data) {
			t.Errorf("%s is written as %s, %v", name, again, err)
		}
		g, err := rules.ParseGame(got.Game)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got.Game = ""; got != want.saved {
			t.Errorf("%s reads as %+v, want %+v", name, got, want.saved)
		}
		if g.Variant() != want.variant || g.Ply() != want.ply || g.Undone() != want.undone || g.Position().String() != want.position {
			t.Errorf("%s: %s, %d moves, %d undone, %s; want %+v", name, g.Variant(), g.Ply(), g.Undone(), g.Position(), want)
		}
	}
}
