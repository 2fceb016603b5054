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
//
// # Room for the whole family
//
// Oware is played today. Kalah and Congkak need no second set of types:
//
//   - Seven houses and a store a side fit into a [Position], and up to [MaxSeeds] seeds. The text of a position and of
//     a game does not care how many houses there are; [Variant.Houses] says it.
//   - A store that is sown is a [Drop] into a [Pit] whose house is [Store]; [Apply] does it already.
//   - An extra turn is a position with the same side to move, told by [ExtraTurn]. The sides never simply alternate: ask
//     [Position.Turn] (CaptureAll in Oware has extra turns too).
//   - A relay is [Relay] and a new [Lift], as often as it takes, within one move. A capture on both sides of the board is
//     two [Capture] steps into the same store.
//   - A row that runs empty ends the game with a [Sweep] for each house that is left, and [NoMove].
//   - In the opening of Congkak, where both sides sow at the same time, South chooses first and then North: a choice that
//     waits is a byte more in Position, and then the steps of both hands follow each other seed by seed.
//
// What differs from game to game is asked in three places, [Variant.Legal], [Variant.Next] and [Variant.Steps]; a new
// game adds a case to each and a file beside oware.go. [Quick] asks the first two again for the search, which takes a
// position with the same side to move for what it is.
package rules
