package play

import (
	"testing"

	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
)

// sevens is a game with seven houses in a row, all of which can be played.
const sevens = "toy opening=inturn houses=7 seeds=7\n7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S"

// The seventh house of a row has a key of its own: once it goes there, again it plays.
func TestSevenHousesHaveSevenKeys(t *testing.T) {
	for h := range 7 {
		tb := lay(t, sevens, true)
		key, pit := ui.KeyHouse1+ui.Key(h), rules.Pit{Side: rules.South, House: rules.House(h)}
		tb.p.set.SetFocus(boardview.PitID(rules.Pit{Side: rules.South, House: rules.House((h + 1) % 7)}))
		tb.keys(key)
		if at := tb.p.set.Focus(); at != boardview.PitID(pit) || tb.m.Game().Ply() != 0 {
			t.Errorf("key %d goes to %s, %d moves", h+1, at, tb.m.Game().Ply())
		}
		tb.keys(key)
		tb.rest()
		if got, ok := tb.m.Game().MoveAt(tb.m.Game().Ply()); !ok || got != pit {
			t.Errorf("key %d pressed again plays %v", h+1, got)
		}
	}
}

// Where a row has six houses the seventh key does nothing.
func TestSixHousesHaveNoSeventhKey(t *testing.T) {
	tb := lay(t, "", true)
	before := tb.p.set.Focus()
	tb.keys(ui.KeyHouse7, ui.KeyHouse7)
	if tb.p.set.Focus() != before || tb.m.Game().Ply() != 0 {
		t.Errorf("the focus goes from %s to %s, %d moves", before, tb.p.set.Focus(), tb.m.Game().Ply())
	}
}

// A finger between two crowded houses presses the nearer one, and every house of a row of seven can be pressed.
func TestSevenHousesInTheNarrowestWindow(t *testing.T) {
	for h := range 7 {
		tb := lay(t, sevens, true)
		tb.p.Arrange(geom.View{W: 320, H: 568, Text: 1})
		pit := rules.Pit{Side: rules.South, House: rules.House(h)}
		r := tb.p.Layout.Press[pit.Side][pit.House]
		tb.press(geom.Point{X: r.X + 1, Y: r.Center().Y})
		tb.rest()
		if got, ok := tb.m.Game().MoveAt(1); !ok || got != pit {
			t.Errorf("a press at the edge of %v plays %v", pit, got)
		}
	}
}
