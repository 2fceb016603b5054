package play

import (
	"testing"

	"awele/activity/kinds"
	"awele/activity/ui"
	"awele/rules"
)

// Tux is about to take three seeds from E: moving them away saves them, and D does not.
const costly = "oware seeds=4 slam=nocapture repeat=offer\n4-4-0-5-1-1-5-5-5-0-5-5-4-4-S"

func TestWarningBeforeACostlyMove(t *testing.T) {
	tb := lay(t, costly, false)
	tb.house(rules.South, 3)
	if tb.m.Game().Ply() != 1 {
		t.Fatal("a warning, although nobody asked for warnings")
	}

	tb = lay(t, costly, false)
	tb.set.Warn = true
	tb.house(rules.South, 3)
	tb.says("warnTux 3")
	si := tb.p.spoken()
	pit, ok := si.From()
	if tb.m.Game().Ply() != 0 || tb.calls["changed"] != 0 || !ok || pit.Side != rules.North {
		t.Fatalf("%d moves, feared %v %v", tb.m.Game().Ply(), pit, ok)
	}
	if si.Kind != kinds.Loss || si.Side != rules.South || si.At != 1<<4 || si.Seeds != 3 || tb.p.path.Shown {
		t.Errorf("the answer is shown as %+v", si)
	}
	// Another house, which costs nothing, is played at once.
	other := lay(t, costly, false)
	other.set.Warn = true
	other.house(rules.South, 3)
	other.house(rules.South, 4)
	if other.m.Game().Ply() != 1 || other.p.warn.said() {
		t.Errorf("%d moves, warning %v", other.m.Game().Ply(), other.p.warn.said())
	}
	// The same house again is played, and the next position has warnings of its own.
	tb.ticks(ui.SecondPress)
	tb.house(rules.South, 3)
	if tb.m.Game().Ply() != 1 || tb.p.warn.said() || tb.p.warn.warned != 0 {
		t.Errorf("%d moves, %+v", tb.m.Game().Ply(), tb.p.warn)
	}
	// Undone, it is said anew.
	tb.rest()
	tb.button("undo")
	tb.house(rules.South, 3)
	tb.says("warnTux 3")
}

func TestWarningByKeyboardAndAmongFriends(t *testing.T) {
	tb := lay(t, costly, true)
	tb.set.Warn = true
	tb.keys(ui.KeyHouse4, ui.KeyHouse4)
	tb.says("warnOther 3")
	if tb.p.set.Focus() != "house 03" {
		t.Errorf("the focus is on %q", tb.p.set.Focus())
	}
	// Looking at another house shows what that would do, and the warning stays.
	tb.keys(ui.KeyLeft, ui.KeyLeft)
	if pa := tb.p.path; pa.From != (rules.Pit{Side: rules.South, House: 1}) || !tb.p.warn.said() {
		t.Errorf("the path is %+v", pa)
	}
	// A hint says something else.
	tb.keys(ui.KeyHint)
	tb.ticks(200)
	if tb.p.warn.said() {
		t.Error("the warning stays marked although the bubble says something else")
	}
	tb.keys(ui.KeyHouse4, ui.KeyHouse4)
	if tb.m.Game().Ply() != 1 {
		t.Error("the house that was warned of cannot be played")
	}
}
