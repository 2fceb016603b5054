package main

import (
	"math/bits"

	"awele/rules"
)

// solver finds what a position of a game is worth with best play on both sides: the lead in seeds at the end. The game must
// be one that always ends and is decided by the stores alone.
//
// It asks again and again whether the lead is at least some number, each time with an alpha-beta search to the end whose
// window holds nothing between (MTD(f)), and remembers the bounds it has found. What the stores hold already changes
// nothing in what can still be won, so that only the houses are remembered.
type solver struct {
	quick rules.Quick
	table []bucket
	shift int
	nodes uint64 // positions looked at
}

// entry is what is known of the houses with the hash key: bounds of how much more the side to move will store from now on
// than the other.
type entry struct {
	key          uint64
	lower, upper int8
	move         rules.House // that was good enough the last time
	seeds        uint8       // in the houses: the more, the dearer the entry
}

// bucket is two entries in the same place.
type bucket struct{ larger, newer entry }

// newSolver returns a solver for games of v with 2^size buckets, of 32 bytes each.
func newSolver(v rules.Variant, size int) *solver {
	return &solver{quick: v.Quick(v.Start(rules.South)), table: make([]bucket, 1<<size), shift: 64 - size}
}

// lead returns how many seeds more than the other the side to move holds at the end. guess is the lead that is expected:
// the better, the sooner it is found.
func (s *solver) lead(p rules.Position, guess int) int {
	me := p.Turn()
	now := p.Store(me) - p.Store(me.Other())
	if s.quick.Over(p) {
		return now
	}
	p, seeds := bare(p)
	lower, upper, v := -seeds, seeds, max(-seeds, min(guess-now, seeds))
	for lower < upper {
		beta := v
		if v == lower {
			beta++
		}
		if v = s.search(p, beta); v < beta {
			upper = v
		} else {
			lower = v
		}
	}
	return now + v
}

// bare returns p with empty stores, and how many seeds its houses hold.
func bare(p rules.Position) (rules.Position, int) {
	const houses = 1<<56 - 1
	mover, other := p.Rows()
	p = rules.FromRows(mover&houses, other&houses, p.Turn())
	return p, p.Total()
}

// search returns a bound of what the side to move still wins in p, whose stores are empty: a lower bound where it is at
// least beta, else an upper bound.
func (s *solver) search(p rules.Position, beta int) int {
	s.nodes++
	seeds := p.Total()
	switch {
	case beta > seeds:
		return seeds
	case beta <= -seeds:
		return -seeds
	}
	key := hash(p)
	b := &s.table[key>>s.shift]
	first := rules.NoHouse
	if e := b.probe(key); e != nil {
		switch {
		case int(e.lower) >= beta:
			return int(e.lower)
		case int(e.upper) < beta:
			return int(e.upper)
		}
		first = e.move
	}
	var moves [rules.MaxHouses]rules.House
	best, bestMove := -seeds-1, rules.NoHouse
	for _, h := range moves[:s.order(&moves, p, first)] {
		if v := s.value(p, h, beta); v > best {
			best, bestMove = v, h
			if v >= beta {
				break
			}
		}
	}
	b.store(key, seeds, best, beta, bestMove)
	return best
}

// value is search for the side that plays house h.
func (s *solver) value(p rules.Position, h rules.House, beta int) int {
	me := p.Turn()
	next := s.quick.Next(p, h)
	won := next.Store(me) - next.Store(me.Other())
	if s.quick.Over(next) {
		return won
	}
	again := next.Turn() == me
	next, _ = bare(next)
	if again {
		return won + s.search(next, beta-won)
	}
	return won - s.search(next, won-beta+1)
}

// order lists the legal moves of p, the most promising first: the one that was good before, those that let the same side
// move again, captures by their size, and the others; of equals the one nearest to the store.
func (s *solver) order(moves *[rules.MaxHouses]rules.House, p rules.Position, first rules.House) (n int) {
	again, gaining := s.quick.Again(p), s.quick.Gaining(p)
	var worth [rules.MaxHouses]int
	for h := range s.quick.Legal(p).All() {
		w := 0
		switch {
		case h == first:
			w = 2 * rules.MaxSeeds
		case again.Has(h):
			w = rules.MaxSeeds + int(h)
		case gaining.Has(h):
			w = s.quick.Gain(p, h)
		}
		at := n
		for ; at > 0 && worth[at-1] <= w; at-- {
			moves[at], worth[at] = moves[at-1], worth[at-1]
		}
		moves[at], worth[at] = h, w
		n++
	}
	return n
}

func hash(p rules.Position) uint64 {
	mover, other := p.Rows()
	hi, lo := bits.Mul64(mover^0x9e3779b97f4a7c15, other^0xd1b54a32d192ed03)
	return (hi ^ lo ^ mover*0xbf58476d1ce4e5b9) * 0x94d049bb133111eb
}

// probe returns the entry of a key, or nil.
func (b *bucket) probe(key uint64) *entry {
	switch {
	case b.larger.key == key:
		return &b.larger
	case b.newer.key == key:
		return &b.newer
	}
	return nil
}

// store remembers that a search against beta found the bound v.
func (b *bucket) store(key uint64, seeds, v, beta int, move rules.House) {
	e := b.probe(key)
	if e == nil {
		e = &b.newer
		if seeds >= int(b.larger.seeds) {
			e = &b.larger
		}
		*e = entry{key: key, lower: int8(-seeds), upper: int8(seeds), seeds: uint8(seeds)}
	}
	e.move = move
	if v >= beta {
		e.lower = int8(v)
	} else {
		e.upper = int8(v)
	}
}
