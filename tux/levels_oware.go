package tux

import (
	"awele/rules"
	"awele/tux/search"
)

func init() { registerManners(rules.Oware, &owareManners) }

// The levels differ in what they see: 1 and 2 a move and the captures that follow, 3 and 4 also the answer, 5 and more
// what is planned, 6 and more the endgame table. All but the top are kind in every game, each less than the one below, so
// that a child who climbs meets a Tux who gives less and less, not all at once an unbeatable one. Level 7 is kind only to
// players whom he has led by far: against one like level 8 he needs every seed. Level 8 alone judges by the weights that
// were fitted to games, as hints do.
// The numbers were found with go run ./tools/ladder.
var owareManners = manners{
	1: {depth: 1, nodes: 4_000, tolerance: 40, careless: 60, generous: 100, aim: -230},
	2: {depth: 1, nodes: 4_000, tolerance: 40, careless: 32, generous: 97, aim: -190},
	3: {depth: 2, nodes: 4_000, tolerance: 40, careless: 3, generous: 95, aim: -184},
	4: {depth: 2, nodes: 4_000, tolerance: 25, generous: 94, aim: -126},
	5: {depth: 6, nodes: 12_000, tolerance: 30, generous: 99, aim: -86},
	6: {depth: 6, nodes: 30_000, tolerance: 15, generous: 95, aim: -157},
	7: {depth: search.MaxDepth, nodes: 100_000, tolerance: 20, generous: 97, aim: -152, after: 8},
	8: {depth: search.MaxDepth, nodes: 12_000, fitted: true},
}
