package boardview

import (
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// Burnt are the houses of each side that are out of the game in this round.
type Burnt [2]rules.HouseSet

// burntIn returns the burnt houses of a position.
func burntIn(p rules.Position) Burnt {
	return Burnt{rules.South: p.Burnt(rules.South), rules.North: p.Burnt(rules.North)}
}

// has reports whether a house is burnt.
func (b Burnt) has(pit rules.Pit) bool { return !pit.IsStore() && b[pit.Side].Has(pit.House) }

// draw lays ashes and charred beams into the burnt houses of a board. They have no number: nothing can lie there.
func (b Burnt) draw(c *paint.Canvas, board *geom.Board) {
	for side, houses := range b {
		for h := range houses.All() {
			c.Picture("burnt", board.Pits[side][h], paint.Opt{})
		}
	}
}
