package boards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awele/rules"
)

// Options are the choices that a descriptor makes for the players. A zero value leaves the choice to them.
//
// They are written in the attribute mode as words of the form key=value with white space or commas between them, in
// any order, for example mode="seeds=5 slam=forbidden":
//
//	seeds=4|5|6                             seeds in each house at the start: awele
//	seeds=3|4|5|6                           kalah
//	seeds=4|5|6|7                           congkak; with 7 a row has seven houses, else six
//	slam=nocapture|forbidden|captureall     awele
//
// A word without "=" is a value for some other program (GCompris wrote mode="1" in places) and is passed over.
type Options struct {
	Seeds int    // in each house; 0: not said
	Slam  string // the word of a rules.GrandSlam; "": not said
}

// Choice returns the word that the descriptor says for a choice by its name in the text of a variant, "" where it leaves it
// to the players.
func (o Options) Choice(name string) string {
	switch {
	case name == "seeds" && o.Seeds != 0:
		return strconv.Itoa(o.Seeds)
	case name == "slam":
		return o.Slam
	}
	return ""
}

// Kind returns the game that the board's type stands for.
func (b *Board) Kind() rules.Kind { return kinds[b.Type] }

// descriptorChoices are the choices of a variant that a descriptor may make.
var descriptorChoices = []string{"seeds", "slam"}

// choicesOf returns the values of each choice that a type of game has: those that the rules know.
func choicesOf(typ string) map[string][]string {
	k, ok := kinds[typ]
	if !ok {
		return nil
	}
	choices := map[string][]string{}
	for _, c := range k.Choices() {
		if slices.Contains(descriptorChoices, c.Name) {
			choices[c.Name] = c.Values
		}
	}
	return choices
}

// parseMode reads the mode of a board of a known type. When a word is wrong, what and todo say so.
func parseMode(typ, mode string) (o Options, what, todo string) {
	seen := map[string]bool{}
	for _, word := range strings.FieldsFunc(mode, func(r rune) bool { return r == ',' || isSpace(r) }) {
		key, value, found := strings.Cut(word, "=")
		if !found {
			continue
		}
		values := choicesOf(typ)[key]
		switch {
		case values == nil:
			return Options{}, fmt.Sprintf("the mode has %q, and %s has no choice %q", word, typ, key),
				"choose among " + strings.Join(keysOf(typ), ", ")
		case !slices.Contains(values, value):
			return Options{}, fmt.Sprintf("the mode has %q", word),
				fmt.Sprintf("write %s=%s", key, strings.Join(values, " or "+key+"="))
		case seen[key]:
			return Options{}, fmt.Sprintf("the mode has %s twice", key), "leave one of them"
		}
		seen[key] = true
		switch key {
		case "seeds":
			o.Seeds, _ = strconv.Atoi(value) // it is one of the values
		case "slam":
			o.Slam = value
		}
	}
	return o, "", ""
}

func keysOf(typ string) []string {
	var keys []string
	for key := range choicesOf(typ) {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}
