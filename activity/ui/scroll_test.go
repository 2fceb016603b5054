package ui

import (
	"testing"

	"awele/activity/ui/geom"
)

// page is 1000 DIP of content seen through a hole of 200 DIP that begins at 100.
func page() *Scroll {
	s := new(Scroll)
	s.SetSize(geom.Rect{X: 0, Y: 100, W: 300, H: 200}, 1000)
	return s
}

func TestScrollingByKeysAndWheelStaysInside(t *testing.T) {
	for _, c := range []struct {
		name   string
		from   float64
		in     Input
		arrows bool
		want   float64
	}{
		{"page down", 0, Input{Keys: []Key{KeyPageDown}}, false, 120},
		{"page down near the end", 750, Input{Keys: []Key{KeyPageDown}}, false, 800},
		{"page up", 300, Input{Keys: []Key{KeyPageUp}}, false, 180},
		{"page up near the top", 30, Input{Keys: []Key{KeyPageUp}}, false, 0},
		{"top", 300, Input{Keys: []Key{KeyTop}}, false, 0},
		{"end", 300, Input{Keys: []Key{KeyEnd}}, false, 800},
		{"wheel towards the person", 0, Input{WheelY: -1}, false, 60},
		{"wheel away", 300, Input{WheelY: 2}, false, 180},
		{"wheel at the top", 0, Input{WheelY: 1}, false, 0},
		{"arrow down", 0, Input{Keys: []Key{KeyDown}}, true, 60},
		{"arrow up", 100, Input{Keys: []Key{KeyUp}}, true, 40},
		{"arrow down moves the focus instead", 0, Input{Keys: []Key{KeyDown}}, false, 0},
	} {
		s := page()
		s.to(c.from)
		moved := s.Update(&c.in, c.arrows)
		if s.Pos() != c.want || moved != (c.want != c.from) {
			t.Errorf("%s: from %v to %v (moved %v), want %v", c.name, c.from, s.Pos(), moved, c.want)
		}
	}
}

func TestDraggingScrolls(t *testing.T) {
	s := page()
	at := func(y float64) geom.Point { return geom.Point{X: 50, Y: y} }
	s.Update(&Input{Pointer: at(250), Pressed: true, Held: true, Touch: true}, false)
	if s.Update(&Input{Pointer: at(242), Held: true, Moved: true, Touch: true}, false) || s.Dragging() {
		t.Fatal("a finger that trembles is not a drag")
	}
	if !s.Update(&Input{Pointer: at(200), Held: true, Moved: true, Touch: true}, false) || !s.Dragging() || s.Pos() != 40 {
		t.Fatalf("dragged 50 up, 10 of them before it counts: at %v", s.Pos())
	}
	s.Update(&Input{Pointer: at(150), Released: true, Moved: true, Touch: true}, false)
	if s.Pos() != 90 || !s.Dragging() {
		t.Fatalf("released: at %v, still a drag in this tick: %v", s.Pos(), s.Dragging())
	}
	s.Update(&Input{Touch: true}, false)
	if s.Dragging() || s.Pos() != 90 {
		t.Errorf("afterwards: at %v, dragging %v", s.Pos(), s.Dragging())
	}
	s.Update(&Input{Pointer: at(50), Pressed: true, Held: true}, false)
	s.Update(&Input{Pointer: at(10), Held: true}, false)
	if s.Dragging() || s.Pos() != 90 {
		t.Error("a drag that began outside the view scrolled it")
	}
}

func TestReveal(t *testing.T) {
	for _, c := range []struct{ from, top, bottom, want float64 }{
		{0, 50, 100, 0},      // in sight already
		{0, 350, 400, 200},   // below: up to the lower edge
		{500, 350, 400, 350}, // above: down to the upper edge
		{0, 990, 1000, 800},
		{0, 300, 700, 300}, // higher than the view: its beginning
	} {
		s := page()
		s.to(c.from)
		s.Reveal(c.top, c.bottom)
		if s.Pos() != c.want {
			t.Errorf("from %v reveal %v to %v: at %v, want %v", c.from, c.top, c.bottom, s.Pos(), c.want)
		}
	}
}

func TestShortContentDoesNotScroll(t *testing.T) {
	s := page()
	s.to(700)
	s.SetSize(geom.Rect{W: 300, H: 600}, 500)
	if s.Pos() != 0 || s.Max() != 0 || !s.AtTop() || !s.AtEnd() {
		t.Errorf("at %v of %v", s.Pos(), s.Max())
	}
	if s.Update(&Input{WheelY: -3, Keys: []Key{KeyPageDown, KeyEnd}}, true) {
		t.Error("it moved")
	}
}
