package coach

import "awele/rules"

// captureCost compares what two legal moves in p allow the opponent. It returns a cost without seeds if they differ by less
// than two: a capture takes two at least, so less is no capture more.
func captureCost(v rules.Variant, p rules.Position, played, better rules.House) Cost {
	open, left := openedBy(v, p, v.Next(p, played)), openedBy(v, p, v.Next(p, better)).lost
	if open.lost < left+2 {
		return noCost()
	}
	return Cost{open.lost, open.from, open.by, left}
}

// warnFrom is the number of seeds that a move must give away to be worth a warning.
const warnFrom = 3

// warnCapture judges every other move by what it captures less what the opponent can then capture at most. Against the best
// of them a move that is warned of loses at least three, and the capture that it opens, which is the cost, is at least
// three larger. A move that ends the game gives nothing away, and to end it without winning is no better way.
func warnCapture(v rules.Variant, p rules.Position, h rules.House) (cost Cost, warn bool) {
	next := v.Next(p, h)
	if v.Result(next).Over() {
		return noCost(), false
	}
	me := p.Turn()
	net := func(next rules.Position) int { return next.Store(me) - openedBy(v, p, next).lost }
	alternative, best := rules.NoHouse, 0
	for other := range v.Legal(p).All() {
		after := v.Next(p, other)
		if r := v.Result(after); other == h || r.Over() && !r.Won(me) {
			continue
		}
		if n := net(after); alternative == rules.NoHouse || n > best {
			alternative, best = other, n
		}
	}
	if alternative == rules.NoHouse || best < net(next)+warnFrom {
		return noCost(), false
	}
	cost = captureCost(v, p, h, alternative)
	return cost, cost.Seeds >= cost.Left+warnFrom
}
