package match

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
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
		got, err := DecodeSaved(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if again := got.Encode(); string(again) != string(data) {
			t.Errorf("%s is written as %s", name, again)
		}
		m, err := Restore(got, engine)
		if err != nil || m.Seats().Shared() != got.Friend {
			t.Errorf("%s does not go on: %v", name, err)
			continue
		}
		// What is usual is left out when it is written today; it stays the same game.
		again := m.Saved()
		back, err := Restore(again, engine)
		if err != nil || back.Saved() != again || !reflect.DeepEqual(back.Game(), m.Game()) {
			t.Errorf("%s is written as %+v and read as %+v: %v", name, again, back, err)
		}
		if again.Game = got.Game; again != got {
			t.Errorf("%s goes on as %+v", name, again)
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

func TestNoSlotLeavesTheFolder(t *testing.T) {
	slots := []string{
		"", "awele", "Awele", "..", "../../x", "a/b", `a\b`, "a:b", "CON", "käsi", "game\x00", strings.Repeat("x", 4000),
		strings.Repeat("x", 4000) + "y",
	}
	seen := map[string]string{}
	for _, slot := range slots {
		name := fileOf(slot)
		if filepath.Base(name) != name || len(name) > 120 || strings.ContainsAny(name, `\/:*?"<>|`) {
			t.Errorf("slot %.20q becomes %q", slot, name)
		}
		if other, ok := seen[strings.ToLower(name)]; ok {
			t.Errorf("slots %.20q and %.20q share %q", slot, other, name)
		}
		seen[strings.ToLower(name)] = slot
	}
}

// The files of before are found again, also that of a friend and that of a board with an odd name.
func TestFilesOfBefore(t *testing.T) {
	for want, file := range map[string]string{
		"game-awele.json": File("awele", AgainstTux()), "game-awele%2Ffriend.json": File("awele", WithFriend()),
		"game-a%2F%2Fb.json": File("a/b", AgainstTux()),
	} {
		if file != want {
			t.Errorf("%s, want %s", file, want)
		}
	}
}

func TestFilesThatHoldNoGame(t *testing.T) {
	for _, content := range []string{"", "null", `{"board": "awele"}`, `{"game": 7}`, `{"game": "A`} {
		if g, err := DecodeSaved([]byte(content)); err == nil {
			t.Errorf("%q reads as %+v", content, g)
		}
	}
}

func FuzzDecodeSaved(f *testing.F) {
	f.Add(Saved{Board: "awele/awele", Level: 3, Seed: 1<<64 - 1, TuxStarts: true, Game: "F c E b"}.Encode())
	f.Add([]byte(`{"game": "A", "seed": -1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if g, err := DecodeSaved(data); err == nil && g.Game == "" {
			t.Errorf("%q is taken for a game", data)
		}
	})
}

func TestEveryGameHasAFileOfItsOwn(t *testing.T) {
	seen := map[string]string{}
	for _, board := range []string{"a", "a/friend", "a//friend", "a/", "a//", "/friend", "/", ""} {
		for _, friend := range []bool{false, true} {
			game := fmt.Sprintf("%q, with a friend: %v", board, friend)
			s := File(board, Seating(friend))
			if other, ok := seen[s]; ok {
				t.Errorf("%s and %s are both kept in %q", game, other, s)
			}
			seen[s] = game
		}
	}
}

// A game that was opened is kept beside those that were begun here, whatever their boards are called.
func TestOpenedGamesHaveAPlaceOfTheirOwn(t *testing.T) {
	s := start(true, rules.South).Saved()
	s.Opened = true
	m, err := Restore(s, engine)
	if err != nil || !m.Opened() || m.File() != OpenedFile || m.Saved() != s {
		t.Errorf("%+v, %v", m, err)
	}
	for _, board := range []string{"awele", "opened", "/opened", "%2Fopened", "2fopened", "-2Fopened"} {
		for _, seats := range []Seats{AgainstTux(), WithFriend()} {
			if File(board, seats) == OpenedFile {
				t.Errorf("a game of the board %q is kept in the same file", board)
			}
		}
	}
	if m := start(true, rules.South); m.Opened() || m.File() != File("awele", WithFriend()) {
		t.Errorf("a game that was begun here is kept in %s", m.File())
	}
}
