package words

import (
	"errors"

	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

func init() { Register(rules.Oware, oware{}) }

// oware is the kind that says what happens in Oware.
type oware struct{}

// Hint implements Kind.
func (oware) Hint(text Text, h *coach.Hint, duo bool) string {
	either := func(tux, other i18n.Key) i18n.Key {
		if duo {
			return other
		}
		return tux
	}
	switch h.Reason {
	case coach.Takes:
		return text(i18n.HintTake, h.Seeds)
	case coach.Saves:
		if h.Left > 0 {
			return text(either(i18n.HintSaveSome, i18n.HintSaveDuo), h.Seeds)
		}
		return text(either(i18n.HintSave, i18n.HintSaveDuo), h.Seeds)
	case coach.MustFeed:
		return text(either(i18n.HintFeed, i18n.MustFeedOther))
	case coach.OnlyMove:
		return text(i18n.HintOnly)
	case coach.Threatens:
		return text(i18n.HintThreat, h.Seeds)
	case coach.AvoidsSlam:
		return text(i18n.HintSlam)
	case coach.TooDear:
		return text(either(i18n.HintDear, i18n.HintDearDuo), h.Cost.Seeds)
	case coach.StopsKroo:
		return text(either(i18n.HintKroo, i18n.HintKrooDuo))
	case coach.KeepsHome:
		return text(i18n.HintHome)
	case coach.Builds:
		return text(i18n.HintBuild)
	case coach.Careful:
		return text(i18n.HintCareful)
	case coach.Shelters:
		return text(i18n.HintShelter)
	case coach.Finishes:
		return text(i18n.HintFinish)
	case coach.Declines:
		return text(i18n.HintDecline)
	case coach.Quiet:
		return text(i18n.HintQuiet)
	case coach.Gives:
		return text(i18n.HintGive, h.Seeds)
	case coach.LeastEvil:
		return text(i18n.HintLeast, h.Seeds)
	case coach.TakesBack:
		return text(i18n.HintBack, h.Seeds)
	case coach.Keeps:
		return text(i18n.HintKeep, h.Seeds)
	case coach.Joins:
		return text(i18n.HintJoin)
	case coach.SureWin:
		return text(i18n.HintWin, h.Seeds)
	case coach.SureDraw:
		return text(i18n.HintDraw, h.Seeds)
	}
	return text(i18n.HintAhead)
}

// Does implements Kind.
func (oware) Does(text Text, h *coach.Hint) (said string, ok bool) {
	switch h.Reason {
	case coach.Finishes:
		return text(i18n.LookFinish), true
	case coach.Takes:
		return text(i18n.LookTake, h.Seeds), true
	case coach.Saves:
		return text(i18n.LookSave, h.Seeds-h.Left), true
	case coach.TooDear:
		return text(i18n.LookSave, h.Cost.Seeds-h.Cost.Left), true
	case coach.Threatens:
		return text(i18n.LookThreat, h.Seeds), true
	case coach.StopsKroo:
		return text(i18n.LookKroo), true
	case coach.KeepsHome:
		return text(i18n.LookHome, h.Seeds), true
	case coach.Builds:
		return text(i18n.LookBuild), true
	case coach.Careful:
		return text(i18n.LookSafe), true
	case coach.Shelters:
		return text(i18n.LookShelter), true
	case coach.LeastEvil:
		return text(i18n.LookLeast, h.Seeds), true
	case coach.TakesBack:
		return text(i18n.LookReturn, h.Seeds), true
	case coach.Keeps:
		return text(i18n.LookKeep, h.Seeds), true
	case coach.Joins:
		return text(i18n.LookJoin), true
	case coach.SureWin:
		return text(i18n.LookSure), true
	case coach.SureDraw:
		return text(i18n.LookDraw), true
	}
	return "", false
}

// Better implements Kind. A slam that was played although it captures nothing is told of; else it is what the move does.
func (o oware) Better(text Text, m *coach.Moment) (said string, ok bool) {
	if m.Why.Reason == coach.AvoidsSlam && m.Played == m.Why.By {
		return text(i18n.LookSlam), true
	}
	return o.Does(text, &m.Why)
}

// Event implements Kind. An extra turn comes after a slam that has captured every seed, as no other.
func (oware) Event(k rules.StepKind, _ Who) (said i18n.Key, ok bool) {
	switch k {
	case rules.SlamForfeited:
		return i18n.SlamForfeited, true
	case rules.Skip:
		return i18n.HouseSkipped, true
	case rules.ExtraTurn:
		return i18n.SlamAgain, true
	}
	return "", false
}

// Refusal implements Kind.
func (oware) Refusal(err error) (said i18n.Key, ok bool) {
	return i18n.RefusedSlam, errors.Is(err, rules.ErrGrandSlam)
}

// End implements Kind.
func (oware) End(g *rules.Game, duo bool) i18n.Key {
	switch r := g.Result(); r.Method {
	case rules.Majority:
		return Majority(r.Won(rules.South), duo)
	case rules.NoMove:
		if giver, ok := Unfed(g); ok {
			return unfed(giver, duo)
		}
		return i18n.EndNoMove
	case rules.Repeated:
		return i18n.EndRepeat
	case rules.Agreed:
		return i18n.EndAgreed
	}
	return ""
}

// unfed returns the sentence that says that no house of a side brings seeds to the empty row of the other.
func unfed(giver rules.Side, duo bool) i18n.Key {
	switch {
	case duo:
		return i18n.EndUnfedRow
	case giver == rules.South:
		return i18n.EndUnfedTux
	}
	return i18n.EndUnfedYou
}
