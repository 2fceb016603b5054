package e2e

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"awele/activity/match"
	"awele/activity/progress"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/ui"
	"awele/activity/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// shared returns the folder of a machine that a lion and a zebra share, where the lion has high contrast.
func shared(t *testing.T, lion settings.Settings) (config string) {
	t.Helper()
	config = t.TempDir()
	lion.HighContrast = true
	Keep(t, config, lion)
	s := store.Open(filepath.Join(config, "awele"))
	for name, data := range map[string][]byte{
		settings.Zebra.Prefix() + settings.PictureFile: []byte("{}"),
		settings.Zebra.Prefix() + settings.File:        settings.Encode(settings.Default()),
	} {
		if err := s.Write(name, data); err != nil {
			t.Fatal(err)
		}
	}
	return config
}

// picks presses the answer with that number of a question that shows n pictures, the last of which may add one.
func (p *pupil) picks(i, n int, with func(x, y float64)) {
	at := ui.NewDialogLayout(p.view(), n, true).Choices[i].Center()
	with(at.X, at.Y)
	p.Ticks(60)
}

// Two children share a machine: each is asked once at the start, and has the own settings and the own game; and what is kept
// of the one is never that of the other.
func TestTwoChildrenShareAMachine(t *testing.T) {
	config := shared(t, settings.Default())
	for _, window := range []geom.View{{W: 1024, H: 600}, {W: 320, H: 568}} {
		var homes [2]*image.RGBA
		for picture, file := range []string{oware, settings.Zebra.Prefix() + oware} {
			if err := os.Remove(filepath.Join(config, "awele", file)); err != nil && !os.IsNotExist(err) {
				t.Fatal(err)
			}
			p := newPupil(t, Options{W: int(window.W), H: int(window.H), Config: config})
			p.Ticks(60)
			p.picks(picture, 3, []func(x, y float64){p.Click, p.Tap}[picture])
			homes[picture] = p.Frame()
			p.file = file
			p.Key(ebiten.KeyEnter)
			p.Ticks(settle)
			p.Key(ebiten.KeyDigit3)
			p.Key(ebiten.KeyEnter)
			p.Ticks(2 * settle)
			if g := p.game(); g.Ply() == 0 {
				p.picture("shared")
				t.Errorf("%v: nothing is kept in %s:\n%s", window, file, g)
			}
			p.Close()
		}
		if different(homes[0], homes[1], homes[0].Rect, 8) < 0.05 {
			t.Errorf("%v: the two children find the same Home", window)
		}
	}
	if s := settings.Load(store.Peek(filepath.Join(config, "awele"))); !s.HighContrast {
		t.Error("the lion has lost the settings")
	}
}

// Whoever is not the one who plays presses the button for that, and plays as another from then on.
func TestNotMe(t *testing.T) {
	config := shared(t, settings.Default())
	p := newPupil(t, Options{W: 1024, H: 600, Config: config})
	p.Ticks(60)
	p.Key(ebiten.KeyEscape) // the lion goes on
	p.Ticks(60)
	lions := p.Frame()
	for range 4 { // from Play, past the way out, the settings and the language
		p.Key(ebiten.KeyShiftLeft, ebiten.KeyTab)
	}
	p.Key(ebiten.KeyEnter)
	p.Ticks(60)
	p.Key(ebiten.KeyArrowRight)
	p.Key(ebiten.KeyEnter)
	p.Ticks(60)
	if different(lions, p.Frame(), lions.Rect, 8) < 0.05 {
		p.picture("not-me")
		t.Error("the lion still plays")
	}
	p.file = settings.Zebra.Prefix() + oware
	p.Key(ebiten.KeyEnter)
	p.Ticks(settle)
	p.Key(ebiten.KeyDigit3)
	p.Key(ebiten.KeyEnter)
	p.Ticks(2 * settle)
	if g := p.game(); g.Ply() == 0 {
		t.Error("the zebra's game is not kept")
	}
	if _, kept := p.SavedGame(oware); kept {
		t.Error("the zebra plays the lion's game")
	}
	p.Close()
}

// A file of progress that is damaged is put aside, and the child plays on.
func TestDamagedProgressStopsNobody(t *testing.T) {
	config := t.TempDir()
	folder := filepath.Join(config, "awele")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, progress.File), []byte("\x00\x01"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newPupil(t, Options{W: 800, H: 480, Config: config})
	p.Ticks(60)
	p.play(byKey)
	p.move(byKey)
	p.Close()
	if _, err := os.Stat(filepath.Join(folder, progress.File+".damaged")); err != nil {
		t.Error(err)
	}
	if _, ok := p.SavedGame(match.File("awele", match.AgainstTux())); !ok {
		t.Error("the game is not kept")
	}
}

// What a teacher has decided stands over the command line and what was chosen before; a child can choose the rest.
func TestATeachersFile(t *testing.T) {
	config := t.TempDir()
	s := settings.Default()
	s.Language = "pl"
	Keep(t, config, s)
	p := newPupil(t, Options{
		W: 1024, H: 600, Config: config, Args: []string{"-level", "5", "-lang", "gl"},
		Teacher: "language = \"en\"\nlevels = [2]\nboards = [\"awele\"]\nsound = false\n",
	})
	p.Ticks(60)
	p.play(byKey)
	p.Key(ebiten.KeyM)
	p.Ticks(60)
	p.Key(ebiten.KeyEnter) // it is said why the sound stays off
	p.Ticks(60)
	p.Key(ebiten.KeyDigit3)
	p.Key(ebiten.KeyEnter)
	p.Ticks(2 * settle)
	saved, ok := p.SavedGame(oware)
	if !ok || saved.Level != 2 {
		p.picture("teacher")
		t.Errorf("the game is kept: %t, at level %d", ok, saved.Level)
	}
	if p.game().Ply() == 0 {
		p.picture("teacher")
		t.Error("nothing was played")
	}
	p.Close()
	if s := p.Settings(); s.Language != "pl" || s.Muted {
		t.Errorf("what the teacher decides is kept as if the child had chosen it: %+v", s)
	}
}
