package activity

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/match"
	"awele/activity/progress"
	"awele/activity/screen/home"
	"awele/activity/screentest"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/store"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
)

// atHome starts the activity at Home.
func atHome(tb testing.TB, dir string, o Options) *app {
	tb.Helper()
	o.Boards = boards.Builtin()
	a := newApp(o, store.Open(dir), &sound.Recorder{}, []string{"en"})
	a.view = geom.View{W: 1280, H: 720}
	return a
}

// sow is a task of the first stage.
func sow(id string) progress.Task { return progress.Task{Board: "awele", Stage: "sow", ID: id} }

// answer gives an answer to the question that lies over the screen.
func answer(t *testing.T, a *app, id string) {
	t.Helper()
	asked := a.notice
	if asked == nil || !slices.ContainsFunc(asked.Choices, func(c ui.Choice) bool { return c.ID == id }) {
		t.Fatalf("there is no answer %q: %+v", id, asked)
	}
	a.notice = nil
	asked.Press(id)
}

func TestNobodyIsAskedUntilThereIsASecond(t *testing.T) {
	dir := t.TempDir()
	a := atHome(t, dir, Options{})
	if a.notice != nil || len(a.pictures) != 1 {
		t.Fatal("the only child is asked")
	}
	a.askNewPicture()
	answer(t, a, "zebra")
	if a.picture != settings.Zebra || a.notice != nil {
		t.Errorf("%v plays", a.picture)
	}
	for _, o := range []Options{{}, {Start: "kalah"}, {Kiosk: true}} {
		b := atHome(t, dir, o)
		t.Cleanup(func() { ebiten.SetFullscreen(false) })
		if b.notice == nil || b.match != nil {
			t.Fatalf("%+v: two children are not asked", o)
		}
		if adding := slices.ContainsFunc(b.notice.Choices, func(c ui.Choice) bool { return c.ID == "add" }); adding == o.Kiosk {
			t.Errorf("%+v: one more can be added: %t", o, adding)
		}
		answer(t, b, "zebra")
		if b.picture != settings.Zebra || (b.match != nil) != (o.Start != "") {
			t.Errorf("%+v: %v plays, at %v", o, b.picture, b.match)
		}
	}
}

// Each child finds the own settings, game and progress, whoever played meanwhile.
func TestEachPictureHasItsOwn(t *testing.T) {
	dir := t.TempDir()
	a := atHome(t, dir, Options{})
	s := a.now
	s.HighContrast, s.Language = true, "fi"
	s.Tables = s.Tables.With("awele", s.Tables.Of("awele").WithChoice(settings.StarterChoice, "child"))
	a.choose(s)
	a.start(0, match.AgainstTux())
	move(t, a)
	lions := a.match.Game().String()
	a.record(func(p *progress.Progress) { p.Did(sow("1"), progress.First) })
	a.home()
	a.addPicture(settings.Zebra)
	if _, ok := a.screen.(*home.Screen); !ok || a.match != nil || a.now.HighContrast || a.now.Language != "fi" || a.progress.Mark(sow("1")) != progress.None {
		t.Errorf("the zebra finds %+v and %s", a.now, progress.Encode(a.progress))
	}
	a.start(0, match.AgainstTux())
	if a.match.Game().Ply() != 0 {
		t.Error("the zebra finds the game of the lion")
	}
	s = a.now
	s.Calm = true
	a.choose(s)
	a.home()
	a.askWho(a.home)
	answer(t, a, "lion")
	if !a.now.HighContrast || a.now.Calm || a.progress.Mark(sow("1")) != progress.First {
		t.Errorf("the lion finds %+v", a.now)
	}
	a.start(0, match.AgainstTux())
	if got := a.match.Game().String(); got != lions {
		t.Errorf("the lion goes on with %s, want %s", got, lions)
	}
	again := atHome(t, dir, Options{})
	answer(t, again, "zebra")
	if !again.now.Calm || again.now.HighContrast {
		t.Errorf("after a new start the zebra finds %+v", again.now)
	}
}

