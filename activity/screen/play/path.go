package play

import (
	"awele/activity/kinds"
	"awele/rules"
)

// updatePath follows the mouse and the focus, and reports whether another path is to be shown.
func (p *Screen) updatePath() bool {
	var pit rules.Pit
	want := false
	// In a joint opening nobody knows what a house would do: the other hand sows at the same time.
	if ph := p.phase(); (ph == choosing || ph == advising) && !p.m.Game().Opening() {
		hint, hinted := p.hinted()
		pit, want = houseOf(p.set.Hovered())
		if focus := p.set.Focus(); !want && (hinted || !p.hint.ready || focus != p.hint.still) {
			pit, want = houseOf(focus)
		}
		want = want && p.m.Check(pit) == nil && !(p.warning() && pit.House == p.warn.house) && (p.Settings().PathPreview || hinted && pit == hint)
	}
	if want == p.path.Shown && (!want || pit == p.path.From) {
		return false
	}
	p.path = kinds.Path{}
	if want {
		p.path = kinds.PathOf(p.m.Game().Variant(), p.m.Position(), pit.House)
	}
	return true
}
