package activity

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/teacher"
	"awele/activity/ui"
	"awele/boards"
	"awele/i18n"
	"awele/tux"
)

// A teacher decides over the command line, and that over what a child has chosen; what the child has chosen stays kept.
func TestATeacherDecidesOverFlagsAndChoices(t *testing.T) {
	dir := t.TempDir()
	child := settings.Default()
	child.Language, child.Speed, child.Calm = "pl", settings.Fast, true
	child.Tables = child.Tables.With("awele", child.Tables.Of("awele").WithLevel(7))
	if err := store.Open(dir).Write(settings.File, settings.Encode(child)); err != nil {
		t.Fatal(err)
	}
	rules := teacher.Parse("class.toml", "language = \"fi\"\nspeed = \"slow\"\nlevels = [2, 3]\nseeds = 5\nboards = [\"awele\"]\n")
	a := atHome(t, dir, Options{Language: "gl", Level: 5, Seeds: 6, Start: "kalah", Teacher: rules})
	if a.match != nil || len(a.options.Boards) != 1 {
		t.Fatalf("offered: %d boards; on the board: %v", len(a.options.Boards), a.match)
	}
	if a.text.Code() != "fi" || a.now.Speed != settings.Slow || !a.now.Calm {
		t.Errorf("%s, %+v", a.text.Code(), a.now)
	}
	a.start(0, match.AgainstTux())
	if v := a.match.Game().Variant(); a.match.Level() != 3 || v.Seeds != 5 {
		t.Errorf("level %d, %v", a.match.Level(), v)
	}
	s := a.now
	s.Language, s.Speed, s.HighContrast = "en", settings.Off, true
	s.Tables = s.Tables.With("awele", s.Tables.Of("awele").WithChoice("seeds", "4").WithLevel(8))
	a.choose(s)
	if a.notice == nil || a.notice.Text != a.text.T(i18n.TeacherChose) {
		t.Error("nobody says why")
	}
	if table := a.now.Tables.Of("awele"); a.text.Code() != "fi" || a.now.Speed != settings.Slow || !a.now.HighContrast || table.Level != 3 || table.Choice("seeds") != "5" {
		t.Errorf("chosen %+v", a.now)
	}
	if kept := settings.Load(store.Peek(dir)); kept.Language != "pl" || kept.Speed != settings.Fast || !kept.HighContrast {
		t.Errorf("kept %+v", kept)
	}
}

// Where the sound is decided the key for it changes nothing and says why.
func TestTheKeyForTheSoundIsLockedToo(t *testing.T) {
	a := atHome(t, t.TempDir(), Options{Teacher: teacher.Parse("", "sound = false")})
	a.step(&ui.Input{Keys: []ui.Key{ui.KeyMute}})
	if !a.now.Muted || a.notice == nil {
		t.Errorf("muted %t, told %t", a.now.Muted, a.notice != nil)
	}
}

func TestOnlyOfferedLevelsAreSuggested(t *testing.T) {
	a := open(t, t.TempDir(), Options{Teacher: teacher.Parse("", "levels = [2, 4]")})
	for l, want := range map[tux.Level]bool{1: false, 2: true, 3: false, 4: true, 5: false} {
		if a.offersLevel(l) != want {
			t.Errorf("level %d is offered: %t", l, !want)
		}
	}
	if a.match.Level() != 2 {
		t.Errorf("the game is at level %d", a.match.Level())
	}
}

func TestOnlyOfferedStagesAreOnThePath(t *testing.T) {
	whole := atHome(t, t.TempDir(), Options{})
	b := whole.options.Boards[0]
	all, ok := whole.courseOf(b)
	if !ok || len(all.Stages) < 3 {
		t.Fatal("there is no path")
	}
	second := all.Stages[1].ID
	a := atHome(t, t.TempDir(), Options{Teacher: teacher.Parse("", "stages = [\""+second+"\"]")})
	c, ok := a.courseOf(b)
	if !ok || len(c.Stages) != 1 || c.Stages[0].ID != second {
		t.Errorf("%d stages", len(c.Stages))
	}
	unread := atHome(t, t.TempDir(), Options{Teacher: teacher.Parse("", "stages = 1")})
	if c, ok := unread.courseOf(b); !ok || len(c.Stages) != 1 || c.Stages[0].ID != all.Stages[0].ID {
		t.Error("a list that cannot be read offers more than the first stage")
	}
	none := atHome(t, t.TempDir(), Options{Teacher: teacher.Parse("", "stages = [\"of another board\"]")})
	if _, ok := none.courseOf(b); ok {
		t.Error("a path without stages is offered")
	}
	if got, want := unread.message(), unread.text.T(i18n.TeacherTrouble, teacher.File, 1); got != want {
		t.Errorf("Home says %q, want %q", got, want)
	}
}

// A kiosk, and each of the children who share a machine, find what the teacher has decided.
func TestATeacherDecidesForEveryChild(t *testing.T) {
	dir := t.TempDir()
	rules := teacher.Parse("", "text = 150\nlevels = [2]")
	a := atHome(t, dir, Options{Teacher: rules})
	a.addPicture(settings.Zebra)
	if a.now.TextPercent != 150 || a.now.Tables.Of("awele").Level != 2 {
		t.Errorf("the zebra finds %+v", a.now)
	}
	k := newApp(Options{Boards: boards.Builtin(), Kiosk: true, Teacher: teacher.Parse("", "fullscreen = false\ntext = 150")}, store.Open(t.TempDir()), a.sound, nil)
	t.Cleanup(func() { ebiten.SetFullscreen(false) })
	wait(k, childGone)
	if !k.now.Fullscreen || k.now.TextPercent != 150 {
		t.Errorf("the kiosk has %+v", k.now)
	}
}
