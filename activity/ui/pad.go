package ui

import (
	"math"

	"awele/activity/ui/geom"
	"awele/activity/ui/text"
)

// tall reports whether the picture of the button r stands above its label instead of beside it: large letters in a narrow
// column need all of its width.
func tall(r geom.Rect) bool { return r.H > 0.6*r.W }

// PadIcon returns where the picture of the wide button r lies: at its left, or above the label if the button is tall.
func PadIcon(r geom.Rect) geom.Rect {
	if tall(r) {
		d := math.Min(r.H, r.W) * 0.32
		return geom.Rect{X: r.X + (r.W-d)/2, Y: r.Y + d*0.15, W: d, H: d}
	}
	room := math.Min(r.H, math.Max(54, r.W*0.3))
	d := room * 0.86
	return geom.Rect{X: r.X + (room-d)/2 + r.H*0.02, Y: r.Y + (r.H-d)/2, W: d, H: d}
}

// PadRound returns the radius of the corners of the wide button r: a pill, unless it is very high.
func PadRound(r geom.Rect) float64 { return math.Min(r.H/2, math.Max(26, r.W*0.2)) }

// PadText returns where the label of the wide button r lies, beside its picture if it has one.
func PadText(r geom.Rect, icon bool) geom.Rect {
	side := math.Min(r.H*0.28, r.W*0.08)
	v := math.Min(4, r.H*0.04)
	t := geom.Rect{X: r.X + side, Y: r.Y + v, W: r.W - 2*side, H: r.H - 2*v}
	if icon && tall(r) {
		p := PadIcon(r)
		t.X, t.W = r.X+r.W*0.05, r.W*0.9
		t.Y = p.Y + p.H
		t.H = r.Y + r.H - v - p.H*0.15 - t.Y
	} else if icon {
		p := PadIcon(r)
		left := p.X + p.W + side*0.5
		t.X, t.W = left, r.X+r.W-side-left
	}
	return t
}

// PadWidth returns how wide a button of that height must be to show its label in one line.
func PadWidth(label string, bold bool, size, height float64, icon bool) float64 {
	w := text.Width(label, bold, size) + 2*0.28*height + 2
	if icon {
		w += (0.95-0.14)*height + 4
	}
	return w
}

// BubbleText returns where the text of the speech bubble r lies.
func BubbleText(r geom.Rect) geom.Rect {
	return geom.Rect{X: r.X + r.W*0.04, Y: r.Y + r.H*0.06, W: r.W * 0.92, H: r.H * 0.88}
}
