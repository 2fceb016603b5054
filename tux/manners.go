package tux

import (
	"fmt"

	"awele/rules"
	"awele/tux/search"
)

// manners says how each level plays a kind of game; the row of level 0 is not used.
type manners [Levels + 1]manner

// mannersByKind has the kinds whose levels were measured.
var mannersByKind = map[rules.Kind]*manners{}

// registerManners says how the levels play a kind of game. It is called from the init function of the file that holds
// the rows, and panics if the kind has rows already.
func registerManners(k rules.Kind, rows *manners) {
	if mannersByKind[k] != nil {
		panic(fmt.Sprintf("tux: second rows of levels for %v", k))
	}
	mannersByKind[k] = rows
}

// mannersOf returns how the levels play a kind of game: one without rows of its own has the usual ones.
func mannersOf(k rules.Kind) *manners {
	if rows := mannersByKind[k]; rows != nil {
		return rows
	}
	return &usualManners
}

// usualManners are the rows of a kind that nobody has measured: each level looks farther ahead than the one below, and
// the lower half is careless now and then.
var usualManners = manners{
	1: {depth: 1, nodes: 4_000, tolerance: 25, careless: 50},
	2: {depth: 1, nodes: 4_000, tolerance: 25, careless: 25},
	3: {depth: 2, nodes: 4_000, tolerance: 25, careless: 10},
	4: {depth: 3, nodes: 4_000, tolerance: 25},
	5: {depth: 5, nodes: 12_000, tolerance: 25},
	6: {depth: 8, nodes: 50_000, tolerance: 10},
	7: {depth: search.MaxDepth, nodes: 100_000, tolerance: 5},
	8: {depth: search.MaxDepth, nodes: 150_000},
}
