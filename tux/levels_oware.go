package tux

import (
	"awele/rules"
	"awele/tux/search"
)

func init() { registerManners(rules.Oware, &owareManners) }

// The levels differ in what they see: 1 and 2 a move and the captures that follow, 3 and 4 also the answer, 5 and more
// what is planned, 6 and more the endgame table. They all but the top are kind in every game, the upper ones less often and
// not before they lead, so that a child who climbs meets a Tux who gives less, not all at once an unbeatable one.
// The numbers were found with go run ./tools/ladder.
var owareManners = manners{
	1: {depth: 1, nodes: 4_000, tolerance: 40, careless: 50, generous: 100, aim: -215},
	2: {depth: 1, nodes: 4_000, tolerance: 25, generous: 98, aim: -215},
	3: {depth: 2, nodes: 4_000, tolerance: 25, generous: 97, aim: -178},
	4: {depth: 2, nodes: 4_000, tolerance: 25, careless: 2, generous: 95, aim: -125},
	5: {depth: 6, nodes: 12_000, tolerance: 30, generous: 97, aim: -102},
	6: {depth: 6, nodes: 30_000, tolerance: 55, generous: 74, aim: -86},
	7: {depth: 10, nodes: 50_000, tolerance: 38, generous: 62, aim: -35},
	8: {depth: search.MaxDepth, nodes: 150_000},
}
