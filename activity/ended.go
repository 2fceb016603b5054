package activity

import (
	"awele/activity/match"
	"awele/activity/screen/end"
	"awele/activity/screen/lookback"
	"awele/activity/settings"
	"awele/activity/words"
	"awele/rules"
	"awele/tux"
)

// end shows how the game on the board ended. Other levels are offered: the next after a win, and after some games in a
// row, which is all that a level is ever changed by, the easier one too.
func (a *app) end() {
	m := a.match
	a.endShown = true
	p, r := m.Position(), m.Game().Result()
	do := end.Do{Again: a.again, Home: a.leaveBoard, Meanwhile: func() { m.Review(match.Slice) }}
	do.Save, do.Copy = a.saving()
	if m.Lesson() {
		do.GoOn = a.lessonGoesOn()
	}
	streak := a.tally()
	if next := m.Level() + 1; !m.Aside() && !m.Seats().Shared() && r.Won(rules.South) && next.Valid() == next && a.offersLevel(next) {
		do.NextLevel = func() { a.againAt(next) }
	}
	if easier := m.Level() - 1; streak < 0 && easier.Valid() == easier && a.offersLevel(easier) {
		do.EasierLevel = func() { a.againAt(easier) }
	}
	var shown *end.Screen
	do.LookBack = func() { a.lookBack(func() { a.show(shown) }) }
	shown = end.New(a.services(), end.Result{
		South: p.Store(rules.South), North: p.Store(rules.North), Seats: m.Seats(), Level: m.Level(),
		Reason: words.End(m.Game(), m.Seats().Shared()),
		Deed:   words.DeedOf(m.Game(), rules.South), Streak: streak,
	}, do)
	a.show(shown)
}

// againAt begins a new game of the same kind at another level.
func (a *app) againAt(l tux.Level) {
	a.setLevel(l)
	a.again()
}

// tally counts the game that has ended on the board, once however often it is undone and ended anew, and returns the
// games in a row that suggest another level, 0 if there are too few. Each board counts for itself, and only the games of
// the level that is chosen there, none that was opened from a file.
func (a *app) tally() (streak int) {
	m := a.match
	a.recordEnd()
	table := a.now.Tables.Of(m.Board())
	if m.Aside() || m.Seats().Shared() || int(m.Level()) != table.Level {
		return 0
	}
	if a.tallied != m {
		a.tallied, a.before = m, table.Streak
	}
	switch r := m.Game().Result(); {
	case r.Won(rules.South):
		table.Streak = max(a.before, 0) + 1
	case r.Won(rules.North):
		table.Streak = min(a.before, 0) - 1
	default:
		table.Streak = 0
	}
	a.setTable(m.Board(), table.Sane())
	if table.Streak == settings.SuggestAt || table.Streak == -settings.SuggestAt {
		return table.Streak
	}
	return 0
}

// lookBack shows the moments of the game on the board that mattered; back is where the way leads from there.
func (a *app) lookBack(back func()) {
	a.show(lookback.New(a.services(), a.match, lookback.Do{
		Back: back, Home: a.home, Board: a.board, PlayOn: a.playOn,
	}))
}

// playOn goes on with the game on the board from a time before its end.
func (a *app) playOn(ply int) {
	a.match.GoTo(ply)
	a.changed()
	a.board()
}
