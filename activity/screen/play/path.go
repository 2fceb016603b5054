package play

import (
	"awele/activity/kinds"
	"awele/rules"
)

// updatePath follows the mouse and the focus, and reports whether another path is to be shown.
func (p *Screen) updatePath() bool {
	pit, want := p.lookedAt()
	if want == p.path.Shown && (!want || pit == p.path.From) {
		return false
	}
	p.path = kinds.Path{}
	if want {
		p.path = kinds.PathOf(p.m.Game().Variant(), p.m.Position(), pit.House)
	}
	return true
}

// lookedAt returns the house whose path is to be shown: the one under the mouse, or else the one with the focus. Who does
// not want to see paths sees that of a hint. In a joint opening nobody knows what a house would do: the other hand sows at
// the same time.
func (p *Screen) lookedAt() (pit rules.Pit, ok bool) {
	if p.phase != choosing && p.phase != advising || p.m.Game().Opening() {
		return pit, false
	}
	hint, hinted := p.hinted()
	pit, ok = houseOf(p.set.Hovered())
	if focus := p.set.Focus(); !ok && (hinted || !p.hint.ready() || focus != p.hint.focus) {
		pit, ok = houseOf(focus)
	}
	wanted := p.Settings().PathPreview || hinted && pit == hint
	return pit, ok && wanted && p.m.Check(pit) == nil && !p.warn.about(pit.House)
}
