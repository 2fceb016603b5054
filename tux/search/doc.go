// Package search looks ahead from a position of package rules and ranks the moves. It owns the memory, the
// [Searcher], and the slices in which a [Job] is worked off, so that a screen with a single thread stays alive. Strength
// is counted in nodes, never in seconds: a node is one position looked at. How a job is cut into slices changes nothing
// in what it finds.
//
// It is iterative deepening with principal variation search and aspiration windows, a transposition table of at most
// 4 MiB, quiescence over the captures, killer moves, a history of beta cutoffs, and late move reductions. A board that
// comes back is worth the seeds that each side would keep, so that a winning side goes forward. From the start 2^20 nodes
// reach depth 18, and a core looks at some twenty million a second (go test -bench . ./tux/search).
//
// What a position is worth without looking ahead differs from game to game: a kind of game has an [Evaluation]. Oware's
// is in oware.go, Kalah's in kalah.go. A kind without one is not searched, see [Plays]. Whose turn it is is asked of every
// position: after a move that gives the same side another one the search goes on at the same depth, so that a turn is
// looked at whole. A row has up to [rules.MaxHouses] houses. Both sides must have
// the same rules, since a position is remembered as its mover sees it.
package search
