package play

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui/geom"
)

// A press that slides off, onto a button or out of the window, ends nothing; nor does one that slides the other way.
func TestSlidingOffCancelsWhatAPressBesideTheButtonsDoes(t *testing.T) {
	tb := lay(t, "", true)
	tb.house(0, 5)
	screentest.CheckSlidingOff(t, tb.p, tb.p.Layout.Pits[0][3].Center(), tb.p.bar.buttons[2].rect.Center(), func() bool { return tb.p.Show != nil })
	tb.ticks(1)
	if ply := tb.m.Game().Ply(); ply != 1 {
		t.Errorf("then there are %d moves", ply)
	}

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

func TestPlayIsAScreenLikeTheOthers(t *testing.T) {
	friend := lay(t, "", true)
	friend.house(0, 2)
	play, level, sharing := lay(t, "", false), lay(t, "", false), lay(t, "", true)
	level.button("level")
	sharing.p.offerShare()
	for name, s := range map[string]*Screen{"friend": friend.p, "play": play.p, "levels": level.p, "sharing": sharing.p} {
		t.Run(name+", any size", func(t *testing.T) { screentest.CheckAnySize(t, s) })
		set := &s.set
		if s.dialog != nil {
			set = &s.dialog.Controls
		}
		if s != friend.p {
			t.Run(name+", focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, s, set) })
		}
	}
}

// A button looks as it can be pressed: one that cannot is grey, also while the first move is shown.
func TestButtonsLookAsTheyCanBePressed(t *testing.T) {
	tb := lay(t, "", true)
	check := func(when string) {
		t.Helper()
		for i := range tb.p.bar.buttons {
			b := &tb.p.bar.buttons[i]
			tb.p.set.SetFocus("home")
			if took := tb.p.set.SetFocus(b.ID); took == b.off {
				t.Errorf("%s: %s looks disabled %v, takes the focus %v", when, b.ID, b.off, took)
			}
		}
	}
	check("at the start")
	tb.house(0, 2)
	tb.ticks(5)
	check("while the first move is shown")
	tb.rest()
	check("after it")
	if tb.p.bar.find("undo").off {
		t.Error("the first move cannot be undone")
	}
}
