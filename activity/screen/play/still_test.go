package play

import (
	"testing"

	"awele/activity/screen"
	"awele/activity/screentest"
	"awele/activity/ui"
)

// Two friends have no Tux who blinks: nothing is drawn while nobody does anything, from the first moment on.
func TestNothingBlinksForFriends(t *testing.T) {
	tb := lay(t, "", true)
	tb.ticks(1)
	if tb.ticks(2 * screen.IdleFor) {
		t.Error("the board is drawn again")
	}
}

// While a hint is looked for Tux scratches his head; in calm mode nothing moves for it.
func TestTuxScratchesHisHeadForAHint(t *testing.T) {
	tb := lay(t, "", false)
	tb.set.Calm = true
	tb.ticks(1)
	still := tb.p.look().pose
	if !tb.p.Update(screentest.Key(ui.KeyHint)) || tb.p.look().pose.FlipperR <= still.FlipperR {
		t.Errorf("asked for a hint Tux stands like %+v", tb.p.look().pose)
	}
	for tb.p.phase == advising {
		if tb.ticks(1) && tb.p.phase == advising {
			t.Fatal("the board is drawn again")
		}
	}
	if tb.p.bubble.text == "" || !tb.p.hint.ready() {
		t.Error("no hint")
	}
	if tb.p.look().pose.FlipperR != still.FlipperR {
		t.Errorf("when he has said it Tux stands like %+v", tb.p.look().pose)
	}
}
