package activity

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/match"
	"awele/activity/screen/play"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/store"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
)

// open starts the activity on its board, with its files in dir and without a window.
func open(tb testing.TB, dir string, o Options) *app {
	tb.Helper()
	o.Boards = append(o.Boards, boards.Builtin()...)
	if o.Start == "" {
		o.Start = "awele"
	}
	a := newApp(o, store.Open(dir), &sound.Recorder{}, []string{"fi_FI.UTF-8"})
	a.view = geom.View{W: 1280, H: 720}
	return a
}

// still lets time pass until the decoration has stopped, and draws.
func still(tb testing.TB, a *app, screen *ebiten.Image) {
	tb.Helper()
	for range 400 {
		if err := a.Update(); err != nil {
			tb.Fatal(err)
		}
	}
	a.Draw(screen)
}

// A still board costs nothing: no picture is painted and nothing is allocated.
func TestStillBoardCostsNothing(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	screen := ebiten.NewImage(1280, 720)
	still(t, a, screen)
	if a.needsPaint {
		t.Fatal("the picture is still out of date after it was drawn")
	}
	n := testing.AllocsPerRun(500, func() {
		if err := a.Update(); err != nil {
			t.Fatal(err)
		}
		if a.needsPaint {
			t.Error("a still board is drawn again")
		}
		a.Draw(screen)
	})
	if n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

func BenchmarkStillBoard(b *testing.B) {
	a := open(b, b.TempDir(), Options{})
	screen := ebiten.NewImage(1280, 720)
	still(b, a, screen)
	b.ReportAllocs()
	for b.Loop() {
		if err := a.Update(); err != nil {
			b.Fatal(err)
		}
		a.Draw(screen)
	}
}

// What the command line chose holds for this time; what the child chose is kept.
func TestCommandLineIsNotKept(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir, Options{Language: "pl", Level: 5, Seeds: 6, Slam: "captureall", Mute: true, Calm: true})
	if a.text.Code() != "pl" || a.match.Level() != 5 || !a.now.Muted || !a.now.Calm {
		t.Errorf("the flags do not hold: %+v", a.now)
	}
	if v := a.match.Game().Variant(); v != rules.NewOware(6, rules.CaptureAll, rules.OfferShare) {
		t.Errorf("the game is %v", v)
	}
	a.setLevel(4)
	s := a.now
	s.HighContrast = true
	a.choose(s)
	kept := settings.Load(store.Open(dir))
	want := settings.Default()
	want.HighContrast, want.Tables = true, want.Tables.With("awele", settings.Table{Level: 4})
	if !reflect.DeepEqual(kept, want) {
		t.Errorf("kept %+v\nwant %+v", kept, want)
	}
}

// A level that the child chose outranks the command line's also after the way Home and back.
func TestLevelOfTheCommandLineIsNotForcedOnTheChild(t *testing.T) {
	a := open(t, t.TempDir(), Options{Level: 3})
	a.match.SetLevel(6) // as the screen does when the child has chosen
	a.setLevel(6)
	a.save()
	a.home()
	if a.start(0, match.AgainstTux()); a.match.Level() != 6 {
		t.Errorf("level %d", a.match.Level())
	}
}

func TestLanguageOfTheSystem(t *testing.T) {
	if a := open(t, t.TempDir(), Options{}); a.text.Code() != "fi" {
		t.Errorf("the system speaks Finnish, the activity %q", a.text.Code())
	}
}

// A descriptor's variant counts for its games, and the running game is gone on with at the next start.
func TestGamesAreKeptForEachBoard(t *testing.T) {
	dir := t.TempDir()
	mine := boards.Board{Name: "mine", Type: boards.Awele, Options: boards.Options{Seeds: 5, Slam: "forbidden"}}
	o := Options{Boards: []boards.Board{mine}, Start: "mine"}
	a := open(t, dir, o)
	if v := a.match.Game().Variant(); v != rules.NewOware(5, rules.Forbidden, rules.OfferShare) {
		t.Errorf("the game is %v", v)
	}
	if err := a.match.Play(rules.Pit{House: 1}); err != nil {
		t.Fatal(err)
	}
	a.save()
	b := open(t, dir, o)
	if b.match.Game().String() != a.match.Game().String() {
		t.Errorf("went on with\n%v\nwant\n%v", b.match.Game(), a.match.Game())
	}
	if c := open(t, dir, Options{Boards: o.Boards}); c.match.Game().Ply() != 0 || c.match.Board() != "awele" {
		t.Errorf("the other board goes on with\n%v", c.match.Game())
	}
}

// Who starts alternates from game to game, each kind of game for itself.
func TestStartersAlternate(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	for i, want := range []rules.Side{rules.South, rules.North, rules.South} {
		if a.match.First() != want {
			t.Errorf("game %d begins with %v", i, a.match.First())
		}
		if err := a.match.Play(rules.Pit{Side: want, House: 1}); err != nil {
			t.Fatal(err)
		}
		a.save()
		a.again()
	}
	a.setTable("awele", a.now.Tables.Of("awele").WithChoice(settings.StarterChoice, "tux"))
	a.again()
	if a.match.First() != rules.North {
		t.Error("Tux was to start")
	}
}

// Damaged settings say nothing about the game, which goes on.
func TestDamagedSettings(t *testing.T) {
	dir := t.TempDir()
	open(t, dir, Options{})
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	a := open(t, dir, Options{Language: "en"})
	if got, want := a.message(), a.text.T(i18n.SettingsDamaged); got != want {
		t.Errorf("the child is told %q, want %q", got, want)
	}
}

