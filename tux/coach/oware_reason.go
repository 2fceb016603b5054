package coach

import "awele/rules"

// buildFrom is the number of seeds from which on a growing house is worth a word: not long until it goes all round.
const buildFrom = 7

// explainOware finds the reason that tells a child most about a legal move h in p, which is expected to be answered with
// reply, or is asked about with any answer if that is no house.
func explainOware(v rules.Variant, p rules.Position, h, reply rules.House) Hint {
	me := p.Turn()
	legal := v.Legal(p)
	next := v.Next(p, h)
	hint := Hint{House: h, By: rules.NoHouse, Reply: reply, Cost: noCost()}
	takes, best := captureOf(v, p, h), largestCapture(v, p)
	switch {
	case v.Result(next).Won(me):
		hint.setCapture(Finishes, takes)
		hint.By = rules.NoHouse
		return hint
	case legal.Len() == 1:
		hint.Reason = OnlyMove
		return hint
	case v.MustFeed(p) && best.seeds == 0:
		hint.Reason = MustFeed
		return hint
	}

	c := quietMove{v: v, p: p, next: next, best: best, danger: largestCapture(v, passTurn(p)).seeds, left: openedBy(v, p, next)}
	switch {
	case takes.seeds > 0 && (!c.saves() || takes.seeds >= c.danger-c.left.seeds):
		hint.setCapture(Takes, takes)
		hint.By = rules.NoHouse
	case c.saves() && c.danger-c.left.seeds >= c.best.seeds:
		hint.setCapture(Saves, largestCapture(v, passTurn(p)))
		hint.Left = c.left.seeds
	case takes.seeds > 0:
		hint.setCapture(Takes, takes)
		hint.By = rules.NoHouse
	default:
		hint.explainQuietMove(&c)
	}
	return hint
}

// setCapture gives a reason that is about a capture.
func (h *Hint) setCapture(r Reason, g capture) {
	h.Reason, h.Seeds, h.Houses, h.By = r, g.seeds, g.from, g.by
}

// leastSaved is how many seeds a move must save: a capture takes two at least.
const leastSaved = 2

// saves reports whether the opponent could capture less after the move than if it were his turn now, and after no other
// move a capture less.
func (c *quietMove) saves() bool {
	return c.danger >= c.left.seeds+leastSaved && c.left.seeds < leastOpened(c.v, c.p)+leastSaved
}

// leastOpened returns what the opponent can capture at most after the move that leaves him least.
func leastOpened(v rules.Variant, p rules.Position) int {
	least := rules.MaxSeeds
	for h := range v.Legal(p).All() {
		least = min(least, openedBy(v, p, v.Next(p, h)).seeds)
	}
	return least
}

// carelessHouses returns the houses of the side to move that let the opponent capture something if they are played, and
// the most that one of them would give.
func carelessHouses(v rules.Variant, p rules.Position) (houses rules.HouseSet, most int) {
	for h := range v.Legal(p).All() {
		if open := openedBy(v, p, v.Next(p, h)).seeds; open > 0 {
			houses |= 1 << h
			most = max(most, open)
		}
	}
	return houses, most
}

// shelters returns the houses of the side to move in p that held one or two seeds and hold more in next, if it has fewer
// houses with one or two seeds then; else none.
func shelters(v rules.Variant, p, next rules.Position) (grown rules.HouseSet) {
	was, is := 0, 0
	for h := range rules.House(v.Houses) {
		pit := rules.Pit{Side: p.Turn(), House: h}
		before, after := p.Seeds(pit), next.Seeds(pit)
		if after == 1 || after == 2 {
			is++
		}
		if before == 1 || before == 2 {
			was++
			if after > 2 {
				grown |= 1 << h
			}
		}
	}
	if is >= was {
		return 0
	}
	return grown
}

// isTooDear reports whether the greatest capture costs more than it brings, counting one answer, and move h, which
// captures nothing, costs less all in all.
func isTooDear(v rules.Variant, p rules.Position, h rules.House, best capture) bool {
	if best.seeds == 0 {
		return false
	}
	cost := captureCost(v, p, best.by, h)
	return cost.Seeds > best.seeds && best.seeds-cost.Seeds < -cost.Left
}
