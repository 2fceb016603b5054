package kinds

import (
	"awele/rules"
	"awele/tux/coach"
)

// HintMarks are what the coach speaks of, shown on the board for a child who cannot read it: houses, what becomes of them, and
// an arrow from the house that does it.
type HintMarks struct {
	Kind  MarkKind
	At    rules.HouseSet // the houses, of
	Side  rules.Side
	Store bool        // it is of the store of Side, and of no house
	By    rules.House // of the other side, or NoHouse: the arrow comes from there
	Seeds int         // of those houses that would be captured
	Later bool        // not with this move, but with the next
}

type MarkKind uint8

const (
	NoMark MarkKind = iota
	Gain            // their seeds can be captured: a number with a plus
	Loss            // their seeds are in danger: a number with a minus
	Vain            // they had better not be captured, or were not: a plus and a cross
	Grow            // seeds gather there
	Dread           // seeds must not gather there, or from there
	Spoken          // they are what is spoken of
	Safe            // their seeds are out of danger: ticked
	Again           // another turn comes from them: an arrow, and a number if there are several
)

// allHouses is every house that a row can have.
const allHouses rules.HouseSet = 1<<rules.MaxHouses - 1

// MarksOf returns what a hint for side me speaks of. The house to be played is not shown by it.
func MarksOf(h *coach.Hint, me rules.Side) HintMarks {
	own, other := HintMarks{At: h.Houses, Side: me, By: rules.NoHouse}, HintMarks{At: h.Houses, Side: me.Other(), By: rules.NoHouse}
	as := func(s HintMarks, kind MarkKind, by rules.House, seeds int) HintMarks {
		s.Kind, s.By, s.Seeds = kind, by, seeds
		return s
	}
	switch h.Reason {
	case coach.Takes, coach.Finishes:
		if h.Seeds > 0 {
			return as(other, Gain, rules.NoHouse, h.Seeds)
		}
	case coach.Threatens, coach.TakesBack:
		other.Later = true
		return as(other, Gain, h.By, h.Seeds)
	case coach.Saves, coach.Gives, coach.LeastEvil:
		return as(own, Loss, h.By, h.Seeds)
	case coach.AvoidsSlam:
		return as(other, Vain, h.By, 0)
	case coach.TooDear: // and feared, what it costs
		return as(other, Gain, h.By, h.Seeds)
	case coach.Declines:
		return as(other, Vain, h.By, h.Seeds)
	case coach.MustFeed: // his whole row
		other.At = allHouses
		return as(other, Spoken, rules.NoHouse, 0)
	case coach.Keeps, coach.Joins:
		return as(own, Spoken, rules.NoHouse, 0)
	case coach.PlaysAgain:
		return HintMarks{Kind: Again, Store: true, Side: me, By: rules.NoHouse}
	case coach.Chain:
		return HintMarks{Kind: Again, Store: true, Side: me, By: rules.NoHouse, Seeds: h.Seeds}
	case coach.Stores, coach.Gathers:
		return HintMarks{Kind: Gain, Store: true, Side: me, By: rules.NoHouse, Seeds: h.Seeds}
	case coach.Readies:
		return as(own, Again, rules.NoHouse, 0)
	case coach.StopsAgain:
		return as(other, Dread, rules.NoHouse, 0)
	case coach.KeepsHome, coach.SureWin, coach.SureDraw: // the own row
		own.At = allHouses
		return as(own, Spoken, rules.NoHouse, 0)
	case coach.OnlyMove: // no secret
		own.At = 1 << h.House
		return as(own, Spoken, rules.NoHouse, 0)
	case coach.StopsKroo:
		return as(other, Dread, rules.NoHouse, 0)
	case coach.Careful:
		return as(own, Dread, rules.NoHouse, 0)
	case coach.Builds:
		return as(own, Grow, rules.NoHouse, 0)
	case coach.Shelters:
		return as(own, Grow, rules.NoHouse, 0)
	}
	return HintMarks{}
}

// Feared returns the marks of a capture that the other side could make after a move of side me.
func Feared(c *coach.Cost, me rules.Side) HintMarks {
	return HintMarks{Kind: Loss, At: c.Houses, Side: me, By: c.By, Seeds: c.Seeds}
}

// AfterMove returns what the reason of a better move speaks of when that has been shown.
func AfterMove(m *coach.Moment) HintMarks {
	switch h := &m.Why; {
	case h.Reason == coach.Takes || h.Reason == coach.Finishes: // as has been seen
	case m.Cost.Seeds > 0:
		return HintMarks{Kind: Safe, At: m.Cost.Houses, Side: m.Side, By: rules.NoHouse}
	case h.Reason == coach.Saves:
		return HintMarks{Kind: Safe, At: h.Houses, Side: m.Side, By: rules.NoHouse}
	case h.Reason == coach.Threatens || h.Reason == coach.Builds || h.Reason == coach.Shelters:
		return MarksOf(h, m.Side)
	}
	return HintMarks{}
}

// From returns the house that an arrow comes from.
func (s *HintMarks) From() (rules.Pit, bool) {
	return rules.Pit{Side: s.Side.Other(), House: s.By}, s.Kind != NoMark && s.By != rules.NoHouse
}

// Bad reports whether it is nothing to be glad of.
func (s *HintMarks) Bad() bool { return s.Kind == Loss || s.Kind == Vain || s.Kind == Dread }

// Last returns the house of the marks that is last in the direction of sowing, where a sowing that captures them ends, or
// the store.
func (s *HintMarks) Last() rules.Pit {
	pit := rules.Pit{Side: s.Side}
	if s.Store {
		pit.House = rules.Store
	}
	for h := range s.At.All() {
		pit.House = h
	}
	return pit
}
