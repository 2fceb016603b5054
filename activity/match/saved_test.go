package match

import (
	"fmt"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"awele/internal/golden"
	"awele/rules"
)

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
		"checked.json": {Saved{Board: "awele", Level: 5, Seed: 7},
			rules.NewOware(4, rules.NoCapture, rules.OfferShare), 2, 1, "5-5-0-5-5-5-5-4-4-0-5-5-1-1-S"},
	} {
		data := golden.File(t, name)
		got, err := DecodeSaved(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		// The first files had no checksum.
		if again, _, ok := strings.Cut(string(got.Encode()), ",\n  \"sum\":"); !ok || again+"\n}\n" != string(data) && string(got.Encode()) != string(data) {
			t.Errorf("%s is written as %s", name, got.Encode())
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

const someGame = "oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nF c E b | C\n"

// Whatever bit of a kept game is wrong: it is refused, or is the same game.
func TestOneWrongBit(t *testing.T) {
	refused := 0
	eachFlip(Saved{Board: "awele", Level: 3, Seed: 1<<40 + 7, Game: someGame}.Encode(), func(file []byte) {
		switch s, err := DecodeSaved(file); {
		case err != nil:
			refused++
		case s.Game != someGame:
			t.Errorf("a wrong bit makes of the game\n%s", s.Game)
		}
	})
	if refused < 800 {
		t.Errorf("only %d of the wrong bits are seen", refused)
	}
}

// A game of before checksums has the seeds of its variant all the same.
func TestOneWrongBitOfBefore(t *testing.T) {
	opened := 0
	eachFlip(golden.File(t, "tux.json"), func(file []byte) {
		s, err := DecodeSaved(file)
		if err != nil {
			return
		}
		m, err := Restore(s, engine)
		if err != nil {
			return
		}
		opened++
		v, p := m.Game().Variant(), m.Game().PositionAt(0)
		if p != v.Start(p.Turn()) {
			t.Errorf("a game is opened that starts at %s:\n%s", p, s.Game)
		}
	})
	if opened == 0 {
		t.Error("no game is opened")
	}
}

// eachFlip calls f with the file as it is with one of its bits wrong, for each bit.
func eachFlip(file []byte, f func(file []byte)) {
	for bit := range 8 * len(file) {
		file[bit/8] ^= 1 << (bit % 8)
		f(file)
		file[bit/8] ^= 1 << (bit % 8)
	}
}

// One bad field costs that field alone; the game goes on.
func TestOneBadFieldOfAGame(t *testing.T) {
	game := strconv.Quote(someGame)
	for file, want := range map[string]Saved{
		`{"level": 1.5, "seed": -1, "friend": true, "game": ` + game + `}`:                    {Friend: true, Game: someGame},
		`{"level": 4, "seed": 1e99, "tuxStarts": "yes", "board": 7, "game": ` + game + `}`:    {Level: 4, Game: someGame},
		`{"level": null, "seed": 9, "fromTheFuture": [1], "game": ` + game + `}`:              {Seed: 9, Game: someGame},
		"\ufeff" + `{"level": 4, "game": ` + game + `}`:                                       {Level: 4, Game: someGame},
		`{"game": "oware start=custom\n40-5-4-4-4-4-4-4-4-4-4-4-0-13-S\n"}`:                   {Game: "oware start=custom\n40-5-4-4-4-4-4-4-4-4-4-4-0-13-S\n"},
		`{"sum": "` + sum(someGame) + `", "level": 2, "game": ` + game + `}`:                  {Level: 2, Game: someGame},
		"\ufeff" + string(Saved{Level: 6, TuxStarts: true, Seed: 5, Game: someGame}.Encode()): {Level: 6, TuxStarts: true, Seed: 5, Game: someGame},
	} {
		if got, err := DecodeSaved([]byte(file)); err != nil || got != want {
			t.Errorf("%s\nreads as %+v, %v\nwant %+v", file, got, err, want)
		}
	}
}

func TestFilesThatHoldNoGame(t *testing.T) {
	for _, content := range []string{
		"", "null", "[]", `{"board": "awele"}`, `{"game": 7}`, `{"game": "A`,
		`{"game": "oware\n8-8-8-8-8-8-8-8-8-8-8-8-0-0-S\n"}`,                    // twice the seeds
		`{"game": "oware\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\n"}`,                  // not where the variant starts, and not marked
		`{"game": "oware start=custom\n90-5-4-4-4-4-4-4-4-4-4-4-0-13-S\n"}`,     // more seeds than there can be
		`{"sum": "00000000", "game": "oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n"}`, // not its checksum
		`{"sum": 7, "game": "oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n"}`,
	} {
		if g, err := DecodeSaved([]byte(content)); err == nil {
			t.Errorf("%q reads as %+v", content, g)
		}
	}
}

func FuzzDecodeSaved(f *testing.F) {
	f.Add(Saved{Board: "awele/awele", Level: 3, Seed: 1<<64 - 1, TuxStarts: true, Game: someGame}.Encode())
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
	if back, err := DecodeSaved(s.Encode()); err != nil || back != s {
		t.Errorf("%+v is read as %+v: %v", s, back, err)
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
