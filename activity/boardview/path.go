package boardview

import (
	"math"

	"awele/activity/kinds"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// DrawPath shows where the seeds of a house would fall: a dot for each seed, in a store too, a ring where the last one
// lands, a plate with the number where something would be captured, one with dots where a long relay goes on, and an arrow
// where the store gives another turn.
func (s *View) DrawPath(c *paint.Canvas, pa *kinds.Path) {
	if !pa.Shown {
		return
	}
	th, w := c.Theme(), geom.RingWidth(s.Layout.View)
	for side := range pa.Drops {
		for h := range s.Layout.Houses {
			pit := rules.Pit{Side: rules.Side(side), House: rules.House(h)}
			s.drawDots(c, pit, pa.Drops[side][h])
			r := s.area(pit)
			if pa.Captured[side].Has(pit.House) {
				c.Ring(r.Inset(w), -1, paint.RingStyle{Lines: Lines(th.RingDark, th.Captured), Widths: [3]float64{w * 0.5, w * 1.1}})
			} else if pa.Last == pit {
				c.Ring(r.Inset(w), -1, paint.RingStyle{Lines: Lines(th.RingDark, th.Hint), Widths: [3]float64{w * 0.5, w * 0.8}})
			}
		}
		store := rules.Pit{Side: rules.Side(side), House: rules.Store}
		s.drawDots(c, store, pa.Stored[side])
		if pa.Stored[side] > 0 && pa.Last == store {
			r := s.area(store)
			c.Ring(r.Inset(w), math.Min(r.W, r.H)/2, paint.RingStyle{Lines: Lines(th.RingDark, th.Hint), Widths: [3]float64{w * 0.5, w * 0.8}})
			if pa.Again {
				c.Picture("turn", s.Badge(store, 0, 0), paint.Opt{})
			}
		}
	}
	switch {
	case pa.GoesOn:
		s.DrawPlate(c, pa.Last, "…", th.Tag, th.RingDark)
	case pa.Seeds > 0 || pa.Slam:
		s.DrawGain(c, pa.Last, pa.Seeds)
	}
}

// drawDots draws a dot for each of some seeds that would fall into a pit, three at most.
func (s *View) drawDots(c *paint.Canvas, pit rules.Pit, n int) {
	r, th := s.area(pit), c.Theme()
	dot := math.Max(3, s.Layout.Seed*0.42)
	line := math.Max(1.5, geom.RingWidth(s.Layout.View)*0.4)
	n = min(n, 3)
	for i := range n {
		x := r.X + r.W/2 + (float64(i)-float64(n-1)/2)*dot*2.6
		c.Dot(geom.Point{X: x, Y: s.dotLine(pit)}, dot, th.Hint, th.RingDark, line)
	}
}

// dotLine returns the height at which the dots of a path lie in a house: at the edge towards the middle of the board.
func (s *View) dotLine(pit rules.Pit) float64 {
	r := s.area(pit)
	if pit.Side == rules.South {
		return r.Y + r.H*0.1
	}
	return r.Y + r.H*0.9
}
