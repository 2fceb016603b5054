package scene

import (
	"testing"

	"awele/activity/screen"
	"awele/activity/screentest"
	"awele/activity/ui/geom"
)

// A press that slides off, onto a button or out of the window, ends nothing; nor does one that slides the other way.
func TestSlidingOffCancelsWhatAPressBesideTheButtonsDoes(t *testing.T) {
	outside := geom.Point{X: -5, Y: 360}
	check := func(name string, s screen.Screen, on, button geom.Point, going func() bool) {
		t.Helper()
		for _, way := range [][2]geom.Point{{on, button}, {on, outside}, {button, on}, {outside, on}} {
			screentest.Slide(s, way[0], way[1])
			if !going() {
				t.Fatalf("%s: a press that slid from %v to %v ended it", name, way[0], way[1])
			}
		}
		screentest.Slide(s, on, on)
		if going() {
			t.Errorf("%s: a press does not end it", name)
		}
	}
	tb := lay(t, "", true)
	tb.house(0, 5)
	check("a move", tb.p, tb.p.Layout.Pits[0][3].Center(), tb.p.bar[2].rect.Center(), func() bool { return tb.p.Show != nil })
	tb.ticks(1)
	if ply := tb.m.Game().Ply(); ply != 1 {
		t.Errorf("then there are %d moves", ply)
	}

	r := lookAt(t, mixedGame, false)
	r.wait()
	r.press("again")
	house := r.l.Layout.Pits[0][0].Center()
	check("a page", r.l, house, r.l.where.Bar[0].Center(), r.l.moving)

	tb = lay(t, "", false)
	tb.button("level")
	inside := tb.p.dialog.Layout.Panel.Center()
	for _, way := range [][2]geom.Point{{{X: 5, Y: 5}, inside}, {inside, {X: 5, Y: 5}}} {
		screentest.Slide(tb.p, way[0], way[1])
		if tb.p.dialog == nil {
			t.Fatalf("a press that slid from %v to %v closed the question", way[0], way[1])
		}
	}
	screentest.Slide(tb.p, geom.Point{X: 5, Y: 5}, geom.Point{X: 5, Y: 5})
	if tb.p.dialog != nil {
		t.Error("a press beside the question does not close it")
	}
}
