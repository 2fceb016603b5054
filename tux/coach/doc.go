// Package coach teaches: hints with reasons that hold, warnings, and a look back at a game. It searches with the memory
// of a [search.Searcher], which it may share with Tux, in slices of some thousand nodes:
//
//	a := coach.Advise(engine.Searcher(), game)
//	for !a.Work(4000) { // once per tick
//	}
//	hint := a.Hint()
//
// What can be said differs from game to game: a kind of game has a [Teacher]. Oware's is in the files named oware*.go.
// A kind without one is not taught, see [Teaches]: nothing is said about it.
//
// Hints look at 400 000 positions. Of 500 positions that the lower levels reach among themselves, the hinted house loses
// a seed at most in 94.4 %, as a search sees that looks at 16 times as many (go run ./tools/ladder measures it). In games
// that are lost by 15 seeds or more they advise the best bargain of one answer instead of the search's best. Every reason is
// derived once more by trying all moves in the tests. How often each is said, and holds when the shown answer has
// been played, is measured by tools/hints and stands in docs/hints.md.
package coach
