package scene

import (
	"image/color"
	"math"
	"strconv"

	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
	"awele/tux/coach"
)

// sight is what the coach speaks of, shown on the board for a child who cannot read it: houses, what becomes of them, and
// an arrow from the house that does it.
type sight struct {
	kind  sightKind
	at    rules.HouseSet // the houses, of
	side  rules.Side
	by    rules.House // of the other side, or NoHouse: the arrow comes from there
	seeds int         // of those houses that would be captured
	later bool        // not with this move, but with the next
}

type sightKind uint8

const (
	unseen sightKind = iota
	gain             // their seeds can be captured: a number with a plus
	loss             // their seeds are in danger: a number with a minus
	vain             // they had better not be captured, or were not: a plus and a cross
	grow             // seeds gather there
	dread            // seeds must not gather there, or from there
	spoken           // they are what is spoken of
	safe             // their seeds are out of danger: ticked
)

// allHouses is every house that a row can have.
const allHouses rules.HouseSet = 1<<rules.MaxHouses - 1

// sightOf returns what a hint for side me speaks of. The house to be played is not shown by it.
func sightOf(h *coach.Hint, me rules.Side) sight {
	own, other := sight{at: h.Houses, side: me, by: rules.NoHouse}, sight{at: h.Houses, side: me.Other(), by: rules.NoHouse}
	as := func(s sight, kind sightKind, by rules.House, seeds int) sight {
		s.kind, s.by, s.seeds = kind, by, seeds
		return s
	}
	switch h.Reason {
	case coach.Takes, coach.Finishes:
		if h.Seeds > 0 {
			return as(other, gain, rules.NoHouse, h.Seeds)
		}
	case coach.Threatens:
		other.later = true
		return as(other, gain, h.By, h.Seeds)
	case coach.Saves:
		return as(own, loss, h.By, h.Seeds)
	case coach.AvoidsSlam:
		return as(other, vain, h.By, 0)
	case coach.TooDear: // and feared, what it costs
		return as(other, gain, h.By, h.Seeds)
	case coach.Declines:
		return as(other, vain, h.By, h.Seeds)
	case coach.MustFeed: // his whole row
		other.at = allHouses
		return as(other, spoken, rules.NoHouse, 0)
	case coach.KeepsHome:
		own.at = allHouses
		return as(own, spoken, rules.NoHouse, 0)
	case coach.OnlyMove: // no secret
		own.at = 1 << h.House
		return as(own, spoken, rules.NoHouse, 0)
	case coach.StopsKroo:
		return as(other, dread, rules.NoHouse, 0)
	case coach.Careful:
		return as(own, dread, rules.NoHouse, 0)
	case coach.Builds:
		return as(own, grow, rules.NoHouse, 0)
	case coach.Shelters:
		return as(own, grow, rules.NoHouse, 0)
	}
	return sight{}
}

// feared returns the sight of a capture that the other side could make after a move of side me.
func feared(c *coach.Cost, me rules.Side) sight {
	return sight{kind: loss, at: c.Houses, side: me, by: c.By, seeds: c.Seeds}
}

// afterMove returns what the reason of a better move speaks of when that has been shown.
func afterMove(m *coach.Moment) sight {
	switch h := &m.Why; {
	case h.Reason == coach.Takes || h.Reason == coach.Finishes: // as has been seen
	case m.Cost.Seeds > 0:
		return sight{kind: safe, at: m.Cost.Houses, side: m.Side, by: rules.NoHouse}
	case h.Reason == coach.Saves:
		return sight{kind: safe, at: h.Houses, side: m.Side, by: rules.NoHouse}
	case h.Reason == coach.Threatens || h.Reason == coach.Builds || h.Reason == coach.Shelters:
		return sightOf(h, m.Side)
	}
	return sight{}
}

// from returns the house that an arrow comes from.
func (s *sight) from() (rules.Pit, bool) {
	return rules.Pit{Side: s.side.Other(), House: s.by}, s.kind != unseen && s.by != rules.NoHouse
}

// bad reports whether it is nothing to be glad of.
func (s *sight) bad() bool { return s.kind == loss || s.kind == vain || s.kind == dread }

// last returns the house of a sight that is last in the direction of sowing: there a sowing that captures them ends.
func (s *sight) last() rules.Pit {
	pit := rules.Pit{Side: s.side}
	for h := range s.at.All() {
		pit.House = h
	}
	return pit
}

// drawSightRings rings the houses of a sight, a little inside their edges, where the seeds can lie over it.
func (s *stage) drawSightRings(c *paint.Canvas, si *sight) {
	if si.kind == unseen {
		return
	}
	th, w := c.Theme(), geom.RingWidth(s.lay.View)
	lines := [3]color.NRGBA{th.RingDark, th.Captured, th.RingDark}
	if si.bad() {
		lines = [3]color.NRGBA{th.RingLight, th.Refused, th.RingLight}
	}
	style := paint.RingStyle{Lines: lines, Widths: [3]float64{w * 0.4, w * 1.3, w * 0.4}}
	for h := range si.at.All() {
		if int(h) >= s.lay.Houses {
			break
		}
		c.Ring(s.lay.Pits[si.side][h].Inset(w*1.8), -1, style)
	}
	if pit, ok := si.from(); ok {
		c.Ring(s.lay.Pits[pit.Side][pit.House].Inset(w*1.8), -1, style)
	}
}

// drawSight draws, over the seeds, the arrow of a sight and what becomes of the houses.
func (s *stage) drawSight(c *paint.Canvas, si *sight) {
	if si.kind == unseen {
		return
	}
	th, w := c.Theme(), geom.RingWidth(s.lay.View)
	if pit, ok := si.from(); ok {
		fill, edge := th.Captured, th.RingDark
		if si.bad() {
			fill, edge = th.Refused, th.RingLight
		}
		p, q := s.inner(pit, 0.3), s.inner(si.last(), 0.3)
		c.Arrow(p, q, w*2.2, fill, edge, math.Max(1, w*0.6), si.later)
	}
	switch si.kind {
	case gain:
		s.drawGain(c, si.last(), si.seeds)
	case vain:
		s.drawGain(c, si.last(), si.seeds)
		c.Picture("close", s.badge(si.last(), 1, -1), paint.Opt{})
	case loss:
		s.drawLoss(c, si.last(), si.seeds)
	case grow, dread, safe:
		icon := map[sightKind]string{grow: "plus", dread: "warn", safe: "check"}[si.kind]
		for h := range si.at.All() {
			c.Picture(icon, s.badge(rules.Pit{Side: si.side, House: h}, 1, -1), paint.Opt{})
		}
	}
}

// inner returns the point of a house that lies some part of its height away from the edge towards the other row.
func (s *stage) inner(pit rules.Pit, part float64) geom.Point {
	r := s.lay.Pits[pit.Side][pit.House]
	if pit.Side == rules.South {
		return geom.Point{X: r.Center().X, Y: r.Y + r.H*part}
	}
	return geom.Point{X: r.Center().X, Y: r.Y + r.H*(1-part)}
}

// drawLoss draws a plate with the number of seeds that a house would lose.
func (s *stage) drawLoss(c *paint.Canvas, pit rules.Pit, seeds int) {
	th := c.Theme()
	s.drawPlate(c, pit, "\u2212"+strconv.Itoa(seeds), th.Tag, th.Refused)
}
