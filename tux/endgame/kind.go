package endgame

import "awele/rules"

// conventionsOf has the kinds of games that have tables, and says for a game of the kind whether it is one of those.
// What a [Builder] solves are the moves of Oware, so that there is no other: a game that is to have tables needs moves of
// its own first.
var conventionsOf = map[rules.Kind]func(v rules.Variant) (c Conventions, ok bool){rules.Oware: owareConventions}

// For returns the conventions of a game that is played by v, and whether there are tables for it. There are none for a
// kind that has none, such as a kind that nobody knows here, for another number of houses, and for Oware where a captured
// row gives another turn. The number of seeds at the start and the rule of repetition change nothing.
func For(v rules.Variant) (c Conventions, ok bool) {
	conventions := conventionsOf[v.Kind]
	if conventions == nil {
		return Conventions{}, false
	}
	return conventions(v)
}
