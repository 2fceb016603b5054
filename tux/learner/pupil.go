package learner

import (
	"math/rand/v2"

	"awele/rules"
)

// Pupil plays Oware by what the path of the lessons teaches, in its order, and by nothing else: win if you can; capture
// the most, but look home first, at what the other can capture then; save what is in danger; let a house grow; keep seeds
// at home when few are left. It counts one answer ahead, as the lessons ask. Restart must be called before the first move.
type Pupil struct{ rnd *rand.Rand }

// Restart implements Player.
func (p *Pupil) Restart(seed uint64) { p.rnd = rand.New(rand.NewPCG(seed, 0x707570696c)) }

// fewSeeds is how many seeds on the board are few, so that keeping them at home counts.
const fewSeeds = 16

// Move implements Player.
func (p *Pupil) Move(g *rules.Game) rules.House {
	v, pos := g.Variant(), g.Position()
	me := pos.Turn()
	var best rules.HouseSet
	most := -1 << 30
	for h := range v.Legal(pos).All() {
		next := v.Next(pos, h)
		if v.Result(next).Won(me) {
			return h
		}
		value := 1000 * (gain(pos, next, me) - answer(v, next, me))
		switch {
		case pos.InRow(me)+pos.InRow(me.Other()) <= fewSeeds:
			value += 10 * next.InRow(me)
		default:
			value += 10*fullest(v, next, me) + next.InRow(me) // a house that grows
		}
		if value > most {
			most, best = value, 0
		}
		if value == most {
			best |= 1 << h
		}
	}
	for range p.rnd.IntN(best.Len()) {
		best &= best - 1
	}
	return best.First()
}

// answer returns the most seeds that the side other than me can capture with its next move.
func answer(v rules.Variant, p rules.Position, me rules.Side) (most int) {
	if p.Turn() == me {
		return 0
	}
	for h := range v.Legal(p).All() {
		most = max(most, gain(p, v.Next(p, h), me.Other()))
	}
	return most
}

// fullest returns how many seeds the fullest house of a side holds.
func fullest(v rules.Variant, p rules.Position, s rules.Side) (seeds int) {
	for h := range rules.House(v.Houses) {
		seeds = max(seeds, p.Seeds(rules.Pit{Side: s, House: h}))
	}
	return seeds
}
