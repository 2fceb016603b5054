package ui

import (
	"math"

	"awele/activity/ui/geom"
)

// Edge is the least distance of what a screen with a board shows from the edges of the window, in DIP.
func Edge(v geom.View) float64 { return math.Max(geom.MinGap, 16*v.Unit()) }

// Bar lays round buttons along the lower edge of a window, in as many rows as they need, and returns the upper edge of the
// bar.
func Bar(v geom.View, buttons int) (places []geom.Rect, top float64) {
	u, margin := v.Unit(), Edge(v)
	size := math.Max(geom.MinTarget, 72*u)
	gap := math.Max(geom.MinGap, 12*u)
	wide := v.W - 2*margin
	if size == geom.MinTarget { // rather near the edges of a small window than in another row
		wide = v.W - 4
	}
	perRow := max(1, int((wide+gap+1e-9)/(size+gap)))
	rows := (buttons + perRow - 1) / perRow
	if rows > 0 {
		perRow = (buttons + rows - 1) / rows
	}
	top = v.H - margin - float64(rows)*size - float64(max(0, rows-1))*gap
	for i := range buttons {
		row, col := i/perRow, i%perRow
		inRow := min(perRow, buttons-row*perRow)
		width := float64(inRow)*(size+gap) - gap
		places = append(places, geom.Rect{X: (v.W-width)/2 + float64(col)*(size+gap), Y: top + float64(row)*(size+gap), W: size, H: size})
	}
	return places, top
}
