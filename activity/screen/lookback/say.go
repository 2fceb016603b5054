package lookback

import (
	"awele/activity/kinds"
	"awele/activity/words"
	"awele/i18n"
	"awele/tux/coach"
)

// say says what the open page is about.
func (l *Screen) say() { l.message = l.words() }

// Said implements screen.Speaking.
func (l *Screen) Said() string { return l.message }

func (l *Screen) words() string {
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
		return l.speaker().Better(m)
	case better && !l.shown:
		return l.Text(i18n.LookBetter)
	case better:
		return l.speaker().Better(m)
	case !l.shown:
		return l.speaker().Whose(m.Side)
	case m.Cost.Seeds > 0:
		return l.speaker().CouldTake(m.Side.Other(), m.Cost.Seeds)
	}
	return l.speaker().Lost(m, l.missed(m))
}

// missed reports whether a capture was overlooked.
func (l *Screen) missed(m *coach.Moment) bool {
	return m.Why.Reason == coach.Takes && kinds.PathOf(l.m.Game().Variant(), l.pos, m.Played).Seeds == 0
}

func (l *Screen) speaker() *words.Speaker {
	return &words.Speaker{Text: l.Text, Seats: l.Seats, Kind: l.m.Game().Variant().Kind}
}
