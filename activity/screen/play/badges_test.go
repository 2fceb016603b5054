package play

import (
	"testing"

	"awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/ui/paint"
	"awele/rules"
)

// Each of two people chooses an animal, the other is not offered the same, and the board shows them.
func TestTwoPeopleChooseAnimals(t *testing.T) {
	tb := lay(t, "", true)
	tb.p.do.SetBadges = func(b settings.Badges) { tb.set.Badges = b }
	tb.p.askBadge(rules.South)
	if n := len(tb.p.dialog.Choices); n != int(settings.Animals) {
		t.Fatalf("%d animals", n)
	}
	for _, c := range tb.p.dialog.Choices {
		if !paint.HasPicture(c.Icon) {
			t.Errorf("there is no picture %s", c.Icon)
		}
	}
	choose := func(id string) {
		r, ok := tb.p.dialog.Controls.Rect(id)
		if !ok {
			t.Fatalf("%s is not offered", id)
		}
		tb.ticks(ui.SecondPress + 1)
		tb.press(r.Center())
	}
	choose("zebra")
	for _, c := range tb.p.dialog.Choices {
		if c.ID == "zebra" {
			t.Error("both may choose the same animal")
		}
	}
	choose("turtle")
	if tb.p.phase != choosing || tb.set.Badges != (settings.Badges{settings.Zebra, settings.Turtle}) {
		t.Errorf("phase %d, kept %v", tb.p.phase, tb.set.Badges)
	}
	if south, north := tb.p.Owner(rules.South), tb.p.Owner(rules.North); south != "badge-zebra" || north != "badge-turtle" {
		t.Errorf("on the board are %s and %s", south, north)
	}
}

// Who only closes the question plays with the animals of the last time.
func TestTheQuestionForAnAnimalCanBeClosed(t *testing.T) {
	tb := lay(t, "", true)
	tb.p.askBadge(rules.South)
	if tb.keys(ui.KeyBack); tb.p.phase != choosing || tb.p.Owner(rules.South) != "badge-lion" || tb.p.Owner(rules.North) != "badge-elephant" {
		t.Errorf("phase %d, %s", tb.p.phase, tb.p.Owner(rules.South))
	}
	alone := lay(t, "", false)
	if south, north := alone.p.Owner(rules.South), alone.p.Owner(rules.North); south != "badge-you" || north != "badge-tux" {
		t.Errorf("alone there are %s and %s", south, north)
	}
}

// What is said is turned towards the side whose turn it is, and towards nobody at the end.
func TestTheBubbleSpeaksToTheSideWhoseTurnItIs(t *testing.T) {
	spokenTo := func(tb *table) rules.Side {
		l := tb.p.face.look()
		return l.spokenTo()
	}
	tb := lay(t, "", true)
	if got := spokenTo(tb); got != rules.South {
		t.Errorf("at the start it speaks to %v", got)
	}
	tb.house(rules.South, 2)
	tb.rest()
	if got := spokenTo(tb); got != rules.North {
		t.Errorf("then it speaks to %v", got)
	}
	end := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n0-0-0-0-0-0-1-1-0-0-3-0-25-18-N", true)
	if got := spokenTo(end); !end.m.Over() || got != rules.South {
		t.Errorf("at the end it speaks to %v", got)
	}
}
