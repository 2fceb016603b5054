package play

import (
	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Layout is where everything lies on the Play screen.
type Layout struct {
	boardview.Layout
	Bar []geom.Rect // round buttons, in order
}

// NewLayout lays out a board with the given number of houses in a row and a bar with the given number of buttons.
func NewLayout(v geom.View, houses, buttons int) Layout {
	bar, top := ui.Bar(v, buttons)
	return Layout{boardview.NewLayout(v, houses, top), bar}
}
