package play

import (
	"testing"

	"awele/activity/kinds"
	"awele/activity/ui"
	"awele/activity/ui/paint"
	"awele/rules"
	"awele/tux/coach"
)

// A child who cannot read sees on the board what the first word of a hint is about, and not yet which house to play. With
// the house only that stays which the path of its seeds does not show.
func TestHintsAreSeenOnTheBoard(t *testing.T) {
	south, north := rules.South, rules.North
	for _, c := range []struct {
		board   string
		said    string
		first   kinds.HintMarks
		arrow   bool // from the other side's house, which captures
		remains bool // when the house is shown
	}{
		{"3-0-0-0-0-2-1-2-4-0-0-5-15-16-S", "hintTake 5", kinds.HintMarks{Kind: kinds.Gain, At: 0b11, Side: north, Seeds: 5}, false, false},
		{"2-1-1-8-7-6-1-0-7-7-6-2-0-0-S", "hintSave 5", kinds.HintMarks{Kind: kinds.Loss, At: 0b11, Side: south, By: 5, Seeds: 5}, true, true},
		{"9-1-0-1-3-4-1-5-0-0-16-2-2-4-S", "hintSaveSome 8", kinds.HintMarks{Kind: kinds.Loss, At: 0b1110, Side: south, By: 4, Seeds: 8}, true, true},
		{"0-3-1-2-4-0-1-1-0-2-0-0-22-12-S", "hintThreat 2", kinds.HintMarks{Kind: kinds.Gain, At: 1, Side: north, By: 3, Seeds: 2, Later: true}, true, true},
		{"1-4-0-0-19-2-0-0-2-1-0-1-10-8-S", "hintBack 6", kinds.HintMarks{Kind: kinds.Gain, At: 0b11, Side: north, By: 1, Seeds: 6, Later: true}, true, true},
		{"4-2-0-4-0-2-1-0-1-2-3-3-16-10-S", "hintLeast 2", kinds.HintMarks{Kind: kinds.Loss, At: 0b100, Side: south, By: 5, Seeds: 2}, true, true},
		{"0-0-9-0-2-0-14-0-1-0-0-0-14-8-S", "hintKeep 9", kinds.HintMarks{Kind: kinds.Spoken, At: 0b100, Side: south}, false, false},
		{"0-0-15-0-2-4-0-2-3-0-2-1-13-6-S", "hintDear 4", kinds.HintMarks{Kind: kinds.Gain, At: 1, Side: north, By: 2, Seeds: 2}, true, false},
		{"0-0-0-0-0-3-4-3-0-1-1-1-20-15-S", "hintOnly", kinds.HintMarks{Kind: kinds.Spoken, At: 1 << 5, Side: south}, false, false},
		{"1-4-1-0-2-4-0-0-0-0-0-0-17-19-S", "hintFeed", kinds.HintMarks{Kind: kinds.Spoken, At: 1<<rules.MaxHouses - 1, Side: north}, false, false},
		{"1-1-0-0-0-1-0-1-0-0-0-0-24-20-S", "hintHome", kinds.HintMarks{Kind: kinds.Spoken, At: 1<<rules.MaxHouses - 1, Side: south}, false, false},
		{"0-0-0-1-1-1-1-1-0-0-3-0-24-16-S", "hintFinish", kinds.HintMarks{Kind: kinds.Gain, At: 1, Side: north, Seeds: 2}, false, false},
	} {
		tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n"+c.board, false)
		if s := tb.p.spoken(); s.Kind != kinds.NoMark {
			t.Errorf("%s: %+v before anybody asked", c.board, s)
		}
		tb.keys(ui.KeyHint)
		tb.ticks(300)
		tb.says(c.said)
		if !c.arrow {
			c.first.By = rules.NoHouse
		}
		if s := tb.p.spoken(); s != c.first {
			t.Errorf("%s: seen is %+v, want %+v", c.board, s, c.first)
		}
		at := c.first.Last()
		at.House = min(at.House, 5)
		if pose := tb.p.face.look().pose; pose != tb.p.LookAt(paint.TuxPose{Blink: pose.Blink}, tb.p.Layout.Pits[at.Side][at.House].Center()) {
			t.Errorf("%s: Tux does not look at %v: %+v", c.board, at, pose)
		}
		if tb.p.path.Shown {
			t.Errorf("%s: the path of some house is seen, which is not what the hint is about", c.board)
		}
		tb.keys(ui.KeyHint)
		if s := tb.p.spoken(); (s.Kind != kinds.NoMark) != c.remains {
			t.Errorf("%s: with the house %+v is seen", c.board, s)
		}
		tb.ticks(1)
		if pit, _ := tb.p.hinted(); !tb.p.path.Shown || tb.p.path.From != pit {
			t.Errorf("%s: the path of the hinted house is not seen", c.board)
		}
		tb.keys(ui.KeyHint)
		if s := tb.p.spoken(); s.Kind != kinds.NoMark {
			t.Errorf("%s: %+v is seen over the move that is shown", c.board, s)
		}
	}
}

// For a friend in the top row it is the same the other way round.
func TestHintsAreSeenInTheTopRow(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n1-0-7-7-6-2-2-1-1-8-7-6-0-0-N", true)
	tb.keys(ui.KeyHint)
	tb.ticks(300)
	tb.says("hintSaveDuo 5")
	if s := tb.p.spoken(); s != (kinds.HintMarks{Kind: kinds.Loss, At: 0b11, Side: rules.North, By: 5, Seeds: 5}) {
		t.Errorf("%+v", s)
	}
}

// Every reason but one that only looking ahead explains has something to be seen.
func TestEveryReasonIsSeen(t *testing.T) {
	for r := coach.Declines; r <= coach.Finishes; r++ {
		h := coach.Hint{House: 2, Reason: r, Seeds: 3, Houses: 0b11, By: 4}
		if s := kinds.MarksOf(&h, rules.South); s.Kind == kinds.NoMark || s.At == 0 && !s.Store {
			t.Errorf("%v: nothing is seen", r)
		}
	}
}

// A hint shows the path of its house also to a child who has switched paths off.
func TestAHintShowsThePath(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n3-0-0-0-0-2-1-2-4-0-0-5-15-16-S", false)
	tb.set.PathPreview = false
	tb.keys(ui.KeyHint)
	tb.ticks(300)
	tb.keys(ui.KeyHint)
	tb.ticks(1)
	if !tb.p.path.Shown || tb.p.path.Seeds != 5 {
		t.Errorf("the path is %+v", tb.p.path)
	}
	tb.keys(ui.KeyLeft)
	tb.ticks(1)
	if tb.p.path.Shown {
		t.Error("the path of another house is shown")
	}
}
