package play

import (
	"slices"
	"testing"

	"awele/activity/match"
	"awele/activity/sound"
	"awele/activity/timeline"
	"awele/activity/ui/geom"
	"awele/rules"
)

// chains is a game in which each last house gives an extra turn again and again.
const chains = "toy opening=inturn houses=7 seeds=7 start=custom\n0-0-0-0-0-2-1-0-0-0-0-3-2-1-20-20-"

// An extra turn cannot be missed: it is said and heard, and the arrow stays with who moves again.
func TestAnExtraTurnIsSaidHeardAndSeen(t *testing.T) {
	tb := lay(t, chains+"S", true)
	tb.house(rules.South, 6)
	tb.rest()
	if tb.m.Position().Turn() != rules.South {
		t.Fatalf("no extra turn: %v", tb.m.Game())
	}
	tb.says("again")
	if !slices.Contains(tb.heard.Heard, sound.Again) {
		t.Errorf("heard %v", tb.heard.Heard)
	}
	if l := tb.p.face.look(); l.turn != arrowMark || l.side != rules.South {
		t.Errorf("the arrow is %+v", l)
	}
	if path := tb.p.path; path.Shown && path.From == (rules.Pit{House: 6}) {
		t.Error("the path of an empty house is shown")
	}
}

// The first press ends a sowing of Tux; the second one the whole turn, which is then not watched.
func TestASecondPressEndsTheTurn(t *testing.T) {
	saved := lay(t, chains+"N", false).m.Saved()
	saved.Level = 8
	m, err := match.Restore(saved, thinker)
	if err != nil {
		t.Fatal(err)
	}
	tb := layMatch(t, m)
	shown := 0
	for was := tb.p.Show; tb.m.TuxToMove() || tb.p.Show != nil; was = tb.p.Show {
		tb.ticks(1)
		if tb.p.Show != nil && was == nil {
			shown++
			tb.press(geom.Point{X: 3, Y: 3})
		}
	}
	if ply := tb.m.Game().Ply(); ply < 3 || shown != 2 {
		t.Errorf("%d sowings of a turn of %d were shown", shown, ply)
	}
	if tb.p.haste.presses != 2 || tb.p.hastens(rules.South) || !tb.p.hastens(rules.North) {
		t.Error("the child's own moves are not shown")
	}
}

// However often a side moves again, its turn is over in the time of a turn.
func TestATurnIsOverInTime(t *testing.T) {
	tb := lay(t, chains+"S", true)
	ticks := 0
	for _, h := range []rules.House{6, 5, 6} {
		tb.house(rules.South, h)
		for tb.p.Show != nil {
			tb.ticks(1)
			ticks++
		}
	}
	if tb.p.haste.shown == 0 || tb.p.haste.shown > timeline.Normal.Turn || ticks > timeline.Normal.Turn || tb.m.Game().Ply() != 3 {
		t.Errorf("%d ticks for %v", tb.p.haste.shown, tb.m.Game())
	}
	if tb.takeBack(); tb.p.haste.shown != 0 {
		t.Errorf("a move that was taken back still counts: %d ticks", tb.p.haste.shown)
	}
}
