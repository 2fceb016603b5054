package kinds

import (
	"strconv"

	"awele/i18n"
	"awele/rules"
)

func init() { RegisterAnswers(rules.Oware, owareAnswers) }

// owareAnswers says how a variant of Oware is played, Wari and Warri among them.
func owareAnswers(v rules.Variant) Answers {
	a := Answers{
		RowHouses:   {Word: strconv.Itoa(v.Houses)},
		HouseSeeds:  {Word: strconv.Itoa(v.Seeds)},
		FirstMove:   {Label: i18n.OpeningInTurn},
		Sowing:      {Label: i18n.SowHousesOnly},
		AmongOthers: {Label: i18n.RelayStops},
		IntoStore:   {Label: i18n.NeverHappens},
		TurnLength:  {Label: i18n.LimitOne},
		Slam:        {Label: i18n.SlamNothing},
		OnlySlam:    {Label: i18n.SlamNothing},
		Captures:    {Label: i18n.CaptureTwoThree},
		Feeding:     {Label: i18n.FeedMust},
		Circles:     {Label: i18n.CirclesShare},
		End:         {Label: i18n.EndHalfOrFeed},
	}
	switch v.Slam {
	case rules.Forbidden:
		a[Slam], a[OnlySlam] = Answer{Label: i18n.SlamBarred}, Answer{Label: i18n.SlamKeepsAll}
	case rules.CaptureAll:
		a[Slam], a[OnlySlam] = Answer{Label: i18n.SlamAllAgain}, Answer{Label: i18n.SlamAllAgain}
	}
	if v.Repeat == rules.EndOnRepeat {
		a[Circles] = Answer{Label: i18n.GameEnds}
	}
	return a
}
