package learn

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui/geom"
	"awele/activity/ui/uitest"
	"awele/i18n"
	"awele/lessons"
)

// namesOf returns the names of the stations of a course, the puzzles last.
func namesOf(c *lessons.Course, lang string) (names []string) {
	for i := range c.Stages {
		names = append(names, c.Stages[i].Title.In(lang))
	}
	return append(names, i18n.For(lang).T(i18n.Puzzles))
}

// Every station of every path can be pressed, and its name, its star and the ring of the focus are whole, in every language
// and window.
func TestThePathFitsEveryWindow(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		for _, c := range lessons.Builtin() {
			names := namesOf(&c, lang)
			l := NewLayout(v, names)
			uitest.CheckTargets(t, v.Bounds(), []uitest.Target{uitest.At("back", l.Back), uitest.At("column", l.Column.Area)})
			content := geom.Rect{W: l.Column.View.W, H: l.Column.Content}
			var targets []uitest.Target
			for i, p := range l.Stations {
				targets = append(targets, uitest.At(names[i], p.Whole))
				screentest.MustFit(t, names[i], true, l.Size, p.Words.W, p.Words.H)
				if !p.Picture.Within(p.Whole) || !p.Words.Within(p.Whole) || p.Picture.Overlaps(p.Words) || p.Star.Overlaps(p.Words) {
					t.Errorf("the parts of %q lie wrong in its station", names[i])
				}
				if !p.Star.Within(content) {
					t.Errorf("the star of %q is cut off: %v in %v", names[i], p.Star, content)
				}
				const lines = 2.5 // widths of the three lines of the ring, in those of one: see paint.Canvas.Focus
				if ring := l.Ring(i).Inset(-lines * geom.RingWidth(v)); !ring.Within(content) {
					t.Errorf("the ring of %q is cut off: %v in %v", names[i], ring, content)
				}
			}
			uitest.CheckScroller(t, v, &l.Column, targets)
		}
	})
}

// The path leads from each station to one beside it, or to one right below where it turns round, and so over no other.
func TestThePathRunsOverNoOtherStation(t *testing.T) {
	for _, v := range uitest.Windows {
		for n := 2; n <= 20; n++ {
			l := NewLayout(v, make([]string, n))
			trail := l.trail()
			for i := 1; i < n; i++ {
				for part := 0.05; part < 1; part += 0.05 {
					at := geom.Point{
						X: trail[i-1].X + part*(trail[i].X-trail[i-1].X),
						Y: trail[i-1].Y + part*(trail[i].Y-trail[i-1].Y),
					}
					for j := range l.Stations {
						if j != i && j != i-1 && l.Stations[j].Whole.Contains(at) {
							t.Fatalf("%v, %d stations: the path from %d to %d runs over %d", v, n, i-1, i, j)
						}
					}
				}
			}
		}
	}
}
