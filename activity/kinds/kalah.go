package kinds

import (
	"awele/i18n"
	"awele/rules"
)

func init() { Register(rules.Kalah, kalah{}) }

// The moves that show the rules of Kalah.
var kalahDiagrams = []Diagram{
	{i18n.DiagramStore, "1-0-2-0-5-0-2-1-3-0-1-0-0-0-S", 4},
	{i18n.DiagramPass, "0-2-0-1-0-10-1-0-2-1-0-3-0-0-S", 5},
	{i18n.DiagramAgain, "2-1-4-0-1-0-3-0-2-1-0-2-0-0-S", 2},
	{i18n.DiagramAcross, "1-3-0-2-0-1-2-4-1-0-3-0-0-0-S", 1},
	{i18n.DiagramNothing, "2-0-0-1-3-1-0-2-0-1-4-0-0-0-S", 0},
	{i18n.DiagramRound, "0-13-0-1-0-2-1-0-2-0-1-0-0-0-S", 1},
	{i18n.DiagramRowEmpty, "0-0-0-0-0-1-2-0-3-1-0-4-0-0-S", 5},
}

// kalah is the kind that shows Kalah.
type kalah struct{}

// Diagrams implements Kind: they are the same with any number of seeds.
func (kalah) Diagrams(rules.Variant) []Diagram { return kalahDiagrams }

// Choices implements Kind.
func (kalah) Choices() []Choice { return []Choice{seedsInHouse("3", "4", "5", "6"), whoStarts} }
