package activity

import (
	"os"
	"path/filepath"
	"testing"

	"awele/activity/match"
	"awele/activity/sound"
	"awele/activity/store"
	"awele/activity/ui/geom"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
	"awele/rules/toy"
	"awele/tux/search"
)

// A saved game that breaks the rules, or is of another kind than the board, is moved aside, and the child is told in one line.
func TestDamagedGame(t *testing.T) {
	for what, game := range map[string]string{
		"breaks a rule": "oware seeds=4 slam=nocapture repeat=offer\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nA A",
		"another kind":  "toy opening=inturn\n3-3-3-3-3-3-3-3-3-3-0-0-S\nA a\n",
	} {
		dir := t.TempDir()
		a := open(t, dir, Options{})
		bad := a.match.Saved()
		bad.Game = game
		if err := a.store.Write(match.File("awele", match.AgainstTux()), bad.Encode()); err != nil {
			t.Fatal(err)
		}
		b := open(t, dir, Options{})
		if b.match.Game().Ply() != 0 || b.match.Game().Variant().Kind != rules.Oware {
			t.Errorf("%s: the damaged game is played", what)
		}
		if msg := b.message(); msg == "" {
			t.Errorf("%s: nobody is told", what)
		}
	}
}

// Home tells of a damaged game as soon as it is shown, not only when the child comes back to it.
func TestHomeTellsOfADamagedGame(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "game-awele.json"), []byte("?"), 0o600); err != nil {
		t.Fatal(err)
	}
	a := newApp(Options{Boards: boards.Builtin()}, store.Open(dir), &sound.Recorder{}, nil)
	a.view = geom.View{W: 1280, H: 720}
	if err := a.Update(); err != nil {
		t.Fatal(err)
	}
	if got, want := a.message(), a.text.T(i18n.SaveDamaged); got != want {
		t.Errorf("the child is told %q", got)
	}
}

// A descriptor of a game that is not in this version does not start another game under its name; neither does one of a game
// that some rooms know and others do not.
func TestStartingAGameThatIsNotHere(t *testing.T) {
	half := rules.Register("half", &toy.Book{})
	boards.Register("half", half)
	refused := func(typ string) {
		t.Helper()
		a := open(t, t.TempDir(), Options{Boards: []boards.Board{{Name: "other", Type: typ}}, Start: "other"})
		if a.match != nil {
			t.Errorf("%s is played as\n%v", typ, a.match.Game())
		}
		if want := a.text.T(i18n.NotHere); a.message() != want {
			t.Errorf("the child is told %q, not %q", a.message(), want)
		}
	}
	boards.Register("later", rules.Kind(200))
	refused("later") // nothing is known of it
	refused("half")  // only its rules are known
	search.Register(half, func(rules.Variant, rules.Position) int { return 0 })
	refused("half") // and now it can be played, but not taught, shown or told
}

// A built-in game has a tile if it can be played; else it has one only when it was asked for.
func TestBuiltInGamesThatCannotBePlayedHaveNoTile(t *testing.T) {
	all := boards.Builtin()
	shown := 0
	for _, b := range all {
		a := open(t, t.TempDir(), Options{})
		if _, ok := a.boardNamed(b.Name); ok != playable(b) {
			t.Errorf("%s has a tile: %v", b.Name, ok)
		} else if ok {
			shown++
		}
		a = open(t, t.TempDir(), Options{Start: b.Name})
		if _, ok := a.boardNamed(b.Name); !ok {
			t.Errorf("%s has no tile although it was asked for", b.Name)
		}
	}
	if shown < 3 || len(all) != len(boards.Builtin()) {
		t.Errorf("%d tiles of %d boards", shown, len(all))
	}
}
