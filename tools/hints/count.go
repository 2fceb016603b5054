package main

import (
	"fmt"

	"awele/rules"
	"awele/tux/coach"
)

// counts are what was said. All is derived from the rules, not from the code of the coach.
type counts struct {
	positions int
	reasons   map[string]int
	empty     int // name nothing on the board
	shown     int // of the others: hold after the answer that is shown
	whatever  int // and after every answer
	silent    int // pass over a capture and do not say why
	smaller   int // are a capture, where another captures more
	ready     int // speak of a capture with the next move
	readyAny  int // after the shown answer there is one
	readyAll  int // as large as was said
	games     int // looked back at
	moments   int
	pairs     int // games with two moments about the same seeds
	crowded   int // games whose moments, two or more, lie within four moves
}

// count counts a hint.
func (c *counts) count(v rules.Variant, p rules.Position, h coach.Hint) {
	if c.reasons == nil {
		c.reasons = map[string]int{}
	}
	c.positions++
	c.reasons[h.Reason.String()]++
	if namesNothing(h) {
		c.empty++
	} else {
		next := v.Next(p, h.House)
		if h.Reply == rules.NoHouse || holds(v, p, next, h, h.Reply) {
			c.shown++
		}
		if all := true; next.Turn() != p.Turn() {
			for a := range v.Legal(next).All() {
				all = all && holds(v, p, next, h, a)
			}
			if all {
				c.whatever++
			}
		} else {
			c.whatever++
		}
		c.countReady(v, next, h)
	}
	most, hinted := greatest(v, p), captured(v, p, h.House, p.Turn().Other())
	switch {
	case most > hinted && hinted > 0 && h.Reason != coach.Finishes:
		c.smaller++
	case most > hinted && !saysWhyNot(h, most):
		c.silent++
	}
}

func (c *counts) countReady(v rules.Variant, next rules.Position, h coach.Hint) {
	if h.Reason != coach.Threatens || h.Reply == rules.NoHouse {
		return
	}
	c.ready++
	if got := greatest(v, v.Next(next, h.Reply)); got > 0 {
		c.readyAny++
		if got >= h.Seeds {
			c.readyAll++
		}
	}
}

// namesNothing reports whether a hint speaks of no house and of no number.
func namesNothing(h coach.Hint) bool {
	switch h.Reason {
	case coach.OnlyMove, coach.MustFeed, coach.Finishes:
		return false
	}
	return h.Houses == 0 && h.Seeds == 0
}

// saysWhyNot reports whether a hint that captures nothing says why the greatest capture had better not be made.
func saysWhyNot(h coach.Hint, most int) bool {
	switch h.Reason.String() {
	case "too dear", "declines", "finishes", "avoids a slam", "plays again", "chain": // after another turn it is still there
		return true
	case "saves":
		return h.Seeds-h.Left >= most
	}
	return false
}

// holds reports whether what a hint says still holds when its move, which led to next, has been answered with a.
func holds(v rules.Variant, p, next rules.Position, h coach.Hint, a rules.House) bool {
	me := p.Turn()
	after := v.Next(next, a)
	lost := captured(v, next, a, me)
	switch h.Reason.String() {
	case "threatens":
		return after.Turn() == me && greatest(v, after) > 0
	case "takes back":
		return lost == 0 || after.Turn() == me && greatest(v, after) > lost
	case "saves":
		return lost <= h.Left
	case "least evil", "gives":
		return lost <= h.Seeds
	case "careful", "shelters", "quiet", "joins", "keeps":
		return lost == 0
	case "keeps home":
		return lost == 0 && after.InRow(me) >= h.Seeds
	case "builds":
		return after.Seeds(rules.Pit{Side: me, House: h.Houses.First()}) >= h.Seeds
	case "stores":
		return lost == 0
	case "stops an extra turn":
		return after.Turn() == me
	case "readies":
		return readyHouse(v, after, h.Houses.First())
	case "stops a kroo":
		for x := range rules.House(v.Houses) {
			if after.Seeds(rules.Pit{Side: me.Other(), House: x}) >= 12 {
				return false
			}
		}
	}
	return true // it came true with the move itself
}

// readyHouse reports whether a house of the side to move ends in its store.
func readyHouse(v rules.Variant, p rules.Position, x rules.House) bool {
	if !v.Legal(p).Has(x) {
		return false
	}
	steps := v.Steps(p, x)
	return steps[len(steps)-1].Kind == rules.ExtraTurn
}

// captured returns how many seeds of a side a move captures.
func captured(v rules.Variant, p rules.Position, h rules.House, of rules.Side) (seeds int) {
	for _, s := range v.Steps(p, h) {
		if s.Kind == rules.Capture && s.From.Side == of {
			seeds += s.Seeds
		}
	}
	return seeds
}

// greatest returns the largest capture of the side to move.
func greatest(v rules.Variant, p rules.Position) (most int) {
	for h := range v.Legal(p).All() {
		most = max(most, captured(v, p, h, p.Turn().Other()))
	}
	return most
}

// countMoments counts what a look back at a game has found.
func (c *counts) countMoments(moments []coach.Moment) {
	c.games++
	c.moments += len(moments)
	for i := 1; i < len(moments); i++ {
		giver, taker := moments[i-1], moments[i]
		takes := taker.Why.Reason == coach.Takes || taker.Why.Reason == coach.Finishes
		if takes && taker.Ply == giver.Ply+1 && giver.Side != taker.Side && giver.Cost.Houses&taker.Why.Houses != 0 {
			c.pairs++
			break
		}
	}
	if n := len(moments); n > 1 && moments[n-1].Ply-moments[0].Ply <= 4 {
		c.crowded++
	}
}

// row is a line of the table: what is counted, and how much.
type row struct{ what, much string }

// rows returns the lines of the table.
func (c *counts) rows() (rows []row) {
	add := func(what string, n, of int) {
		rows = append(rows, row{what, fmt.Sprintf("%.1f %% of %d", 100*float64(n)/float64(max(of, 1)), of)})
	}
	for r := coach.Reason(0); r.String() != "unknown"; r++ {
		add("reason: "+r.String(), c.reasons[r.String()], c.positions)
	}
	named := c.positions - c.empty
	add("names nothing on the board", c.empty, c.positions)
	add("names something, and it holds after the shown answer", c.shown, named)
	add("… and after every answer", c.whatever, named)
	add("a capture passed over in silence", c.silent, c.positions)
	add("a capture, though another captures more", c.smaller, c.positions)
	add("a capture next turn: there is one after the shown answer", c.readyAny, c.ready)
	add("… and it is as large as was said", c.readyAll, c.ready)
	add("look back: games with two moments on the same seeds", c.pairs, c.games)
	add("look back: games with all moments within four moves", c.crowded, c.games)
	rows = append(rows, row{"look back: moments", fmt.Sprint(c.moments)})
	return rows
}
