package scene

import (
	"awele/activity/kinds"
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// say says what the open page is about.
func (l *LookBack) say() { l.message = l.words() }

func (l *LookBack) words() string {
	switch {
	case !l.ready:
		return l.Text(i18n.LookWorking)
	case len(l.pages) == 0:
		return l.Text(i18n.LookNone)
	}
	m, _ := l.page()
	switch better := l.pages[l.at].better; {
	case m.Praise() && !l.shown:
		return l.Text(i18n.LookNone)
	case m.Praise():
		return l.why(m)
	case better && !l.shown:
		return l.Text(i18n.LookBetter)
	case better:
		return l.why(m)
	case !l.shown:
		return l.Text(l.whose(m.Side))
	case m.Cost.Seeds > 0:
		return l.Text(l.whoTakes(m.Side.Other()), m.Cost.Seeds)
	case l.missed(m):
		return l.Text(i18n.LookMissed, m.Why.Seeds)
	case m.Sure:
		return l.Text(i18n.LookOther)
	}
	return l.Text(i18n.LookLater, m.Lost)
}

// missed reports whether a capture was overlooked.
func (l *LookBack) missed(m *coach.Moment) bool {
	return m.Why.Reason == coach.Takes && kinds.PathOf(l.m.Game().Variant(), l.pos, m.Played).Seeds == 0
}

// whose says whose move it was.
func (l *LookBack) whose(s rules.Side) i18n.Key {
	switch {
	case l.Seats.Shared() && s == rules.South:
		return i18n.LookBottom
	case l.Seats.Shared():
		return i18n.LookTop
	case s == rules.South:
		return i18n.LookYou
	}
	return i18n.LookTux
}

// whoTakes says who could capture then.
func (l *LookBack) whoTakes(s rules.Side) i18n.Key {
	switch {
	case l.Seats.Shared():
		return i18n.ThenOther
	case s == rules.South:
		return i18n.ThenYou
	}
	return i18n.ThenTux
}

// why says what is good about a move.
func (l *LookBack) why(m *coach.Moment) string {
	h := &m.Why
	switch {
	case h.Reason == coach.Finishes || h.Reason == coach.Takes:
	case m.Cost.Seeds > 0: // as the page before has said
		return l.Text(i18n.LookSave, m.Cost.Seeds-m.Cost.Left)
	case h.Lead >= coach.Won && !m.Praise() && h.Reason != coach.Saves:
		return l.Text(i18n.LookSure)
	case h.Reason == coach.AvoidsSlam && m.Played == h.By:
		return l.Text(i18n.LookSlam)
	}
	if said, ok := does(&l.Services, h); ok {
		return said
	}
	return l.Text(i18n.LookAhead)
}
