package coach

import "awele/rules"

// storingMove is a move in a game of stores that are sown, and what is to be had around it.
type storingMove struct {
	v       rules.Variant
	p, next rules.Position
	me      rules.Side
	house   rules.House
	reply   rules.House
	legal   rules.HouseSet
	takes   capture // what the move captures
	best    capture // the largest capture that the side to move has
	danger  capture // the largest that the opponent would have if it were his turn now
	left    capture // the largest that he has after the move
}

func newStoringMove(v rules.Variant, p rules.Position, h, reply rules.House) *storingMove {
	next := v.Next(p, h)
	return &storingMove{
		v: v, p: p, next: next, me: p.Turn(), house: h, reply: reply, legal: v.Legal(p),
		takes: captureOf(v, p, h), best: largestCapture(v, p), danger: largestCapture(v, passTurn(p)), left: openedBy(v, p, next),
	}
}

// again reports whether the same side moves again.
func (c *storingMove) again() bool { return playsAgain(c.v, c.p, c.house) }

// playsAgain reports whether a legal move ends in the own store, and the game goes on with another move of the same side.
func playsAgain(v rules.Variant, p rules.Position, h rules.House) bool {
	if next := v.Next(p, h); next.Turn() != p.Turn() || v.Result(next).Over() {
		return false
	}
	steps := v.Steps(p, h)
	return len(steps) > 0 && steps[len(steps)-1].Kind == rules.ExtraTurn
}

// anyAgain returns the first house of the side to move that gives it another turn, or NoHouse.
func anyAgain(v rules.Variant, p rules.Position) rules.House {
	for h := range v.Legal(p).All() {
		if playsAgain(v, p, h) {
			return h
		}
	}
	return rules.NoHouse
}

// longestChain returns how many extra turns in a row the side to move can have that begins with house h.
func longestChain(v rules.Variant, p rules.Position, h rules.House) (turns int) {
	if !playsAgain(v, p, h) {
		return 0
	}
	next := v.Next(p, h)
	for o := range v.Legal(next).All() {
		turns = max(turns, longestChain(v, next, o))
	}
	return turns + 1
}

// stored returns how many seeds the move brings to the own store.
func (c *storingMove) stored() int { return c.next.Store(c.me) - c.p.Store(c.me) }

// gathers reports whether the move brings two seeds or more, and no other move brings as many.
func (c *storingMove) gathers() bool {
	most := 0
	for h := range c.legal.All() {
		if h != c.house {
			most = max(most, c.v.Next(c.p, h).Store(c.me)-c.p.Store(c.me))
		}
	}
	return c.stored() >= 2 && c.stored() > most && !c.v.Result(c.next).Over()
}

// goesOn reports whether the opponent moves after the move.
func (c *storingMove) goesOn() bool { return c.next.Turn() != c.me && !c.v.Result(c.next).Over() }

// saves reports whether the opponent could capture at least two seeds less after the move than if it were his turn now,
// no other move saves two more, and no capture brings as much as is saved.
func (c *storingMove) saves() bool {
	saved := c.danger.lost - c.left.lost
	return c.goesOn() && saved >= leastSaved && saved >= c.best.seeds && c.left.lost < leastLost(c.v, c.p)+leastSaved
}

// leastLost returns what the opponent can capture at most after the move that leaves him least.
func leastLost(v rules.Variant, p rules.Position) int {
	least := rules.MaxSeeds
	for h := range v.Legal(p).All() {
		least = min(least, openedBy(v, p, v.Next(p, h)).lost)
	}
	return least
}

// stopsAgain returns the house with which the opponent could have an extra turn if it were his turn now, if he has none
// after the move; else NoHouse.
func (c *storingMove) stopsAgain() rules.House {
	if !c.goesOn() || anyAgain(c.v, c.next) != rules.NoHouse {
		return rules.NoHouse
	}
	return anyAgain(c.v, passTurn(c.p))
}

// readies returns an own house that ends in the store the next time it is the side's turn, after the answer that is shown
// or, where none is, after every answer; it does not end there now. Else it returns NoHouse.
func (c *storingMove) readies() rules.House {
	if !c.goesOn() {
		return rules.NoHouse
	}
	answers := c.v.Legal(c.next)
	if answers.Has(c.reply) {
		answers = 1 << c.reply
	}
	for x := range rules.House(c.v.Houses) {
		if c.legal.Has(x) && playsAgain(c.v, c.p, x) {
			continue
		}
		ready := answers != 0
		for a := range answers.All() {
			after := c.v.Next(c.next, a)
			ready = ready && after.Turn() == c.me && c.v.Legal(after).Has(x) && playsAgain(c.v, after, x)
		}
		if ready {
			return x
		}
	}
	return rules.NoHouse
}
