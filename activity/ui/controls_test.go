package ui

import (
	"testing"

	"awele/activity/ui/geom"
)

// grid is three rows of controls of 50 DIP, 10 apart:
//
//	a b c
//	d e f
//	  g
func grid() []Item {
	var items []Item
	for i, id := range []string{"a", "b", "c", "d", "e", "f"} {
		items = append(items, Item{ID: id, Rect: geom.Rect{X: float64(i%3) * 60, Y: float64(i/3) * 60, W: 50, H: 50}})
	}
	return append(items, Item{ID: "g", Rect: geom.Rect{X: 60, Y: 120, W: 50, H: 50}})
}

func newSet(off ...string) *Controls {
	items := grid()
	for i := range items {
		for _, id := range off {
			items[i].Disabled = items[i].Disabled || items[i].ID == id
		}
	}
	s := new(Controls)
	s.SetItems(items)
	return s
}

func press(s *Controls, k Key) Event { return s.Update(&Input{Keys: []Key{k}}) }

// wait lets ticks pass in which nothing happens.
func wait(s *Controls, ticks int) {
	for range ticks {
		s.Update(&Input{})
	}
}

// at is the middle of the control id of the grid.
func at(s *Controls, id string) geom.Point {
	r, _ := s.Rect(id)
	return r.Center()
}

// click presses at the control down and releases at the control up a few ticks later.
func click(s *Controls, down, up string) (acted string) {
	p := at(s, down)
	ticks := []Input{
		{Pointer: p, Pressed: true, Held: true},
		{Pointer: p, Held: true},
		{Pointer: at(s, up), Held: true, Moved: down != up},
		{Pointer: at(s, up), Released: true},
	}
	for i := range ticks {
		if e := s.Update(&ticks[i]); e.Activated != "" {
			acted += e.Activated
		}
	}
	return acted
}

func TestArrowsMoveTheFocusToTheNearestControl(t *testing.T) {
	for _, c := range []struct {
		from string
		key  Key
		to   string
	}{
		{"a", KeyRight, "b"}, {"b", KeyRight, "c"}, {"e", KeyLeft, "d"},
		{"a", KeyDown, "d"}, {"e", KeyDown, "g"}, {"g", KeyUp, "e"}, {"d", KeyUp, "a"},
		{"c", KeyRight, "a"}, {"d", KeyLeft, "f"}, // round the row
		{"b", KeyUp, "g"}, {"g", KeyDown, "b"}, // round the column
		{"d", KeyDown, "g"}, {"f", KeyDown, "g"}, // nothing straight below: the one aside
		{"g", KeyRight, "f"}, {"g", KeyLeft, "d"},
		{"a", KeyNext, "b"}, {"c", KeyNext, "d"}, {"g", KeyNext, "a"}, {"a", KeyPrev, "g"}, {"d", KeyPrev, "c"},
	} {
		s := newSet()
		s.SetFocus(c.from)
		e := press(s, c.key)
		if s.Focus() != c.to || !e.FocusMoved || !e.Changed {
			t.Errorf("from %s with %v: focus on %s, want %s (%+v)", c.from, c.key, s.Focus(), c.to, e)
		}
	}
}

func TestTheFocusPassesOverDisabledControls(t *testing.T) {
	s := newSet("b", "d")
	for i, want := range []string{"c", "e", "f", "g", "a"} {
		press(s, KeyNext)
		if s.Focus() != want {
			t.Fatalf("after %d Tabs the focus is on %s, want %s", i+1, s.Focus(), want)
		}
	}
	press(s, KeyRight)
	if s.Focus() != "c" {
		t.Errorf("right of a, past the disabled b, the focus is on %s, want c", s.Focus())
	}
	if s.SetFocus("b") {
		t.Error("a disabled control took the focus")
	}
}

