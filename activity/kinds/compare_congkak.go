package kinds

import (
	"strconv"

	"awele/i18n"
	"awele/rules"
)

func init() { RegisterAnswers(rules.Congkak, congkakAnswers) }

// congkakAnswers says how a variant of Congkak is played.
func congkakAnswers(v rules.Variant) Answers {
	a := Answers{
		RowHouses:   {Word: strconv.Itoa(v.Houses)},
		HouseSeeds:  {Word: strconv.Itoa(v.Seeds)},
		FirstMove:   {Label: i18n.OpeningInTurn},
		Sowing:      {Label: i18n.SowStoreToo},
		AmongOthers: {Label: i18n.RelayGoesOn},
		IntoStore:   {Label: i18n.StoreAgain},
		TurnLength:  {Label: i18n.CompareNoLimit},
		Slam:        {Label: i18n.SlamAllPasses},
		Captures:    {Label: i18n.CaptureAcross},
		Feeding:     {Label: i18n.FeedPasses},
		Circles:     {Label: i18n.NeverHappens},
		End:         {Label: i18n.EndHalfOrEmpty},
	}
	if v.Opening == rules.Together {
		a[FirstMove] = Answer{Label: i18n.OpeningTogether}
	}
	if limit := chosen(v, "limit"); limit != "" && limit != "0" {
		a[TurnLength] = Answer{Word: limit, Label: i18n.LimitMost}
	}
	if rounds := chosen(v, "rounds"); rounds != "" && rounds != "1" {
		a[End] = Answer{Label: i18n.CompareRounds}
	}
	return a
}
