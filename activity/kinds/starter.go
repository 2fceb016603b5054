package kinds

import "awele/i18n"

// whoStarts is the choice of games in which one side begins.
var whoStarts = Choice{"starter", "starter", i18n.WhoStarts, []Value{
	{"alternate", i18n.StartTurns}, {"child", i18n.StartYou}, {"tux", i18n.StartTux},
}}
