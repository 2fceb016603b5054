package coach

import "awele/rules"

// setDanger gives a reason that is about a capture of the opponent: only the seeds of the side to move are lost by it.
func (h *Hint) setDanger(r Reason, g capture) {
	h.Reason, h.Seeds, h.Houses, h.By = r, g.lost, g.from, g.by
}

// explainChain speaks of a move that gives another turn: of how many in a row, if there are more.
func (h *Hint) explainChain(c *storingMove) {
	if h.Seeds = longestChain(c.v, c.p, c.house); h.Seeds > 1 {
		h.Reason = Chain
		return
	}
	h.Reason, h.Seeds = PlaysAgain, c.stored()
}

// explainPassedOver says why a capture had better not be made.
func (h *Hint) explainPassedOver(c *storingMove) {
	cost := captureCost(c.v, c.p, c.best.by, c.house)
	if cost.Seeds > c.best.seeds && c.best.seeds-cost.Seeds < c.stored()-cost.Left {
		h.setCapture(TooDear, c.best)
		h.Cost = cost
		return
	}
	h.setCapture(Declines, c.best)
}

// explainCalm finds the reason for a move where no capture is to be had.
func (h *Hint) explainCalm(c *storingMove) {
	if c.left.lost > 0 {
		h.explainOpen(c)
		return
	}
	if by := c.stopsAgain(); by != rules.NoHouse {
		h.Reason, h.Houses = StopsAgain, 1<<by
		return
	}
	if x := c.readies(); x != rules.NoHouse {
		h.Reason, h.Houses = Readies, 1<<x
		return
	}
	if c.goesOn() && c.staysHome() {
		h.Reason, h.Seeds = KeepsHome, c.next.InRow(c.me)
		return
	}
	if houses, most := c.careless(); most > 0 && c.goesOn() {
		h.Reason, h.Seeds, h.Houses = Careful, most, houses
		return
	}
	switch {
	case c.stored() > 0:
		h.Reason, h.Seeds = Stores, c.stored()
	case c.goesOn():
		h.Reason = Quiet
	}
}

// explainOpen speaks of a move after which the opponent can capture something.
func (h *Hint) explainOpen(c *storingMove) {
	reason := Gives
	if c.left.lost == leastLost(c.v, c.p) {
		reason = LeastEvil
	}
	h.setDanger(reason, c.left)
}

// staysHome reports whether a third of all seeds at most are left on the board, and the move leaves as many in its row,
// while some other leaves fewer: if the other row runs empty first, they are the side's.
func (c *storingMove) staysHome() bool {
	own, other := c.p.InRow(c.me), c.p.InRow(c.me.Other())
	if 3*(own+other) > c.p.Total() || own <= other || c.next.InRow(c.me) != own {
		return false
	}
	for o := range c.legal.All() {
		if c.v.Next(c.p, o).InRow(c.me) < own {
			return true
		}
	}
	return false
}

// careless returns the houses that let the opponent capture something if they are played, and the most that one of them
// would give.
func (c *storingMove) careless() (houses rules.HouseSet, most int) {
	for h := range c.legal.All() {
		if open := openedBy(c.v, c.p, c.v.Next(c.p, h)).lost; open > 0 {
			houses |= 1 << h
			most = max(most, open)
		}
	}
	return houses, most
}
