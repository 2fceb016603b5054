package scene

import (
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"
)

// usual is the variant of a first start.
var usual = rules.NewOware(4, rules.NoCapture, rules.OfferShare)

func newRules(p *pupil) *Rules {
	_, text := board("en")
	r := NewRules(p.kit("en"), usual, func() RulesText { return text }, func() { p.changes = -1 })
	r.Arrange(desk)
	return r
}

// What is said of a slam is what the variant does with it, and another game is not explained as Oware.
func TestLessonsAreThoseOfTheVariant(t *testing.T) {
	for _, c := range []struct {
		v    rules.Variant
		n    int      // lessons
		says i18n.Key // of a move that captures every seed
		mine int      // seeds that the move captures
	}{
		{usual, 6, i18n.DiagramSlam, 0},
		{rules.NewOware(4, rules.CaptureAll, rules.OfferShare), 6, i18n.SlamAgain, 5},
		{rules.NewOware(6, rules.Forbidden, rules.OfferShare), 5, "", 0},
		{rules.Variant{Kind: rules.Kalah, Houses: 6, Seeds: 4}, 0, "", 0},
		{rules.Variant{}, 0, "", 0},
	} {
		p := newPupil()
		manual := func() RulesText { return RulesText{Title: "A", Manual: []string{"B"}} }
		r := NewRules(p.kit("en"), c.v, manual, func() {})
		r.Arrange(desk)
		if len(r.diagrams) != c.n {
			t.Errorf("%v: %d lessons, want %d", c.v, len(r.diagrams), c.n)
		}
		said := i18n.Key("")
		for _, d := range r.diagrams {
			if d.lesson.caption == i18n.DiagramSlam || d.lesson.caption == i18n.SlamAgain {
				if said = d.lesson.caption; d.seeds != c.mine {
					t.Errorf("%v: the slam captures %d seeds, want %d", c.v, d.seeds, c.mine)
				}
			}
		}
		if said != c.says {
			t.Errorf("%v: of a slam is said %q, want %q", c.v, said, c.says)
		}
	}
}

// What the lessons teach must be what the rules say.
func TestLessonsShowWhatTheySay(t *testing.T) {
	v := usual
	for i, l := range lessons {
		p, _, err := rules.ParsePosition(l.position)
		if err != nil {
			t.Fatalf("lesson %d: %v", i, err)
		}
		if err := v.Check(p, rules.Pit{Side: rules.South, House: l.house}); err != nil {
			t.Fatalf("lesson %d: %v", i, err)
		}
		seen := map[rules.StepKind]int{}
		for _, s := range v.Steps(p, l.house) {
			seen[s.Kind]++
		}
		next := v.Next(p, l.house)
		switch i {
		case 0:
			if seen[rules.Capture] != 0 || seen[rules.Skip] != 0 {
				t.Errorf("sowing shows more than sowing: %v", seen)
			}
		case 1:
			if seen[rules.Skip] != 1 || next.Seeds(rules.Pit{Side: rules.South}) != 0 {
				t.Errorf("the start house is not skipped: %v", seen)
			}
		case 2:
			if seen[rules.Capture] != 1 {
				t.Errorf("not one house is captured: %v", seen)
			}
		case 3:
			if seen[rules.Capture] < 3 {
				t.Errorf("no chain: %v", seen)
			}
		case 4:
			if seen[rules.SlamForfeited] != 1 || next.Store(rules.South) != 0 {
				t.Errorf("no forfeited slam: %v", seen)
			}
		case 5:
			if p.InRow(rules.North) != 0 || next.InRow(rules.North) == 0 || v.Legal(p).Len() != 1 {
				t.Errorf("nobody is fed: %v", next)
			}
		}
	}
}

func TestDiagramsMoveOneAfterTheOtherAndThenRest(t *testing.T) {
	r := newRules(newPupil())
	shown := map[string]bool{}
	for range 5000 {
		r.Update(&ui.Input{})
		moving := 0
		for _, d := range r.diagrams {
			if d.moving() {
				moving++
				shown[d.id] = true
			}
		}
		if moving > 1 {
			t.Fatal("two diagrams move at once")
		}
	}
	in := 0
	for _, d := range r.diagrams {
		if r.col.Place(d.lay.Board.Face).Within(r.col.Layout.View) {
			in++
		}
	}
	if len(shown) != in || in == 0 {
		t.Errorf("%d diagrams moved, %d are in sight", len(shown), in)
	}
	if r.Update(&ui.Input{}) {
		t.Error("something still moves")
	}
	tap(r, &r.set, r.diagrams[0].id)
	if !r.diagrams[0].moving() {
		t.Error("a press does not show it again")
	}
}

func TestDiagramsRestInCalmMode(t *testing.T) {
	p := newPupil()
	p.choices.Calm = true
	r := newRules(p)
	for range 1000 {
		if r.Update(&ui.Input{}) {
			t.Fatal("something moves")
		}
	}
	d := r.diagrams[2]
	if d.heap.frame.Counts[rules.South][rules.Store] != d.seeds || d.seeds == 0 {
		t.Errorf("the still picture has %d of %d captured seeds in the store", d.heap.frame.Counts[rules.South][rules.Store], d.seeds)
	}
}

func TestReadingByKeysAlone(t *testing.T) {
	p := newPupil()
	r := newRules(p)
	last := -1.0
	for r.col.Scroll.Pos() > last {
		last = r.col.Scroll.Pos()
		r.Update(key(ui.KeyDown))
	}
	if !r.col.Scroll.AtEnd() {
		t.Error("the arrows do not lead to the end")
	}
	r.Update(key(ui.KeyTop))
	if !r.col.Scroll.AtTop() || r.set.Focus() != "back" {
		t.Errorf("at %v, focus on %s", r.col.Scroll.Pos(), r.set.Focus())
	}
	for range len(r.diagrams) {
		r.Update(key(ui.KeyNext))
	}
	d := r.diagrams[len(r.diagrams)-1]
	if r.set.Focus() != d.id || !r.col.Place(geom.Rect{Y: d.lay.Whole.Y, H: d.lay.Whole.H}).Within(r.col.Layout.View.Inset(-1)) {
		t.Errorf("focus on %s, which is out of sight", r.set.Focus())
	}
	r.Update(key(ui.KeyAct))
	if !d.moving() {
		t.Error("Enter does not show the diagram")
	}
	r.Update(key(ui.KeyBack))
	if p.changes != -1 {
		t.Error("Esc does not lead back")
	}
}
