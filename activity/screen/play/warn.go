package play

import (
	"awele/activity/boardview"
	"awele/activity/sound"
	"awele/rules"
	"awele/tux/coach"
)

// warning is the word before a move that gives much away. Each house is warned of once in a position.
type warning struct {
	warned rules.HouseSet // houses of the side to move that were warned of
	house  rules.House    // the one that the word is about
	cost   coach.Cost     // what it says; no seeds when it is no longer said
}

// said reports whether the bubble says a warning now.
func (w *warning) said() bool { return w.cost.Seeds > 0 }

// about reports whether the warning that is said now is about a house.
func (w *warning) about(h rules.House) bool { return w.said() && w.house == h }

// holdBack reports whether the child should think again before playing a legal house, and says why. Choosing the same
// house again plays it.
func (g *game) holdBack(pit rules.Pit) bool {
	hint, hinted := g.hinted()
	if !g.Settings().Warn || g.m.Game().Opening() || g.warn.warned.Has(pit.House) || hinted && hint == pit {
		return false // also not of what the lamp shows
	}
	cost, costly := coach.Warn(g.m.Game().Variant(), g.m.Position(), pit.House)
	if !costly {
		return false
	}
	g.say(g.speaker().Warning(cost.Seeds), true)
	g.warn = warning{warned: g.warn.warned | 1<<pit.House, house: pit.House, cost: cost}
	g.set.SetFocus(boardview.PitID(pit))
	g.Sound.Play(sound.Hint)
	return true
}

// refuse says which rule forbids a house and why; it costs nothing.
func (g *game) refuse(pit rules.Pit, why string) {
	g.say(why, true)
	g.refusal.Mark(pit, g.Settings().Calm)
	g.Sound.Play(sound.Refused)
}