// move plays a move of the child.
func move(t *testing.T, a *app) {
	t.Helper()
	for h := range rules.House(rules.MaxHouses) {
		if a.match.Play(rules.Pit{Side: rules.South, House: h}) == nil {
			a.changed()
			return
		}
	}
	t.Fatal("there is no move")
}

func TestAPictureIsRemovedAfterAQuestion(t *testing.T) {
	dir := t.TempDir()
	a := atHome(t, dir, Options{})
	a.addPicture(settings.Zebra)
	a.record(func(p *progress.Progress) { p.Did(sow("1"), progress.First) })
	a.askRemove()
	answer(t, a, "zebra")
	answer(t, a, "no")
	if len(a.pictures) != 2 {
		t.Fatal("removed after a No")
	}
	a.askRemove()
	answer(t, a, "zebra")
	answer(t, a, "yes")
	if len(a.pictures) != 1 || a.picture != settings.Lion || a.notice != nil {
		t.Errorf("there are %v, %v plays", a.pictures, a.picture)
	}
	if _, err := os.Stat(filepath.Join(dir, "zebra-progress.json.removed")); err != nil {
		t.Error(err)
	}
	if b := atHome(t, dir, Options{}); len(b.pictures) != 1 {
		t.Errorf("after a new start there are %v", b.pictures)
	}
	a.addPicture(settings.Zebra)
	if a.progress.Mark(sow("1")) != progress.None {
		t.Error("another zebra has done what the first did")
	}
}

func TestAtMostSixPictures(t *testing.T) {
	a := atHome(t, t.TempDir(), Options{})
	for animal := settings.Animal(1); a.mayAdd(); animal++ {
		a.addPicture(animal)
	}
	if len(a.pictures) != settings.MostPictures {
		t.Errorf("there are %v", a.pictures)
	}
	a.askWho(a.home)
	if len(a.notice.Choices) != settings.MostPictures {
		t.Errorf("%d answers", len(a.notice.Choices))
	}
	for _, d := range a.deeds() {
		for _, b := range d.Buttons {
			if b.Label == i18n.AddAnimal {
				t.Error("a seventh is offered")
			}
		}
	}
}

// Two programs run on one machine, and in both the same child plays, and another comes to each.
func TestTwoProgramsLoseNothing(t *testing.T) {
	dir := t.TempDir()
	a, b := atHome(t, dir, Options{}), atHome(t, dir, Options{})
	for i, x := range []*app{a, b, a, b} {
		x.record(func(p *progress.Progress) {
			p.Ended("awele", 1, 1)
			p.Did(sow(string(rune('1'+i))), progress.First)
		})
	}
	a.addPicture(settings.Zebra)
	b.addPicture(settings.Monkey)
	c := atHome(t, dir, Options{})
	if want := []settings.Animal{settings.Lion, settings.Zebra, settings.Monkey}; !slices.Equal(c.pictures, want) {
		t.Errorf("there are %v, want %v", c.pictures, want)
	}
	if got := c.progress.Games("awele", 1).Won; got != 4 {
		t.Errorf("%d games are counted of 4", got)
	}
	for _, id := range []string{"1", "2", "3", "4"} {
		if c.progress.Mark(sow(id)) != progress.First {
			t.Errorf("task %s is lost", id)
		}
	}
}

func TestDamagedProgressIsToldAndPutAside(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{progress.File, "zebra-" + progress.File} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("\x00\x00\x00"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "zebra-"+settings.PictureFile), nil, 0o600); err != nil { // even so it is there
		t.Fatal(err)
	}
	a := atHome(t, dir, Options{})
	for _, animal := range []string{"lion", "zebra"} {
		answer(t, a, animal)
		if got, want := a.message(), a.text.T(i18n.ProgressDamaged); got != want {
			t.Errorf("%s: Home says %q, want %q", animal, got, want)
		}
		a.askWho(a.home)
	}
	for _, name := range []string{progress.File, "zebra-" + progress.File} {
		if _, err := os.Stat(filepath.Join(dir, name+".damaged")); err != nil {
			t.Error(err)
		}
	}
}

