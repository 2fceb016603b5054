// Package geom has places and sizes in a window, and the one description of a board. All lengths are device-independent
// pixels (DIP); the origin is the top left corner of the window.
package geom

import "math"

// Point is a place in the window, in DIP.
type Point struct{ X, Y float64 }

// Rect is an upright rectangle in the window, in DIP.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether p lies in r.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Center returns the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Inset returns r made smaller by d on every side (larger if d is negative).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Move returns r moved by dx, dy.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Overlaps reports whether r and s share any area.
func (r Rect) Overlaps(s Rect) bool {
	return r.X < s.X+s.W && s.X < r.X+r.W && r.Y < s.Y+s.H && s.Y < r.Y+r.H
}

// Within reports whether r lies wholly in s, with a hair's breadth of tolerance.
func (r Rect) Within(s Rect) bool {
	const hair = 1e-6
	return r.X >= s.X-hair && r.Y >= s.Y-hair && r.X+r.W <= s.X+s.W+hair && r.Y+r.H <= s.Y+s.H+hair
}

// MinTarget is the least width and height of anything that can be pressed, and MinGap the least distance between two
// such things, in DIP at every window size.
const (
	MinTarget = 44.0
	MinGap    = 8.0
)

// View is the window as the layout sees it.
type View struct {
	W, H float64 // size of the window in DIP
	Text float64 // the child's choice of text size, 1 to 2
}

// Unit is the length, in DIP, of one pixel of the design size 1280×720 in this window (720×1280 if it is portrait).
func (v View) Unit() float64 {
	if v.Portrait() {
		return math.Min(v.W/720, v.H/1280)
	}
	return math.Min(v.W/1280, v.H/720)
}

// Portrait reports whether the window is higher than wide.
func (v View) Portrait() bool { return v.H > v.W }

// Bounds returns the whole window.
func (v View) Bounds() Rect { return Rect{0, 0, v.W, v.H} }
