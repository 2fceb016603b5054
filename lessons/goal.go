package lessons

import (
	"slices"

	"awele/rules"
	"awele/tux"
)

// Goal is what a task asks for. Which of the fields have a meaning depends on Name.
type Goal struct {
	Name   GoalName
	House  rules.House    // of the side to move
	Houses rules.HouseSet // see Name
	Seeds  int
	Times  int
	Level  tux.Level
	Result Ending
}

// GoalName is one of a closed list of goals. "The mover" is the side to move, "the other" its opponent.
type GoalName uint8

const (
	// Sow: the mover sows House, or any house where House is rules.NoHouse.
	Sow GoalName = iota
	// Land: the answer is the pit in which the last seed falls if the mover sows House.
	Land
	// Capture: the move captures Seeds seeds or, where Seeds is 0, more than every move that captures fewer. Where
	// there are Houses, it is these houses of the other that are emptied, and no others.
	Capture
	// Safe: after the move the other can capture nothing. As for Save, Guard and Deny, a move that ends the game without a
	// win is wrong.
	Safe
	// Save: the other could capture from the mover's Houses if it were his turn; after the move he cannot.
	Save
	// Feed: the move gives the other seeds, whose row is empty.
	Feed
	// Slam: the sowing reaches every seed of the other, as a grand slam.
	Slam
	// NoSlam: the move captures, and leaves the other a seed. Some other move would be a grand slam.
	NoSlam
	// Kroo: after the move a house of the mover holds Seeds seeds or more, as many as go once round the board, and the
	// other cannot take them.
	Kroo
	// SpoilKroo: the move drops a seed into the fullest house of the other, or captures it, so that its seeds end elsewhere
	// than they would have.
	SpoilKroo
	// Store: the move brings Seeds seeds to the own store or, where Seeds is 0, more than every move that brings fewer.
	Store
	// Again: the move gives an extra turn, and Times of them in a row can be had.
	Again
	// Guard: if it were the other's turn, he could store seeds by a capture; after the move he can capture nothing.
	Guard
	// Deny: if it were the other's turn, he could have an extra turn; after the move he cannot.
	Deny
	// Keep: the move leaves all seeds of the mover's row and its own store on its side, while some move would not.
	Keep
	// End: the move ends the game.
	End
	// Win: the mover wins with this move or, where Times is more than 1, in so many moves of his own, whatever the other
	// answers.
	Win
	// Value: the best that the mover can reach after the move is a lead of Seeds seeds or more, by a search of valueNodes
	// positions.
	Value
	// Best: the move is the next one of the task's line, as the tool that made the puzzle proved.
	Best
	// Beat: a game against Tux at Level, to Result.
	Beat
)

var goalNames = [...]string{"sow", "land", "capture", "safe", "save", "feed", "slam", "noslam", "kroo", "spoilkroo", "store", "again",
	"guard", "deny", "keep", "end", "win", "value", "best", "beat"}

// String returns the word of the goal in a file.
func (n GoalName) String() string { return goalNames[n] }

// prevents reports whether a goal is that the other cannot do something after the move.
func (n GoalName) prevents() bool { return n == Safe || n == Save || n == Guard || n == Deny }

// parseGoal reads the word of a goal that a file may name.
func parseGoal(word string) (GoalName, bool) {
	i := slices.Index(goalNames[:], word)
	return GoalName(max(i, 0)), i >= 0 && GoalName(i) != Best
}

// Ending is how a game against Tux is to end for a child.
type Ending uint8

const (
	// ToWin: the child has more seeds.
	ToWin Ending = iota
	// ToHold: the child has not fewer.
	ToHold
	// ToEnd: the game is played to its end.
	ToEnd
)

var endingNames = [...]string{"win", "hold", "end"}

// String returns the word of the ending in a file.
func (e Ending) String() string { return endingNames[e] }

// Reached reports whether a game that is over ended so for a side.
func (e Ending) Reached(g *rules.Game, child rules.Side) bool {
	p := g.Position()
	switch lead := p.Store(child) - p.Store(child.Other()); {
	case !g.Result().Over():
		return false
	case e == ToWin:
		return g.Result().Won(child)
	case e == ToHold:
		return lead >= 0
	default:
		return true
	}
}
