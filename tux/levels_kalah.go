package tux

import (
	"awele/rules"
	"awele/tux/search"
)

func init() { registerManners(rules.Kalah, &kalahManners) }

var kalahManners = manners{
	1: {depth: 1, nodes: 4_000, tolerance: 25, careless: 50, generous: 100, aim: -200},
	2: {depth: 1, nodes: 4_000, tolerance: 25, careless: 50},
	3: {depth: 1, nodes: 4_000, tolerance: 25, careless: 25},
	4: {depth: 1, nodes: 4_000, tolerance: 25},
	5: {depth: 2, nodes: 8_000, tolerance: 25},
	6: {depth: 4, nodes: 16_000, tolerance: 25},
	7: {depth: 6, nodes: 40_000, tolerance: 20},
	8: {depth: search.MaxDepth, nodes: 120_000},
}
