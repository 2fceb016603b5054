package activity

import (
	"slices"
	"testing"

	"awele/activity/match"
	"awele/activity/ui"
	"awele/i18n"
)

// heardPage is a page that remembers what it was told.
type heardPage struct {
	shown   ui.Description
	mirrors int
	said    []string
}

func (p *heardPage) Mirror(d *ui.Description) { p.shown, p.mirrors = *d, p.mirrors+1 }
func (p *heardPage) Says(sentence string)     { p.said = append(p.said, sentence) }
func (p *heardPage) Take(*ui.Input)           {}

// hearingPupil is a program with a page, and lets ticks pass in it.
func hearingPupil(t *testing.T, lang string) (a *app, p *heardPage, ticks func(n int)) {
	t.Helper()
	a, p = open(t, t.TempDir(), Options{Language: lang, Level: 1}), &heardPage{}
	a.hearing.page = p
	return a, p, func(n int) {
		for range n {
			a.step(&ui.Input{})
			a.needsPaint = false
		}
	}
}

// Everything that can be pressed is told by name, in every language, on every screen and in every question.
func TestEveryControlHasAName(t *testing.T) {
	for _, l := range i18n.Languages() {
		a, p, ticks := hearingPupil(t, l.Code)
		check := func(where string, least int) {
			t.Helper()
			ticks(2 * tellEvery)
			if p.shown.Title == "" || len(p.shown.Controls) < least {
				t.Errorf("%s, %s: %q with %d controls, want at least %d", l.Code, where, p.shown.Title, len(p.shown.Controls), least)
			}
			names := map[string]bool{}
			for _, c := range p.shown.Controls {
				if names[c.Name] {
					t.Errorf("%s, %s: two controls are called %q", l.Code, where, c.Name)
				}
				names[c.Name] = true
			}
		}
		check("Home", 8)
		a.step(&ui.Input{Act: "language"})
		check("the language", len(i18n.Languages()))
		a.step(&ui.Input{Act: l.Code})
		a.start(0, match.AgainstTux())
		check("the board", 14+11)
		a.step(&ui.Input{Act: "level"})
		check("the level", 8)
		a.home()
		a.start(0, match.WithFriend())
		check("the animals", 8)
		a.rules(0, a.match.Game().Variant(), a.home)
		check("the rules", 3)
		a.settings(a.options.Boards[0], a.home)
		check("the settings", 30)
		a.lookBack(a.home)
		check("looking back", 7)
		a.learn(0)
		check("the path", 1+14)
		a.step(&ui.Input{Act: "stage 1"})
		check("a stage", 14+5)
		a.puzzles(0)
		check("a puzzle", 14+5)
		a.tell(a.text.T(i18n.NotSaved))
		check("a sentence", 1)
	}
}

// A turn is heard as one sentence as soon as it is played, a question as it comes; a picture that stands still tells nothing.
func TestATurnIsHeardOnce(t *testing.T) {
	a, p, ticks := hearingPupil(t, "en")
	a.start(0, match.AgainstTux())
	ticks(60)
	p.said = nil
	a.step(&ui.Input{Act: "house 02"})
	ticks(3 * tellEvery) // the seeds are still on their way
	if want := []string{"You play house C."}; !slices.Equal(p.said, want) {
		t.Fatalf("heard %q, want %q", p.said, want)
	}
	if c := p.shown.Controls[2]; c.Name != "House C, 0 seeds, yours" || !c.Off {
		t.Errorf("the house is told as %+v", c)
	}
	for range 1000 {
		ticks(1)
	}
	if len(p.said) != 2 {
		t.Fatalf("in two turns there was heard %q", p.said)
	}
	told, asked := p.mirrors, a.hearing.late
	ticks(1000)
	if p.mirrors != told || asked {
		t.Error("a board at rest tells something")
	}
	a.step(&ui.Input{Act: "new"})
	ticks(2 * tellEvery)
	if want := a.text.T(i18n.NewGameAsk); p.said[len(p.said)-1] != want || !p.shown.Question || p.shown.Focus != "no" {
		t.Errorf("heard %q of %+v", p.said, p.shown)
	}
}

// A house that is named is played even while a move is shown: nobody who hears it waits.
func TestANamedHouseWaitsForNothing(t *testing.T) {
	a, p, ticks := hearingPupil(t, "en")
	a.start(0, match.AgainstTux())
	ticks(60)
	a.step(&ui.Input{Act: "house 02"})
	for n := 0; a.match.Game().Ply() < 2; n++ {
		if ticks(1); n > 1000 {
			t.Fatal("Tux does not play")
		}
	}
	ticks(1)
	a.step(&ui.Input{Act: "house 03"})
	if a.match.Game().Ply() != 3 {
		t.Errorf("after %q it was not the child's turn", p.said)
	}
}
