package endgame

import (
	"math/bits"
	"sync"
)

// MaxSeeds is the largest number of seeds on a board that a table can hold.
const MaxSeeds = 16

const (
	inRow = 6
	inAll = 2 * inRow
)

// board holds the seeds of every house in five bits each, those of the side to move first, without stores.
type board uint64

const (
	width   = 5
	house   = 1<<width - 1
	rowBits = inRow * width
	rowMask = 1<<rowBits - 1
	ones    = (1<<(inAll*width) - 1) / house // 1 in every house
	rowOnes = ones & rowMask
)

// pack returns the board of two rows that hold a house in each byte, as rules keeps them. No house may hold more than
// MaxSeeds.
func pack(own, opp uint64) board { return packRow(own) | packRow(opp)<<rowBits }

func packRow(row uint64) board {
	row = row&0x001f_001f_001f | row>>3&0x03e0_03e0_03e0 // two houses in each 16 bits
	return board(row&0x3ff | row>>6&0xffc00 | row>>12&0x3ff00000)
}

// rows is the inverse of pack.
func (b board) rows() (own, opp uint64) { return unpackRow(b & rowMask), unpackRow(b >> rowBits) }

func unpackRow(b board) (row uint64) {
	row = uint64(b&0x3ff | b&0xffc00<<6 | b&0x3ff00000<<12)
	return row&0x001f_001f_001f | row<<3&0x1f00_1f00_1f00
}

// turned returns the board as the other side sees it.
func (b board) turned() board { return b>>rowBits | b&rowMask<<rowBits }

// seeds adds up the houses: in a product with ones each house holds the seeds from the first house on.
func (b board) seeds() int { return int(b * ones >> (width * (inAll - 1)) & house) }

// ownSeeds returns the seeds in the row of the side to move.
func (b board) ownSeeds() int { return int(b * ones >> (width * (inRow - 1)) & house) }

// below[i][s] is the binomial coefficient C(s+i-1, i). The boards of n seeds are numbered without a gap from 0 by adding
// below[i][s] for each i from 1 to 11, where s is how many seeds lie in the first i houses: the numbers s+i-1 grow
// strictly, and this is the combinatorial number system of growing sequences. The number does not depend on n.
var below = makeBelow()

func makeBelow() (t [inAll][house + 1]uint32) {
	for s := range t[0] {
		t[0][s] = 1
	}
	for i := 1; i < inAll; i++ {
		for s := 1; s <= MaxSeeds+1; s++ {
			t[i][s] = t[i][s-1] + t[i-1][s]
		}
	}
	return t
}

// belowTwo[i] holds the sums of below[2i+1] and below[2i+2], so that one look does for two houses.
var belowTwo = func() (t [inRow - 1][1 << (2 * width)]uint32) {
	for i := range t {
		for s := range t[i] {
			t[i][s] = below[2*i+1][s&house] + below[2*i+2][s>>width]
		}
	}
	return t
}()

// Boards returns how many boards hold exactly n seeds, 0 ≤ n ≤ MaxSeeds: C(n+11, 11).
func Boards(n int) int { return int(below[inAll-1][n+1]) }

// rank numbers the boards with as many seeds as b.
func rank(b board) uint32 {
	const two = 2 * width
	s := b * ones
	return belowTwo[0][s&(1<<two-1)] + belowTwo[1][s>>two&(1<<two-1)] + belowTwo[2][s>>(2*two)&(1<<two-1)] +
		belowTwo[3][s>>(3*two)&(1<<two-1)] + belowTwo[4][s>>(4*two)&(1<<two-1)] + below[inAll-1][s>>(5*two)&house]
}

// unrank is the inverse of rank for boards of n seeds.
func unrank(n int, r uint32) (b board) {
	s := uint32(n) // seeds in the first i+1 houses
	for i := uint32(inAll - 1); i > 0; i-- {
		t := s
		for below[i][t&house] > r {
			t--
		}
		r -= below[i][t&house]
		b |= board(s-t) << (width * i)
		s = t
	}
	return b | board(s)
}

// A block is the boards of n seeds that have the other row in common. Their numbers follow each other.
type block struct {
	opp   board // without the row of the side to move
	start uint32
	own   uint8 // seeds in the row of the side to move
}

// blocksOf returns the boards of n seeds.
func blocksOf(n int) (blocks []block) {
	b := unrank(n, 0)
	blocks = make([]block, 0, below[inRow][n+1])
	for start := 0; start < Boards(n); {
		own := b.ownSeeds()
		blocks = append(blocks, block{b &^ rowMask, uint32(start), uint8(own)})
		if start += rowsOf(own); start < Boards(n) {
			b = after(b&^rowMask | board(own))
		}
	}
	return blocks
}

// after returns the board whose number is the next, if there is one: a seed of the first house that has any, but for
// house 0, goes to the house before it, and takes what lay in house 0 with it.
func after(b board) board {
	at := uint(bits.TrailingZeros64(uint64(b>>width))) / width * width // of the house before the one that has seeds
	first := b & house
	return b - first - 1<<(at+width) + (first+1)<<at
}

// rowsOf returns how many rows hold s seeds: C(s+5, 5).
func rowsOf(s int) int { return int(below[inRow-1][s+1]) }

// rowsInOrder holds for each number of seeds the rows with so many, in the order of the numbers of a block.
var rowsInOrder = sync.OnceValue(func() (t [MaxSeeds + 1][]uint32) {
	for s := range t {
		t[s] = make([]uint32, rowsOf(s))
		row := board(s) << (width * (inRow - 1))
		for i := range t[s] {
			if i > 0 {
				row = after(row)
			}
			t[s][i] = uint32(row)
		}
	}
	return t
})
