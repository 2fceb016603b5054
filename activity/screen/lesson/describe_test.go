package lesson

import (
	"slices"
	"testing"

	"awele/activity/ui"
	"awele/lessons"
	"awele/rules"
)

// What help marks on the board is told as well: the two houses of which one is right, then the right answer.
func TestWhatHelpMarksIsTold(t *testing.T) {
	twos := 0
	everyStage(t, func(t *testing.T, s *lessons.Stage) {
		if s.Tasks[0].Kind == lessons.Play {
			return
		}
		c := sit(t, s, "en", nil)
		told := func(pit rules.Pit) {
			t.Helper()
			var d ui.Description
			c.l.Describe(&d)
			if !slices.Contains(d.Text, c.l.named(pit)) {
				t.Errorf("of the house %v nothing is said: %q", pit, d.Text)
			}
		}
		for range 6 {
			c.press("hint")
			c.wait()
			for _, side := range []rules.Side{rules.South, rules.North} {
				for h := range c.l.nudged[side].All() {
					told(rules.Pit{Side: side, House: h})
					twos++
				}
			}
			if way, ok := c.l.way(); ok {
				told(way)
				return
			}
		}
		t.Error("help never shows the way")
	})
	if twos == 0 {
		t.Error("help never marks two houses")
	}
}
