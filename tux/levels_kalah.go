package tux

import (
	"awele/rules"
	"awele/tux/search"
)

func init() { registerManners(rules.Kalah, &kalahManners) }

// The levels differ less in what they see than in how often they slip and give: one turn of Kalah can decide a game, and
// beyond two turns a learner meets no difference in how far Tux looks. A search sees every turn as a whole, so that the
// lowest level too knows extra turns. The numbers were found with go run ./tools/ladder -game kalah.
var kalahManners = manners{
	1: {depth: 1, nodes: 4_000, tolerance: 25, careless: 93, generous: 98, aim: -130},
	2: {depth: 1, nodes: 4_000, tolerance: 25, careless: 38, generous: 90, aim: -110},
	3: {depth: 1, nodes: 4_000, tolerance: 25, careless: 30, generous: 77, aim: -15},
	4: {depth: 1, nodes: 4_000, tolerance: 25, careless: 18, generous: 70, aim: 25},
	5: {depth: 2, nodes: 8_000, tolerance: 25, careless: 10, generous: 55, aim: 40},
	6: {depth: 4, nodes: 16_000, tolerance: 25, careless: 9, generous: 55, aim: 105},
	7: {depth: 6, nodes: 30_000, tolerance: 25, careless: 4, generous: 44, aim: 200},
	8: {depth: search.MaxDepth, nodes: 100_000},
}
