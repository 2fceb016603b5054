package tux

import (
	"awele/rules"
	"awele/tux/search"
)

func init() { registerManners(rules.Congkak, &congkakManners) }

// Among players who see their turn, whoever moves first wins most games of Congkak, in a turn of ten sowings and more. So
// the levels differ in how many sowings of a turn they allow themselves, whatever the table allows the child, and in how
// often they slip. The numbers were found with go run ./tools/ladder -game congkak.
var congkakManners = manners{
	1: {depth: 1, nodes: 4_000, tolerance: 25, sowings: 1, careless: 85, generous: 60},
	2: {depth: 1, nodes: 4_000, tolerance: 25, sowings: 1, careless: 47, generous: 45},
	3: {depth: 1, nodes: 4_000, tolerance: 25, sowings: 2, careless: 44, generous: 38},
	4: {depth: 1, nodes: 4_000, tolerance: 25, sowings: 2, careless: 22, generous: 10},
	5: {depth: 2, nodes: 8_000, tolerance: 25, sowings: 3, careless: 20},
	6: {depth: 2, nodes: 8_000, tolerance: 25, sowings: 4, careless: 3},
	7: {depth: 3, nodes: 10_000, tolerance: 25, careless: 9},
	8: {depth: search.MaxDepth, nodes: 20_000},
}
