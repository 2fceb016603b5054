package geom

import "math"

// Step is a size of text.
type Step uint8

// The sizes of text, from the smallest there is.
const (
	Small Step = iota
	Body
	Large
	Title
	Huge
)

// Of each step the size at 1280×720 and the least at any window, both in DIP before the child's choice of text size.
var steps = [...]struct{ design, least float64 }{
	Small: {18, 13},
	Body:  {22, 15},
	Large: {28, 17},
	Title: {40, 21},
	Huge:  {60, 28},
}

// Size returns the height of text of step s in the window v, in DIP.
func (s Step) Size(v View) float64 {
	return math.Max(steps[s].least, steps[s].design*v.Unit()) * math.Max(1, v.Text)
}

// RingWidth is the width of one line of a double ring, in DIP: never under the 2 that an eye needs.
func RingWidth(v View) float64 { return math.Max(2, 4*v.Unit()) }

// Gap is the usual distance between things in the window v, in DIP, and never too little between two that can be pressed.
func Gap(v View) float64 { return math.Max(MinGap, 14*v.Unit()) }

// ButtonSize is the diameter of the round buttons in the window v, in DIP: 72 at 1280×720.
func ButtonSize(v View) float64 { return math.Max(MinTarget, 72*v.Unit()) }
