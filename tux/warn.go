package tux

import "awele/rules"

// Cost is what a move gives to the opponent that another would not have given: a capture. With no Seeds there is
// nothing that can be shown on the board at once, and only looking further ahead tells.
type Cost struct {
	Seeds  int            // that the opponent can capture after the move, at most
	Houses rules.HouseSet // of the side that moves
	By     rules.House    // of the opponent
	Left   int            // what he can capture after the other move, which is less
}

// openTo returns the largest capture that the other side has after a move of the side to move in p.
func openTo(v rules.Variant, p, next rules.Position) grab {
	if next.Turn() == p.Turn() { // another turn
		return grab{by: rules.NoHouse}
	}
	return bestGrab(v, next)
}

// costOf compares what two legal moves in p allow the opponent. It returns a cost without seeds if they differ by less
// than two: a capture takes two at least, so less is no capture more.
func costOf(v rules.Variant, p rules.Position, played, better rules.House) Cost {
	open, left := openTo(v, p, v.Next(p, played)), openTo(v, p, v.Next(p, better)).seeds
	if open.seeds < left+2 {
		return Cost{By: rules.NoHouse}
	}
	return Cost{open.seeds, open.from, open.by, left}
}

// warnFrom is the number of seeds that a move must give away to be worth a warning.
const warnFrom = 3

// Warn looks one answer ahead and reports whether a legal move gives away seeds for nothing. Every other move is
// judged by what it captures less what the opponent can then capture at most. Against the best of them the move loses
// at least three, and the capture that it opens, which is the cost, is at least three larger. A move that ends the
// game gives nothing away, and to end it without winning is no better way.
//
// It is a look at the board, not a search: what it says can be seen on the board.
func Warn(v rules.Variant, p rules.Position, h rules.House) (cost Cost, warn bool) {
	next := v.Next(p, h)
	if v.Result(next).Over() {
		return Cost{By: rules.NoHouse}, false
	}
	me := p.Turn()
	net := func(next rules.Position) int { return next.Store(me) - openTo(v, p, next).seeds }
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
		return Cost{By: rules.NoHouse}, false
	}
	cost = costOf(v, p, h, alternative)
	return cost, cost.Seeds >= cost.Left+warnFrom
}
