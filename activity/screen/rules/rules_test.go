package rules

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/boards"
	"awele/i18n"
	games "awele/rules"
)

// awele returns the first built-in game as the Rules screen shows it.
func awele(lang string) Text { return read(boards.Builtin()[0], lang) }

// read returns a board as the Rules screen shows it.
func read(b boards.Board, lang string) Text {
	t := b.Text(lang)
	return Text{t.Title, t.Description, t.Goal, t.Prerequisite, t.Manual, t.History, b.Author, t.Credit}
}

func newRules(p *screentest.Pupil) *Screen {
	r := New(p.Services("en"), screentest.Usual, func() Text { return awele("en") }, func() { p.Changes = -1 })
	r.Arrange(screentest.Desk)
	return r
}

// What is said of a slam is what the variant does with it, and another game is not explained as Oware.
func TestLessonsAreThoseOfTheVariant(t *testing.T) {
	for _, c := range []struct {
		v    games.Variant
		n    int      // lessons
		says i18n.Key // of a move that captures every seed
		mine int      // seeds that the move captures
	}{
		{screentest.Usual, 6, i18n.DiagramSlam, 0},
		{games.NewOware(4, games.CaptureAll, games.OfferShare), 6, i18n.SlamAgain, 4},
		{games.NewOware(6, games.Forbidden, games.OfferShare), 6, i18n.DiagramSlamOnly, 2},
		{games.NewKalah(4), 7, "", 0},
		{games.Variant{}, 0, "", 0},
	} {
		p := screentest.NewPupil()
		manual := func() Text { return Text{Title: "A", Manual: []string{"B"}} }
		r := New(p.Services("en"), c.v, manual, func() {})
		r.Arrange(screentest.Desk)
		if len(r.diagrams) != c.n {
			t.Errorf("%v: %d lessons, want %d", c.v, len(r.diagrams), c.n)
		}
		said := i18n.Key("")
		for _, d := range r.diagrams {
			if d.Caption == i18n.DiagramSlam || d.Caption == i18n.SlamAgain || d.Caption == i18n.DiagramSlamOnly {
				if said = d.Caption; d.Captured != c.mine {
					t.Errorf("%v: the slam captures %d seeds, want %d", c.v, d.Captured, c.mine)
				}
			}
		}
		if said != c.says {
			t.Errorf("%v: of a slam is said %q, want %q", c.v, said, c.says)
		}
	}
}

func TestDiagramsMoveOneAfterTheOtherAndThenRest(t *testing.T) {
	r := newRules(screentest.NewPupil())
	shown := map[string]bool{}
	for range 5000 {
		r.Update(&ui.Input{})
		moving := 0
		for _, d := range r.diagrams {
			if d.Moving() {
				moving++
				shown[d.ID] = true
			}
		}
		if moving > 1 {
			t.Fatal("two diagrams move at once")
		}
	}
	in := 0
	for _, d := range r.diagrams {
		if r.col.Place(d.Layout().Board.Face).Within(r.col.Layout.View) {
			in++
		}
	}
	if len(shown) != in || in == 0 {
		t.Errorf("%d diagrams moved, %d are in sight", len(shown), in)
	}
	if r.Update(&ui.Input{}) {
		t.Error("something still moves")
	}
	screentest.Tap(r, &r.set, r.diagrams[0].ID)
	if !r.diagrams[0].Moving() {
		t.Error("a press does not show it again")
	}
}

func TestDiagramsRestInCalmMode(t *testing.T) {
	p := screentest.NewPupil()
	p.Choices.Calm = true
	r := newRules(p)
	for range 1000 {
		if r.Update(&ui.Input{}) {
			t.Fatal("something moves")
		}
	}
	d := r.diagrams[2]
	if d.Pile.Frame.Counts[games.South][games.Store] != d.Captured || d.Captured == 0 {
		t.Errorf("the still picture has %d of %d captured seeds in the store", d.Pile.Frame.Counts[games.South][games.Store], d.Captured)
	}
}

func TestReadingByKeysAlone(t *testing.T) {
	p := screentest.NewPupil()
	r := newRules(p)
	last := -1.0
	for r.col.Scroll.Pos() > last {
		last = r.col.Scroll.Pos()
		r.Update(screentest.Key(ui.KeyDown))
	}
	if !r.col.Scroll.AtEnd() {
		t.Error("the arrows do not lead to the end")
	}
	r.Update(screentest.Key(ui.KeyTop))
	if !r.col.Scroll.AtTop() || r.set.Focus() != "back" {
		t.Errorf("at %v, focus on %s", r.col.Scroll.Pos(), r.set.Focus())
	}
	for range len(r.diagrams) {
		r.Update(screentest.Key(ui.KeyNext))
	}
	d := r.diagrams[len(r.diagrams)-1]
	if r.set.Focus() != d.ID || !r.col.Place(geom.Rect{Y: d.Layout().Whole.Y, H: d.Layout().Whole.H}).Within(r.col.Layout.View.Inset(-1)) {
		t.Errorf("focus on %s, which is out of sight", r.set.Focus())
	}
	r.Update(screentest.Key(ui.KeyAct))
	if !d.Moving() {
		t.Error("Enter does not show the diagram")
	}
	r.Update(screentest.Key(ui.KeyBack))
	if p.Changes != -1 {
		t.Error("Esc does not lead back")
	}
}
