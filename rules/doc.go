// Package rules holds the games of the mancala family: positions, legal moves, what happens seed by seed, results and
// notation. It knows no screen and no opponent.
//
// A [Variant] is the choice of game and house rules, a [Position] is a value that holds every seed and the side to
// move, and a [Game] is a history of positions with undo, redo and repetition. Two ways lead from a position to the
// next: [Variant.Next] is fast and allocates nothing, and [Variant.Steps] tells what happens seed by seed; the tests
// hold one against the other over millions of random moves.
//
// Houses are counted from 0 in the direction of sowing, which is counter-clockwise: A to F of South, the side at the
// bottom, then a to f of North, and back to A. A store has the index [Store].
package rules
