package activity

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"awele/activity/match"
	"awele/activity/screen/end"
	"awele/activity/screen/home"
	"awele/activity/screen/lookback"
	"awele/activity/screen/play"
	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/i18n"
	"awele/ogn"
	"awele/rules"
)

// Games in files: one that has ended, one that goes on, one at its start, and one between two people.
const (
	endedFile = "[North \"Tux\"]\n1. F c 2. E b 3. C f 4. D b 5. B d 6. A e 0-27"
	wonFile   = "[FEN \"0-0-0-0-0-2-1-1-4-0-0-0-22-18-S\"]\n1. F+4"
	midFile   = "1. F e 2. C b"
	startFile = "[Variant \"oware seeds=5\"]"
	twoFile   = "[South \"Ana\"]\n[North \"Brais\"]\n1. F e 2. C b"
)

func read(t *testing.T, file string) *ogn.File {
	t.Helper()
	f, err := ogn.Read([]byte(file))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// kept returns the file in which a game is kept.
func kept(t *testing.T, a *app, name string) []byte {
	t.Helper()
	data, err := a.store.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestAnOpenedGameIsShownAtItsEnd(t *testing.T) {
	for file, ply := range map[string]int{endedFile: 12, wonFile: 1, midFile: 4, startFile: 0, twoFile: 4} {
		f := read(t, file)
		a := open(t, t.TempDir(), Options{Opened: f})
		pass(a, 1)
		if !a.match.Opened() || a.match.Game().Ply() != ply || a.match.Game().Variant() != f.Game.Variant() {
			t.Fatalf("%s: %+v", file, a.match.Saved())
		}
		shown := false
		switch _, ended := a.screen.(*end.Screen); {
		case ply == 0:
			_, shown = a.screen.(*play.Screen)
		case a.match.Over():
			shown = ended
		default:
			_, shown = a.screen.(*lookback.Screen)
		}
		if !shown {
			t.Errorf("%s is shown by %T", file, a.screen)
		}
		if a.match.Seats().Shared() != (file == twoFile) {
			t.Errorf("%s: the seats are %+v", file, a.match.Seats())
		}
	}
}

// chooseOtherSeeds goes to the settings, chooses and comes back.
func chooseOtherSeeds(a *app) {
	a.settings(a.options.Boards[a.boardIndex()], a.afterSettings)
	a.setTable("awele", a.now.Tables.Of("awele").WithChoice("seeds", "6"))
	pass(a, ui.DebounceFor+1)
	press(a, ui.KeyBack)
}

// Whatever is done with an opened game, the running games stay as they are, and it stays where it is.
func TestAnOpenedGameHasAPlaceOfItsOwn(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir, Options{})
	if err := a.match.Play(rules.Pit{Side: rules.South, House: 2}); err != nil {
		t.Fatal(err)
	}
	a.changed()
	running := match.File("awele", match.AgainstTux())
	before := kept(t, a, running)
	streak := a.now.Tables.Of("awele").Streak

	a.openGame(read(t, wonFile))
	opened := kept(t, a, match.OpenedFile)
	for name, do := range map[string]func(){
		"again":     a.again,
		"play":      func() { _ = a.match.Play(rules.Pit{Side: rules.South, House: 5}); a.changed() },
		"end":       a.end,
		"play on":   func() { a.playOn(0) },
		"settings":  func() { chooseOtherSeeds(a) },
		"home":      a.home,
		"come back": a.goOnOpened,
	} {
		do()
		if !bytes.Equal(kept(t, a, running), before) || !a.match.Opened() {
			t.Errorf("%s changes the running game", name)
		}
	}
	if a.now.Tables.Of("awele").Streak != streak {
		t.Error("an opened game counts in the streak")
	}
	a.playBoard(0, match.AgainstTux())
	if a.match.Opened() || a.match.Game().Ply() != 1 {
		t.Errorf("the running game does not go on: %+v", a.match.Saved())
	}
	a.goOnOpened()
	if !a.match.Opened() || bytes.Equal(kept(t, a, match.OpenedFile), before) || len(opened) == 0 {
		t.Error("the opened game is gone")
	}

	// One that is opened and that nobody has touched begins with no other seeds.
	b := open(t, t.TempDir(), Options{Opened: read(t, startFile)})
	chooseOtherSeeds(b)
	if pass(b, 1); !b.match.Opened() || b.match.Game().Variant().Seeds != 5 {
		t.Errorf("another choice begins another game: %+v", b.match.Saved())
	}

	// After the next start, too.
	b = open(t, dir, Options{})
	if m, ok := b.openedMatch(); !ok || !m.Opened() || m.Game().PositionAt(0) != a.match.Game().PositionAt(0) {
		t.Errorf("%v, %v", m, ok)
	}
}

// Home has a way back to the opened game, if there is one that can be played.
func TestHomeLeadsToTheOpenedGame(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	if _, ok := a.openedMatch(); ok {
		t.Error("there is an opened game before any was opened")
	}
	a.openGame(read(t, midFile))
	a.home()
	if _, ok := a.screen.(*home.Screen); !ok {
		t.Fatalf("%T", a.screen)
	}
	if _, ok := a.openedMatch(); !ok {
		t.Error("no way back")
	}
	for what, saved := range map[string]string{"no game": "{}", "a rule is broken": `{"board":"awele","game":"oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nA A"}`} {
		if err := a.store.Write(match.OpenedFile, []byte(saved)); err != nil {
			t.Fatal(err)
		}
		if _, ok := a.openedMatch(); ok {
			t.Errorf("%s: it can be played", what)
		}
		a.goOnOpened()
		if _, ok := a.screen.(*home.Screen); !ok {
			t.Errorf("%s: %T", what, a.screen)
		}
	}
}

// A sentence over the screen takes every press until it is put away, and the screen under it takes none.
func TestASentenceOverTheScreen(t *testing.T) {
	for how, put := range map[string]func(a *app){
		"Enter":  func(a *app) { press(a, ui.KeyAct) },
		"Esc":    func(a *app) { press(a, ui.KeyBack) },
		"finger": func(a *app) { tap(a, a.notice.Layout.Choices[0].Center()) },
		"beside": func(a *app) { tap(a, geom.Point{X: 5, Y: 5}) },
	} {
		a := open(t, t.TempDir(), Options{})
		pass(a, 1)
		a.tell("x")
		pass(a, 1)
		if press(a, ui.KeyAct); a.notice == nil {
			t.Fatalf("%s: a nervous second press puts it away unread", how)
		}
		pass(a, ui.DebounceFor+1)
		press(a, ui.KeyHouse1)
		press(a, ui.KeyHouse1)
		if a.match.Game().Ply() != 0 || a.notice == nil {
			t.Fatalf("%s: the board under it plays", how)
		}
		under := a.screen
		if put(a); a.notice != nil {
			t.Errorf("%s does not put it away", how)
		}
		press(a, ui.KeyAct) // a nervous second one
		if pass(a, 30); a.screen != under || a.match.Game().Ply() != 0 {
			t.Errorf("%s: %T, %d moves", how, a.screen, a.match.Game().Ply())
		}
	}
}

func tap(a *app, at geom.Point) {
	a.step(&ui.Input{Pointer: at, Touch: true, Pressed: true, Held: true})
	a.step(&ui.Input{Pointer: at, Touch: true, Released: true})
}

// What is said over the screen fits in every window and language, with the longest name of a file.
func TestSentencesOverTheScreenFit(t *testing.T) {
	name := shown(strings.Repeat("Onni", 20))
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		say := i18n.For(lang)
		a := &app{text: say, view: v}
		for _, sentence := range []string{
			say.T(i18n.NotHere), say.T(i18n.NotSaved), say.T(i18n.GameCopied), say.T(i18n.GameNotCopied), say.T(i18n.FirstOfGames), say.T(i18n.FileNoGame, name),
			say.T(i18n.FileWrongMove, name, 117, "ABCDEFG+12"), say.T(i18n.GameSaved, "congkak-117.ogn", name),
		} {
			a.tell(sentence)
			d := a.notice
			d.Arrange(v)
			least := geom.Body.Size(geom.View{W: v.W, H: v.H, Text: 1})
			if b := text.Fit(d.Text, false, geom.Body.Size(v), d.Layout.Text.W, d.Layout.Text.H, 0); !b.Fits || b.Size < 0.95*least || d.Layout.Panel.Y < 0 || d.Layout.Choices[0].Y+d.Layout.Choices[0].H > d.Layout.Panel.Y+d.Layout.Panel.H {
				t.Errorf("%q is %.0f high in %v, %.0f at 100 %%", d.Text, b.Size, d.Layout.Text, least)
			}
			screentest.PadMustFit(t, d.Choices[0].Label, true, geom.Body.Size(v), d.Layout.Choices[0], true)
		}
	})
}

