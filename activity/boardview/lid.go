package boardview

import (
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// DrawLid lays a woven lid on the store of a side, to show that something is hidden and nothing of what. risen is how far
// it has been lifted: 0 where it lies, 1 where it has gone.
func (s *View) DrawLid(c *paint.Canvas, side rules.Side, risen float64) {
	store := s.Layout.Stores[side]
	d := min(store.W, store.H)
	m := store.Center()
	lid := geom.Rect{X: m.X - d/2, Y: m.Y - d/2 - risen*d*0.6, W: d, H: d}
	c.Picture("lid", lid, paint.Opt{Fade: risen})
}
