package play

import (
	"testing"

	"awele/activity/boardview"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/internal/long"
	"awele/rules"
)

// aMinute is longer than anything goes on by itself.
const aMinute = 60 * 60

// What is said stays until the next act: nobody reads at the same speed.
func TestMessagesStayUntilTheNextAct(t *testing.T) {
	const v = "oware seeds=4 slam=nocapture repeat=offer\n"
	for _, c := range []struct {
		name, game string
		friend     bool
		do         func(tb *table)
		want       string
	}{
		{"whose turn", "", false, func(*table) {}, "yourTurn"},
		{"refused", v + "0-4-4-4-4-4-4-4-4-4-4-4-2-2-S", false, func(tb *table) { tb.house(rules.South, 0) }, "refusedEmpty"},
		{"hint", v + "3-0-0-0-0-2-1-2-4-0-0-5-15-16-S", false, func(tb *table) { tb.keys(ui.KeyHint); tb.ticks(200) }, "hintTake 5"},
		{"captured", v + "1-0-0-0-0-2-1-2-4-0-0-0-19-19-S", true, func(tb *table) { tb.house(rules.South, 5); tb.rest() }, "bottomTakes 5"},
		{"forfeited slam", v + "0-0-0-0-1-1-1-0-0-0-0-0-22-23-S", true, func(tb *table) { tb.house(rules.South, 5); tb.rest() }, "slamForfeited"},
		{"must feed", v + "2-0-3-0-1-6-0-0-0-0-0-0-18-18-S", false, func(*table) {}, "mustFeedYou"},
		{"end", v + "0-0-0-0-0-2-1-1-4-0-0-0-22-18-S", true, func(tb *table) { tb.house(rules.South, 5); tb.rest() }, "endMajorityBottom"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := lay(t, c.game, c.friend)
			c.do(tb)
			tb.says(c.want)
			tb.ticks(aMinute)
			tb.says(c.want)
		})
	}
}

func TestTheLastMoveStaysMarkedUntilTheChildPlays(t *testing.T) {
	tb := lay(t, "", false)
	tb.house(rules.South, 2)
	tb.rest()
	tux := tb.p.last
	tb.ticks(aMinute)
	tb.keys(ui.KeyLeft, ui.KeyNext, ui.KeyHint)
	if !tb.p.hasLast || tb.p.last != tux || tux.Side != rules.North {
		t.Errorf("marked is %v, %v", tb.p.last, tb.p.hasLast)
	}
	mine := rules.Pit{Side: rules.South}
	for h := range tb.m.Game().Legal().All() {
		mine.House = h
	}
	tb.house(mine.Side, mine.House)
	if tb.p.last != mine {
		t.Errorf("the child played %v, marked is %v", mine, tb.p.last)
	}
}

// A refused house shakes gently, no more than three times a second, keeps its mark, and in calm mode does not shake.
func TestARefusedHouseShakesGentlyAndStaysMarked(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n0-4-4-4-4-4-4-4-4-4-4-4-4-0-S", false)
	tb.p.refuse(rules.Pit{Side: rules.South, House: 0}, "refusedEmpty")
	turns, last := 0, 0.0
	for range boardview.ShakeTicks {
		by := tb.p.refusal.By()
		if by*last < 0 {
			turns++
		}
		if by != 0 {
			last = by
		}
		tb.ticks(1)
	}
	if turns == 0 || float64(turns)/2 > 3*boardview.ShakeTicks/60.0 {
		t.Errorf("%d turns in %d ticks", turns, boardview.ShakeTicks)
	}
	tb.ticks(aMinute)
	if !tb.p.refusal.Marked || tb.p.refusal.By() != 0 {
		t.Error("the mark has gone, or shakes on")
	}
	tb.house(rules.South, 1)
	if tb.p.refusal.Marked {
		t.Error("the mark stays although the child has played")
	}
	calm := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n0-4-4-4-4-4-4-4-4-4-4-4-4-0-S", false)
	calm.set.Calm = true
	calm.house(rules.South, 0)
	if !calm.p.refusal.Marked || calm.p.refusal.By() != 0 {
		t.Error("calm mode shakes, or does not mark")
	}
}

// Every sound comes with something to be seen, so that a game without sound is the same game.
func TestEverySoundIsSeen(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n4-1-2-1-3-2-1-2-4-1-1-2-12-12-S", true)
	tb.set.Speed = settings.Fast
	state := uint64(5)
	rnd := func(n int) int {
		state = state*6364136223846793005 + 1442695040888963407
		return int(state>>33) % n
	}
	kinds := map[sound.Sound]bool{}
	wait := 0
	for range long.Times(30000) {
		in := &ui.Input{}
		if wait--; wait < 0 && rnd(100) == 0 {
			wait = 200 // time for a hint to be found and for a move to be shown to its end
		}
		if wait <= 0 {
			switch rnd(20) {
			case 0:
				in.Keys = []ui.Key{ui.KeyHouse1 + ui.Key(rnd(6))}
			case 1:
				in.Keys = []ui.Key{[]ui.Key{ui.KeyAct, ui.KeyHint, ui.KeyUndo, ui.KeyRedo}[rnd(4)]}
			case 2:
				in.Pointer = geom.Point{X: float64(rnd(1280)), Y: float64(250 + rnd(350))}
				in.Moved, in.Pressed, in.Held = true, true, true
			case 3:
				in.Released = true
			}
		}
		if tb.p.phase == asking {
			tb.p.dialog.Controls.SetFocus("yes") // both agree to take a move back
		}
		before := len(tb.heard.Heard)
		changed := tb.p.Update(in)
		for _, s := range tb.heard.Heard[before:] {
			kinds[s] = true
			if !changed {
				t.Fatalf("sound %d was heard and nothing seen", s)
			}
		}
	}
	if len(kinds) < 5 {
		t.Errorf("only these sounds were heard: %v", kinds)
	}
}

// In calm mode Tux only changes his look when the game goes on: he does not blink, and scratches his head without moving.
func TestCalmModeMovesNoDecoration(t *testing.T) {
	tb := lay(t, "", false)
	tb.set.Calm = true
	tb.house(rules.South, 2)
	for tb.p.Show != nil {
		tb.ticks(1)
	}
	seen := 0
	for tb.m.Game().Ply() == 1 {
		if tb.ticks(1) {
			seen++
		}
	}
	if seen > 3 { // he begins to think, he raises his flipper, he plays
		t.Errorf("the picture changed %d times while Tux was thinking", seen)
	}
}
