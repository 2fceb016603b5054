package coach

import "awele/rules"

// buildFrom is the number of seeds from which on a growing house is worth a word: not long until it goes all round.
const buildFrom = 7

// explainOware finds the reason that tells a child most about a legal move h in p.
func explainOware(v rules.Variant, p rules.Position, h rules.House) Hint {
	me := p.Turn()
	legal := v.Legal(p)
	next := v.Next(p, h)
	hint := Hint{House: h, By: rules.NoHouse, Reply: rules.NoHouse, Cost: noCost()}
	takes := captureOf(v, p, h)
	switch {
	case v.Result(next).Won(me):
		hint.setCapture(Finishes, takes)
		hint.By = rules.NoHouse
		return hint
	case legal.Len() == 1:
		hint.Reason = OnlyMove
		return hint
	case v.MustFeed(p):
		hint.Reason = MustFeed
		return hint
	}

	danger := largestCapture(v, passTurn(p))
	left := openedBy(v, p, next).seeds
	saves := danger.seeds > left && left < leastOpened(v, p)+2 // a capture takes two at least
	best := largestCapture(v, p)
	switch {
	case takes.seeds > 0 && (!saves || takes.seeds >= danger.seeds-left):
		hint.setCapture(Takes, takes)
		hint.By = rules.NoHouse
	case saves:
		hint.setCapture(Saves, danger)
		hint.Left = left
	case isTooDear(v, p, h, best):
		hint.setCapture(TooDear, best)
		hint.Cost = owareCost(v, p, best.by, h)
	default:
		hint.explainQuietMove(v, p, next, left, best)
	}
	return hint
}

// setCapture gives a reason that is about a capture.
func (h *Hint) setCapture(r Reason, g capture) {
	h.Reason, h.Seeds, h.Houses, h.By = r, g.seeds, g.from, g.by
}

// explainQuietMove finds the reason for a move that neither takes nor saves seeds. The opponent can capture left seeds
// after it, and the greatest capture of the side to move is best.
func (h *Hint) explainQuietMove(v rules.Variant, p, next rules.Position, left int, best capture) {
	if slam := emptySlam(v, p); slam.seeds > best.seeds && slam.by != h.House && (!v.Legal(p).Has(slam.by) || left <= openedBy(v, p, v.Next(p, slam.by)).seeds) {
		h.setCapture(AvoidsSlam, slam)
		return
	}
	if next.Turn() != p.Turn() && !v.Result(next).Over() {
		if threat := largestCapture(v, passTurn(next)); threat.seeds > best.seeds {
			h.setCapture(Threatens, threat)
			h.Sure = sureCapture(v, next)
			return
		}
		if x, n := stopsKroo(v, p, h.House); n > 0 {
			h.Reason, h.Seeds, h.Houses = StopsKroo, n, 1<<x
			return
		}
		if left == 0 && keepsHome(v, p, h.House) {
			h.Reason, h.Seeds = KeepsHome, next.InRow(p.Turn())
			return
		}
		if b, n := builds(v, p, next); n > 0 && left == 0 {
			h.Reason, h.Seeds, h.Houses = Builds, n, 1<<b
			return
		}
	}
	if left == 0 {
		if houses, most := carelessHouses(v, p); most > 0 {
			h.Reason, h.Seeds, h.Houses = Careful, most, houses
			return
		}
		if grown := shelters(v, p, next); grown != 0 {
			h.Reason, h.Seeds, h.Houses = Shelters, grown.Len(), grown
			return
		}
	}
	switch {
	case best.seeds > 0:
		h.setCapture(Declines, best)
	case left == 0:
		h.Reason = Quiet
	}
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
	cost := owareCost(v, p, best.by, h)
	return cost.Seeds > best.seeds && best.seeds-cost.Seeds < -cost.Left
}

// sureCapture returns how many seeds the side that has just moved can capture at least in its next move, whatever the
// side to move in p answers.
func sureCapture(v rules.Variant, p rules.Position) int {
	sure := rules.MaxSeeds
	for h := range v.Legal(p).All() {
		q := v.Next(p, h)
		if q.Turn() == p.Turn() {
			return 0
		}
		sure = min(sure, largestCapture(v, q).seeds)
	}
	return sure
}

// builds returns the fullest house of the side to move in p, if it has grown in next to at least buildFrom seeds, and how
// many it holds then; else 0.
func builds(v rules.Variant, p, next rules.Position) (fullest rules.House, seeds int) {
	me := p.Turn()
	for h := range rules.House(v.Houses) {
		if n := next.Seeds(rules.Pit{Side: me, House: h}); n > seeds {
			fullest, seeds = h, n
		}
	}
	if seeds < buildFrom || seeds <= p.Seeds(rules.Pit{Side: me, House: fullest}) {
		return 0, 0
	}
	return fullest, seeds
}
