package coach

import "awele/rules"

// Reason says why a move is good. Every reason is a claim about the position that holds in it; the tests derive each
// again by trying all moves.
type Reason uint8

const (
	// FarSighted: nothing on the board tells why; only looking ahead does. Of Oware there is always more to say.
	FarSighted Reason = iota
	// Quiet: no legal move takes a seed, and after this one the opponent can take none.
	Quiet
	// Gives: after the move the opponent can capture Hint.Seeds seeds at most, with his house Hint.By from Hint.Houses. Some
	// other move leaves him less, but this one is better by looking ahead. No capture is to be had now.
	Gives
	// SureDraw: the endgame table is sure that the side cannot lose if it plays so, and it lacks Hint.Seeds seeds for half
	// of all.
	SureDraw
	// SureWin: the endgame table is sure that the side wins if it plays so, and it lacks Hint.Seeds seeds for more than half
	// of all.
	SureWin
	// Stores: the move brings Hint.Seeds seeds to the own store. The opponent can capture nothing next turn.
	Stores
	// Keeps: the house in Hint.Houses is the fullest of the row, holds Hint.Seeds seeds, 7 or more, could be sown and is
	// not. The opponent can capture nothing next turn.
	Keeps
	// Joins: Hint.Houses are the own houses with one or two seeds, which are those that can be captured, Hint.Seeds of
	// them, and after the move there are fewer. The opponent can capture nothing then.
	Joins
	// Shelters: the opponent can capture nothing after the move, and the side has fewer houses with one or two seeds, which
	// are those that can be captured. Hint.Houses, Hint.Seeds of them, were so small and grow to three.
	Shelters
	// Careful: the moves of Hint.Houses each let the opponent capture seeds next turn, Hint.Seeds at most. After this one
	// he can capture none.
	Careful
	// LeastEvil: each legal move lets the opponent capture seeds next turn. After this one he can capture Hint.Seeds at
	// most, with his house Hint.By from Hint.Houses, and no move leaves him less.
	LeastEvil
	// Builds: the house in Hint.Houses grows by two seeds or more to Hint.Seeds, 7 or more, and is then the fullest of the
	// row: with the move alone, or where Hint.Reply is a house with that answer. The opponent can capture nothing next
	// turn.
	Builds
	// Readies: when the opponent has answered Hint.Reply, or whatever he answers where that is no house, the own house in
	// Hint.Houses ends in the store. It does not now. The opponent can capture nothing next turn.
	Readies
	// KeepsHome: a third of all seeds at most still lie on the board, and Hint.Seeds of them in the own row, more than in
	// the other. The move gives none of them away, as some other move would, and the opponent can capture none next
	// turn. If nobody can move at last, they count for their row.
	KeepsHome
	// StopsKroo: after some other move the opponent's house in Hint.Houses could hold Hint.Seeds seeds, 12 or more, when
	// he has moved next; after this one no house of his can hold 12 then, and none does now.
	StopsKroo
	// StopsAgain: if it were the opponent's turn now, his house in Hint.Houses would give him an extra turn. After the move
	// none of his houses does, and he can capture nothing next turn.
	StopsAgain
	// Declines: the house Hint.By could capture Hint.Seeds seeds from Hint.Houses, and no house more, but this move, which
	// captures none, is better by looking ahead.
	Declines
	// TakesBack: the opponent can capture Hint.Left seeds at most, and if he does, the house Hint.By can capture
	// Hint.Seeds from Hint.Houses, which are more; whichever capture he makes, a larger one is possible then. No capture
	// is to be had now.
	TakesBack
	// Threatens: when the opponent has answered Hint.Reply, the house Hint.By can capture Hint.Seeds seeds from
	// Hint.Houses. No capture is to be had now. What the opponent can capture next turn is less than Hint.Seeds, and no
	// more than what he could if it were his turn now. Hint.Sure seeds can be captured whatever he answers, perhaps 0.
	// Where Hint.Reply is no house, it is the answer that leaves least.
	Threatens
	// AvoidsSlam: the house Hint.By seems to capture Hint.Seeds seeds from Hint.Houses, more than any move captures. But
	// these are all seeds of the opponent, so it captures nothing, or may not be played. After this move the opponent can
	// capture no more than after that one, if it may be played.
	AvoidsSlam
	// TooDear: the house Hint.By could capture Hint.Seeds seeds from Hint.Houses, and no house more. But then the opponent
	// could capture Hint.Cost.Seeds seeds, which are more. After this move, which captures none, he can capture at most
	// Hint.Cost.Left, at least two less, and all in all it is the better bargain for one answer ahead.
	TooDear
	// Saves: if it were the opponent's turn now, his house Hint.By could take Hint.Seeds seeds from Hint.Houses, and
	// nothing better. After the move he can take at most Hint.Left, at least two less, and no other move saves a capture
	// more. Where a capture is to be had that this move does not make, it saves as many seeds as that captures.
	Saves
	// Gathers: the move brings Hint.Seeds seeds to the own store, more than any other.
	Gathers
	// Takes: the move captures Hint.Seeds seeds from Hint.Houses.
	Takes
	// PlaysAgain: the last seed falls into the own store, and the same side moves again. The move stores Hint.Seeds seeds.
	PlaysAgain
	// Chain: the move can be the first of Hint.Seeds extra turns in a row, two or more, and no more follow.
	Chain
	// MustFeed: the opponent's row is empty, so seeds must be given, there is a choice, and no capture is to be had.
	MustFeed
	// OnlyMove: there is no other legal move.
	OnlyMove
	// Finishes: the move ends the game, and the side that plays it has won. It captures Hint.Seeds seeds from Hint.Houses,
	// perhaps none.
	Finishes
)

var reasonNames = [...]string{"far-sighted", "quiet", "gives", "sure draw", "sure win", "stores", "keeps", "joins", "shelters", "careful", "least evil",
	"builds", "readies", "keeps home", "stops a kroo", "stops an extra turn", "declines", "takes back", "threatens", "avoids a slam",
	"too dear", "saves", "gathers", "takes", "plays again", "chain", "must feed", "only move", "finishes"}

// String returns the reason in a word or two.
func (r Reason) String() string {
	if int(r) < len(reasonNames) {
		return reasonNames[r]
	}
	return "unknown"
}

// Hint is a good move with the reason for it and the numbers behind the reason. Which of them have a meaning depends
// on Reason.
type Hint struct {
	House  rules.House
	Reason Reason
	Seeds  int
	// Houses are the child's own for Saves, Gives, LeastEvil, Builds, Careful, Shelters, Joins and Keeps, else the opponent's.
	Houses rules.HouseSet
	// By is the house that captures: the opponent's for Saves, Gives and LeastEvil, the own for Threatens and TakesBack;
	// for AvoidsSlam, TooDear and Declines that which had better not.
	By   rules.House
	Left int  // for Saves and TakesBack
	Sure int  // for Threatens
	Cost Cost // for TooDear
	// Reply is the answer of the opponent that the search expects, or rules.NoHouse.
	Reply rules.House
	// Lead is what the search expects the side to lead by after some moves, in seeds. It is beyond ±Won in a game that
	// is won or lost.
	Lead int
}

// Won is a lead that stands for a won game.
const Won = 100

// Cost is what a move gives to the opponent that another would not have given: a capture. With no Seeds there is
// nothing that can be shown on the board at once, and only looking further ahead tells.
type Cost struct {
	Seeds  int            // that the opponent can capture after the move, at most
	Houses rules.HouseSet // of the side that moves
	By     rules.House    // of the opponent
	Left   int            // what he can capture after the other move, which is less
}
