package layout

import (
	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Play is where everything lies on the Play screen.
type Play struct {
	boardview.Layout
	Bar []geom.Rect // round buttons, in order
}

// NewPlay lays out a board with the given number of houses in a row and a bar with the given number of buttons.
func NewPlay(v geom.View, houses, buttons int) Play {
	bar, top := ui.Bar(v, buttons)
	return Play{boardview.NewLayout(v, houses, top), bar}
}
