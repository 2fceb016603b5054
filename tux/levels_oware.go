package tux

import (
	"awele/rules"
	"awele/tux/search"
)

func init() { registerManners(rules.Oware, &owareManners) }

// The levels differ in what they see: 1 and 2 a move and the captures that follow, 3 and 4 also the answer, 5 and more
// what is planned, 6 and more the endgame table. Up to 4 Tux is kind in every game, above more and more rarely, so that
// a child who climbs meets a harder Tux more often, not all at once an unbeatable one. Only 8 is never kind.
// The numbers were found with go run ./tools/ladder.
var owareManners = manners{
	1: {depth: 1, nodes: 4_000, tolerance: 25, careless: 50, generous: 100, aim: -145, generousGames: 100},
	2: {depth: 1, nodes: 4_000, tolerance: 25, generous: 92, aim: -180, generousGames: 100},
	3: {depth: 2, nodes: 4_000, tolerance: 25, generous: 87, aim: -155, generousGames: 100},
	4: {depth: 2, nodes: 4_000, tolerance: 25, generous: 88, aim: -80, generousGames: 100},
	5: {depth: 7, nodes: 12_000, tolerance: 25, generous: 90, aim: -50, generousGames: 52},
	6: {depth: 10, nodes: 50_000, tolerance: 30, generous: 90, aim: -115, generousGames: 43},
	7: {depth: search.MaxDepth, nodes: 100_000, tolerance: 38, generous: 90, aim: -100, generousGames: 25},
	8: {depth: search.MaxDepth, nodes: 150_000},
}
