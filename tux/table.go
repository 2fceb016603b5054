package tux

import (
	"math/bits"

	"awele/rules"
)

// tableBits sets the size of the table: 2^19 entries of 16 bytes, 8 MiB.
const tableBits = 19

// bound says what a stored value is.
type bound uint8

const (
	atMost bound = iota + 1
	atLeast
	exact
)

// entry is what the table knows of a position. Its key is the whole hash, so that two positions are as good as never
// taken for each other.
type entry struct {
	key   uint64
	value int16
	age   uint16 // the search that wrote it
	depth int8
	bound bound
	move  rules.House
}

// table is a transposition table of pairs: the first of a pair keeps the deeper result, the second the newer one.
// Results of an earlier search are never used: a move must not hang on what was thought before it.
type table struct {
	entries []entry
	age     uint16
	shift   uint8 // how far to shift a hash to get an index
}

func newTable() *table { return &table{entries: make([]entry, 1<<tableBits)} }

// renew forgets everything that is stored, and uses no more of the memory than a search of so many nodes needs: what
// stays in the cache of the processor is found much sooner.
func (t *table) renew(nodes int) {
	t.shift = uint8(64 - min(tableBits, max(8, bits.Len(uint(nodes/4)))))
	t.age++
	if t.age == 0 {
		clear(t.entries)
		t.age = 1
	}
}

// hash mixes the rows as the mover sees them. The stores are part of the rows.
func hash(mover, other uint64) uint64 {
	hi, lo := bits.Mul64(mover^0x9e3779b97f4a7c15, other^0xd1b54a32d192ed03)
	return (hi ^ lo ^ mover*0xbf58476d1ce4e5b9) * 0x94d049bb133111eb
}

// find returns the entry of a key, or nil.
func (t *table) find(key uint64) *entry {
	i := key >> (t.shift & 63) &^ 1
	for e := range 2 {
		if e := &t.entries[i+uint64(e)]; e.key == key && e.age == t.age {
			return e
		}
	}
	return nil
}

// keep stores a result.
func (t *table) keep(key uint64, value, depth int, b bound, move rules.House) {
	i := key >> (t.shift & 63) &^ 1
	e := &t.entries[i]
	if e.age == t.age && e.key != key && int(e.depth) > depth {
		e = &t.entries[i+1]
	}
	*e = entry{key: key, value: int16(value), age: t.age, depth: int8(depth), bound: b, move: move}
}
