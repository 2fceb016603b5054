package coach

import "awele/rules"

// The reasons that hang on how games end: by a slam that takes nothing, by a house that goes all round, and for want of
// moves.

// emptySlam returns the largest capture that the side to move seems to have but has not, because it would take every
// seed of the opponent: by the rule it captures nothing or is barred. Without seeds there is none. Where nothing but
// slams is left and the rule lets them capture, it is no larger than what the best move captures.
func emptySlam(v rules.Variant, p rules.Position) capture {
	best := capture{by: rules.NoHouse}
	if v.Slam == rules.CaptureAll {
		return best
	}
	sown := v
	sown.Slam = rules.NoCapture
	for h := range sown.Legal(p).All() {
		for _, s := range sown.Steps(p, h) {
			if s.Kind == rules.SlamForfeited && s.Seeds > best.seeds {
				best = capture{s.Seeds, s.Seeds, slamHouses(sown, p, h), h}
			}
		}
	}
	return best
}

// slamHouses returns the houses of the opponent that hold seeds after a slam that captured none.
func slamHouses(v rules.Variant, p rules.Position, h rules.House) (from rules.HouseSet) {
	sown := rules.Apply(p, v.Steps(p, h))
	for x := range rules.House(v.Houses) {
		if sown.Seeds(rules.Pit{Side: p.Turn().Other(), House: x}) > 0 {
			from |= 1 << x
		}
	}
	return from
}

// krooSeeds is the number of seeds from which on a house goes all round and passes over itself.
const krooSeeds = 12

// fullestKroo returns the fullest house that the opponent can have when he has answered move h in p, or NoHouse if none
// of his houses can hold a kroo then.
func fullestKroo(v rules.Variant, p rules.Position, h rules.House) (house rules.House, seeds int) {
	house = rules.NoHouse
	other := p.Turn().Other()
	next := v.Next(p, h)
	for answer := range v.Legal(next).All() {
		if next.Turn() != other {
			break
		}
		q := v.Next(next, answer)
		for x := range rules.House(v.Houses) {
			if n := q.Seeds(rules.Pit{Side: other, House: x}); n >= krooSeeds && n > seeds {
				house, seeds = x, n
			}
		}
	}
	return house, seeds
}

// stopsKroo returns the fullest house that the opponent could have after some other move and his answer to it, if it
// is a kroo, he has none yet, and move h leaves him none; else no seeds.
func stopsKroo(v rules.Variant, p rules.Position, h rules.House) (house rules.House, seeds int) {
	for x := range rules.House(v.Houses) {
		if p.Seeds(rules.Pit{Side: p.Turn().Other(), House: x}) >= krooSeeds {
			return rules.NoHouse, 0
		}
	}
	if _, n := fullestKroo(v, p, h); n > 0 {
		return rules.NoHouse, 0
	}
	house = rules.NoHouse
	for o := range v.Legal(p).All() {
		if x, n := fullestKroo(v, p, o); n > seeds {
			house, seeds = x, n
		}
	}
	return house, seeds
}

// keepsHome reports whether few seeds are left on the board, most of them in the row of the side to move, and move h
// gives none of them away while some other does.
func keepsHome(v rules.Variant, p rules.Position, h rules.House) bool {
	me := p.Turn()
	own, other := p.InRow(me), p.InRow(me.Other())
	gives := func(h rules.House) bool { return p.Seeds(rules.Pit{Side: me, House: h}) >= v.Houses-int(h) }
	if 3*(own+other) > p.Total() || own <= other || gives(h) {
		return false
	}
	for o := range v.Legal(p).All() {
		if gives(o) {
			return true
		}
	}
	return false
}
