package rules

import "math/bits"

// congkakBoard is a board during a sowing. Its places are numbered as the hand of the side to move goes round: its houses
// from 0, its store 7, the houses of the other side from 8.
type congkakBoard struct {
	rows [2]uint64 // of the side to move and of the other
	ring uint16    // the places that are sown
}

const (
	congkakStore = int(Store)
	congkakRow   = 8 // places from a house to the same of the other side
)

// newCongkakBoard returns the board of p. Burnt houses are not sown, nor is the seventh where a row has six.
func newCongkakBoard(v Variant, p Position) congkakBoard {
	houses := HouseSet(1)<<v.Houses - 1
	own, other := houses&^pack(p.own&burntBits), houses&^pack(p.opp&burntBits)
	return congkakBoard{[2]uint64{p.own, p.opp}, uint16(own) | 1<<congkakStore | uint16(other)<<congkakRow}
}

// seeds returns the seeds that lie in a place.
func (b *congkakBoard) seeds(at int) int { return int(b.rows[at>>3&1] >> (at & 7 * 8) & 0x7f) }

// take takes the seeds of a place and returns their number.
func (b *congkakBoard) take(at int) int {
	n := b.seeds(at)
	b.rows[at>>3&1] -= uint64(n) << (at & 7 * 8)
	return n
}

// sow lifts the seeds of a place, drops them one by one, and returns where the last one fell.
func (b *congkakBoard) sow(at int) int {
	for n := b.take(at); n > 0; n-- {
		ahead := b.ring & (^uint16(0) << (at + 1))
		if ahead == 0 {
			ahead = b.ring // the own store is always in it
		}
		at = bits.TrailingZeros16(ahead)
		b.rows[at>>3&1] += 1 << (at & 7 * 8)
	}
	return at
}

// congkakNext plays house h.
//
// A relay always ends: each time its hand comes round, a seed falls into its store and stays there. So with n seeds outside
// of that store the hand comes round at most n times, and drops fewer than n + 1 times as many seeds as the ring has places.
func congkakNext(v Variant, p Position, h House) Position {
	b := newCongkakBoard(v, p)
	at := b.sow(int(h))
	for at != congkakStore && b.seeds(at) > 1 {
		at = b.sow(at)
	}
	if at < congkakStore {
		opposite := congkakRow + v.Houses - 1 - at
		if n := b.seeds(opposite); n > 0 {
			b.rows[0] += uint64(b.take(at)+b.take(opposite)) << (8 * congkakStore)
		}
	}
	p.own, p.opp = b.rows[0], b.rows[1]
	turn, ok := congkakTurn(v, p, at == congkakStore)
	switch {
	case !ok, turn.Kind == Pass && turn.Hand == p.turn:
		return FromRows(p.opp, p.own, p.turn.Other())
	case turn.Kind == Pass:
		p.sown = 0
	default:
		p.sown = uint8(turn.Seeds)
	}
	return p
}
