package kinds

import (
	"testing"

	"awele/rules"
)

// What the lessons teach must be what the rules say.
func TestLessonsShowWhatTheySay(t *testing.T) {
	v := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	for i, l := range owareDiagrams {
		p, _, err := rules.ParsePosition(l.Position)
		if err != nil {
			t.Fatalf("lesson %d: %v", i, err)
		}
		if err := v.Check(p, rules.Pit{Side: rules.South, House: l.House}); err != nil {
			t.Fatalf("lesson %d: %v", i, err)
		}
		seen := map[rules.StepKind]int{}
		for _, s := range v.Steps(p, l.House) {
			seen[s.Kind]++
		}
		next := v.Next(p, l.House)
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

// Where a slam captures, the diagram shows it doing so: as the only kind of move that is left, or with another move after it.
func TestSlamsAreShownAsTheVariantHasThem(t *testing.T) {
	for _, slam := range []rules.GrandSlam{rules.Forbidden, rules.CaptureAll} {
		v := rules.NewOware(4, slam, rules.OfferShare)
		d := oware{}.Diagrams(v)[4]
		p, _, err := rules.ParsePosition(d.Position)
		if err != nil {
			t.Fatal(err)
		}
		all := p.InRow(rules.North)
		captured, again := 0, false
		for _, s := range v.Steps(p, d.House) {
			if s.Kind == rules.Capture {
				captured += s.Seeds
			}
			again = again || s.Kind == rules.ExtraTurn
		}
		next := v.Next(p, d.House)
		if captured <= all || next.InRow(rules.North) != 0 {
			t.Errorf("%v: %d seeds are captured, and %d are left", v, captured, next.InRow(rules.North))
		}
		if want := slam == rules.CaptureAll; again != want || v.Result(next).Over() == want {
			t.Errorf("%v: another turn %v, over %v", v, again, v.Result(next).Over())
		}
		for h := range v.Legal(p).All() {
			if left := v.Next(p, h).InRow(rules.North); slam == rules.Forbidden && left > 0 {
				t.Errorf("%v: house %d leaves %d seeds, so it is not the only kind of move", v, h, left)
			}
		}
	}
}
