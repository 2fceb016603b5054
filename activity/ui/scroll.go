package ui

import (
	"math"

	"awele/activity/ui/geom"
)

// DragSlop is how far a finger may slide, in DIP, before its press becomes a drag.
const DragSlop = 10.0

// Steps of scrolling, in DIP.
const (
	wheelStep = 60.0
	arrowStep = 60.0
)

// Scroll is a column of content that is higher than the hole it is seen through. The zero Scroll shows nothing.
type Scroll struct {
	view    geom.Rect
	content float64
	pos     float64

	pressed  bool // went down inside the view
	dragging bool
	startY   float64 // of the pointer
	startPos float64
}

// SetSize says through which hole the content is seen and how high it is; the position is kept as far as it can be.
func (s *Scroll) SetSize(view geom.Rect, content float64) {
	s.view, s.content = view, content
	s.to(s.pos)
}

// Pos returns how much of the content, in DIP, lies hidden above the view.
func (s *Scroll) Pos() float64 { return s.pos }

// Max returns the greatest Pos.
func (s *Scroll) Max() float64 { return math.Max(0, s.content-s.view.H) }

// AtTop and AtEnd report that it goes no further up or down.
func (s *Scroll) AtTop() bool { return s.pos <= 0 }

// AtEnd reports that it goes no further down.
func (s *Scroll) AtEnd() bool { return s.pos >= s.Max() }

// Dragging reports that the pointer is scrolling, so that its release presses nothing. It stays true for the tick of the
// release.
func (s *Scroll) Dragging() bool { return s.dragging }

// Page scrolls n pages down (up if n is negative). A good part of the old page stays in sight, so that a high row is never
// cut in two on both pages.
func (s *Scroll) Page(n float64) (moved bool) { return s.to(s.pos + n*s.view.H*0.6) }

// Reveal scrolls just so far that the content between top and bottom, counted from the beginning of the content, is seen.
func (s *Scroll) Reveal(top, bottom float64) (moved bool) {
	pos := s.pos
	if bottom > pos+s.view.H {
		pos = bottom - s.view.H
	}
	if top < pos {
		pos = top
	}
	return s.to(pos)
}

// Update takes one tick's wheel, drag and paging keys; with arrows also Up and Down scroll. It reports whether the content
// moved.
func (s *Scroll) Update(in *Input, arrows bool) (moved bool) {
	if !in.Held && !in.Released {
		s.pressed, s.dragging = false, false
	}
	for _, k := range in.Keys {
		switch k {
		case KeyPageUp:
			moved = s.Page(-1) || moved
		case KeyPageDown:
			moved = s.Page(1) || moved
		case KeyTop:
			moved = s.to(0) || moved
		case KeyEnd:
			moved = s.to(s.Max()) || moved
		case KeyUp:
			moved = arrows && s.to(s.pos-arrowStep) || moved
		case KeyDown:
			moved = arrows && s.to(s.pos+arrowStep) || moved
		}
	}
	if in.WheelY != 0 {
		moved = s.to(s.pos-in.WheelY*wheelStep) || moved
	}
	if in.Pressed {
		s.pressed = s.view.Contains(in.Pointer)
		s.dragging = false
		s.startY, s.startPos = in.Pointer.Y, s.pos
	}
	if !s.pressed {
		return moved
	}
	if !s.dragging && math.Abs(in.Pointer.Y-s.startY) > DragSlop {
		// The content starts from under the finger instead of jumping by the slop.
		s.dragging = true
		s.startY += math.Copysign(DragSlop, in.Pointer.Y-s.startY)
	}
	if s.dragging {
		moved = s.to(s.startPos+s.startY-in.Pointer.Y) || moved
	}
	return moved
}

func (s *Scroll) to(pos float64) (moved bool) {
	pos = math.Min(math.Max(0, pos), s.Max())
	moved = pos != s.pos
	s.pos = pos
	return moved
}
