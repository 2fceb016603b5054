package kinds

import (
	"awele/i18n"
	"awele/rules"
)

func init() { Register(rules.Congkak, congkak{}) }

// The moves that show the rules of Congkak, on six houses and on seven.
var congkakDiagrams = map[int][]Diagram{
	6: {
		{i18n.DiagramStore, "1-0-2-0-5-0-0-0-3-0-1-0-0-0-S", 4},
		{i18n.DiagramRelay, "2-0-3-1-0-1-0-2-0-1-0-1-0-0-S", 0},
		{i18n.DiagramAgain, "2-1-4-0-1-0-3-0-2-1-0-2-0-0-S", 2},
		{i18n.DiagramAcross, "1-2-0-0-1-1-2-4-5-1-3-0-0-0-S", 1},
		{i18n.DiagramStops, "1-0-2-0-1-3-1-0-4-1-0-2-0-0-S", 5},
	},
	7: {
		{i18n.DiagramStore, "1-0-2-0-1-5-0-0-0-3-0-1-0-2-0-0-S", 5},
		{i18n.DiagramRelay, "2-0-3-1-0-1-0-2-0-1-0-1-0-1-0-0-S", 0},
		{i18n.DiagramAgain, "2-1-0-4-1-0-1-3-0-2-1-0-2-0-0-0-S", 3},
		{i18n.DiagramAcross, "1-2-0-0-1-1-0-2-4-1-5-3-0-1-0-0-S", 1},
		{i18n.DiagramStops, "1-0-2-0-1-0-3-1-0-4-1-0-2-0-0-0-S", 6},
	},
}

// congkakBurnt shows a burnt house, on six houses and on seven. There are some only in rounds.
var congkakBurnt = map[int]Diagram{
	6: {i18n.DiagramBurnt, "x-2-1-0-3-0-x-0-1-2-0-1-4-4-S", 4},
	7: {i18n.DiagramBurnt, "x-2-1-0-1-3-0-x-0-1-2-0-1-1-4-4-S", 5},
}

// congkak is the kind that shows Congkak.
type congkak struct{}

// Diagrams implements Kind.
func (congkak) Diagrams(v rules.Variant) []Diagram {
	list := congkakDiagrams[v.Houses]
	if v.InRounds() {
		list = append(list[:len(list):len(list)], congkakBurnt[v.Houses])
	}
	return list
}

// Choices implements Kind. The houses and their seeds are one choice.
func (congkak) Choices() []Choice {
	return []Choice{
		{Name: "houses", Picture: "houses", Label: i18n.BoardSize, Values: []Value{
			{Word: "7", With: "seeds=7", Picture: "seeds-7"},
			{Word: "6", With: "seeds=4", Picture: "seeds-4"},
			{Word: "6", With: "seeds=5", Picture: "seeds-5"},
			{Word: "6", With: "seeds=6", Picture: "seeds-6"},
		}},
		{Name: "rounds", Picture: "rounds-whole", Label: i18n.GameLength, Values: []Value{
			{Word: "1", Label: i18n.OneRound, Picture: "rounds-1"},
			{Word: "12", Label: i18n.WholeGame, Picture: "rounds-whole"},
		}},
		{Name: "opening", Picture: "opening-together", Label: i18n.FirstTurn, Values: []Value{
			{Word: rules.Together.String(), Label: i18n.TurnTogether, Picture: "opening-together"},
			{Word: rules.InTurn.String(), Label: i18n.TurnInTurn, Picture: "opening-inturn"},
		}, When: func(v rules.Variant) bool { return !v.InRounds() }},
		{Name: "limit", Picture: "limit-2", Label: i18n.TurnLimit, Values: []Value{
			{Word: "0", Label: i18n.LimitNone, Picture: "limit-none"},
			{Word: "2", Label: i18n.LimitTwo, Picture: "limit-2"},
		}},
		whoStarts,
	}
}
