package kinds

import (
	"fmt"
	"slices"

	"awele/i18n"
	"awele/rules"
)

// Rule is a rule in which games of the family differ.
type Rule uint8

// The rules, in the order in which a table lists them.
const (
	RowHouses   Rule = iota // in a row
	HouseSeeds              // in each house at the start
	FirstMove               // one side begins, or both sow together
	Sowing                  // where seeds fall
	AmongOthers             // the last seed falls into a house with seeds, and nothing is captured
	IntoStore               // the last seed falls into the own store
	TurnLength              // sowings in one turn
	Slam                    // a move that takes every seed
	OnlySlam                // the same, when there is no other move
	Captures                // others than that
	Feeding                 // the other row is empty
	Circles                 // a position comes back
	End
	numRules
)

// ruleLabels say what each rule is about.
var ruleLabels = [numRules]i18n.Key{
	RowHouses: i18n.RuleHouses, HouseSeeds: i18n.SeedsInHouse, FirstMove: i18n.RuleOpening, Sowing: i18n.RuleSowing,
	AmongOthers: i18n.RuleRelay, IntoStore: i18n.RuleStore, TurnLength: i18n.RuleLimit, Slam: i18n.SlamRule,
	OnlySlam: i18n.RuleSlamOnly, Captures: i18n.RuleCaptures, Feeding: i18n.RuleFeeding, Circles: i18n.RuleCircles, End: i18n.RuleEnd,
}

// always are the rules that every table has, also where they are the same: a reader who knows Oware looks for them.
var always = []Rule{Slam, OnlySlam, Captures, Feeding, End}

// Answer says how a rule is in a game.
type Answer struct {
	Word  string   // a number, shown as it is or in Label
	Label i18n.Key // "" where the number says all
}

// Text returns the answer in words.
func (a Answer) Text(text func(key i18n.Key, args ...any) string) string {
	switch {
	case a.Label == "":
		return a.Word
	case a.Word == "":
		return text(a.Label)
	}
	return text(a.Label, a.Word)
}

// Answers says how a game is played, rule by rule. The zero Answer is that of a rule which makes no sense in the game.
type Answers [numRules]Answer

// answers has one function a kind, which says how a variant of it is played.
var answers = map[rules.Kind]func(v rules.Variant) Answers{}

// RegisterAnswers adds the answers of a kind of game. It is called as Register is, and panics if the kind has answers already.
func RegisterAnswers(k rules.Kind, of func(v rules.Variant) Answers) {
	if answers[k] != nil {
		panic(fmt.Sprintf("kinds: %v is compared twice", k))
	}
	answers[k] = of
}

// AnswersOf says how a variant is played; ok is false for a kind that has no answers.
func AnswersOf(v rules.Variant) (all Answers, ok bool) {
	of, ok := answers[v.Kind]
	if !ok {
		return Answers{}, false
	}
	return of(v), true
}

// Difference is a row of the table that compares a game with plain Oware.
type Difference struct {
	Rule        Rule
	Label       i18n.Key
	Plain, Here Answer // equal where the rule is the same
}

// Compare returns the table that compares a variant with plain Oware, nil for plain Oware itself and for a variant that
// cannot be played. Besides what differs it has the rules that a player of Oware asks for.
func Compare(v rules.Variant) (table []Difference) {
	here, ok := AnswersOf(v)
	if !ok || v.Validate() != nil {
		return nil
	}
	return here.Differences()
}

// Differences returns the table for a game with those answers.
func (here Answers) Differences() (table []Difference) {
	plain := owareAnswers(rules.Oware.Usual())
	if here == plain {
		return nil
	}
	for r := range numRules {
		if here[r] == (Answer{}) || here[r] == plain[r] && !slices.Contains(always, r) {
			continue
		}
		table = append(table, Difference{r, ruleLabels[r], plain[r], here[r]})
	}
	return table
}

// Cells returns a row of the table in words: the rule, how it is in plain Oware, and how it is here.
func (d *Difference) Cells(text func(key i18n.Key, args ...any) string) []string {
	here := text(i18n.CompareSame)
	if d.Here != d.Plain {
		here = d.Here.Text(text)
	}
	return []string{text(d.Label), d.Plain.Text(text), here}
}

// Heads returns what stands above the columns of the table.
func Heads(text func(key i18n.Key, args ...any) string) []string {
	return []string{text(i18n.CompareRule), text(i18n.ComparePlain), text(i18n.CompareHere)}
}

// chosen returns the word of a choice by its name in the text of a variant, "" if the kind does not have it.
func chosen(v rules.Variant, name string) string {
	for _, c := range v.Kind.Choices() {
		if c.Name == name {
			return c.Get(v)
		}
	}
	return ""
}
