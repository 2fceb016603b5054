// Package rules holds the games of the mancala family: positions, legal moves, what happens seed by seed, results and
// notation. It knows no screen and no opponent.
//
// A [Variant] is the choice of game and house rules, a [Position] is a value that holds every seed and the side to
// move, and a [Game] is a history of positions with undo, redo and repetition. Two ways lead from a position to the
// next: [Variant.Next] is fast and allocates nothing, and [Variant.Steps] lists what happens seed by seed; the tests
// hold one against the other over millions of random moves.
//
// Houses are counted from 0 in the direction of sowing, which is counter-clockwise: A to F (or G) of South, the side at
// the bottom, then a to f (or g) of North, and back to A. A store has the index [Store].
//
// # Kinds of games
//
// What differs from game to game is the [Book] of its [Kind]: what may be chosen, which moves are legal, what happens in
// them, why a house is refused, how a game ends. [Register] adds a kind, from a file or a package of its own and without
// an edit elsewhere; [Kinds] lists those that can be played: Oware, in the files oware*.go, Kalah, in kalah*.go, and
// Congkak, in congkak*.go. An unknown name is refused with an error by ParseVariant, ParseGame and Validate. Package toy has a kind that only tests play: it is the shortest example of a Book.
//
// The search asks for the next position so often that it takes Oware's directly: quick.go says Oware, and no other file
// that all games share does. A game that is Oware but for some rules may embed its Book.
//
// What a game of the family may need is there, whether or not Oware does:
//
//   - A row has up to [MaxHouses] houses, and a board up to [MaxSeeds] seeds. The number of houses is the variant's; a
//     position does not know it.
//   - The same side may move again ([ExtraTurn]): the sides never simply alternate, so ask [Position.Turn].
//   - A store that is sown is a [Drop] into a [Pit] whose house is [Store]. A relay is [Relay] and another [Lift].
//   - A side that has nothing to move may [Pass], where [Book.Ended] says so: no move stands for it, the other side moves.
//   - A turn can have a limit of sowings; then a position knows how many the turn has had ([Position.Sown]).
//   - A game can be played in rounds ([Variant.InRounds]): it then also stands between two of them ([Game.BetweenRounds]).
//     Houses can be burnt ([Position.Burnt]): out of the game until the next round.
//   - Both sides can sow their first turn at the same time ([OpeningBook]). Then a choice is a move of the [Game], and the
//     seeds in the hands are part of the game, not of its position; see [Game.Opening].
//   - A board that comes back ends a game only where [Variant.Repeats] says so.
//
// # Texts
//
// A variant is written as its name and what was chosen otherwise than usual: "oware", or "oware seeds=6 repeat=end". All
// that is usual may also be written out. A position is the houses of South, of North, both stores and the side to move,
// joined by '-'; x is a burnt house. A game is three lines: the variant, followed by start=custom where the start is
// not the variant's; the start; and the moves, those that were undone behind a bar. An equals sign is an agreement to
// stop, a slash the beginning of a round. A game in the middle of a joint opening is written like any other: its start
// and the choices.
package rules
