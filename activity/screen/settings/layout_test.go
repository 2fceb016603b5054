package settings

import (
	"fmt"
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/activity/ui/uitest"
)

func TestLayoutFitsEveryWindow(t *testing.T) {
	rows := []Row{
		{Label: "Język", Options: []Option{{"English", false}, {"suomi", false}, {"galego", false}, {"polski", false}}},
		{Label: "Language", Options: []Option{
			{"English", false}, {"suomi", false}, {"galego", false}, {"polski", false}, {"português do Brasil", false}, {"Bahasa Melayu", false},
			{"Krioulu kabuverdianu", false}, {"Twi", false}, {"français", false}, {"Kiswahili", false},
		}},
		{Label: "Velocidade da animación", Options: []Option{{"Lenta", true}, {"Normal", true}, {"Rápida", true}, {"Sen animación", true}}},
		{Label: "Efekty dźwiękowe", Switch: true},
		{Label: "Nämä vaikuttavat seuraavasta pelistä alkaen."},
		{Label: "Jos siirto veisi kaikki vastustajan siemenet", Options: []Option{{"mitään ei kaapata", false}, {"siirtoa ei saa tehdä", false}, {"kaikki kaapataan", false}}},
		{Label: "Seeds in each house", Options: []Option{{"4", false}, {"5", false}, {"6", false}}},
	}
	for _, v := range uitest.Windows {
		t.Run(fmt.Sprintf("%vx%v text %v", v.W, v.H, v.Text), func(t *testing.T) {
			s := NewLayout(v, rows)
			uitest.CheckTargets(t, v.Bounds(), []uitest.Target{uitest.At("back", s.Back), uitest.At("column", s.Column.Area)})
			if !s.Title.Within(v.Bounds()) || s.Title.Overlaps(s.Back) || s.Title.Overlaps(s.Column.Area) {
				t.Errorf("the title lies at %v", s.Title)
			}
			var targets []uitest.Target
			for i, p := range s.Rows {
				row := &rows[i]
				if row.Switch {
					targets = append(targets, uitest.At(row.Label, p.Row))
				}
				for j, r := range p.Options {
					targets = append(targets, uitest.At(row.Options[j].Label, r))
					box := ui.PadText(r, row.Options[j].Icon)
					if got := ui.TextHeight(row.Options[j].Label, true, geom.Body.Size(v), box.W); got > box.H+0.5 {
						t.Errorf("%q is %.1f high in %v", row.Options[j].Label, got, box)
					}
					if !r.Within(p.Row) || r.Overlaps(p.Label) || r.Overlaps(p.Icon) {
						t.Errorf("%q lies wrong in its row", row.Options[j].Label)
					}
				}
				if got := ui.TextHeight(row.Label, true, geom.Body.Size(v), p.Label.W); got > p.Label.H+0.5 {
					t.Errorf("%q is %.1f high in %v", row.Label, got, p.Label)
				}
				if !text.Measure(row.Label, true, geom.Body.Size(v), p.Label.W).Fits {
					t.Errorf("a word of %q is too long for %v", row.Label, p.Label)
				}
				if p.Label.Overlaps(p.Switch) || p.Label.Overlaps(p.Icon) || !p.Label.Within(p.Row) {
					t.Errorf("the label of %q lies wrong", row.Label)
				}
			}
			uitest.CheckScroller(t, v, &s.Column, targets)
		})
	}
}
