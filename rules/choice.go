package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Choice is one thing that may be chosen about a game, which a text writes as name=value. Those that several kinds of
// game share are made by SeedsChoice, HousesChoice, SlamChoice, RepeatChoice, OpeningChoice, RoundsChoice
// and LimitChoice.
type Choice struct {
	Name string
	// Values are the words that may be chosen, in the order in which a person would list them. Some may not go together
	// with what else was chosen: [Variant.Validate] says so.
	Values []string
	// Get returns the word for what v has chosen.
	Get func(v Variant) string
	// Set lets *v choose what the word stands for, or returns an error that says what it could be.
	Set func(v *Variant, word string) error
	// Usual returns the word for what is usual once the choices that stand before this one are made. Where it is nil, the
	// usual variant of the kind has the answer.
	Usual func(v Variant) string
}

// usual returns the word that is left out when v is written.
func (c Choice) usual(v Variant) string {
	if c.Usual != nil {
		return c.Usual(v)
	}
	return c.Get(v.Kind.Usual())
}

// SeedsChoice is the choice of the number of seeds in each house at the start.
func SeedsChoice(values ...int) Choice {
	return numberChoice("seeds", "seeds", values, func(v *Variant) *int { return &v.Seeds })
}

// HousesChoice is the choice of the number of houses in a row.
func HousesChoice(values ...int) Choice {
	return numberChoice("houses", "houses", values, func(v *Variant) *int { return &v.Houses })
}

// RoundsChoice is the choice between a single round and the whole game in rounds.
func RoundsChoice() Choice {
	return numberChoice("rounds", "rounds", []int{1, mostRounds}, func(v *Variant) *int { return &v.Rounds })
}

// LimitChoice is the choice of how many sowings a turn has at most; 0 is no limit.
func LimitChoice(values ...int) Choice {
	return numberChoice("limit", "sowings a turn at most", values, func(v *Variant) *int { return &v.Limit })
}

// numberChoice is a choice of a number of what the noun says, for the field that at returns.
func numberChoice(name, noun string, values []int, at func(v *Variant) *int) Choice {
	words := make([]string, len(values))
	for i, n := range values {
		words[i] = strconv.Itoa(n)
	}
	return Choice{
		Name:   name,
		Values: words,
		Get:    func(v Variant) string { return strconv.Itoa(*at(&v)) },
		Set: func(v *Variant, word string) error {
			n, err := strconv.Atoi(word)
			if err != nil {
				return fmt.Errorf("%s must be a number, not %q", name, clip(word))
			}
			if !slices.Contains(values, n) {
				return fmt.Errorf("%s has %s %s, not %d", v.Kind, orList(words), noun, n)
			}
			*at(v) = n
			return nil
		},
	}
}

// SlamChoice is the choice of the rule for a grand slam.
func SlamChoice() Choice {
	return Choice{
		Name:   "slam",
		Values: slamNames[:],
		Get:    func(v Variant) string { return v.Slam.String() },
		Set: func(v *Variant, word string) (err error) {
			v.Slam, err = ParseGrandSlam(word)
			return err
		},
	}
}

// RepeatChoice is the choice of the rule for a board that comes back.
func RepeatChoice() Choice {
	return Choice{
		Name:   "repeat",
		Values: repeatNames[:],
		Get:    func(v Variant) string { return v.Repeat.String() },
		Set: func(v *Variant, word string) error {
			i, err := parseWord("repetition rule", repeatNames[:], word)
			v.Repeat = Repetition(i)
			return err
		},
	}
}

// OpeningChoice is the choice of the opening.
func OpeningChoice() Choice {
	return Choice{
		Name:   "opening",
		Values: openingNames[:],
		Get:    func(v Variant) string { return v.Opening.String() },
		Set: func(v *Variant, word string) error {
			i, err := parseWord("opening", openingNames[:], word)
			v.Opening = Opening(i)
			return err
		},
	}
}

// parseWord returns the index of word among names, or an error that says what it could be; what names the choice.
func parseWord(what string, names []string, word string) (int, error) {
	i, ok := indexOf(names, word)
	if !ok {
		return 0, fmt.Errorf("unknown %s %q: choose %s", what, clip(word), strings.Join(names, ", "))
	}
	return i, nil
}

func nameOf(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return "unknown(" + strconv.Itoa(i) + ")"
}

func indexOf(names []string, s string) (int, bool) {
	i := slices.Index(names, s)
	return i, i >= 0
}

// orList joins words as in a sentence: "4, 5 or 6".
func orList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
