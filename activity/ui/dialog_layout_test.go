package ui_test

import (
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/uitest"
)

func TestDialogFitsEveryWindow(t *testing.T) {
	for _, v := range uitest.Windows {
		for _, n := range []int{1, 2, 3, 4, 5, 7, 8, -1, -2, -3, -4} { // few tiles are negative
			tiles := n > 4 || n < 0
			n = max(n, -n)
			d := ui.NewDialogLayout(v, n, tiles)
			if !d.Panel.Within(v.Bounds()) || !d.Text.Within(d.Panel) || d.Text.H < geom.Body.Size(geom.View{W: v.W, H: v.H, Text: 1}) {
				t.Errorf("%v, %d answers: panel %v, text %v", v, n, d.Panel, d.Text)
			}
			for i, a := range d.Choices {
				if a.W < geom.MinTarget || a.H < geom.MinTarget || !a.Within(d.Panel) || a.Overlaps(d.Text) {
					t.Errorf("%v: answer %d of %d lies at %v in %v", v, i, n, a, d.Panel)
				}
				for _, b := range d.Choices[i+1:] {
					if a.Inset(-geom.MinGap / 2 * 0.999).Overlaps(b.Inset(-geom.MinGap / 2 * 0.999)) {
						t.Errorf("%v: two of %d answers are too close", v, n)
					}
				}
			}
		}
	}
}
