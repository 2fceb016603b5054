// Package kinds says what each game shows of itself on the screen: the moves that explain its rules, the choices at the
// table, the marks of a hint and the path of a move. There is one file a game.
package kinds

import "awele/rules"

// Kind is what one kind of game shows.
type Kind interface {
	// Diagrams returns the moves that show the rules of a variant, in the order in which one learns them.
	Diagrams(v rules.Variant) []Diagram
}

var registered = map[rules.Kind]Kind{rules.Oware: oware{}}

// Register adds a kind of game. It is called when the program starts.
func Register(k rules.Kind, shows Kind) { registered[k] = shows }

// Of returns what a kind of game shows; ok is false for a kind that has nothing to show and so cannot be played here.
func Of(k rules.Kind) (shows Kind, ok bool) {
	shows, ok = registered[k]
	return shows, ok
}
