package search

import (
	"math/bits"

	"awele/rules"
)

func init() {
	Register(rules.Oware, func(v rules.Variant, p rules.Position) int {
		o := newOwareEvaluation(v)
		return o.evaluate(p)
	})
}

// The weights of houses, in parts of a seed. They stand to each other as in a strong engine (28, -36, -54), and count 5/7
// as much against seeds: so it won 112 to 67 of 200 games against itself with the full weights, at 10 000 nodes a move.
const (
	krooValue  = 20  // an own house with more than 12 seeds
	smallValue = -26 // an own house with 1 or 2 seeds, which can be captured
	emptyValue = -39 // an own house with no seeds
)

// A byte of a row plus one of these has its top bit set if the house holds so many seeds.
const (
	topBits   = 0x8080808080808080
	atLeast1  = 0x7f7f7f7f7f7f7f7f
	atLeast3  = 0x7d7d7d7d7d7d7d7d
	atLeast13 = 0x7373737373737373
)

// owareEvaluation is the evaluation of Oware on a board of one size.
type owareEvaluation struct {
	tops   uint64 // the top bit of every byte that is a house
	houses int    // in a row
}

func newOwareEvaluation(v rules.Variant) owareEvaluation {
	return owareEvaluation{topBits >> (8 * (8 - v.Houses)), v.Houses}
}

// evaluate judges a position by the stores and by how many houses of each side are empty, small or a kroo.
func (o *owareEvaluation) evaluate(p rules.Position) int {
	mover, other := p.Rows()
	some := o.houseLead(mover, other, atLeast1)
	safe := o.houseLead(mover, other, atLeast3)
	many := o.houseLead(mover, other, atLeast13)
	return (int(mover>>56)-int(other>>56))*SeedValue + many*krooValue + (some-safe)*smallValue - some*emptyValue
}

// houseLead returns how many more houses the mover has than the other with as many seeds as a constant above says. It
// counts at once those that the mover has and those that the other has not.
func (o *owareEvaluation) houseLead(mover, other, atLeast uint64) int {
	return bits.OnesCount64((mover+atLeast)&o.tops|^(other+atLeast)&o.tops>>1) - o.houses
}

// owareRepetition returns after how many moves a board of Oware can come back at the soonest, and after how many more
// then. Every seed must be pushed on by the next house, all the way round: each house is played in between. While nothing
// is captured, the sides take turns.
func owareRepetition(v rules.Variant) (soonest, step int) { return 2 * v.Houses, 2 }
