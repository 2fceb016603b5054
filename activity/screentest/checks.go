package screentest

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/screen"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/activity/ui/theme"
)

// CheckStill fails unless a screen on which nothing happens allocates nothing and asks for no painting.
func CheckStill(t *testing.T, s screen.Screen) {
	t.Helper()
	s.Arrange(Desk)
	for range 5000 {
		s.Update(&ui.Input{})
	}
	in := new(ui.Input)
	if n := testing.AllocsPerRun(100, func() {
		if s.Update(in) {
			t.Error("a still screen wants to be painted")
		}
	}); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

// CheckAnySize fails unless a screen can be painted in a window of any size, whatever was asked of the system: a few pixels
// for a moment, or a strip. Nothing can be read in it then, but everything can be painted.
func CheckAnySize(t *testing.T, s screen.Screen) {
	t.Helper()
	var sizes []geom.View
	few := []float64{1, 2, 3, 5, 8, 13}
	for i, w := range few {
		for j, h := range few {
			sizes = append(sizes, geom.View{W: w, H: h, Text: float64(1 + (i+j)%2)})
		}
		sizes = append(sizes, geom.View{W: w, H: 200, Text: 1}, geom.View{W: 200, H: w, Text: 2}, geom.View{W: 7 * w, H: 5 * w, Text: 1})
	}
	c := paint.New()
	for i, v := range sizes {
		window := ebiten.NewImage(int(v.W), int(v.H))
		s.Arrange(v)
		s.Update(&ui.Input{})
		c.Begin(window, 1, theme.For(i%2 == 0))
		painted := false
		func() {
			defer func() {
				if !painted {
					t.Logf("in a window of %v×%v, letters %v", v.W, v.H, v.Text)
				}
			}()
			s.Draw(c)
			painted = true
		}()
		window.Deallocate()
	}
}

// CheckKeepsFocus fails if another window, another size of the letters or another language moves the focus.
func CheckKeepsFocus(t *testing.T, s screen.Screen, set *ui.Controls) {
	t.Helper()
	s.Arrange(Desk)
	var seen []string
	for range 3 {
		s.Update(Key(ui.KeyNext))
		focus := set.Focus()
		for _, v := range []geom.View{Desk, {W: 800, H: 480, Text: 2}, {W: 320, H: 568, Text: 1}, Desk} {
			if s.Arrange(v); set.Focus() != focus {
				t.Errorf("the focus goes from %q to %q", focus, set.Focus())
			}
		}
		if !slices.Contains(seen, focus) {
			seen = append(seen, focus)
		}
	}
	if len(seen) < 2 {
		t.Errorf("the focus was only on %q", seen)
	}
}

// CheckSlidingOff fails if a press that slides off the place on, to a button or out of the window, ends what goes on there,
// or one that slides the other way does; and unless a press that stays there ends it.
func CheckSlidingOff(t *testing.T, s screen.Screen, on, button geom.Point, going func() bool) {
	t.Helper()
	outside := geom.Point{X: -5, Y: 360}
	for _, way := range [][2]geom.Point{{on, button}, {on, outside}, {button, on}, {outside, on}} {
		Slide(s, way[0], way[1])
		if !going() {
			t.Fatalf("a press that slid from %v to %v ended it", way[0], way[1])
		}
	}
	Slide(s, on, on)
	if going() {
		t.Error("a press does not end it")
	}
}
