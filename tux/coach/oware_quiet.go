package coach

import "awele/rules"

// quietMove is a move that captures nothing, and what is to be had around it.
type quietMove struct {
	v       rules.Variant
	p, next rules.Position
	best    capture // the largest that the side to move has in p
	danger  int     // seeds that the opponent could capture if it were his turn in p
	left    capture // the largest that the opponent has in next
}

// explainQuietMove finds the reason for a move that neither takes nor saves seeds. Where a capture is to be had, the
// reason says why it had better not be made.
func (h *Hint) explainQuietMove(c *quietMove) {
	v, p, left := c.v, c.p, c.left.seeds
	if isTooDear(v, p, h.House, c.best) {
		h.setCapture(TooDear, c.best)
		h.Cost = captureCost(v, p, c.best.by, h.House)
		return
	}
	if slam := emptySlam(v, p); slam.seeds > c.best.seeds && slam.by != h.House && (!v.Legal(p).Has(slam.by) || left <= openedBy(v, p, v.Next(p, slam.by)).seeds) {
		h.setCapture(AvoidsSlam, slam)
		return
	}
	goesOn := c.next.Turn() != p.Turn() && !v.Result(c.next).Over()
	switch {
	case c.best.seeds > 0:
		h.setCapture(Declines, c.best)
	case goesOn && h.explainThreat(c):
	case goesOn && left > 0 && h.explainBait(c):
	case goesOn && h.explainGrowth(c):
	case left > 0:
		h.explainDanger(c)
	case !h.explainSafety(c):
		h.Reason = Quiet
	}
}

// explainGrowth speaks of seeds that lie where they count later, and reports whether there is something to say.
func (h *Hint) explainGrowth(c *quietMove) bool {
	if x, n := stopsKroo(c.v, c.p, h.House); n > 0 {
		h.Reason, h.Seeds, h.Houses = StopsKroo, n, 1<<x
		return true
	}
	if c.left.seeds > 0 {
		return false
	}
	if keepsHome(c.v, c.p, h.House) {
		h.Reason, h.Seeds = KeepsHome, c.next.InRow(c.p.Turn())
		return true
	}
	if x, n := c.builds(h.Reply); n > 0 {
		h.Reason, h.Seeds, h.Houses = Builds, n, 1<<x
		return true
	}
	return false
}

// explainDanger speaks of a move after which the opponent can capture something.
func (h *Hint) explainDanger(c *quietMove) {
	reason := Gives
	if c.left.seeds == leastOpened(c.v, c.p) {
		reason = LeastEvil
	}
	h.setCapture(reason, c.left)
}

// explainSafety speaks of a move after which the opponent can capture nothing, and reports whether there is something to
// say.
func (h *Hint) explainSafety(c *quietMove) bool {
	if houses, most := carelessHouses(c.v, c.p); most > 0 {
		h.Reason, h.Seeds, h.Houses = Careful, most, houses
		return true
	}
	if grown := shelters(c.v, c.p, c.next); grown != 0 {
		h.Reason, h.Seeds, h.Houses = Shelters, grown.Len(), grown
		return true
	}
	me := c.p.Turn()
	if weak := weakHouses(c.v, c.p, me); weakHouses(c.v, c.next, me).Len() < weak.Len() {
		h.Reason, h.Seeds, h.Houses = Joins, weak.Len(), weak
		return true
	}
	if x, n := c.keeps(h.House); n > 0 {
		h.Reason, h.Seeds, h.Houses = Keeps, n, 1<<x
		return true
	}
	return false
}

// keeps returns the fullest house of the side to move and its seeds, if they are buildFrom at least, another house than
// h, and could be sown; else 0.
func (c *quietMove) keeps(h rules.House) (fullest rules.House, seeds int) {
	for x := range rules.House(c.v.Houses) {
		if n := c.p.Seeds(rules.Pit{Side: c.p.Turn(), House: x}); n > seeds {
			fullest, seeds = x, n
		}
	}
	if seeds < buildFrom || fullest == h || !c.v.Legal(c.p).Has(fullest) {
		return rules.NoHouse, 0
	}
	return fullest, seeds
}

// weakHouses returns the houses of a side with one or two seeds: those that can be captured.
func weakHouses(v rules.Variant, p rules.Position, s rules.Side) (weak rules.HouseSet) {
	for x := range rules.House(v.Houses) {
		if n := p.Seeds(rules.Pit{Side: s, House: x}); n == 1 || n == 2 {
			weak |= 1 << x
		}
	}
	return weak
}

// builds returns the house of the side to move that is the fullest after the move, and after the answer if that is a
// house, if it has grown by two seeds or more to buildFrom at least, and how many it holds then; else 0.
func (c *quietMove) builds(reply rules.House) (fullest rules.House, seeds int) {
	after := c.next
	if c.v.Legal(after).Has(reply) {
		after = c.v.Next(after, reply)
	}
	me := c.p.Turn()
	for x := range rules.House(c.v.Houses) {
		if n := after.Seeds(rules.Pit{Side: me, House: x}); n > seeds {
			fullest, seeds = x, n
		}
	}
	if seeds < buildFrom || seeds < c.p.Seeds(rules.Pit{Side: me, House: fullest})+2 {
		return 0, 0
	}
	return fullest, seeds
}