// A game against Tux counts once, as it ended last; one with a friend or from a file does not.
func TestGamesAreCountedAsTheyEndedLast(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir, Options{})
	a.setLevel(3)
	for _, r := range []rules.Outcome{rules.SouthWins, rules.NorthWins, rules.Draw, rules.SouthWins} {
		ended(t, a, r)
		a.changed()
		a.changed() // shown again
	}
	a.recorded.lead = -1 // as if it had ended so before it was undone
	a.record(func(p *progress.Progress) {
		p.NotEnded("awele", 3, 1)
		p.Ended("awele", 3, -1)
	})
	a.changed()
	p := progress.Load(store.Peek(dir))
	if got, want := p.Games("awele", 3), (progress.Tally{Won: 2, Drawn: 1, Lost: 1}); got != want {
		t.Errorf("%v, want %v", got, want)
	}
	m, err := match.Restore(match.Saved{Board: "awele", Friend: true, Game: a.match.Game().String()}, a.engine)
	if err != nil {
		t.Fatal(err)
	}
	a.play(m)
	a.changed()
	if p := progress.Load(store.Peek(dir)); !p.Equal(a.progress) || a.progress.Games("awele", 3).Won != 2 {
		t.Error("a game with a friend counts")
	}
}

func TestStartAnewForgetsAfterAQuestion(t *testing.T) {
	a := atHome(t, t.TempDir(), Options{})
	for answered, want := range map[string]progress.Mark{"no": progress.First, "yes": progress.None} {
		a.record(func(p *progress.Progress) { p.Did(sow("1"), progress.First) })
		a.askAnew()
		answer(t, a, answered)
		p := progress.Load(a.files)
		if p.Mark(sow("1")) != want {
			t.Errorf("%s: %q", answered, p.Mark(sow("1")))
		}
	}
}

// Where only the settings of a picture cannot be kept, the child is told that the game can.
func TestSettingsOfAPictureThatCannotBeKept(t *testing.T) {
	err := errors.New("no room")
	for _, c := range []struct {
		unkept map[string]error
		want   i18n.Key
	}{
		{nil, ""}, {map[string]error{"settings.json": err}, i18n.SettingsNotSaved}, {map[string]error{"zebra-settings.json": err}, i18n.SettingsNotSaved},
		{map[string]error{"zebra-settings.json": err, "zebra-progress.json": err}, i18n.NotSaved}, {map[string]error{"": err}, i18n.NotSaved},
	} {
		if got := notSaved(c.unkept); got != c.want {
			t.Errorf("%v: %q, want %q", c.unkept, got, c.want)
		}
	}
}

// A child who has gone from a kiosk is not the one who comes.
func TestAKioskAsksWhoPlaysNext(t *testing.T) {
	dir := t.TempDir()
	atHome(t, dir, Options{}).addPicture(settings.Zebra)
	a := atHome(t, dir, Options{Kiosk: true})
	t.Cleanup(func() { ebiten.SetFullscreen(false) })
	answer(t, a, "zebra")
	wait(a, childGone)
	if a.notice == nil {
		t.Error("nobody is asked")
	}
}

// Every question about pictures fits every window in every language.
func TestQuestionsAboutPicturesFit(t *testing.T) {
	a := atHome(t, t.TempDir(), Options{})
	for animal := settings.Animal(1); len(a.pictures) < settings.MostPictures-1; animal++ {
		a.addPicture(animal)
	}
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		a.text = i18n.For(lang)
		for _, ask := range []func(){
			func() { a.askWho(a.home) }, a.askNewPicture, a.askRemove, a.askAnew, func() { a.askRemove(); answer(t, a, "zebra") },
		} {
			ask()
			d := a.notice
			d.Arrange(v)
			screentest.MustFit(t, d.Text, true, geom.Large.Size(v), d.Layout.Text.W, d.Layout.Text.H)
			for i, c := range d.Choices {
				if r := d.Layout.Choices[i]; !r.Within(v.Bounds()) || r.W < geom.MinTarget || r.H < geom.MinTarget {
					t.Errorf("%s: %s lies at %v", d.Text, c.ID, r)
				}
				if c.Label != "" {
					screentest.PadMustFit(t, c.Label, true, geom.Body.Size(v), d.Layout.Choices[i], true)
				}
			}
		}
	})
}