func TestTheFocusSurvivesNewControls(t *testing.T) {
	s := newSet()
	if s.Focus() != "a" {
		t.Fatalf("at first the focus is on %q, want the first control", s.Focus())
	}
	s.SetFocus("f")
	items := grid()
	for i := range items {
		items[i].Rect = items[i].Rect.Move(500, 0)
	}
	s.SetItems(items)
	if s.Focus() != "f" {
		t.Errorf("the focus went from f to %s when the window changed", s.Focus())
	}
	s.SetFocus("g")
	s.SetItems(items[:6])
	if s.Focus() != "e" {
		t.Errorf("g is gone: focus on %s, want e above it", s.Focus())
	}
	items[4].Disabled = true
	s.SetItems(items)
	if s.Focus() != "e" {
		t.Errorf("e was switched off: focus on %s, want still e", s.Focus())
	}
	if e := press(s, KeyAct); e.Activated != "" {
		t.Errorf("the disabled %s acted", e.Activated)
	}
	s.SetItems(nil)
	if s.Focus() != "" {
		t.Errorf("without controls the focus is on %s", s.Focus())
	}
	for _, k := range []Key{KeyLeft, KeyNext, KeyPrev, KeyAct} {
		press(s, k)
	}
}

func TestAPointerActsOnRelease(t *testing.T) {
	s := newSet()
	e := s.Update(&Input{Pointer: at(s, "e"), Pressed: true, Held: true})
	if e.Activated != "" || s.Held() != "e" || s.Focus() != "e" || !e.Changed {
		t.Fatalf("on the press: %+v, held %q, focus %q", e, s.Held(), s.Focus())
	}
	if e := s.Update(&Input{Pointer: at(s, "e"), Held: true}); e.Changed {
		t.Fatalf("while held: %+v", e)
	}
	e = s.Update(&Input{Pointer: at(s, "e"), Released: true})
	if e.Activated != "e" || !e.ByPointer || s.Held() != "" {
		t.Fatalf("on the release: %+v, held %q", e, s.Held())
	}
}

func TestAPressAndReleaseInOneTickActs(t *testing.T) {
	s := newSet()
	if e := s.Update(&Input{Pointer: at(s, "c"), Pressed: true, Released: true, Touch: true}); e.Activated != "c" {
		t.Errorf("got %+v", e)
	}
}

func TestSlidingOffCancels(t *testing.T) {
	s := newSet()
	if got := click(s, "a", "b"); got != "" {
		t.Errorf("pressed on a, released on b: %s acted", got)
	}
	for _, in := range []Input{
		{Pointer: at(s, "a"), Pressed: true, Held: true},
		{Pointer: at(s, "b"), Held: true},
		{Pointer: at(s, "a"), Held: true},
		{Pointer: at(s, "a"), Released: true},
	} {
		if e := s.Update(&in); e.Activated != "" {
			t.Errorf("slid off and came back: %s acted", e.Activated)
		}
	}
	if got := click(s, "a", "a"); got != "a" {
		t.Errorf("a press after a cancelled one: %q acted", got)
	}
}

func TestAReleaseWithoutItsPressDoesNothing(t *testing.T) {
	s := newSet()
	if e := s.Update(&Input{Pointer: at(s, "a"), Released: true}); e.Activated != "" {
		t.Errorf("%s acted", e.Activated)
	}
	s.Update(&Input{Pointer: at(s, "a"), Pressed: true, Held: true})
	s.Update(&Input{Pointer: at(s, "a")}) // the window lost the pointer
	if e := s.Update(&Input{Pointer: at(s, "a"), Released: true}); e.Activated != "" {
		t.Errorf("%s acted after the pointer was lost", e.Activated)
	}
}

func TestADragPressesNothing(t *testing.T) {
	s := newSet()
	s.Update(&Input{Pointer: at(s, "a"), Pressed: true, Held: true})
	s.Cancel()
	if e := s.Update(&Input{Pointer: at(s, "a"), Released: true}); e.Activated != "" {
		t.Errorf("%s acted", e.Activated)
	}
}

func TestASecondPressWithinHalfASecondIsIgnored(t *testing.T) {
	for _, c := range []struct {
		pause int // ticks between the act and the next press
		want  string
	}{{0, ""}, {10, ""}, {SecondPress - 2, ""}, {SecondPress, "a"}, {100, "a"}} {
		s := newSet()
		click(s, "a", "a")
		wait(s, c.pause)
		if got := click(s, "a", "a"); got != c.want {
			t.Errorf("pointer, %d ticks later: %q acted, want %q", c.pause, got, c.want)
		}
		s = newSet()
		press(s, KeyAct)
		wait(s, c.pause)
		if got := press(s, KeyAct).Activated; got != c.want {
			t.Errorf("key, %d ticks later: %q acted, want %q", c.pause, got, c.want)
		}
	}
	s := newSet()
	click(s, "a", "a")
	if got := click(s, "b", "b"); got != "b" {
		t.Errorf("another control at once: %q acted, want b", got)
	}
}

