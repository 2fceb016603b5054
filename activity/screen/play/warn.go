package play

import (
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

// holdBack reports whether the child should think again before playing a legal house, and says why. Choosing the same
// house again plays it.
func (p *Screen) holdBack(pit rules.Pit) bool {
	hint, hinted := p.hinted()
	if !p.Settings().Warn || p.m.Game().Opening() || p.warn.warned.Has(pit.House) || hinted && hint == pit {
		return false // also not of what the lamp shows
	}
	v, pos := p.m.Game().Variant(), p.m.Position()
	cost, costly := coach.Warn(v, pos, pit.House)
	if !costly {
		return false
	}
	p.say(p.speaker().Warning(cost.Seeds), true)
	p.warn.warned |= 1 << pit.House
	p.warn.house, p.warn.cost = pit.House, cost
	p.set.SetFocus(houseID(pit))
	p.Sound.Play(sound.Hint)
	return true
}

// warning reports whether the bubble says a warning now.
func (p *Screen) warning() bool { return p.warn.cost.Seeds > 0 }