// A game is saved at its end as a new file, which opens as the same game.
func TestSavingAGame(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	a := open(t, t.TempDir(), Options{})
	ended(t, a, rules.SouthWins)
	save := func(want string) {
		t.Helper()
		a.notice = nil
		do, _ := a.saving()
		for do(); a.notice == nil; { // the test has a limit of its own
			pass(a, 1)
			time.Sleep(time.Millisecond)
		}
		if a.notice.Text != want {
			t.Errorf("it says %q, want %q", a.notice.Text, want)
		}
	}
	for _, name := range []string{"oware-1.ogn", "oware-2.ogn"} {
		save(a.text.T(i18n.GameSaved, name, filepath.Base(dir)))
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		f, err := ogn.Read(data)
		if err != nil || f.Game.String() != a.match.Game().String() || f.Tags[ogn.NorthTag] != ogn.Tux || f.Tags[ogn.SouthTag] != ogn.Child {
			t.Errorf("%s: %+v, %v", name, f, err)
		}
	}
	t.Setenv("HOME", filepath.Join(dir, "nowhere"))
	save(a.text.T(i18n.NotSaved))
	if save, copying := open(t, t.TempDir(), Options{Kiosk: true}).saving(); save != nil || copying != nil {
		t.Error("a kiosk writes files")
	}
}

// A running game is saved by a key, and where there is no game nothing happens.
func TestSavingARunningGame(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	a := open(t, t.TempDir(), Options{Start: "nothing"})
	press(a, ui.KeySave)
	a.playBoard(0, match.WithFriend())
	if err := a.match.Play(rules.Pit{Side: a.match.Position().Turn(), House: 2}); err != nil {
		t.Fatal(err)
	}
	for press(a, ui.KeySave); a.notice == nil; pass(a, 1) {
		time.Sleep(time.Millisecond)
	}
	data, err := os.ReadFile(filepath.Join(dir, "oware-1.ogn"))
	if err != nil {
		t.Fatal(err)
	}
	f, err := ogn.Read(data)
	if err != nil || f.Game.String() != a.match.Game().String() || !twoPeople(f.Tags) {
		t.Errorf("%+v, %v", f, err)
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 1 {
		t.Errorf("%v, %v", files, err)
	}
}

// The next child at a kiosk does not meet what was said to the one before.
func TestTheNextChildMeetsNoOldSentence(t *testing.T) {
	a := open(t, t.TempDir(), Options{Kiosk: true})
	a.tell("x")
	if pass(a, childGone+1); a.notice != nil {
		t.Errorf("it still says %q", a.notice.Text)
	}
}
