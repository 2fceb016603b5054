package play

import (
	"math"

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
func (p *Screen) holdBack(pit rules.Pit) bool {
	hint, hinted := p.hinted()
	if !p.Settings().Warn || p.m.Game().Opening() || p.warn.warned.Has(pit.House) || hinted && hint == pit {
		return false // also not of what the lamp shows
	}
	cost, costly := coach.Warn(p.m.Game().Variant(), p.m.Position(), pit.House)
	if !costly {
		return false
	}
	p.say(p.speaker().Warning(cost.Seeds), true)
	p.warn = warning{warned: p.warn.warned | 1<<pit.House, house: pit.House, cost: cost}
	p.set.SetFocus(houseID(pit))
	p.Sound.Play(sound.Hint)
	return true
}

// shakeFor is how many ticks a refused house shakes.
const shakeFor = 40

// refusal is a house that cannot be played, which stays marked until something else is said.
type refusal struct {
	pit    rules.Pit
	marked bool
	shake  int // ticks that it will still shake
}

// of reports whether a house is marked as refused.
func (r *refusal) of(pit rules.Pit) bool { return r.marked && r.pit == pit }

// tick lets a tick pass and reports whether the house shakes.
func (r *refusal) tick() (shakes bool) {
	if r.shake == 0 {
		return false
	}
	r.shake--
	return true
}

// by returns how far the house is to one side while it shakes: twice to and fro, no faster than an eye likes.
func (r *refusal) by() float64 {
	part := float64(r.shake) / shakeFor
	return math.Sin(part*4*math.Pi) * 5 * part
}

// refuse says which rule forbids a house and why; it costs nothing.
func (p *Screen) refuse(pit rules.Pit, why string) {
	p.say(why, true)
	p.refusal.pit, p.refusal.marked = pit, true
	if !p.Settings().Calm {
		p.refusal.shake = shakeFor
	}
	p.Sound.Play(sound.Refused)
}
