package ui

import (
	"math"

	"awele/activity/ui/geom"
)

// Header lays out the button that leads back and the title, and returns what is left below them. The content is never so
// wide that lines get hard to follow.
func Header(v geom.View, widest float64) (back, title, rest geom.Rect) {
	m, size := geom.Gap(v), geom.ButtonSize(v)
	back = geom.Rect{X: m, Y: m, W: size, H: size}
	title = geom.Rect{X: 2*m + size, Y: m, W: v.W - 3*m - size, H: size}
	w := math.Min(v.W-2*m, widest+size+geom.MinGap)
	rest = geom.Rect{X: (v.W - w) / 2, Y: 2*m + size, W: w, H: v.H - 3*m - size}
	return back, title, rest
}
