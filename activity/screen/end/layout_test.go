package end

import (
	"fmt"
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/activity/ui/uitest"
)

func TestLayoutFitsEveryWindow(t *testing.T) {
	for _, n := range []Needs{
		{"You won!", "Well done!\nMore than half of the seeds are captured.", []string{"Next level", "Play again", "Look back", "Home"}, 25},
		{"Gañou Tux", "Foi unha boa partida.\nA partida deu voltas en círculo: cada lado queda coas súas.", []string{"Xogar outra vez", "Mirar atrás", "Inicio"}, 48},
		{"Górny rząd wygrywa!", "Gra zatoczyła koło: każda strona zatrzymuje swoje nasiona.", []string{"Następny poziom", "Zagraj ponownie", "Spójrz wstecz", "Początek"}, 72},
	} {
		for _, v := range uitest.Windows {
			t.Run(fmt.Sprintf("%vx%v text %v %s", v.W, v.H, v.Text, n.Title), func(t *testing.T) {
				e := NewLayout(v, n)
				if got := ui.TextHeight(n.Title, true, e.TitleSize, e.Title.W); got > e.Title.H+0.5 {
					t.Errorf("the title is %.1f high in %v", got, e.Title)
				}
				var targets []uitest.Target
				for i, r := range e.Buttons {
					targets = append(targets, uitest.At(n.Buttons[i], r))
					box := ui.PadText(r, true)
					if !text.Measure(n.Buttons[i], true, e.Pads.Label(v, i), box.W).Fits {
						t.Errorf("a word of %q is too long for %v", n.Buttons[i], box)
					}
					if got := ui.TextHeight(n.Buttons[i], true, e.Pads.Label(v, i), box.W); got > box.H+0.5 {
						t.Errorf("%q is %.1f high in %v", n.Buttons[i], got, box)
					}
				}
				uitest.CheckScroller(t, v, &e.Column, targets)
				if box := ui.NoteText(e.Note, v); ui.TextHeight(n.Note, false, geom.Body.Size(v), box.W) > box.H+0.5 {
					t.Errorf("%q does not fit %v", n.Note, box)
				}
				parts := []geom.Rect{e.Title, e.Tux, e.Trays[0].Whole, e.Trays[1].Whole}
				for i, a := range parts {
					if !a.Within(v.Bounds()) {
						t.Errorf("part %d lies outside: %v", i, a)
					}
					for j, b := range parts[i+1:] {
						if a.Overlaps(b) {
							t.Errorf("parts %d and %d overlap: %v %v", i, i+1+j, a, b)
						}
					}
				}
				if e.Trays[0].Whole.Y < e.Trays[1].Whole.Y {
					t.Error("the child's seeds are not the lower ones")
				}
				for s := range e.Trays {
					tray := &e.Trays[s]
					if tray.Step < 5 {
						t.Errorf("seeds only %.1f apart", tray.Step)
					}
					for i := range n.Most {
						p := tray.Seed(i)
						if seed := (geom.Rect{X: p.X, Y: p.Y, W: 0, H: 0}).Inset(-tray.Step / 2); !seed.Within(tray.Seeds) || !tray.Seeds.Within(tray.Whole) {
							t.Fatalf("seed %d of side %d lies at %v, outside %v", i, s, p, tray.Seeds)
						}
					}
					if tray.Number.Overlaps(tray.Badge) || tray.Number.Overlaps(tray.Seeds) || tray.Star.W > 0 && tray.Star.Overlaps(tray.Number) {
						t.Errorf("parts of the tray overlap: %+v", tray)
					}
				}
			})
		}
	}
}
