package endgame

// MaxSeeds is the largest number of seeds on a board that a table can hold.
const MaxSeeds = 16

const (
	inRow = 6
	inAll = 2 * inRow

	rowMask = 0x0000_ffff_ffff_ffff
	ones    = 0x0000_0101_0101_0101
)

// board is the row of the side to move and the other row, without stores: byte i is house i.
type board struct{ own, opp uint64 }

func (b board) seeds() int { return int(b.own*ones>>40&0xff) + int(b.opp*ones>>40&0xff) }

// below[i][s] is the binomial coefficient C(s+i-1, i). The boards of n seeds are numbered without a gap from 0 by adding
// below[i][s] for each i from 1 to 11, where s is how many seeds lie in the first i houses: the numbers s+i-1 grow
// strictly, and this is the combinatorial number system of growing sequences. The number does not depend on n.
var below = makeBelow()

func makeBelow() (t [inAll][32]uint32) {
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

// Boards returns how many boards hold exactly n seeds, 0 ≤ n ≤ MaxSeeds: C(n+11, 11).
func Boards(n int) int { return int(below[inAll-1][n+1]) }

// rank numbers the boards with as many seeds as b.
func rank(b board) uint32 {
	// A product with ones adds up the seeds from the first house on.
	own := (b.own & rowMask) * ones
	opp := (b.opp&rowMask)*ones + (own>>40&0xff)*ones
	return below[1][own&31] + below[2][own>>8&31] + below[3][own>>16&31] + below[4][own>>24&31] +
		below[5][own>>32&31] + below[6][own>>40&31] +
		below[7][opp&31] + below[8][opp>>8&31] + below[9][opp>>16&31] + below[10][opp>>24&31] +
		below[11][opp>>32&31]
}

// unrank is the inverse of rank for boards of n seeds.
func unrank(n int, r uint32) (b board) {
	s := uint32(n) // seeds in the first i+1 houses
	for i := uint32(inAll - 1); i > 0; i-- {
		t := s
		for below[i][t&31] > r {
			t--
		}
		r -= below[i][t&31]
		if i >= inRow {
			b.opp |= uint64(s-t) << (8 * (i - inRow))
		} else {
			b.own |= uint64(s-t) << (8 * i)
		}
		s = t
	}
	b.own |= uint64(s)
	return b
}
