package ui

import (
	"math"

	"awele/activity/ui/geom"
)

// SecondPress is how many ticks must pass after a control acted before the same control acts again: half a second, so that
// a nervous double press counts once.
const SecondPress = 30

// hoverSlop is how far, in DIP, the mouse must move after a key was used before pointing takes the focus again: a bump
// against the table does not count.
const hoverSlop = 3.0

// Item is one control that can have the focus and be pressed.
type Item struct {
	// ID names the control. It is unique within a Controls and stays the same while the control moves about.
	ID string
	// Rect is where a press hits, in DIP.
	Rect geom.Rect
	// Clip is the window through which a scrolled control is seen; a press outside it misses. The zero Clip shows all.
	Clip geom.Rect
	// Disabled controls neither get the focus nor act. One that is switched off while it has the focus keeps it, so
	// that the next press goes on from there.
	Disabled bool
}

func (it *Item) hit(p geom.Point) bool {
	return it.Rect.Contains(p) && (it.Clip == geom.Rect{} || it.Clip.Contains(p))
}

// Event is what one tick did to a Controls.
type Event struct {
	// Activated is the control that acts, "" if none.
	Activated string
	// ByPointer reports that Activated came from the mouse or a finger, not from a key.
	ByPointer bool
	// FocusMoved reports that another control has the focus now.
	FocusMoved bool
	// HoverChanged reports that the mouse points at something else now.
	HoverChanged bool
	// Changed reports that anything of this, or which control is held down, changed: the picture is out of date.
	Changed bool
}

// Controls is the controls of one screen: which has the focus, which is pointed at, which is held down. The zero Controls is ready
// to use.
type Controls struct {
	items  []Item
	focus  string
	hover  string
	held   string // pressed and not yet released or slid off
	acted  string // the last control that acted
	since  int    // ticks since then
	place  geom.Rect
	anchor geom.Point // where the mouse was when a key was last used
	seen   bool       // the mouse has been in the window
}

// SetItems gives the set its controls, in the order of Tab. The focus stays on the control with the same ID; if that has
// gone, the nearest one gets it; at first the first one.
func (s *Controls) SetItems(items []Item) {
	s.items = append(s.items[:0], items...)
	if s.held != "" && s.find(s.held) < 0 {
		s.held = ""
	}
	if i := s.find(s.focus); i >= 0 {
		s.place = s.items[i].Rect
		return
	}
	best, bestDist := -1, math.Inf(1)
	for i := range s.items {
		if s.items[i].Disabled {
			continue
		}
		d := 0.0
		if s.focus != "" {
			d = distance(s.items[i].Rect.Center(), s.place.Center())
		}
		if d < bestDist {
			best, bestDist = i, d
		}
	}
	s.focus = ""
	if best >= 0 {
		s.setFocus(best)
	}
}

// Focus returns the control that has the focus, "" if there is none.
func (s *Controls) Focus() string { return s.focus }

// SetFocus gives the focus to the control id and reports whether it took it.
func (s *Controls) SetFocus(id string) bool {
	i := s.find(id)
	if i < 0 || s.items[i].Disabled {
		return false
	}
	s.setFocus(i)
	return true
}

// Hovered returns the control under the mouse, "" if there is none or the pointer is a finger.
func (s *Controls) Hovered() string { return s.hover }

// Held returns the control that is being pressed with the pointer and would act if it were released now.
func (s *Controls) Held() string { return s.held }

// Rect returns where the control id lies.
func (s *Controls) Rect(id string) (geom.Rect, bool) {
	if i := s.find(id); i >= 0 {
		return s.items[i].Rect, true
	}
	return geom.Rect{}, false
}

// Cancel forgets the press that is under way: a drag turned it into scrolling.
func (s *Controls) Cancel() { s.held = "" }

// Update takes one tick's input. It does not allocate.
func (s *Controls) Update(in *Input) Event {
	var e Event
	focus, hover, held := s.focus, s.hover, s.held
	if s.since < SecondPress {
		s.since++
	}
	s.keys(in, &e)
	s.named(in, &e)
	s.pointer(in, &e)
	e.FocusMoved = s.focus != focus
	e.HoverChanged = s.hover != hover
	e.Changed = e.FocusMoved || e.HoverChanged || s.held != held || e.Activated != ""
	return e
}

func (s *Controls) keys(in *Input, e *Event) {
	for _, k := range in.Keys {
		s.anchor = in.Pointer
		switch k {
		case KeyLeft:
			s.move(-1, 0)
		case KeyRight:
			s.move(1, 0)
		case KeyUp:
			s.move(0, -1)
		case KeyDown:
			s.move(0, 1)
		case KeyNext:
			s.step(1)
		case KeyPrev:
			s.step(-1)
		case KeyAct:
			if i := s.find(s.focus); i >= 0 && !s.items[i].Disabled && s.mayAct(s.focus) {
				s.act(s.focus, e)
			}
		}
	}
}

