package settings

import (
	"maps"
	"slices"
)

// Tables are what was chosen for each board, by the name of its descriptor. They are a value: With returns others. A board
// at which nothing was chosen has no entry; one that is not there today keeps its own.
type Tables struct{ of map[string]Table }

// How much stands in a file at most: boards, and letters of the name of one.
const (
	maxTables = 100
	maxName   = 200
)

// Of returns what was chosen for a board.
func (t Tables) Of(board string) Table {
	if table, ok := t.of[board]; ok {
		return table
	}
	return defaultTable()
}

// With returns the tables with another one for a board.
func (t Tables) With(board string, table Table) Tables {
	of := maps.Clone(t.of)
	switch {
	case table.Equal(defaultTable()):
		delete(of, board)
	case of == nil:
		of = map[string]Table{board: table}
	default:
		of[board] = table
	}
	if len(of) == 0 {
		return Tables{}
	}
	return Tables{of}
}

// Boards returns the names of the boards at which something was chosen, in their order.
func (t Tables) Boards() []string { return sorted(t.of) }

// Sane returns t without what cannot be kept.
func (t Tables) Sane() (sane Tables) {
	for _, board := range t.Boards() {
		if len(board) <= maxName && len(sane.of) < maxTables {
			sane = sane.With(board, t.of[board].Sane())
		}
	}
	return sane
}

// Changed returns t with all that differs between two others, and nothing else: what a person changed from before to after.
func (t Tables) Changed(before, after Tables) Tables {
	for _, board := range append(before.Boards(), after.Boards()...) {
		t = t.With(board, t.Of(board).Changed(before.Of(board), after.Of(board)))
	}
	return t
}

// sorted returns the keys of a map in their order.
func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
