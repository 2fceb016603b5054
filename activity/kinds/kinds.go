// Package kinds says what each game shows of itself on the screen: the moves that explain its rules, the choices at the
// table, the marks of a hint and the path of a move. There is one file a game.
package kinds

import (
	"fmt"

	"awele/i18n"
	"awele/rules"
)

// Kind is what one kind of game shows.
type Kind interface {
	// Diagrams returns the moves that show the rules of a variant, in the order in which one learns them.
	Diagrams(v rules.Variant) []Diagram
	// Choices returns what can be chosen at the table, in the order in which it is shown.
	Choices() []Choice
}

// Choice is a choice at the table: a row of the settings.
type Choice struct {
	Name    string // as in the text of a variant, or "starter"
	Picture string
	Label   i18n.Key
	Values  []Value
}

// Value is an answer to a choice, or to how a rule is.
type Value struct {
	Word  string   // as in the text of a variant
	Label i18n.Key // "" for one that is shown as its word: a number
}

// Text returns the value in words.
func (v Value) Text(text func(key i18n.Key, args ...any) string) string {
	switch {
	case v.Label == "":
		return v.Word
	case v.Word == "":
		return text(v.Label)
	}
	return text(v.Label, v.Word)
}

var registered = map[rules.Kind]Kind{rules.Oware: oware{}}

// Register adds a kind of game. It is called when the program starts or, for a kind that lives in a test, by that test. It
// panics if something is shown of the kind already.
func Register(k rules.Kind, shows Kind) {
	if registered[k] != nil {
		panic(fmt.Sprintf("kinds: %v is shown twice", k))
	}
	registered[k] = shows
}

// Of returns what a kind of game shows; ok is false for a kind that has nothing to show and so cannot be played here.
func Of(k rules.Kind) (shows Kind, ok bool) {
	shows, ok = registered[k]
	return shows, ok
}
