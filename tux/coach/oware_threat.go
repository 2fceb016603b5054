package coach

import "awele/rules"

// explainThreat speaks of a capture that the side to move has when the opponent has answered, and reports whether there
// is something to say: the capture must be there after the answer that is expected, or after every answer where none is.
func (h *Hint) explainThreat(c *quietMove) bool {
	answers := c.v.Legal(c.next)
	threat, sure := capture{seeds: rules.MaxSeeds}, rules.MaxSeeds
	for a := range answers.All() {
		got := captureAfter(c, a)
		sure = min(sure, got.seeds)
		if a == h.Reply || !answers.Has(h.Reply) && got.seeds < threat.seeds {
			threat = got
		}
	}
	if answers == 0 || threat.seeds == 0 || c.best.seeds > 0 || c.left.seeds >= threat.seeds || c.left.seeds > c.danger {
		return false
	}
	h.setCapture(Threatens, threat)
	h.Sure = sure
	return true
}

// explainBait speaks of captures of the opponent that can all be answered with larger ones, and reports whether there is
// something to say.
func (h *Hint) explainBait(c *quietMove) bool {
	var back capture
	for a := range c.v.Legal(c.next).All() {
		loses, gains := captureOf(c.v, c.next, a).seeds, captureAfter(c, a)
		if loses > 0 && gains.seeds <= loses {
			return false
		}
		if a == c.left.by {
			back = gains
		}
	}
	if back.seeds == 0 {
		return false
	}
	h.setCapture(TakesBack, back)
	h.Left = c.left.seeds
	return true
}

// captureAfter returns the largest capture of the side that has moved when the opponent has answered with a.
func captureAfter(c *quietMove, a rules.House) capture {
	after := c.v.Next(c.next, a)
	if after.Turn() != c.p.Turn() {
		return capture{by: rules.NoHouse}
	}
	return largestCapture(c.v, after)
}
