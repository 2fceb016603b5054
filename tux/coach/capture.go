package coach

import "awele/rules"

// capture is a capture: so many seeds, from these houses of the other side, by that house.
type capture struct {
	seeds int // that go to the store
	lost  int // of them by the other side: where the last seed is taken along, they are fewer
	from  rules.HouseSet
	by    rules.House
}

// captureOf returns what a legal move captures. Only a move that changes the stores is asked for its steps.
func captureOf(v rules.Variant, p rules.Position, h rules.House) capture {
	c := capture{by: h}
	if next := v.Next(p, h); next.Store(rules.South) == p.Store(rules.South) && next.Store(rules.North) == p.Store(rules.North) {
		return c
	}
	for _, s := range v.Steps(p, h) {
		if s.Kind == rules.Capture {
			c.seeds += s.Seeds
			if s.From.Side != p.Turn() {
				c.lost += s.Seeds
				c.from |= 1 << s.From.House
			}
		}
	}
	return c
}

// largestCapture returns the largest capture of the side to move; of equal ones the first in the direction of sowing.
func largestCapture(v rules.Variant, p rules.Position) capture {
	best := capture{by: rules.NoHouse}
	for h := range v.Legal(p).All() {
		if c := captureOf(v, p, h); c.seeds > best.seeds {
			best = c
		}
	}
	return best
}

// passTurn returns the position in which the other side is to move.
func passTurn(p rules.Position) rules.Position {
	mover, other := p.Rows()
	return rules.FromRows(other, mover, p.Turn().Other())
}

// openedBy returns the largest capture that the other side has after a move from p to next; none where the same side has
// another turn.
func openedBy(v rules.Variant, p, next rules.Position) capture {
	if next.Turn() == p.Turn() {
		return capture{by: rules.NoHouse}
	}
	return largestCapture(v, next)
}
