package search

import (
	"fmt"

	"awele/rules"
)

// Values are counted in parts of a seed, SeedValue to the seed, for the side to move unless something else is said.
const (
	// SeedValue is what a captured seed is worth.
	SeedValue = 25
	// Decided is the value beyond which, and below minus which, a game is won or lost for sure.
	Decided = 10000

	tableWin      = 12000      // a game that the endgame table knows to be won
	win           = 20000      // less one for every move until the end
	countedWin    = win - 1000 // beyond ±countedWin a game is won or lost in moves that are counted
	infinite      = win + 1
	minusInfinity = -infinite
	repetitionWin = 300 // what winning by a repetition is worth above the seeds, where the game may go on
)

// Evaluation judges a position of a kind of game without looking ahead: what it is worth to the side to move, in parts
// of a seed (see [SeedValue]) and well within ±[Decided]. What it says for one side it must deny the other.
type Evaluation func(v rules.Variant, p rules.Position) int

// evaluations has the kinds that can be searched.
var evaluations = map[rules.Kind]Evaluation{}

// Register lets the search play a kind of game. It is called from an init function or, for a kind that lives in a test,
// from TestMain: not while something is searched. It panics if the kind has an evaluation already.
func Register(k rules.Kind, e Evaluation) {
	if evaluations[k] != nil {
		panic(fmt.Sprintf("search: a second evaluation of %v", k))
	}
	evaluations[k] = e
}

// Plays reports whether the search can play a kind of game: whether its evaluation is registered. Of other kinds it ranks
// no move, see [Searcher.Rank].
func Plays(k rules.Kind) bool { return evaluations[k] != nil }

// staticEvaluation judges p without looking ahead. Oware is asked by name: a call through the registered function costs a
// search some per cent of its speed.
func (s *Searcher) staticEvaluation(p rules.Position) int {
	if s.oware.playing {
		return s.oware.evaluate(p)
	}
	return s.evaluation(s.variant, p)
}

// finalValue is the value of a finished game, which is won by whoever holds more in the store: a win is worth more the
// sooner it comes.
func finalValue(p rules.Position, ply int) int {
	mover, other := p.Rows()
	switch mine, yours := mover>>56, other>>56; {
	case mine > yours:
		return win - ply
	case mine < yours:
		return ply - win
	}
	return 0
}

// finalValue is the value of a position that is over. In a game of rounds only the round is: what counts are the seeds that
// each side has for the next.
func (s *Searcher) finalValue(p rules.Position, ply int) int {
	if s.variant.InRounds() {
		mover, other := p.Rows()
		return (int(mover>>56) - int(other>>56)) * SeedValue
	}
	return finalValue(p, ply)
}

// repetitionValue is the value of a board that has come back. Where the game ends with it, it is final. Where the players
// may go on it is worth the seeds that each side would keep, so that a winning side rather goes forward.
func (s *Searcher) repetitionValue(p rules.Position, ply int) int {
	p = rules.Share(p)
	if s.variant.Repeat == rules.EndOnRepeat {
		return finalValue(p, ply)
	}
	mover, other := p.Rows()
	lead := int(mover>>56) - int(other>>56)
	switch {
	case lead > 0:
		return lead*SeedValue + repetitionWin
	case lead < 0:
		return lead*SeedValue - repetitionWin
	}
	return 0
}
