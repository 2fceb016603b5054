package search

import (
	"math/bits"

	"awele/rules"
)

// tableBits sets the size of the transposition table: 2^19 entries of 8 bytes, 4 MiB.
const tableBits = 19

// bound says what a stored value is.
type bound uint8

const (
	upperBound bound = iota + 1
	lowerBound
	exact
)

// entry is what the transposition table knows of a position, in one word: a move in 3 bits, a bound in 2, a depth in 7,
// a value in 16, and above them 36 bits of the hash. Together with the place of the entry they are more than 40, so
// that two positions are as good as never taken for each other. 0 is no entry.
type entry uint64

const (
	boundShift = 3
	depthShift = 5
	valueShift = 12
	checkShift = 28
)

func (e entry) move() rules.House { return rules.House(e & 7) }
func (e entry) bound() bound      { return bound(e >> boundShift & 3) }
func (e entry) depth() int        { return int(e >> depthShift & 0x7f) }
func (e entry) value() int        { return int(int16(e >> valueShift)) }
func (e entry) of(key uint64) bool {
	return (uint64(e)^key<<checkShift)>>checkShift == 0
}

// bucket is two entries in the same place.
type bucket struct{ deeper, newer entry }

// probe returns the entry of a key, or 0.
func (p bucket) probe(key uint64) entry {
	switch {
	case p.deeper.of(key):
		return p.deeper
	case p.newer.of(key):
		return p.newer
	}
	return 0
}

// transpositionTable remembers what was found of a position, in buckets of two.
type transpositionTable struct {
	buckets *[1 << (tableBits - 1)]bucket
	shift   uint8 // how far to shift a hash to get the number of a bucket
}

func newTranspositionTable() *transpositionTable {
	return &transpositionTable{buckets: new([1 << (tableBits - 1)]bucket)}
}

// reset forgets everything that is stored: a move must not hang on what was thought before it. It uses no more of the
// memory than a search of so many nodes needs: a table that stays in the cache of the processor is read much faster.
func (t *transpositionTable) reset(nodes int) {
	n := min(tableBits, max(8, bits.Len(uint(nodes/4)))) - 1
	t.shift = uint8(64 - n)
	clear(t.buckets[:1<<n])
}

// hash mixes the rows as the mover sees them, and the sowings of its turn where they are counted. The stores are part of the rows. The lowest bit is set, so that no key is
// that of an empty entry.
func hash(p rules.Position) uint64 {
	mover, other := p.Rows()
	hi, lo := bits.Mul64(mover^0x9e3779b97f4a7c15, other^0xd1b54a32d192ed03)
	return (hi^lo^mover*0xbf58476d1ce4e5b9^uint64(p.Sown())*0xd6e8feb86659fd93)*0x94d049bb133111eb | 1
}

func (t *transpositionTable) bucket(key uint64) *bucket {
	return &t.buckets[key>>(t.shift&63)&(1<<(tableBits-1)-1)]
}

// probe returns the entry of a key, or 0.
func (t *transpositionTable) probe(key uint64) entry { return t.bucket(key).probe(key) }

// store remembers a result. In a full bucket the deeper entry stays, and the newer takes the other place.
func (t *transpositionTable) store(key uint64, value, depth int, b bound, move rules.House) {
	p := t.bucket(key)
	e := &p.deeper
	if *e != 0 && !e.of(key) && e.depth() > depth {
		e = &p.newer
	}
	*e = entry(key<<checkShift | uint64(uint16(value))<<valueShift | uint64(depth)<<depthShift | uint64(b)<<boundShift | uint64(move&7))
}

// A won game is stored with its distance from the position, not from the root.
func valueFromHere(v, ply int) int {
	switch {
	case v > countedWin:
		return v + ply
	case v < -countedWin:
		return v - ply
	}
	return v
}

// valueAtPly is the inverse of valueFromHere.
func valueAtPly(v, ply int) int {
	switch {
	case v > countedWin:
		return v - ply
	case v < -countedWin:
		return v + ply
	}
	return v
}
