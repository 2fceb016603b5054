package boardview

import (
	"fmt"
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/activity/ui/uitest"
)

func TestBookFitsEveryWindow(t *testing.T) {
	const buttons = 6
	for label, houses := range map[string]int{"Play on from here": 5, "Jatka tästä": 6, "Xogar desde aquí": 7} {
		for _, v := range uitest.Windows {
			l := NewBook(v, houses, buttons, label)
			t.Run(fmt.Sprintf("%vx%v text %v %s", v.W, v.H, v.Text, label), func(t *testing.T) {
				targets := []uitest.Target{uitest.At(label, l.Wide)}
				for i, r := range l.Bar {
					targets = append(targets, uitest.At(fmt.Sprintf("button %d", i), r))
				}
				if len(l.Bar) != buttons {
					t.Errorf("%d buttons", len(l.Bar))
				}
				uitest.CheckTargets(t, v.Bounds(), targets)
				for _, a := range targets {
					if a.Rect.Overlaps(l.Face) || a.Rect.Y < l.Face.Y+l.Face.H+l.Side {
						t.Errorf("%s lies on the board: %v", a.Name, a.Rect)
					}
				}
				box := ui.PadText(l.Wide, true)
				if !text.Measure(label, true, l.WideSize, box.W).Fits {
					t.Errorf("a word of %q is too long for %v", label, box)
				}
				if got := ui.TextHeight(label, true, l.WideSize, box.W); got > box.H+0.5 {
					t.Errorf("%q is %.1f high in %v", label, got, box)
				}
				var parts []geom.Rect
				for s := range l.Pits {
					for h := range l.Houses {
						parts = append(parts, l.Pits[s][h], l.Tags[s][h])
					}
					parts = append(parts, l.Stores[s], l.StoreTags[s], l.Owners[s])
				}
				for _, mark := range l.Turn {
					for i, a := range parts {
						if mark.W < 12 || mark.Overlaps(a) {
							t.Errorf("the mark of the turn, %v, is too small or lies on part %d", mark, i)
						}
					}
				}
				for i, a := range parts {
					if !a.Within(l.Face) || a.W < 12 || a.H < 12 {
						t.Errorf("part %d of the board lies at %v in %v", i, a, l.Face)
					}
					for j, b := range parts[i+1:] {
						if a.Overlaps(b) {
							t.Errorf("parts %d and %d overlap: %v %v", i, i+1+j, a, b)
						}
					}
				}
				if !l.Bubble.Within(v.Bounds()) || l.Bubble.Overlaps(l.Face) || l.Bubble.W < 120 || l.Bubble.H < 40 {
					t.Errorf("bubble %v", l.Bubble)
				}
				for i := range 3 {
					p := l.Pip(i, 3)
					if !p.Within(v.Bounds()) || p.Overlaps(l.Wide) || p.Overlaps(l.Tags[0][houses-1]) || p.Overlaps(l.StoreTags[0]) {
						t.Errorf("plate %d lies at %v", i, p)
					}
				}
			})
		}
	}
}
