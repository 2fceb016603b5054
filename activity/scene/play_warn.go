package scene

import (
	"awele/activity/sound"
	"awele/i18n"
	"awele/rules"
	"awele/tux"
)

// warning is the word before a move that gives much away. Each house is warned of once in a position.
type warning struct {
	warned rules.HouseSet // houses of the side to move that were warned of
	house  rules.House    // the one that the word is about
	cost   tux.Cost       // what it says; no seeds when it is no longer said
	path   path           // of the other side's answer
}

// holdBack reports whether the child should think again before playing a legal house, and says why. Choosing the same
// house again plays it.
func (p *Play) holdBack(pit rules.Pit) bool {
	if !p.Settings().Warn || p.warn.warned.Has(pit.House) {
		return false
	}
	v, pos := p.m.Game().Variant(), p.m.Position()
	cost, costly := tux.Warn(v, pos, pit.House)
	if !costly {
		return false
	}
	key := i18n.WarnTux
	if p.friend {
		key = i18n.WarnOther
	}
	p.say(p.Text(key, cost.Seeds), true)
	p.warn.warned |= 1 << pit.House
	p.warn.house, p.warn.cost = pit.House, cost
	p.warn.path = pathOf(v, v.Next(pos, pit.House), cost.By)
	p.set.SetFocus(houseID(pit))
	p.Sound.Play(sound.Hint)
	return true
}

// warning reports whether the bubble says a warning now.
func (p *Play) warning() bool { return p.warn.cost.Seeds > 0 }

// feared returns the house that would capture, while the bubble says so.
func (p *Play) feared() (rules.Pit, bool) {
	return rules.Pit{Side: p.m.Position().Turn().Other(), House: p.warn.cost.By}, p.warning()
}

// shownPath returns the path to be drawn: of the answer that is warned of, unless the child already looks at another house.
func (p *Play) shownPath() *path {
	if p.warning() && (!p.path.shown || p.path.from.House == p.warn.house) {
		return &p.warn.path
	}
	return &p.path
}
