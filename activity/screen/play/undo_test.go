package play

import (
	"testing"

	"awele/activity/ui"
	"awele/rules"
)

// Between two people a move is taken back only when both agree; the key and the button ask, a nervous key changes nothing,
// and where nothing can be taken back nothing is asked.
func TestTwoPeopleAgreeOnTakingBack(t *testing.T) {
	tb := lay(t, "", true)
	if tb.keys(ui.KeyUndo); tb.p.phase == asking {
		t.Error("it is asked about nothing")
	}
	tb.house(rules.South, 2)
	tb.rest()
	for name, ask := range map[string]func(){"key": func() { tb.keys(ui.KeyUndo) }, "button": func() { tb.button("undo") }} {
		ask()
		if tb.p.phase != asking || tb.m.Game().Ply() != 1 {
			t.Fatalf("%s: %d moves, asked %v", name, tb.m.Game().Ply(), tb.p.phase == asking)
		}
		tb.ticks(ui.SecondPress + 1)
		tb.keys(ui.KeyAct)
		if tb.p.phase == asking || tb.m.Game().Ply() != 1 {
			t.Errorf("%s: a key too many takes the move back", name)
		}
		tb.ticks(ui.SecondPress + 1)
	}
	tb.button("undo")
	tb.ticks(ui.SecondPress + 1)
	r, _ := tb.p.dialog.Controls.Rect("yes")
	tb.press(r.Center())
	if tb.p.phase != choosing || tb.m.Game().Ply() != 0 || !tb.m.CanRedo() {
		t.Errorf("both agree: %d moves", tb.m.Game().Ply())
	}
}

// A move that is still shown goes on under the question, and is gone with the answer.
func TestAMoveIsTakenBackWhileItIsShown(t *testing.T) {
	tb := lay(t, "", true)
	tb.house(rules.South, 2)
	tb.ticks(5)
	tb.takeBack()
	if tb.p.phase != choosing || tb.p.Show != nil || tb.m.Game().Ply() != 0 {
		t.Errorf("phase %v after %d moves", tb.p.phase, tb.m.Game().Ply())
	}
}

// Alone against Tux nobody is asked.
func TestAgainstTuxUndoAsksNobody(t *testing.T) {
	tb := lay(t, "", false)
	tb.house(rules.South, 2)
	tb.rest()
	if tb.keys(ui.KeyUndo); tb.p.phase == asking || tb.m.Game().Ply() != 0 {
		t.Errorf("%d moves, asked %v", tb.m.Game().Ply(), tb.p.phase == asking)
	}
}
