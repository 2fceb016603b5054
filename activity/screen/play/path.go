package play

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/rules"
)

// updatePath follows the mouse and the focus, and reports whether another path is to be shown.
func (g *game) updatePath() bool {
	pit, want := g.lookedAt()
	if want == g.path.Shown && (!want || pit == g.path.From) {
		return false
	}
	g.path = kinds.Path{}
	if want {
		g.path = kinds.PathOf(g.m.Game().Variant(), g.m.Position(), pit.House)
	}
	return true
}

// lookedAt returns the house whose path is to be shown: the one under the mouse, or else the one with the focus. Who does
// not want to see paths sees that of a hint. In a joint opening nobody knows what a house would do: the other hand sows at
// the same time.
func (g *game) lookedAt() (pit rules.Pit, ok bool) {
	if g.phase != choosing && g.phase != advising || g.m.Game().Opening() {
		return pit, false
	}
	hint, hinted := g.hinted()
	pit, ok = boardview.PitOf(g.set.Hovered())
	if focus := g.set.Focus(); !ok && (hinted || !g.hint.ready() || focus != g.hint.focus) {
		pit, ok = boardview.PitOf(focus)
	}
	wanted := g.Settings().PathPreview || hinted && pit == hint
	return pit, ok && wanted && g.m.Check(pit) == nil && !g.warn.about(pit.House)
}
