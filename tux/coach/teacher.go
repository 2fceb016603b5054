package coach

import (
	"fmt"

	"awele/rules"
)

// Teacher has the answers that differ from game to game.
type Teacher interface {
	// Explain finds the reason that tells a child most about a legal move h in p. What it says of the next turn must be
	// true after the answer reply, or after every answer if that is no house. Lead is left to the search.
	Explain(v rules.Variant, p rules.Position, h, reply rules.House) Hint
	// Warn looks one answer ahead and reports whether a legal move h in p gives away seeds for nothing, and what it
	// costs. It is a look at the board, not a search: what it says can be seen on the board.
	Warn(v rules.Variant, p rules.Position, h rules.House) (c Cost, warn bool)
	// Cost compares what two legal moves in p allow the opponent. Without Seeds there is nothing that can be shown.
	Cost(v rules.Variant, p rules.Position, played, better rules.House) Cost
	// Reasons returns what Explain may say in a game of v.
	Reasons(v rules.Variant) []Reason
}

// teachers has the kinds that can be taught.
var teachers = map[rules.Kind]Teacher{}

// Register lets the coach teach a kind of game. It is called from an init function or, for a kind that lives in a test,
// from TestMain. It panics if the kind has a teacher already.
func Register(k rules.Kind, t Teacher) {
	if teachers[k] != nil {
		panic(fmt.Sprintf("coach: a second teacher of %v", k))
	}
	teachers[k] = t
}

// Teaches reports whether the coach knows what to say about a kind of game: whether its teacher is registered. Of other
// kinds it says nothing: hints have no house, nothing is warned of, and a look back finds nothing.
func Teaches(k rules.Kind) bool { return teachers[k] != nil }

// Reasons returns the reasons that hints in a game of v may have; none for a kind that is not taught.
func Reasons(v rules.Variant) []Reason {
	if t := teachers[v.Kind]; t != nil {
		return t.Reasons(v)
	}
	return nil
}

// Explain finds the reason that tells a child most about a legal move h in p. What it says of the next turn is true after
// the answer reply, or after every answer if that is no house. Of a kind that is not taught it returns a hint without a
// house.
func Explain(v rules.Variant, p rules.Position, h, reply rules.House) Hint {
	if t := teachers[v.Kind]; t != nil {
		return t.Explain(v, p, h, reply)
	}
	return noHint()
}

// Warn looks one answer ahead and reports whether a legal move h in p gives away seeds for nothing, and what it costs. It
// is a look at the board, not a search: what it says can be seen on the board. Of a kind that is not taught nothing is
// warned of.
func Warn(v rules.Variant, p rules.Position, h rules.House) (c Cost, warn bool) {
	if t := teachers[v.Kind]; t != nil {
		return t.Warn(v, p, h)
	}
	return noCost(), false
}

// noHint returns a hint that says nothing.
func noHint() Hint {
	return Hint{House: rules.NoHouse, By: rules.NoHouse, Reply: rules.NoHouse}
}

// noCost returns a cost that says nothing.
func noCost() Cost { return Cost{By: rules.NoHouse} }
