package kinds

import (
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

// The moves that show the rules of Oware.
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

// Diagrams returns those that are true in a variant. Where a slam is barred there is none to show.
func (oware) Diagrams(v rules.Variant) (list []Diagram) {
	for _, l := range owareDiagrams {
		if l.Caption == i18n.DiagramSlam {
			switch v.Slam {
			case rules.Forbidden:
				continue
			case rules.CaptureAll:
				l.Caption = slamAgain()
			}
		}
		list = append(list, l)
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
