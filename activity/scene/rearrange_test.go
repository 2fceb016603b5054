package scene

import (
	"slices"
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Another window, another size of the letters or another language leaves the focus where it is.
func TestArrangingAnewKeepsTheFocus(t *testing.T) {
	for name, c := range screens(t) {
		c.Arrange(screentest.Desk)
		var seen []string
		for range 3 {
			c.Update(screentest.Key(ui.KeyNext))
			focus := c.set.Focus()
			for _, v := range []geom.View{screentest.Desk, {W: 800, H: 480, Text: 2}, {W: 320, H: 568, Text: 1}, screentest.Desk} {
				if c.Arrange(v); c.set.Focus() != focus {
					t.Errorf("%s: the focus goes from %q to %q", name, focus, c.set.Focus())
				}
			}
			if !slices.Contains(seen, focus) {
				seen = append(seen, focus)
			}
		}
		if len(seen) < 2 {
			t.Errorf("%s: the focus was only on %q", name, seen)
		}
	}
}

// Two friends have no Tux who blinks: nothing is drawn while nobody does anything, from the first moment on.
func TestNothingBlinksForFriends(t *testing.T) {
	tb := lay(t, "", true)
	tb.ticks(1)
	if tb.ticks(2 * idleFor) {
		t.Error("the board is drawn again")
	}
	r := lookAt(t, mixedGame, true)
	r.wait()
	r.l.Update(&ui.Input{})
	for range 2 * idleFor {
		if r.l.Update(&ui.Input{}) && !r.l.moving() {
			t.Fatal("the book is drawn again")
		}
	}
}

// While a hint is looked for Tux scratches his head; in calm mode nothing moves for it.
func TestTuxScratchesHisHeadForAHint(t *testing.T) {
	tb := lay(t, "", false)
	tb.set.Calm = true
	tb.ticks(1)
	still := tb.p.pose()
	if !tb.p.Update(screentest.Key(ui.KeyHint)) || tb.p.pose().FlipperR <= still.FlipperR {
		t.Errorf("asked for a hint Tux stands like %+v", tb.p.pose())
	}
	for tb.p.hint.working {
		if tb.ticks(1) && tb.p.hint.working {
			t.Fatal("the board is drawn again")
		}
	}
	if tb.p.message == "" || !tb.p.hint.ready {
		t.Error("no hint")
	}
	if tb.p.pose().FlipperR != still.FlipperR {
		t.Errorf("when he has said it Tux stands like %+v", tb.p.pose())
	}
}
