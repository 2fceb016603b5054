// Package tux is the opponent: eight levels that choose among the moves which package search ranks. What teaches stands
// in package coach, what the last seeds are worth in endgame, simulated children in learner, a protocol for other
// programs in uci.
//
// An [Engine] owns the memory. [Engine.Think] begins a move, which is then worked off in slices of some thousand nodes,
// so that a screen with a single thread stays alive:
//
//	t := engine.Think(game, 3, seed)
//	for !t.Work(4000) { // once per tick
//		look at t.Considering()
//	}
//	game.Play(t.Move())
//
// Strength is counted in nodes, never in seconds, and every choice hangs on the seed alone: the same game, level and
// seed give the same move on every machine, however the slices are cut. Levels 6 to 8 also ask, from 30 seeds on the
// board on, the endgame table that [Engine.Endgames] gives them. Level 8 opens Kalah by a small book, which tools/solve
// has written.
//
// # The levels
//
// All levels rank the moves with the same search. A lower one sees less far, and is less strict in what it takes from
// the ranking. In a kind game, while Tux is more ahead than the level wants, he mostly plays so that the child may catch
// up, and while he is behind he takes what he can; so most of such games are close. Levels 1 to 4 are kind in every game,
// levels 5, 6 and 7 in 52, 43 and 25 of 100, and play the others in earnest; level 8 is never kind. The seed of the
// game decides. Where the endgame table says that a game is won, or cannot be lost, levels 6 to 8 play its plan, in a
// kind game too. No level gives away a house whose seeds go all round (12 in Oware), and once Tux leads by 15 he plays to
// finish.
//
// How each level does against simulated children and against the level below is measured by tools/ladder and stands in
// docs/ladder.md.
package tux
