package boardview

import (
	"image/color"
	"math"
	"strconv"

	"awele/activity/kinds"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// DrawMarkRings rings the houses of a sight, a little inside their edges, where the seeds can lie over it.
func (s *View) DrawMarkRings(c *paint.Canvas, si *kinds.HintMarks) {
	if si.Kind == kinds.NoMark {
		return
	}
	th, w := c.Theme(), geom.RingWidth(s.Layout.View)
	lines := [3]color.NRGBA{th.RingDark, th.Captured, th.RingDark}
	if si.Bad() {
		lines = [3]color.NRGBA{th.RingLight, th.Refused, th.RingLight}
	}
	style := paint.RingStyle{Lines: lines, Widths: [3]float64{w * 0.4, w * 1.3, w * 0.4}}
	if si.Store {
		r := s.Layout.Stores[si.Side].Inset(w * 1.8)
		c.Ring(r, math.Min(r.W, r.H)/2, style)
	}
	for h := range si.At.All() {
		if int(h) >= s.Layout.Houses {
			break
		}
		c.Ring(s.Layout.Pits[si.Side][h].Inset(w*1.8), -1, style)
	}
	if pit, ok := si.From(); ok {
		c.Ring(s.Layout.Pits[pit.Side][pit.House].Inset(w*1.8), -1, style)
	}
}

// DrawMarks draws, over the seeds, the arrow of a sight and what becomes of the houses.
func (s *View) DrawMarks(c *paint.Canvas, si *kinds.HintMarks) {
	if si.Kind == kinds.NoMark {
		return
	}
	th, w := c.Theme(), geom.RingWidth(s.Layout.View)
	if pit, ok := si.From(); ok {
		fill, edge := th.Captured, th.RingDark
		if si.Bad() {
			fill, edge = th.Refused, th.RingLight
		}
		p, q := s.inner(pit, 0.3), s.inner(si.Last(), 0.3)
		c.Arrow(p, q, w*2.2, fill, edge, math.Max(1, w*0.6), si.Later)
	}
	switch si.Kind {
	case kinds.Gain:
		s.DrawGain(c, si.Last(), si.Seeds)
	case kinds.Vain:
		s.DrawGain(c, si.Last(), si.Seeds)
		c.Picture("close", s.Badge(si.Last(), 1, -1), paint.Opt{})
	case kinds.Loss:
		s.drawLoss(c, si.Last(), si.Seeds)
	case kinds.Again:
		s.drawAgain(c, si)
	case kinds.Grow, kinds.Dread, kinds.Safe:
		icon := map[kinds.MarkKind]string{kinds.Grow: "plus", kinds.Dread: "warn", kinds.Safe: "check"}[si.Kind]
		for h := range si.At.All() {
			c.Picture(icon, s.Badge(rules.Pit{Side: si.Side, House: h}, 1, -1), paint.Opt{})
		}
	}
}

// drawAgain draws the arrow of another turn, and how many turns there are if more than one.
func (s *View) drawAgain(c *paint.Canvas, si *kinds.HintMarks) {
	if si.Seeds > 1 {
		s.DrawPlate(c, si.Last(), strconv.Itoa(si.Seeds)+"\u00d7", c.Theme().Captured, c.Theme().RingDark)
		c.Picture("turn", s.Badge(si.Last(), 0, -1), paint.Opt{})
		return
	}
	c.Picture("turn", s.Badge(si.Last(), 0, 0), paint.Opt{})
}

// inner returns the point of a house that lies some part of its height away from the edge towards the other row.
func (s *View) inner(pit rules.Pit, part float64) geom.Point {
	r := s.area(pit)
	if pit.Side == rules.South {
		return geom.Point{X: r.Center().X, Y: r.Y + r.H*part}
	}
	return geom.Point{X: r.Center().X, Y: r.Y + r.H*(1-part)}
}

// drawLoss draws a plate with the number of seeds that a house would lose.
func (s *View) drawLoss(c *paint.Canvas, pit rules.Pit, seeds int) {
	th := c.Theme()
	s.DrawPlate(c, pit, "\u2212"+strconv.Itoa(seeds), th.Tag, th.Refused)
}