// named takes what comes from outside the picture.
func (s *Controls) named(in *Input, e *Event) {
	s.SetFocus(in.Focus)
	if s.SetFocus(in.Act) && s.mayAct(in.Act) {
		s.act(in.Act, e)
	}
}

func (s *Controls) pointer(in *Input, e *Event) {
	at := s.at(in.Pointer)
	if in.Touch {
		s.hover, s.seen = "", false
	} else {
		if in.Moved || in.Pressed {
			s.seen = true
		}
		if s.seen {
			s.hover = s.id(at)
		}
		if in.Moved && !in.Held && at >= 0 && distance(in.Pointer, s.anchor) > hoverSlop {
			s.setFocus(at)
			s.anchor = geom.Point{X: math.Inf(1)}
		}
	}
	if in.Pressed {
		s.held = ""
		if at >= 0 {
			s.setFocus(at)
			if s.mayAct(s.items[at].ID) {
				s.held = s.items[at].ID
			}
		}
	}
	if s.held == "" {
		return
	}
	if s.id(at) != s.held {
		s.held = ""
		return
	}
	if in.Released {
		id := s.held
		s.held = ""
		s.act(id, e)
		e.ByPointer = true
	} else if !in.Held && !in.Pressed {
		s.held = "" // the release was never told, as when the window lost the pointer
	}
}

func (s *Controls) mayAct(id string) bool { return id != s.acted || s.since >= SecondPress }

func (s *Controls) act(id string, e *Event) {
	s.acted, s.since = id, 0
	e.Activated, e.ByPointer = id, false
}

func (s *Controls) setFocus(i int) { s.focus, s.place = s.items[i].ID, s.items[i].Rect }

func (s *Controls) find(id string) int {
	if id == "" {
		return -1
	}
	for i := range s.items {
		if s.items[i].ID == id {
			return i
		}
	}
	return -1
}

// at returns the control that a press at p hits; the later one lies on top.
func (s *Controls) at(p geom.Point) int {
	for i := len(s.items) - 1; i >= 0; i-- {
		if !s.items[i].Disabled && s.items[i].hit(p) {
			return i
		}
	}
	return -1
}

func (s *Controls) id(i int) string {
	if i < 0 {
		return ""
	}
	return s.items[i].ID
}

// step moves the focus d controls on in the order of Tab, round the end.
func (s *Controls) step(d int) {
	n := len(s.items)
	if n == 0 {
		return
	}
	i := s.find(s.focus)
	if i < 0 && d < 0 {
		i = 0
	}
	for range n {
		i = (i + d + n) % n
		if !s.items[i].Disabled {
			s.setFocus(i)
			return
		}
	}
}

// move moves the focus to the nearest control in the direction dx, dy. Where there is none it goes round to the
// farthest control of the same row or column.
func (s *Controls) move(dx, dy float64) {
	f := s.find(s.focus)
	if f < 0 {
		s.step(1)
		return
	}
	from := s.items[f].Rect
	best, bestCost := -1, math.Inf(1)
	around, farthest := -1, 0.0
	for i := range s.items {
		if i == f || s.items[i].Disabled {
			continue
		}
		along, gap, aside := towards(from, s.items[i].Rect, dx, dy)
		switch {
		case along > 1:
			// What faces the control comes before all that lies beside the way.
			cost := gap + along/100
			if aside > 0 {
				cost += 1e6 + 3*aside
			}
			if cost < bestCost {
				best, bestCost = i, cost
			}
		case aside == 0 && along < farthest:
			around, farthest = i, along
		}
	}
	if best < 0 {
		best = around
	}
	if best >= 0 {
		s.setFocus(best)
	}
}

// towards measures how to lies from from in the direction dx, dy: along is the way between the middles, gap the way between
// the edges that face each other, aside how far to lies beside the way, 0 if the two face each other.
func towards(from, to geom.Rect, dx, dy float64) (along, gap, aside float64) {
	a, b := from.Center(), to.Center()
	if dx != 0 {
		along = (b.X - a.X) * dx
		gap = math.Max(0, math.Abs(b.X-a.X)-(from.W+to.W)/2)
		aside = math.Max(0, math.Abs(b.Y-a.Y)-(from.H+to.H)/2)
		return
	}
	along = (b.Y - a.Y) * dy
	gap = math.Max(0, math.Abs(b.Y-a.Y)-(from.H+to.H)/2)
	aside = math.Max(0, math.Abs(b.X-a.X)-(from.W+to.W)/2)
	return
}

func distance(a, b geom.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
