package boards

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"awele/rules"
)

// Types lists the types of game that a descriptor may name, in the order of their kinds; Register adds to them.
var Types []string

// kinds are the games that the types stand for.
var kinds = map[string]rules.Kind{}

// Register lets descriptors name a type of game. It is called from an init function or, for a game that lives in a test, by
// that test. It panics if the type is known already.
func Register(typ string, k rules.Kind) {
	if _, known := kinds[typ]; known {
		panic(fmt.Sprintf("boards: the type %s is registered twice", typ))
	}
	kinds[typ] = k
	Types = append(Types, typ)
	slices.SortFunc(Types, func(a, b string) int { return int(kinds[a]) - int(kinds[b]) })
}

// TypeOf returns the type by which descriptors name a kind of game; ok is false where none does.
func TypeOf(k rules.Kind) (typ string, ok bool) {
	for _, typ := range Types {
		if kinds[typ] == k {
			return typ, true
		}
	}
	return "", false
}

// Board is one tile on the home screen: a game, its variant, and what there is to read about it.
type Board struct {
	Name       string // of the descriptor, in lower case by custom; no other board has it, see Join
	Type       string // one of Types
	Mode       string // as written; what it chooses is in Options
	Options    Options
	Section    string // place in the menu of GCompris, as "/strategy"; the home screen has no sections
	Difficulty int    // stars, 0 to 6; 0 when not given
	Icon       string // as written, see Picture
	Author     string
	File       string // where the descriptor came from
	Line       int    // of its Board tag in File, from 1

	own   bool                    // the program brings it along
	texts map[string]translations // by element name, without underscore
}

// Text is everything there is to read about a board in one language. A text that has no words is nil.
type Text struct {
	Title        string   // one line
	Description  []string // each a paragraph, without line breaks
	Goal         []string
	Prerequisite []string
	Manual       []string
	History      []string
	Credit       []string
}

// Join appends the boards of more to all. A name leads to a board's kept game, so it can only be had once: a board whose
// name is taken is left out and adds an error.
func Join(all, more []Board) ([]Board, []error) {
	var errs []error
	for _, b := range more {
		i := slices.IndexFunc(all, func(other Board) bool { return other.Name == b.Name })
		if i >= 0 {
			errs = append(errs, &Error{File: b.File, Line: b.Line, Kind: ErrName, Todo: "give it a name of its own",
				What: clip(fmt.Sprintf("the name %q is taken by %s", b.Name, all[i].whose()))})
			continue
		}
		all = append(all, b)
	}
	return all, errs
}

// Named returns the board that a word calls by its name or, where none has that name, the first of the game that the word
// is the name of: "oware" is the first board of Oware. Small letters and capitals are the same.
func Named(all []Board, word string) (b Board, ok bool) {
	i := slices.IndexFunc(all, func(b Board) bool { return strings.EqualFold(b.Name, word) })
	if i < 0 {
		i = slices.IndexFunc(all, func(b Board) bool { return strings.EqualFold(b.Kind().String(), word) })
	}
	if i < 0 {
		return Board{}, false
	}
	return all[i], true
}

// BuiltIn reports whether the program brings the board along.
func (b Board) BuiltIn() bool { return b.own }

// whose says which board b is, for the person whose own board clashes with it.
func (b Board) whose() string {
	if b.own {
		return "the built-in board " + b.Text(english).Title
	}
	return fmt.Sprintf("the board on line %d of %s", b.Line, b.File)
}

// The children of a Board that hold a text.
const (
	title        = "title"
	description  = "description"
	goal         = "goal"
	prerequisite = "prerequisite"
	manual       = "manual"
	history      = "history"
	credit       = "credit"
)

var elements = []string{title, description, prerequisite, goal, manual, history, credit}

// Languages returns the languages in which at least one text is written, English first, then in the order of their
// tags (BCP 47).
func (b Board) Languages() []string {
	var tags []string
	for _, t := range b.texts {
		for tag := range t {
			if tag != english && !slices.Contains(tags, tag) {
				tags = append(tags, tag)
			}
		}
	}
	slices.Sort(tags)
	return append([]string{english}, tags...)
}

// Picture returns the icon's name without folder and ending: "awele" for "boardicons/awele.png".
func (b Board) Picture() string {
	name := path.Base(strings.ReplaceAll(b.Icon, `\`, "/"))
	return strings.TrimSuffix(name, path.Ext(name))
}
