package tux

import (
	"math/rand/v2"

	"awele/rules"
)

// openingStream keeps the chances of an opening apart from those of the moves.
const openingStream = 0x6f70656e

// OpeningChoice returns the house that Tux chooses in the joint opening of g for a side that is to choose, or
// [rules.NoHouse] where it is not. The first choice of a side hangs on the seed of the game alone: it is the same
// whatever the other side has chosen, who must not be answered before both have chosen. No level looks ahead there:
// what a house is worth hangs on what cannot be seen, and seeds in a hand are in no place of the position.
func OpeningChoice(g *rules.Game, side rules.Side, seed uint64) rules.House {
	legal := g.LegalOf(side)
	if !g.Opening() || legal == 0 {
		return rules.NoHouse
	}
	chosen := uint64(0) // how often the side has chosen before
	for ply := 1; ply <= g.Ply(); ply++ {
		if pit, ok := g.MoveAt(ply); ok && pit.Side == side {
			chosen++
		}
	}
	for range rand.New(rand.NewPCG(seed, openingStream+chosen)).IntN(legal.Len()) {
		legal &= legal - 1
	}
	return legal.First()
}
