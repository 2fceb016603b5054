package kinds

import (
	"strconv"

	"awele/i18n"
	"awele/rules"
)

func init() { RegisterAnswers(rules.Kalah, kalahAnswers) }

// kalahAnswers says how a variant of Kalah is played.
func kalahAnswers(v rules.Variant) Answers {
	return Answers{
		RowHouses:   {Word: strconv.Itoa(v.Houses)},
		HouseSeeds:  {Word: strconv.Itoa(v.Seeds)},
		FirstMove:   {Label: i18n.OpeningInTurn},
		Sowing:      {Label: i18n.SowStoreToo},
		AmongOthers: {Label: i18n.RelayStops},
		IntoStore:   {Label: i18n.StoreAgain},
		Slam:        {Label: i18n.SlamAllEnds},
		Captures:    {Label: i18n.CaptureAcross},
		Feeding:     {Label: i18n.GameEnds},
		Circles:     {Label: i18n.NeverHappens},
		End:         {Label: i18n.CompareRowEmpty},
	}
}
