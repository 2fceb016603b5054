package tux

import (
	"awele/rules"
	"awele/tux/search"
)

func init() { registerManners(rules.Congkak, &congkakManners) }

var congkakManners = manners{
	1: {depth: 1, nodes: 4_000, tolerance: 25, careless: 100, generous: 0, aim: 0, sowings: 1},
	2: {depth: 1, nodes: 4_000, tolerance: 25, careless: 50, sowings: 1},
	3: {depth: 1, nodes: 4_000, tolerance: 25, careless: 25, sowings: 2},
	4: {depth: 1, nodes: 4_000, tolerance: 25, sowings: 2},
	5: {depth: 2, nodes: 8_000, tolerance: 25, sowings: 3},
	6: {depth: 2, nodes: 8_000, tolerance: 25, sowings: 4},
	7: {depth: 3, nodes: 8_000, tolerance: 10},
	8: {depth: search.MaxDepth, nodes: 20_000},
}