// Where nothing can be kept, the way Home and back leads to the same game.
func TestHomeAndBackWhereNothingIsKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	a := open(t, filepath.Join(file, "awele"), Options{})
	if err := a.match.Play(rules.Pit{House: 2}); err != nil {
		t.Fatal(err)
	}
	a.save()
	want := a.match.Game().String()
	a.home()
	if !a.running("awele", match.AgainstTux()) {
		t.Error("Home does not know of the game")
	}
	if a.start(0, match.AgainstTux()); a.match.Game().String() != want {
		t.Errorf("went on with\n%v\nwant\n%s", a.match.Game(), want)
	}
}

// The second press of a nervous double Enter falls on nothing; one that comes later counts.
func TestDoubleEnterStartsAGameAndPlaysNothing(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	a.home()
	a.screen.Arrange(a.view)
	a.debounce = ui.Debounce{}
	enter := func() { a.step(&ui.Input{Keys: []ui.Key{ui.KeyAct}}) }
	enter()
	if _, playing := a.screen.(*play.Screen); !playing {
		t.Fatal("Enter on Home does not play")
	}
	for range 5 {
		a.step(&ui.Input{})
	}
	enter()
	if n := a.match.Game().Ply(); n != 0 {
		t.Errorf("the second Enter played %d moves", n)
	}
	for range ui.DebounceFor {
		a.step(&ui.Input{})
	}
	enter()
	if n := a.match.Game().Ply(); n != 1 {
		t.Errorf("a later Enter played %d moves", n)
	}
}

func TestKioskHasNoWayOut(t *testing.T) {
	a := open(t, t.TempDir(), Options{Kiosk: true})
	if !a.now.Fullscreen {
		t.Error("a kiosk does not fill the screen")
	}
	a.quit()
	if a.ending {
		t.Error("a kiosk can be quit")
	}
	before := a.now
	a.global(&ui.Input{Keys: []ui.Key{ui.KeyFullscreen}})
	if !reflect.DeepEqual(a.now, before) {
		t.Error("the screen of a kiosk can be left")
	}
}

// A browser leaves the full screen by its own key, and does not fill it at the start: the next F11 fills it all the same.
func TestFullscreenAfterItWasLeftFromOutside(t *testing.T) {
	a := open(t, t.TempDir(), Options{Fullscreen: true})
	t.Cleanup(func() { ebiten.SetFullscreen(false) })
	ebiten.SetFullscreen(false)
	a.fullscreen()
	if !ebiten.IsFullscreen() || !a.now.Fullscreen {
		t.Error("the screen is not filled")
	}
	a.fullscreen()
	if ebiten.IsFullscreen() || a.now.Fullscreen {
		t.Error("the full screen is not left")
	}
}

// From looking back the child plays on from a moment, and what is kept is the game from there.
func TestPlayingOnIsKept(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir, Options{})
	for i := range 6 {
		if err := a.match.Play(rules.Pit{Side: a.match.Position().Turn(), House: rules.House(i / 2)}); err != nil {
			t.Fatal(err)
		}
	}
	a.lookBack(a.home)
	a.playOn(2)
	data, err := a.store.Read(match.File("awele", match.AgainstTux()))
	if err != nil {
		t.Fatal(err)
	}
	kept, err := match.DecodeSaved(data)
	if err != nil {
		t.Fatal(err)
	}
	if m, err := match.Restore(kept, a.engine); err != nil || m.Game().Ply() != 2 || m.Game().Undone() != 4 {
		t.Errorf("%v: kept\n%s", err, kept.Game)
	}
}

func TestNamesOfFilesInTrouble(t *testing.T) {
	for name, want := range map[string]string{
		"kalah.xml":                          "kalah.xml",
		"käsi ja pöytä.xml":                  "käsi ja pöytä.xml",
		"a\nb\tc\x1b[1m\xff.xml":             "abc[1m.xml",
		strings.Repeat("ä", 240) + ".xml":    strings.Repeat("ä", longestName-1) + "…",
		strings.Repeat("\xff", 240) + ".xml": ".xml",
	} {
		if got := troubleFile(&boards.Error{File: filepath.Join("some", "folder", name)}); got != want {
			t.Errorf("%q is shown as %q, want %q", name, got, want)
		}
	}
}

// Of many descriptors that cannot be read the first is named, and the others are counted: files, not faults.
func TestHowManyFilesAreInTrouble(t *testing.T) {
	bad := func(file string) error { return &boards.Error{File: filepath.Join("folder", file)} }
	for want, troubles := range map[string][]error{
		"1.xml could not be read.":             {bad("1.xml")},
		"2.xml could not be read.":             {errors.Join(bad("2.xml"), bad("2.xml")), bad("2.xml")},
		"3.xml could not be read, and 1 more.": {bad("3.xml"), bad("4.xml"), bad("3.xml")},
		"5.xml could not be read, and 2 more.": {errors.Join(bad("5.xml"), bad("5.xml")), bad("6.xml"), bad("7.xml")},
	} {
		if got := boardTrouble(i18n.For("en"), troubles); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// What is kept is written beside the game: trouble with it comes when Home is shown already, which tells it all the same.
func TestHomeTellsOfTroubleThatComesLate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "awele")
	a := open(t, dir, Options{})
	a.store.Background(true)
	a.home()
	a.step(&ui.Input{})
	if a.note != "" {
		t.Fatalf("the child is told %q", a.note)
	}
	if err := errors.Join(os.RemoveAll(dir), os.WriteFile(dir, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	a.save()
	a.store.Background(false)
	a.needsLayout, a.needsPaint = false, false
	a.step(&ui.Input{})
	if msg := a.message(); msg != a.text.T(i18n.NotSaved) || !a.needsLayout || !a.needsPaint {
		t.Errorf("the child is told %q, arranged anew %v, drawn anew %v", msg, a.needsLayout, a.needsPaint)
	}
}
