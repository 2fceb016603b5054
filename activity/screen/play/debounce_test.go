package play

import (
	"testing"

	"awele/activity/boardview"
	"awele/activity/screen"
	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
)

// The second press of a nervous double one does not fall on what a question hid, nor on what the end offers.
func TestANervousSecondPressFallsOnNothing(t *testing.T) {
	const cycle = "oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F"
	enter := func(s screen.Screen) func() { return func() { s.Update(screentest.Key(ui.KeyAct)) } }
	at := func(s screen.Screen, p geom.Point) func() { return func() { screentest.Slide(s, p, p) } }
	for _, how := range []string{"Enter", "pointer"} {
		tb := lay(t, cycle, true)
		tb.house(rules.North, 5)
		tb.rest()
		tb.p.set.SetFocus(boardview.PitID(rules.Pit{House: tb.m.Game().Legal().First()}))
		ply, second := tb.m.Game().Ply(), enter(tb.p)
		if how == "pointer" {
			second = at(tb.p, tb.p.dialog.Layout.Choices[1].Center())
		}
		screentest.Twice(tb.p, second)
		if tb.p.dialog != nil || tb.m.Game().Ply() != ply {
			t.Errorf("%s on a question: %d moves, then %d", how, ply, tb.m.Game().Ply())
		}
		tb.ticks(ui.DebounceFor)
		tb.p.set.SetFocus(boardview.PitID(rules.Pit{House: tb.m.Game().Legal().First()}))
		enter(tb.p)()
		if tb.m.Game().Ply() != ply+1 {
			t.Errorf("%s on a question: a later press plays nothing", how)
		}
	}
}
