package boards

import (
	"fmt"
	"slices"
	"strings"
)

// What happens to a move that would capture every seed of the opponent, as a mode names it.
const (
	SlamNoCapture  = "nocapture"  // it is sown, nothing is captured
	SlamForbidden  = "forbidden"  // it may not be played while there is another move
	SlamCaptureAll = "captureall" // it captures them all
)

// Options are the choices that a descriptor makes for the players. A zero value leaves the choice to them.
//
// They are written in the attribute mode as words of the form key=value with white space or commas between them, in
// any order, for example mode="seeds=5 slam=forbidden":
//
//	seeds=4|5|6                             seeds in each house at the start: awele, kalah
//	seeds=4|5|6|7                           congkak; with 7 a row has seven houses, else six
//	slam=nocapture|forbidden|captureall     awele
//
// A word without "=" is a value for some other program (GCompris wrote mode="1" in places) and is passed over.
type Options struct {
	Seeds int    // in each house; 0: not said
	Slam  string // one of the Slam constants; "": not said
}

// choices holds the values of each key that a type of game knows.
var choices = map[string]map[string][]string{
	Awele:   {"seeds": {"4", "5", "6"}, "slam": {SlamNoCapture, SlamForbidden, SlamCaptureAll}},
	Kalah:   {"seeds": {"4", "5", "6"}},
	Congkak: {"seeds": {"4", "5", "6", "7"}},
}

// parseMode reads the mode of a board of a known type. When a word is wrong, what and todo say so.
func parseMode(typ, mode string) (o Options, what, todo string) {
	seen := map[string]bool{}
	for _, word := range strings.FieldsFunc(mode, func(r rune) bool { return r == ',' || isSpace(r) }) {
		key, value, found := strings.Cut(word, "=")
		if !found {
			continue
		}
		values := choices[typ][key]
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
			o.Seeds = int(value[0] - '0')
		case "slam":
			o.Slam = value
		}
	}
	return o, "", ""
}

func keysOf(typ string) []string {
	var keys []string
	for key := range choices[typ] {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}
