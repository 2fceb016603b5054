package activity

import (
	"awele/activity/match"
	"awele/activity/progress"
	"awele/i18n"
	"awele/rules"
)

// record notes something that the child has done. Another program may have noted more since: what is on the disk is what it
// is added to.
func (a *app) record(note func(p *progress.Progress)) {
	before := progress.Load(a.files)
	a.progress = before.Clone()
	note(a.progress)
	if !a.progress.Equal(before) {
		_ = a.files.Write(progress.File, progress.Encode(a.progress)) // what cannot be kept is told by readTrouble
	}
}

// recorded is how the game on the board was counted.
type recorded struct {
	match *match.Match // nil before a game has ended
	level int
	lead  int // of the child: its sign is what counts
}

// recordEnd counts the game against Tux that has ended on the board, once however often it is undone and ended anew: the
// last end counts. Games of lessons, those with a friend and those from files do not.
func (a *app) recordEnd() {
	m := a.match
	if m.Aside() || m.Seats().Shared() {
		return
	}
	now := recorded{match: m, level: int(m.Level())}
	switch r := m.Game().Result(); {
	case r.Won(rules.South):
		now.lead = 1
	case r.Won(rules.North):
		now.lead = -1
	}
	was := a.recorded
	if was == now {
		return
	}
	a.recorded = now
	a.record(func(p *progress.Progress) {
		if was.match == m {
			p.NotEnded(m.Board(), was.level, was.lead)
		}
		p.Ended(m.Board(), now.level, now.lead)
	})
}

// askAnew asks before all that was learned and won is forgotten.
func (a *app) askAnew() {
	a.ask(a.sure(i18n.StartAnewSure, "new", func() {
		a.record(func(p *progress.Progress) { *p = progress.Progress{} })
	}))
}
