package kinds

import (
	"awele/activity/settings"
	"awele/i18n"
	"awele/rules"
)

// whoStarts is the choice of games in which one side begins.
var whoStarts = Choice{
	Name: settings.StarterChoice, Picture: "starter", Label: i18n.WhoStarts,
	Values: []Value{
		{Word: "alternate", Label: i18n.StartTurns, Picture: "starter-turns"},
		{Word: "child", Label: i18n.StartYou, Picture: "badge-you"},
		{Word: "tux", Label: i18n.StartTux, Picture: "badge-tux"},
	},
	When: func(v rules.Variant) bool { return v.Opening != rules.Together },
}

// WhoStarts returns the choice of games in which one side begins, for a game in a package of its own.
func WhoStarts() Choice { return whoStarts }

// seedsInHouse is the choice of the number of seeds in each house.
func seedsInHouse(numbers ...string) Choice {
	c := Choice{Name: "seeds", Picture: "seeds", Label: i18n.SeedsInHouse}
	for _, n := range numbers {
		c.Values = append(c.Values, Value{Word: n, Picture: "seeds-" + n})
	}
	return c
}
