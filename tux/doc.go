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
// the ranking. While Tux is more ahead than the level wants, he often plays so that the child may catch up, and while he
// is behind he takes what he can; so most games are close. How often he is kind and how far ahead is graded from level to
// level; level 7 is kind only to a child whom he has led by far, level 8 never. Where the endgame table says that a game
// is won, or cannot be lost, levels 6 to 8 play its plan.
//
// No level declines a win that is in sight, and none gives away a house whose seeds go all round (12 in Oware). Once Tux
// leads by 15 in a game that can go round in circles he plays to finish, and when nothing has been captured for some
// moves he does what he can to bring a capture about, or a board that came before, whoever gains by it.
//
// Each kind of game has its own rows (levels_oware.go); a kind without rows has usual ones. In Congkak, where a turn can
// have thirty sowings, the levels up to 6 also keep to few sowings a turn, and do not win with their first turn.
//
// How each level does against simulated children and against the level below is measured by tools/ladder and stands in
// docs/ladder.md.
package tux
