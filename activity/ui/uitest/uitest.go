// Package uitest is for tests of screens: the windows in which each must work, and what must hold of everything that can be pressed.
package uitest

import (
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Windows are the sizes at which every screen must work, with the three text sizes.
var Windows = func() (vs []geom.View) {
	for _, s := range [][2]float64{{320, 568}, {568, 320}, {800, 480}, {1024, 600}, {1280, 720}, {720, 1280}, {3840, 2160}, {2520, 1080}, {1024, 768}, {768, 768}} {
		for _, t := range []float64{1, 1.5, 2} {
			vs = append(vs, geom.View{W: s[0], H: s[1], Text: t})
		}
	}
	return vs
}()

// Target is something that can be pressed.
type Target struct {
	Name string
	Rect geom.Rect
}

// CheckTargets fails unless all targets are large enough for a finger, lie inside their room and keep apart.
func CheckTargets(t *testing.T, room geom.Rect, targets []Target) {
	t.Helper()
	for i, a := range targets {
		if a.Rect.W < geom.MinTarget-1e-6 || a.Rect.H < geom.MinTarget-1e-6 {
			t.Errorf("%s is only %.1f×%.1f", a.Name, a.Rect.W, a.Rect.H)
		}
		if !a.Rect.Within(room) {
			t.Errorf("%s lies outside: %v not in %v", a.Name, a.Rect, room)
		}
		for _, b := range targets[i+1:] {
			if a.Rect.Inset(-geom.MinGap / 2 * 0.999).Overlaps(b.Rect.Inset(-geom.MinGap / 2 * 0.999)) {
				t.Errorf("%s and %s are too close: %v %v", a.Name, b.Name, a.Rect, b.Rect)
			}
		}
	}
}

// CheckScroller fails unless the column lies in the window and its buttons work.
func CheckScroller(t *testing.T, v geom.View, s *ui.Scroller, parts []Target) {
	t.Helper()
	if !s.Area.Within(v.Bounds()) || !s.View.Within(s.Area) {
		t.Errorf("the column %v lies outside", s.Area)
	}
	if s.View.H < 90 {
		t.Errorf("the column shows only %.0f", s.View.H)
	}
	if s.Scrolls() {
		CheckTargets(t, s.Area, []Target{{"up", s.Up}, {"down", s.Down}, {"view", s.View}})
	} else if s.Content > s.View.H+0.5 {
		t.Errorf("%v of content in %v, and no way to scroll", s.Content, s.View.H)
	}
	CheckTargets(t, geom.Rect{X: 0, Y: 0, W: s.View.W, H: s.Content}, parts)
}

// At returns what can be pressed at r, with a name for the test's messages.
func At(name string, r geom.Rect) Target { return Target{name, r} }
