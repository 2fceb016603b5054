package learner

import (
	"math/rand/v2"

	"awele/rules"
)

// Child is a simulated child: it looks some plies ahead for what it can store more than the other side, but overlooks
// everything some of the time, and then plays at random. Restart must be called before the first move.
type Child struct {
	Name string
	Sees int // how often it looks, in per cent
	// Plies is 1 where it counts what it stores in its turn, 2 where also what the answer stores, and so on. A turn of
	// several sowings is followed for turnSowings.
	Plies int
	rnd   *rand.Rand
}

// Children returns the children of the ladder, in the order of their strength.
func Children() []Child {
	return []Child{
		{Name: "random", Plies: 1},
		{Name: "sees 30 %", Sees: 30, Plies: 1},
		{Name: "sees 60 %", Sees: 60, Plies: 1},
		{Name: "sees 90 %", Sees: 90, Plies: 1},
		{Name: "two plies 80 %", Sees: 80, Plies: 2},
		{Name: "two plies", Sees: 100, Plies: 2},
		{Name: "four plies", Sees: 100, Plies: 4},
	}
}

// turnSowings is how many sowings of one turn a child looks ahead as one ply.
const turnSowings = 3

// Restart begins a game.
func (c *Child) Restart(seed uint64) { c.rnd = rand.New(rand.NewPCG(seed, 0x6368696c64)) }

// Move chooses a move, at random in a joint opening.
func (c *Child) Move(g *rules.Game) rules.House {
	legal := g.Legal()
	if c.rnd.IntN(100) < c.Sees && !g.Opening() {
		legal = greediest(g.Variant(), g.Position(), c.Plies)
	}
	for range c.rnd.IntN(legal.Len()) {
		legal &= legal - 1
	}
	return legal.First()
}

// greediest returns the moves after which the side to move can store most more than the other side within some plies,
// this one being the first.
func greediest(v rules.Variant, p rules.Position, plies int) (best rules.HouseSet) {
	most := -rules.MaxSeeds
	for h := range v.Legal(p).All() {
		switch value := moveValue(v, p, h, ahead{plies: plies}, most-1, rules.MaxSeeds); {
		case value > most:
			most, best = value, 1<<h
		case value == most:
			best |= 1 << h
		}
	}
	return best
}

// ahead is how far a child looks: plies, of which sown sowings of the first have been seen.
type ahead struct{ plies, sown int }

// after returns how far it looks after one more sowing, which lets the same side move again or not.
func (a ahead) after(again bool) ahead {
	if again && a.sown+1 < turnSowings {
		return ahead{a.plies, a.sown + 1}
	}
	return ahead{plies: a.plies - 1}
}

// moveValue returns how many seeds more than the other the side to move in p stores as far as a child looks when it plays
// house h first: exactly between alpha and beta, else a bound (alpha-beta).
func moveValue(v rules.Variant, p rules.Position, h rules.House, a ahead, alpha, beta int) int {
	next := v.Next(p, h)
	me := p.Turn()
	again := next.Turn() == me
	gained := gain(p, next, me) - gain(p, next, me.Other())
	a, alpha, beta = a.after(again), alpha-gained, beta-gained
	switch {
	case a.plies == 0:
		return gained
	case again:
		return gained + value(v, next, a, alpha, beta)
	default:
		return gained - value(v, next, a, -beta, -alpha)
	}
}

// value returns moveValue of the best move, 0 where there is none.
func value(v rules.Variant, p rules.Position, a ahead, alpha, beta int) int {
	legal := v.Legal(p)
	if legal == 0 {
		return 0
	}
	best := -rules.MaxSeeds
	for h := range legal.All() {
		best = max(best, moveValue(v, p, h, a, max(alpha, best), beta))
		if best >= beta {
			break
		}
	}
	return best
}

// gain returns how many seeds side s has stored more in next than in p.
func gain(p, next rules.Position, s rules.Side) int { return next.Store(s) - p.Store(s) }
