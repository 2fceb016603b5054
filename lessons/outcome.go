package lessons

import "awele/rules"

// Outcome is what an answer leads to, with the numbers that a sentence needs.
type Outcome struct {
	Pit    rules.Pit // the answer
	Right  bool
	Event  Event
	Seeds  int            // see Event
	Houses rules.HouseSet // see Event
	By     rules.House    // of the other, where he captures; else rules.NoHouse
	Err    error          // for Refused
}

// Event is what happens with an answer, or does not. It is the first thing to be said of it. "The mover" is the side to
// move, "the other" its opponent.
type Event uint8

const (
	// Sown: the Seeds seeds of the house are sown, and no more is to be said.
	Sown Event = iota
	// Elsewhere: the mover was to sow another house.
	Elsewhere
	// Lands: the last seed falls into the pit of the answer, after Seeds seeds.
	Lands
	// LandsElsewhere: the last seed falls into another pit.
	LandsElsewhere
	// Captures: the move captures Seeds seeds from Houses of the other.
	Captures
	// CapturesLess: it does, but not what was asked.
	CapturesLess
	// CapturesNothing: the move captures nothing.
	CapturesNothing
	// Opens: after the move the other can capture Seeds seeds from the mover's Houses, with By.
	Opens
	// Sheltered: after the move the other can capture nothing, or nothing of what was to be saved.
	Sheltered
	// Denied: after the move the other cannot have an extra turn.
	Denied
	// Refused: the rules do not allow the move, for Err.
	Refused
	// Feeds: the move gives the other Seeds seeds.
	Feeds
	// Slammed: the sowing reaches every seed of the other, and Seeds seeds are captured, perhaps none.
	Slammed
	// SlamLeft: the sowing does not reach every seed of the other.
	SlamLeft
	// KrooStands: a house of the mover holds Seeds seeds.
	KrooStands
	// KrooShort: the fullest house of the mover holds Seeds seeds.
	KrooShort
	// KrooSpoilt: the fullest house of the other holds Seeds seeds now, and ends elsewhere.
	KrooSpoilt
	// KrooStays: the fullest house of the other, Houses, is as it was.
	KrooStays
	// Stores: the move brings Seeds seeds to the own store.
	Stores
	// StoresLess: it does, but some move brings more.
	StoresLess
	// StoresNothing: it brings none.
	StoresNothing
	// PlaysAgain: the mover has another turn.
	PlaysAgain
	// TurnOver: the mover has no other turn, and was to have one.
	TurnOver
	// AgainOver: the mover has another turn, but not so many as were asked.
	AgainOver
	// GivesTurn: after the move the other can have an extra turn, with By.
	GivesTurn
	// KeepsAll: the seeds of the row stay on their side.
	KeepsAll
	// GivesAway: the move drops Seeds seeds into the other's row.
	GivesAway
	// Ends: the game is over.
	Ends
	// EndsUnwon: the game is over, and the mover has not won it.
	EndsUnwon
	// GoesOn: it is not, and was to be.
	GoesOn
	// Wins: the mover wins, or will whatever the other answers.
	Wins
	// NoWin: the mover does not.
	NoWin
	// Good: the move is right by looking ahead, and no more is to be said.
	Good
	// AnotherBetter: another move is better by looking ahead, and no more is to be said.
	AnotherBetter
)
