package activity

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/match"
	"awele/activity/screen/home"
	"awele/activity/screen/play"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/ui"
	"awele/rules"
)

// A desktop may take the full screen away; it comes back.
func TestKioskFillsTheScreenAgain(t *testing.T) {
	a := open(t, t.TempDir(), Options{Kiosk: true})
	t.Cleanup(func() { ebiten.SetFullscreen(false) })
	ebiten.SetFullscreen(false)
	wait(a, windowCheck)
	if !ebiten.IsFullscreen() {
		t.Error("the screen is not filled again")
	}
}

// wait lets ticks pass in which nobody does anything.
func wait(a *app, ticks int) {
	for range ticks {
		a.step(&ui.Input{})
	}
}

// A child chooses, plays and goes. The next one finds Home and what the teacher chose, and can go on with the game at the
// teacher's level. Nothing of the first child's choices is kept for the next start either.
func TestKioskIsReadyForTheNextChild(t *testing.T) {
	dir := t.TempDir()
	teacher := settings.Default()
	teacher.Language = "gl"
	teacher.Tables = teacher.Tables.With("awele", teacher.Tables.Of("awele").WithLevel(3))
	if err := store.Open(dir).Write(settings.File, settings.Encode(teacher)); err != nil {
		t.Fatal(err)
	}
	a := open(t, dir, Options{Kiosk: true, Mute: true})
	t.Cleanup(func() { ebiten.SetFullscreen(false) })
	before := a.now
	if before.Tables.Of("awele").Level != 3 || before.Language != "gl" || !before.Muted {
		t.Fatalf("the first child finds %+v", before)
	}
	s := a.now
	s.Language, s.Muted, s.TextPercent = "pl", false, 150
	a.choose(s)
	a.match.SetLevel(7)
	a.setLevel(7)
	for _, k := range []ui.Key{ui.KeyQuit, ui.KeyFullscreen} {
		a.step(&ui.Input{Keys: []ui.Key{k}})
	}
	if a.ending || !a.now.Fullscreen {
		t.Error("a key ends the program, or leaves the full screen")
	}
	if err := a.match.Play(rules.Pit{House: 2}); err != nil {
		t.Fatal(err)
	}
	a.changed()
	wait(a, childGone-1)
	a.step(&ui.Input{Moved: true}) // the child was only thinking
	wait(a, childGone-1)
	if _, there := a.screen.(*play.Screen); !there || a.now.Tables.Of("awele").Level != 7 {
		t.Fatal("the child is taken for gone too soon")
	}
	a.step(&ui.Input{})
	if _, there := a.screen.(*home.Screen); !there || !reflect.DeepEqual(a.now, before) || a.text.Code() != "gl" {
		t.Errorf("after a minute the screen is %T in %s, with %+v", a.screen, a.text.Code(), a.now)
	}
	if a.start(0, match.AgainstTux()); a.match.Level() != 3 || a.match.Game().Ply() == 0 {
		t.Errorf("the next child plays at level %d\n%v", a.match.Level(), a.match.Game())
	}
	if kept := settings.Load(store.Open(dir)); !reflect.DeepEqual(kept, teacher) {
		t.Errorf("the teacher's settings are now %+v", kept)
	}
	if _, err := os.Stat(filepath.Join(dir, "settings.json.other")); !os.IsNotExist(err) {
		t.Error("settings are kept beside the teacher's")
	}
}

// At home nobody is sent away.
func TestOnlyAKioskStartsAfresh(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	wait(a, 2*childGone)
	if _, there := a.screen.(*play.Screen); !there {
		t.Errorf("the screen is %T", a.screen)
	}
}
