// Package kinds says what each game shows of itself on the screen: the moves that explain its rules, the choices at the
// table, the marks of a hint and the path of a move. There is one file a game.
package kinds

import (
	"fmt"
	"strings"

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
	Name    string // as in the text of a variant, or settings.StarterChoice
	Picture string
	Label   i18n.Key
	Values  []Value
	// When reports whether the choice has a meaning in the game that is chosen now; nil: always.
	When func(v rules.Variant) bool
}

// Value is an answer to a choice.
type Value struct {
	Word    string   // as in the text of a variant
	Label   i18n.Key // "" for one that is shown as its words: numbers
	Picture string   // "" for none
	// With are other choices that the answer makes too, as in the text of a variant: "seeds=7". What else cannot stay
	// beside an answer, because the rules allow it no longer, need not be named.
	With string
}

// Text returns the answer in words, or its numbers, such as 6 × 4.
func (v Value) Text(text func(key i18n.Key, args ...any) string) string {
	if v.Label != "" {
		return text(v.Label)
	}
	numbers := []string{v.Word}
	for _, choice := range strings.Fields(v.With) {
		_, word, _ := strings.Cut(choice, "=")
		numbers = append(numbers, word)
	}
	return strings.Join(numbers, " × ")
}

// words returns all that an answer to a choice of that name chooses, by the names of the choices.
func (v Value) words(name string) map[string]string {
	words := map[string]string{name: v.Word}
	for _, choice := range strings.Fields(v.With) {
		name, word, _ := strings.Cut(choice, "=")
		words[name] = word
	}
	return words
}

// registered has the kinds that are shown: each file of a game registers its own.
var registered = map[rules.Kind]Kind{}

// Register adds a kind of game. It is called from an init function or, for a kind that lives in a test, by that test. It
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
