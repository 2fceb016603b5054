package search

import (
	"math/bits"

	"awele/rules"
)

func init() {
	Register(rules.Oware, func(_ rules.Variant, p rules.Position) int {
		o := newOwareEvaluation(p, false)
		return o.evaluate(p)
	})
}

// owareEvaluation is the evaluation of a game of Oware.
type owareEvaluation struct {
	playing bool // Oware is played
	plain   bool // without the fitted weights
	total   int  // seeds in all
}

func newOwareEvaluation(p rules.Position, plain bool) owareEvaluation {
	return owareEvaluation{playing: true, plain: plain, total: p.Total()}
}

// evaluate judges a position by the stores and by what each house is worth with the seeds that it holds, which hangs on
// the house and on how many seeds are left on the board.
func (o *owareEvaluation) evaluate(p rules.Position) int {
	mover, other := p.Rows()
	if o.plain {
		return plainOware(mover, other)
	}
	w := &owareWeights[OwarePhase(o.total-int(mover>>56)-int(other>>56))]
	houses := w[0][mover&0x7f] - w[0][other&0x7f] +
		w[1][mover>>8&0x7f] - w[1][other>>8&0x7f] +
		w[2][mover>>16&0x7f] - w[2][other>>16&0x7f] +
		w[3][mover>>24&0x7f] - w[3][other>>24&0x7f] +
		w[4][mover>>32&0x7f] - w[4][other>>32&0x7f] +
		w[5][mover>>40&0x7f] - w[5][other>>40&0x7f]
	return (int(mover>>56)-int(other>>56))*SeedValue + int(houses)
}

// The weights of plainOware, in parts of a seed. They stand to each other as in a strong engine (28, -36, -54), and count
// 5/7 as much against seeds: so it won 112 to 67 of 200 games against itself with the full weights, at 10 000 nodes a move.
const (
	krooValue  = 20  // an own house with more than 12 seeds
	smallValue = -26 // an own house with 1 or 2 seeds, which can be captured
	emptyValue = -39 // an own house with no seeds
)

// A byte of a row plus one of these has its top bit set if the house holds so many seeds.
const (
	houseTops = 0x0000_8080_8080_8080
	atLeast1  = 0x7f7f7f7f7f7f7f7f
	atLeast3  = 0x7d7d7d7d7d7d7d7d
	atLeast13 = 0x7373737373737373
)

// plainOware judges a position by the stores and by how many houses of each side are empty, small or a kroo: what a child
// can see.
func plainOware(mover, other uint64) int {
	some := houseLead(mover, other, atLeast1)
	safe := houseLead(mover, other, atLeast3)
	many := houseLead(mover, other, atLeast13)
	return (int(mover>>56)-int(other>>56))*SeedValue + many*krooValue + (some-safe)*smallValue - some*emptyValue
}

// houseLead returns how many more houses the mover has than the other with as many seeds as a constant above says. It
// counts at once those that the mover has and those that the other has not.
func houseLead(mover, other, atLeast uint64) int {
	return bits.OnesCount64((mover+atLeast)&houseTops|^(other+atLeast)&houseTops>>1) - 6
}

// owareRepetition returns after how many moves a board of Oware can come back at the soonest, and after how many more
// then. Every seed must be pushed on by the next house, all the way round: each house is played in between. While nothing
// is captured, the sides take turns.
func owareRepetition(v rules.Variant) (soonest, step int) { return 2 * v.Houses, 2 }
