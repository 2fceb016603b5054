package boardview

import (
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Book is where everything lies on a screen that goes through several pages with a board: the board, Tux and his bubble as
// in Play, and another bar.
type Book struct {
	Layout
	Bar []geom.Rect // round buttons, in order
	// Wide is the wide button that goes on, and WideSize the size of its label in DIP.
	Wide     geom.Rect
	WideSize float64
	// Pips is the strip on the front of the board in which something stands for each page.
	Pips geom.Rect
}

// NewBook lays out a board with that number of houses in a row, that number of round buttons, and a wide one with a
// label: in one row with them if there is room, else below them.
func NewBook(v geom.View, houses, buttons int, label string) Book {
	l := Book{WideSize: geom.Body.Size(v)}
	u, margin := v.Unit(), ui.Edge(v)
	size, gap := geom.ButtonSize(v), math.Max(geom.MinGap, 12*u)
	rounds := float64(buttons)*(size+gap) - gap
	apart := gap + 12*u // between the round buttons and the wide one
	room := v.W - 2*margin - rounds - apart
	wide := ui.PadWidth(label, true, l.WideSize, size, true)
	high := ui.PadHeight(label, true, l.WideSize, math.Min(room, wide), size, true)
	var top float64 // of the bar
	if room >= math.Min(wide, 2.6*size) && high <= 1.4*size {
		wide = math.Min(wide, room)
		x := (v.W - rounds - apart - wide) / 2
		top = v.H - margin - high
		for i := range buttons {
			l.Bar = append(l.Bar, geom.Rect{X: x + float64(i)*(size+gap), Y: top + (high-size)/2, W: size, H: size})
		}
		l.Wide = geom.Rect{X: x + rounds + apart, Y: top, W: wide, H: high}
	} else {
		wide = math.Min(wide, v.W-2*margin)
		high = ui.PadHeight(label, true, l.WideSize, wide, math.Min(size, 56*math.Max(u, 0.8)), true)
		l.Wide = geom.Rect{X: (v.W - wide) / 2, Y: v.H - margin - high, W: wide, H: high}
		// The round buttons stand above it as they do in Play.
		var bar []geom.Rect
		bar, top = ui.Bar(v, buttons)
		top -= high + gap
		for _, r := range bar {
			l.Bar = append(l.Bar, r.Move(0, -high-gap))
		}
	}
	l.Layout = NewLayout(v, houses, top)
	// Over the wide button, where no name of a round one lies.
	d := math.Max(18, 30*u)
	w := math.Min(d*10*pipStep, v.W-2*margin)
	mid := math.Min(l.Wide.X+l.Wide.W/2, v.W-margin-w/2)
	below := math.Min(l.Wide.Y, l.Bar[0].Y)
	l.Pips = geom.Rect{X: mid - w/2, Y: math.Max(l.Under()+1, math.Min(below-d-2, (l.Face.Y+l.Face.H+below-d)/2)), W: w, H: d}
	return l
}

// pipStep is how far one plate is from the next, in diameters.
const pipStep = 1.25

// Pip returns where number i of n ≤ 10 lies on the strip.
func (l *Book) Pip(i, n int) geom.Rect {
	d := l.Pips.H
	x := l.Pips.X + l.Pips.W/2 + (float64(i)-float64(n-1)/2)*d*pipStep
	return geom.Rect{X: x - d/2, Y: l.Pips.Y, W: d, H: d}
}
