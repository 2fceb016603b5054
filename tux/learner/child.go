package learner

import (
	"math/rand/v2"

	"awele/rules"
)

// Child is a simulated child: it looks some plies ahead for what it can store more than the other side, but overlooks
// everything some of the time, and then plays at random. Restart must be called before the first move.
type Child struct {
	Name  string
	Sees  int // how often it looks, in per cent
	Plies int // 1: counts what it captures; 2: also what the answer captures; and so on
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

// Restart begins a game.
func (c *Child) Restart(seed uint64) { c.rnd = rand.New(rand.NewPCG(seed, 0x6368696c64)) }

// Move chooses a move.
func (c *Child) Move(g *rules.Game) rules.House {
	legal := g.Legal()
	if c.rnd.IntN(100) < c.Sees {
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
		switch value := moveValue(v, p, h, plies, most-1, rules.MaxSeeds); {
		case value > most:
			most, best = value, 1<<h
		case value == most:
			best |= 1 << h
		}
	}
	return best
}

// moveValue returns how many seeds more than the other the side to move in p stores within some plies when it plays
// house h first: exactly between alpha and beta, else a bound (alpha-beta).
func moveValue(v rules.Variant, p rules.Position, h rules.House, plies, alpha, beta int) int {
	next := v.Next(p, h)
	me := p.Turn()
	gained := gain(p, next, me) - gain(p, next, me.Other())
	switch alpha, beta := alpha-gained, beta-gained; {
	case plies == 1:
		return gained
	case next.Turn() == me:
		return gained + value(v, next, plies-1, alpha, beta)
	default:
		return gained - value(v, next, plies-1, -beta, -alpha)
	}
}

// value returns moveValue of the best move, 0 where there is none.
func value(v rules.Variant, p rules.Position, plies, alpha, beta int) int {
	legal := v.Legal(p)
	if legal == 0 {
		return 0
	}
	best := -rules.MaxSeeds
	for h := range legal.All() {
		best = max(best, moveValue(v, p, h, plies, max(alpha, best), beta))
		if best >= beta {
			break
		}
	}
	return best
}

// gain returns how many seeds side s has stored more in next than in p.
func gain(p, next rules.Position, s rules.Side) int { return next.Store(s) - p.Store(s) }
