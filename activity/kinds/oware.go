package kinds

import (
	"slices"

	"awele/activity/words"
	"awele/i18n"
	"awele/rules"
)

// Diagram is a move that shows one rule.
type Diagram struct {
	Caption  i18n.Key
	Position string // in the notation of package rules
	House    rules.House
}

func init() { Register(rules.Oware, oware{}) }

// The moves that show the rules of Oware. In the place of the slam stands that of the variant.
var owareDiagrams = []Diagram{
	{i18n.DiagramSow, "0-0-4-1-2-0-3-1-0-4-0-2-0-0-S", 2},
	{i18n.DiagramSkip, "12-0-0-0-0-0-0-0-0-0-0-1-0-0-S", 0},
	{i18n.DiagramTake, "2-0-1-0-3-0-0-1-0-3-0-4-0-0-S", 4},
	{i18n.DiagramChain, "2-0-1-0-4-0-1-2-1-0-0-5-0-0-S", 4},
	{i18n.DiagramSlam, "1-0-2-0-0-2-1-2-0-0-0-0-0-0-S", 5},
	{i18n.DiagramFeed, "1-0-0-2-0-3-0-0-0-0-0-0-0-0-S", 5},
}

// oware is the kind that shows Oware.
type oware struct{}

// Diagrams returns those that are true in a variant.
func (oware) Diagrams(v rules.Variant) []Diagram {
	list := slices.Clone(owareDiagrams)
	slam := slices.IndexFunc(list, func(d Diagram) bool { return d.Caption == i18n.DiagramSlam })
	switch v.Slam {
	case rules.Forbidden: // E would take every seed too
		list[slam] = Diagram{i18n.DiagramSlamOnly, "0-0-0-0-2-1-1-0-0-0-0-0-0-0-S", 5}
	case rules.CaptureAll: // and D can give seeds then
		list[slam] = Diagram{slamAgain(), "3-0-2-3-0-2-1-1-0-0-0-0-0-0-S", 5}
	}
	return list
}

// slamAgain returns what is said of a slam that captures: the same side plays again.
func slamAgain() i18n.Key {
	says, _ := words.Of(rules.Oware)
	said, _ := says.Event(rules.ExtraTurn, words.You)
	return said
}

// Choices implements Kind.
func (oware) Choices() []Choice {
	return []Choice{
		seedsInHouse("4", "5", "6"),
		{Name: "slam", Picture: "slam", Label: i18n.SlamRule, Values: []Value{
			{Word: rules.NoCapture.String(), Label: i18n.SlamNothing, Picture: "slam-nothing"},
			{Word: rules.Forbidden.String(), Label: i18n.SlamBarred, Picture: "slam-barred"},
			{Word: rules.CaptureAll.String(), Label: i18n.SlamAll, Picture: "slam-all"},
		}},
		whoStarts,
	}
}
