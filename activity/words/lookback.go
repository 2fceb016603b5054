package words

import (
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// Whose says whose move is looked back at.
func (s *Speaker) Whose(side rules.Side) string {
	switch {
	case s.Seats.Shared() && side == rules.South:
		return s.Text(i18n.LookBottom)
	case s.Seats.Shared():
		return s.Text(i18n.LookTop)
	case side == rules.South:
		return s.Text(i18n.LookYou)
	}
	return s.Text(i18n.LookTux)
}

// CouldTake says what a side could capture after a move that is looked back at.
func (s *Speaker) CouldTake(side rules.Side, seeds int) string {
	switch {
	case s.Seats.Shared():
		return s.Text(i18n.ThenOther, seeds)
	case side == rules.South:
		return s.Text(i18n.ThenYou, seeds)
	}
	return s.Text(i18n.ThenTux, seeds)
}

// Lost says what a move lost that is looked back at and gave no capture away. missed says that a capture was overlooked.
func (s *Speaker) Lost(m *coach.Moment, missed bool) string {
	switch {
	case missed:
		return s.Text(i18n.LookMissed, m.Why.Seeds)
	case m.Sure:
		return s.Text(i18n.LookOther)
	}
	return s.Text(i18n.LookLater, m.Lost)
}

// Better says what is good about the better move of a moment, or about a deed.
func (s *Speaker) Better(m *coach.Moment) string {
	h := &m.Why
	switch {
	case h.Reason == coach.Finishes || h.Reason == coach.Takes:
	case m.Cost.Seeds > 0: // as the page before has said
		return s.Text(i18n.LookSave, m.Cost.Seeds-m.Cost.Left)
	case h.Lead >= coach.Won && !m.Praise() && h.Reason != coach.Saves:
		return s.Text(i18n.LookSure)
	}
	if k, known := Of(s.Kind); known {
		if said, ok := k.Better(s.Text, m); ok {
			return said
		}
	}
	return s.Text(i18n.LookAhead)
}