func TestTheMouseTakesTheFocusOnlyWhenItMoves(t *testing.T) {
	s := newSet()
	still := Input{Pointer: at(s, "f")}
	if e := s.Update(&still); e.Changed || s.Hovered() != "" {
		t.Errorf("a mouse that never moved: %+v, hovers over %q", e, s.Hovered())
	}
	if e := s.Update(&Input{Pointer: at(s, "f"), Moved: true}); !e.HoverChanged || s.Focus() != "f" {
		t.Errorf("moved there: %+v, focus on %s", e, s.Focus())
	}
	s.Update(&Input{Keys: []Key{KeyLeft}, Pointer: at(s, "f")})
	wait := still
	s.Update(&wait)
	if s.Focus() != "e" || s.Hovered() != "f" {
		t.Errorf("after the arrow: focus %s, hover %s", s.Focus(), s.Hovered())
	}
	bump := at(s, "f")
	bump.X += 2
	if s.Update(&Input{Pointer: bump, Moved: true}); s.Focus() != "e" {
		t.Errorf("a bump of the mouse took the focus to %s", s.Focus())
	}
	bump.X += 2
	if s.Update(&Input{Pointer: bump, Moved: true}); s.Focus() != "f" {
		t.Errorf("the mouse moved but the focus is on %s", s.Focus())
	}
	s.Update(&Input{Pointer: geom.Point{X: 900, Y: 900}, Moved: true})
	if s.Focus() != "f" || s.Hovered() != "" {
		t.Errorf("pointing nowhere: focus %s, hover %q", s.Focus(), s.Hovered())
	}
}

func TestAFingerDoesNotHover(t *testing.T) {
	s := newSet()
	s.Update(&Input{Pointer: at(s, "b"), Moved: true})
	s.Update(&Input{Pointer: at(s, "e"), Pressed: true, Held: true, Touch: true})
	if s.Hovered() != "" || s.Focus() != "e" {
		t.Errorf("hover %q, focus %s", s.Hovered(), s.Focus())
	}
	s.Update(&Input{Pointer: at(s, "e"), Released: true, Touch: true})
	if s.Hovered() != "" {
		t.Errorf("after the finger was lifted it hovers over %s", s.Hovered())
	}
}

func TestAPressOutsideTheClipMisses(t *testing.T) {
	s := new(Controls)
	s.SetItems([]Item{
		{ID: "row", Rect: geom.Rect{X: 0, Y: 0, W: 100, H: 100}, Clip: geom.Rect{X: 0, Y: 50, W: 100, H: 500}},
	})
	for y, want := range map[float64]string{20: "", 70: "row"} {
		e := s.Update(&Input{Pointer: geom.Point{X: 10, Y: y}, Pressed: true, Released: true})
		if e.Activated != want {
			t.Errorf("at %v: %q acted, want %q", y, e.Activated, want)
		}
	}
}

func TestTheUpperControlIsHit(t *testing.T) {
	s := new(Controls)
	r := geom.Rect{X: 0, Y: 0, W: 100, H: 100}
	s.SetItems([]Item{{ID: "below", Rect: r}, {ID: "above", Rect: r}})
	if got := click(s, "above", "above"); got != "above" {
		t.Errorf("%q acted", got)
	}
}

func TestUpdateDoesNotAllocate(t *testing.T) {
	s := newSet()
	ticks := []Input{
		{Keys: []Key{KeyRight, KeyAct}},
		{Pointer: at(s, "e"), Moved: true},
		{Pointer: at(s, "e"), Pressed: true, Held: true},
		{Pointer: at(s, "e"), Released: true},
		{},
	}
	if n := testing.AllocsPerRun(100, func() {
		for i := range ticks {
			s.Update(&ticks[i])
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
