// Package tux is the opponent and the coach: a search over the positions of package rules, eight levels that choose
// among the moves it ranks, and hints with reasons that hold.
//
// An [Engine] owns the memory. [Engine.Think] begins a move and [Engine.Advise] a hint; both are then worked off in
// slices of some thousand nodes, so that a screen with a single thread stays alive:
//
//	t := engine.Think(game, 3, seed)
//	for !t.Work(4000) { // once per tick
//		look at t.Considering()
//	}
//	game.Play(t.Move())
//
// [Engine.Review] looks back at a game in the same way and finds the moves that mattered, and [Warn] sees without a
// search whether a move gives seeds away.
//
// Strength is counted in nodes, never in seconds, and every choice hangs on the seed alone: the same game, level and
// seed give the same move on every machine, however the slices are cut. A node is one position looked at.
package tux
