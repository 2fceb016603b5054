package boardview

import (
	"testing"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/ui/geom"
	"awele/rules"
)

// Only what is for the top row is upside down, only between two people, and only where they have chosen so.
func TestOnlyTheTopRowIsTurnedRound(t *testing.T) {
	for _, friend := range []bool{false, true} {
		for _, chosen := range []bool{false, true} {
			s := settings.Default()
			s.OnTable = chosen
			v := For(match.Seating(friend), s)
			v.Layout = NewLayout(geom.View{W: 1280, H: 720, Text: 1}, 6, 600)
			if v.tagStyle(rules.South).Turned || v.turned(rules.South) {
				t.Errorf("friend %v, chosen %v: the bottom row is upside down", friend, chosen)
			}
			if got := v.tagStyle(rules.North).Turned; got != (friend && chosen) {
				t.Errorf("friend %v, chosen %v: the top row is upside down: %v", friend, chosen, got)
			}
		}
	}
}
