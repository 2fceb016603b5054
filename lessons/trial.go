package lessons

import "awele/rules"

// trial is one legal move of a position, tried out.
type trial struct {
	v     rules.Variant
	goal  *Goal
	from  rules.Position
	house rules.House
	steps []rules.Step
	next  rules.Position

	captured  int            // seeds that the move brings to the own store by captures
	emptied   rules.HouseSet // houses of the other that it captures
	slam      bool           // it reaches every seed of the other, and would leave him none
	end       rules.Pit      // in which the last seed falls
	given     int            // seeds that fall into the other's row
	otherOpen capture        // the largest capture of the other after it
}

// try tries a legal move.
func try(v rules.Variant, goal *Goal, p rules.Position, h rules.House) *trial {
	t := &trial{v: v, goal: goal, from: p, house: h, steps: v.Steps(p, h), next: v.Next(p, h)}
	me := p.Turn()
	for _, s := range t.steps {
		switch s.Kind {
		case rules.Drop:
			t.end = s.To
			if s.To.Side != me && !s.To.IsStore() {
				t.given++
			}
		case rules.Capture:
			t.captured += s.Seeds
			if s.From.Side != me {
				t.emptied |= 1 << s.From.House
			}
		case rules.SlamForfeited:
			t.slam = true
		}
	}
	t.slam = t.slam || t.emptied != 0 && t.next.InRow(me.Other()) == 0
	t.otherOpen = opened(v, p, t.next, 0)
	return t
}

// me is the side that moves.
func (t *trial) me() rules.Side { return t.from.Turn() }

// stored returns the seeds that the move brings to the own store.
func (t *trial) stored() int { return t.next.Store(t.me()) - t.from.Store(t.me()) }

// over reports whether the move ends the game.
func (t *trial) over() bool { return t.v.Result(t.next).Over() }

// again reports whether the same side moves again.
func (t *trial) again() bool { return t.next.Turn() == t.me() && !t.over() }

// answer returns an outcome of the move.
func (t *trial) answer(right bool, e Event) Outcome {
	return Outcome{Pit: rules.Pit{Side: t.me(), House: t.house}, Right: right, Event: e, By: rules.NoHouse}
}

// opens returns the outcome of a move after which the other can capture.
func (t *trial) opens(right bool) Outcome {
	o := t.answer(right, Opens)
	o.Seeds, o.Houses, o.By = t.otherOpen.seeds, t.otherOpen.from, t.otherOpen.by
	return o
}

// prevents returns the outcome of a move after which the other cannot do what the goal speaks of: right, unless the game
// ends by it and is not won. It says what the move does besides and, where that is nothing, e.
func (t *trial) prevents(e Event) Outcome {
	switch {
	case t.over() && !t.v.Result(t.next).Won(t.me()):
		return t.answer(false, EndsUnwon)
	case t.over():
		return t.answer(true, Wins)
	case t.captured > 0:
		return t.captures(true)
	case t.again():
		return t.answer(true, PlaysAgain)
	}
	return t.answer(true, e)
}

// captures returns the outcome of a move that captures, or does not.
func (t *trial) captures(right bool) Outcome {
	e := Captures
	switch {
	case t.captured == 0:
		e = CapturesNothing
	case !right:
		e = CapturesLess
	}
	o := t.answer(right, e)
	o.Seeds, o.Houses = t.captured, t.emptied
	return o
}

// with returns an outcome with a number of seeds.
func (o Outcome) with(seeds int) Outcome {
	o.Seeds = seeds
	return o
}

// capture is a capture that a side has: so many seeds from these houses of the other, by that house.
type capture struct {
	seeds int
	from  rules.HouseSet
	by    rules.House
}

// opened returns the largest capture from some houses, as largest does, that the other side has after a move from p to
// next; none where the same side moves again or the game is over.
func opened(v rules.Variant, p, next rules.Position, of rules.HouseSet) capture {
	if next.Turn() == p.Turn() || v.Result(next).Over() {
		return capture{by: rules.NoHouse}
	}
	return largest(v, next, of)
}

// largest returns the largest capture of the side to move from some houses of the other; all of them where there are none.
func largest(v rules.Variant, p rules.Position, of rules.HouseSet) capture {
	best := capture{by: rules.NoHouse}
	for h := range v.Legal(p).All() {
		c := capture{by: h}
		for _, s := range v.Steps(p, h) {
			if s.Kind == rules.Capture && s.From.Side != p.Turn() && (of == 0 || of.Has(s.From.House)) {
				c.seeds += s.Seeds
				c.from |= 1 << s.From.House
			}
		}
		if c.seeds > best.seeds {
			best = c
		}
	}
	return best
}

// passed returns the position in which the other side is to move.
func passed(p rules.Position) rules.Position {
	mover, other := p.Rows()
	return rules.FromRows(other, mover, p.Turn().Other())
}

// fullest returns the fullest house of a side, the last of equal ones in the direction of sowing.
func fullest(v rules.Variant, p rules.Position, s rules.Side) (h rules.House, seeds int) {
	for i := range rules.House(v.Houses) {
		if n := p.Seeds(rules.Pit{Side: s, House: i}); n >= seeds {
			h, seeds = i, n
		}
	}
	return h, seeds
}

// extraTurn returns a house of the side to move that gives it an extra turn, or rules.NoHouse.
func extraTurn(v rules.Variant, p rules.Position) rules.House {
	for h := range v.Legal(p).All() {
		if next := v.Next(p, h); next.Turn() == p.Turn() && !v.Result(next).Over() {
			return h
		}
	}
	return rules.NoHouse
}

// chain returns how many extra turns in a row the side to move can have, so many as most counts and as the positions that
// are left to be looked at show.
func chain(v rules.Variant, p rules.Position, most int, left *int) (turns int) {
	if *left--; most == 0 || *left < 0 {
		return 0
	}
	for h := range v.Legal(p).All() {
		if next := v.Next(p, h); next.Turn() == p.Turn() && !v.Result(next).Over() {
			if turns = max(turns, 1+chain(v, next, most-1, left)); turns == most {
				break
			}
		}
	}
	return turns
}
