package play

import (
	"strings"
	"testing"

	"awele/activity/boardview"
	"awele/activity/screen"
	"awele/activity/screentest"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/internal/long"
	"awele/rules"
	"awele/tux"
)

func TestAPressSowsSeedBySeed(t *testing.T) {
	tb := lay(t, "", false)
	tb.says("yourTurn")
	tb.house(rules.South, 2)
	if tb.m.Game().Ply() != 1 || tb.calls["changed"] != 1 {
		t.Fatalf("%d moves, kept %d times", tb.m.Game().Ply(), tb.calls["changed"])
	}
	n := 0
	for tb.p.Show != nil {
		tb.ticks(1)
		n++
	}
	drops := 0
	for _, s := range tb.heard.Heard {
		if s == sound.Drop {
			drops++
		}
	}
	if drops != 4 || n < 100 || n > 140 {
		t.Errorf("%d knocks in %d ticks, want 4 in about 120", drops, n)
	}
	tb.ticks(1)
	tb.says("tuxThinking")
}

func TestTuxWaitsSoThatOneCanFollow(t *testing.T) {
	for level := tux.Level(1); level <= tux.Levels; level++ {
		tb := lay(t, "", false)
		tb.m.SetLevel(level)
		tb.house(rules.South, 2)
		for tb.p.Show != nil {
			tb.ticks(1)
		}
		n := 0
		for tb.m.Game().Ply() == 1 {
			tb.ticks(1)
			n++
		}
		if n < tuxLeast || n > tuxMost+1 { // in the last tick he plays
			t.Errorf("level %d moves after %d ticks", level, n)
		}
	}
}

func TestAPressFinishesTheMove(t *testing.T) {
	for _, how := range []struct {
		name string
		do   func(tb *table)
	}{
		{"mouse", func(tb *table) { tb.press(geom.Point{X: 640, Y: 20}) }},
		{"Enter", func(tb *table) { tb.p.Update(&ui.Input{Keys: []ui.Key{ui.KeyAct}}) }},
		{"number", func(tb *table) { tb.p.Update(&ui.Input{Keys: []ui.Key{ui.KeyHouse4}}) }},
	} {
		tb := lay(t, "", true)
		tb.p.set.SetFocus("house 02")
		tb.keys() // nothing yet
		tb.p.Update(&ui.Input{Keys: []ui.Key{ui.KeyAct}})
		tb.ticks(ui.SecondPress)
		if tb.p.Show == nil {
			t.Fatal("the move is not shown")
		}
		how.do(tb)
		if tb.p.Show != nil || tb.m.Game().Ply() != 1 {
			t.Errorf("%s: the move is still shown, or %d moves were played", how.name, tb.m.Game().Ply())
		}
		tb.says("northTurn")
	}
}

// A nervous second press on the same house does not take the child's own move out of sight; one elsewhere, or later, does.
func TestANervousSecondPressFinishesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		again, elsewhere func(tb *table)
	}{
		"pointer": {
			func(tb *table) { tb.house(rules.South, 2) }, func(tb *table) { tb.house(rules.South, 4) },
		},
		"Enter": {
			func(tb *table) { tb.p.Update(screentest.Key(ui.KeyAct)) },
			func(tb *table) { tb.p.set.SetFocus("house 04"); tb.p.Update(screentest.Key(ui.KeyAct)) },
		},
		"number": {
			func(tb *table) { tb.p.Update(screentest.Key(ui.KeyHouse3)) }, func(tb *table) { tb.p.Update(screentest.Key(ui.KeyHouse5)) },
		},
	} {
		for _, friend := range []bool{false, true} {
			begin := func() *table {
				tb := lay(t, "", friend)
				tb.p.set.SetFocus("house 02")
				c.again(tb)
				if tb.p.Show == nil || tb.m.Game().Ply() != 1 {
					t.Fatalf("%s: nothing was played", name)
				}
				tb.ticks(5)
				return tb
			}
			tb := begin()
			c.again(tb)
			tb.ticks(1)
			if tb.p.Show == nil {
				t.Errorf("%s: a second press took the move out of sight", name)
			}
			tb.ticks(ui.SecondPress)
			if c.again(tb); tb.p.Show != nil {
				t.Errorf("%s: a later press does not finish the move", name)
			}
			tb = begin()
			c.elsewhere(tb)
			if tb.p.Show != nil || tb.m.Game().Ply() != 1 {
				t.Errorf("%s: a press elsewhere does not finish the move", name)
			}
		}
	}
}

// Who presses a house while seeds fly, to make an end of it, has not chosen the house, even where the seeds lie before the
// finger is lifted.
func TestAPressThatBeganWhileSeedsFlewPlaysNothing(t *testing.T) {
	tb := lay(t, "", true)
	tb.house(rules.South, 2)
	tb.ticks(20)
	at := tb.p.Layout.Pits[rules.North][1].Center()
	tb.p.Update(&ui.Input{Pointer: at, Moved: true, Pressed: true, Held: true})
	for tb.p.Show != nil {
		tb.p.Update(&ui.Input{Pointer: at, Held: true})
	}
	tb.p.Update(&ui.Input{Pointer: at, Released: true})
	if ply := tb.m.Game().Ply(); ply != 1 {
		t.Errorf("%d moves", ply)
	}
	tb.ticks(ui.SecondPress)
	tb.press(at)
	if ply := tb.m.Game().Ply(); ply != 2 {
		t.Errorf("the next press: %d moves", ply)
	}
}

func TestNumberPicksAndPlays(t *testing.T) {
	tb := lay(t, "", true)
	tb.keys(ui.KeyHouse3)
	if tb.p.set.Focus() != "house 02" || !tb.p.path.Shown || tb.m.Game().Ply() != 0 {
		t.Fatalf("the number moved the focus to %q, path %v, %d moves", tb.p.set.Focus(), tb.p.path.Shown, tb.m.Game().Ply())
	}
	tb.keys(ui.KeyHouse3)
	if tb.m.Game().Ply() != 1 {
		t.Error("the same number again does not play")
	}
}

func TestRefusedHouseSaysWhyAndCostsNothing(t *testing.T) {
	const v = "oware seeds=4 slam=nocapture repeat=offer\n"
	const barred = "oware seeds=4 slam=forbidden repeat=offer\n"
	for _, c := range []struct {
		name, game string
		side       rules.Side
		house      rules.House
		want       string
	}{
		{"empty", v + "0-4-4-4-4-4-4-4-4-4-4-4-2-2-S", rules.South, 0, "refusedEmpty"},
		{"Tux's house", v + "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", rules.North, 0, "refusedNotYours"},
		{"must feed", v + "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S", rules.South, 0, "refusedFeed"},
		{"grand slam", barred + "0-0-0-0-1-1-1-0-0-0-0-0-22-23-S", rules.South, 5, "refusedSlam"},
		{"Tux's turn", v + "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", rules.South, 0, "refusedWait"},
		{"over", v + "0-0-0-0-0-2-0-0-0-0-0-0-25-21-S", rules.South, 5, "refusedOver"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := lay(t, c.game, false)
			before := tb.m.Position()
			tb.house(c.side, c.house)
			tb.says(c.want)
			if tb.m.Position() != before || tb.calls["changed"] != 0 || tb.p.refusal.Shaking() == 0 {
				t.Error("a refused house changed something, or did not shake")
			}
			if n := len(tb.heard.Heard); n == 0 || tb.heard.Heard[n-1] != sound.Refused {
				t.Errorf("heard %v", tb.heard.Heard)
			}
			tb.ticks(boardview.ShakeTicks)
			if tb.p.refusal.Shaking() != 0 {
				t.Error("it never stops shaking")
			}
		})
	}
}

func TestWhatHappensIsNamed(t *testing.T) {
	const v = "oware seeds=4 slam=nocapture repeat=offer\n"
	for _, c := range []struct {
		name, game string
		house      rules.House
		want       string
	}{
		{"capture", v + "0-0-0-0-0-2-1-2-4-0-0-0-19-20-S", 5, "topTakes"},
		{"forfeited slam", v + "0-0-0-0-1-1-1-0-0-0-0-0-22-23-S", 5, "slamForfeited"},
		{"skipped house", v + "12-0-0-0-0-0-0-0-0-0-0-1-17-18-S", 0, "houseSkipped"},
		{"must feed", v + "4-0-0-0-2-0-0-0-0-0-0-1-20-21-N", 5, "mustFeedOther"},
		{"end", v + "0-0-0-0-0-2-1-1-4-0-0-0-22-18-S", 5, "endMajorityBottom"},
	} {
		tb := lay(t, c.game, true)
		side := tb.m.Position().Turn()
		tb.house(side, c.house)
		seen := map[string]bool{}
		for range 400 {
			tb.ticks(1)
			seen[strings.Fields(tb.p.bubble.text + " -")[0]] = true
		}
		want := c.want
		if side == rules.South && want == "topTakes" {
			want = "bottomTakes"
		}
		if !seen[want] {
			t.Errorf("%s: said %v, want %q", c.name, seen, want)
		}
	}
}

func TestHintFirstTheReasonThenTheHouse(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n3-0-0-0-0-2-1-2-4-0-0-5-15-16-S", false)
	tb.keys(ui.KeyHint)
	tb.ticks(200)
	tb.says("hintTake 5")
	if _, shown := tb.p.hinted(); shown {
		t.Error("the house is shown at once")
	}
	tb.keys(ui.KeyHint)
	tb.says("hintThisHouse")
	if pit, shown := tb.p.hinted(); !shown || pit.House != 5 || tb.p.set.Focus() != "house 05" {
		t.Errorf("house %v, focus %q", pit, tb.p.set.Focus())
	}
	// A third time the move is shown with its answer, and then all lies as before.
	before, seeds := tb.m.Position(), tb.p.Seeds
	tb.keys(ui.KeyHint)
	tb.says("hintShow")
	moved := false
	for range 1000 {
		tb.ticks(1)
		moved = moved || tb.p.Show != nil
	}
	if !moved || tb.p.phase == showing || tb.m.Position() != before || tb.p.Seeds != seeds || tb.calls["changed"] != 0 {
		t.Error("showing the hint did nothing, never ended, or changed something")
	}
	// A press ends it at once, and the next one plays.
	tb.keys(ui.KeyHint)
	tb.ticks(30)
	tb.press(geom.Point{X: 640, Y: 20})
	if tb.p.phase == showing || tb.p.Seeds != seeds {
		t.Error("a press does not end the showing")
	}
	tb.house(rules.South, 5)
	if tb.m.Game().Ply() != 1 {
		t.Error("the hinted house cannot be played")
	}
}

func TestUndoRedoAndReplay(t *testing.T) {
	tb := lay(t, "", false)
	start := tb.m.Position()
	tb.house(rules.South, 2)
	tb.rest()
	after := tb.m.Position()
	tb.button("undo")
	if tb.m.Position() != start {
		t.Errorf("undo leads to %v", tb.m.Position())
	}
	tb.ticks(ui.SecondPress)
	tb.button("redo")
	if tb.m.Position() != after {
		t.Errorf("redo leads to %v", tb.m.Position())
	}
	tb.ticks(ui.SecondPress)
	tb.button("replay")
	if tb.p.Show == nil {
		t.Fatal("the last move is not shown again")
	}
	kept := tb.calls["changed"]
	tb.rest()
	if tb.m.Position() != after || tb.calls["changed"] != kept {
		t.Error("showing a move again changed something")
	}
	// Undo while Tux thinks and while a move is shown.
	tb.keys(ui.KeyHouse1, ui.KeyHouse1)
	tb.ticks(10)
	tb.keys(ui.KeyUndo)
	if tb.m.Position() != after || tb.p.Show != nil {
		t.Error("undo does not stop the move that is shown")
	}
}

// What is said when a move has been shown again is what was to be said before it; marks of a refused house do not stay.
func TestAfterReplayTheBubbleTellsWhatCounts(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S", false)
	tb.house(rules.South, 5)
	tb.rest()
	tb.says("endMajority")
	tb.ticks(ui.SecondPress)
	tb.button("replay")
	tb.rest()
	tb.says("endMajority")

	tb = lay(t, "", true)
	tb.house(rules.South, 2)
	tb.rest()
	tb.house(rules.North, 0)
	tb.rest()
	tb.house(rules.South, 2) // which is empty
	if tb.m.Game().Ply() != 2 || !tb.p.refusal.Marked {
		t.Fatal("no house was refused")
	}
	tb.button("replay")
	if tb.p.refusal.Marked {
		t.Error("a house is marked as refused while a move is shown again")
	}
	tb.rest()
	if tb.p.bubble.text == "refusedEmpty" || tb.p.bubble.text == "" {
		t.Errorf("then the bubble says %q", tb.p.bubble.text)
	}
}

func TestLevelCanBeChangedAnyTime(t *testing.T) {
	tb := lay(t, "", false)
	tb.house(rules.South, 2)
	tb.rest()
	tb.button("level")
	if tb.p.dialog == nil || len(tb.p.dialog.Choices) != int(tux.Levels) {
		t.Fatal("no levels to choose from")
	}
	tb.press(tb.p.dialog.Layout.Choices[4].Center())
	if tb.m.Level() != 5 || tb.calls["level"] != 5 || tb.p.dialog != nil {
		t.Errorf("level %d, kept %d", tb.m.Level(), tb.calls["level"])
	}
}

// A still board is not drawn again: after Tux has stopped blinking nothing changes, and Update allocates nothing.
func TestStillBoard(t *testing.T) {
	tb := lay(t, "", false)
	tb.ticks(screen.IdleFor + 1)
	if tb.ticks(600) {
		t.Error("the picture changes although nobody does anything")
	}
	in := &ui.Input{}
	if n := testing.AllocsPerRun(1000, func() { tb.p.Update(in) }); n != 0 {
		t.Errorf("%v allocations in a tick", n)
	}
	calm := lay(t, "", false)
	calm.set.Calm = true
	calm.ticks(1)
	if calm.ticks(600) {
		t.Error("calm mode moves something")
	}
}

func TestFoldedBarKeepsTheWayBack(t *testing.T) {
	tb := lay(t, "", false)
	tb.keys(ui.KeyToggleBar)
	shown := 0
	for _, b := range tb.p.bar.buttons {
		if b.shown {
			shown++
		}
	}
	if shown != 2 || !tb.set.BarFolded {
		t.Errorf("%d buttons in a folded bar: want the one that unfolds it and the level", shown)
	}
	tb.ticks(ui.SecondPress)
	tb.button("fold")
	if tb.set.BarFolded {
		t.Error("the bar stays folded")
	}
}

// Whatever is pressed, nothing breaks and no seed is lost.
func TestAnythingMayBePressed(t *testing.T) {
	tb := lay(t, "", false)
	total := tb.m.Position().Total()
	f := screentest.Fumbler{State: 9, Keys: 2}
	for i := range long.Times(30000) {
		in := f.Input()
		tb.p.Update(in)
		if i%500 == 0 {
			tb.p.Arrange(f.View())
		}
		if tb.m.Position().Total() != total {
			t.Fatalf("after %d inputs %v", i, tb.m.Position())
		}
	}
}

// News about something else than the game is said once, when it is the child's turn and nothing of the game is being said.
func TestNewsIsSaidOnce(t *testing.T) {
	tb := lay(t, "", true)
	tb.house(rules.South, 2)
	news := []string{"This game cannot be saved here."}
	tb.p.do.News = func() (line string) {
		if len(news) > 0 {
			line, news = news[0], news[1:]
		}
		return line
	}
	tb.ticks(1)
	if tb.p.Show == nil || len(news) == 0 {
		t.Fatal("it is said while the move is shown")
	}
	tb.rest()
	tb.ticks(1)
	if got := tb.p.bubble.text; got != "This game cannot be saved here." {
		t.Errorf("said is %q", got)
	}
	tb.ticks(5)
	if got := tb.p.bubble.text; got != "This game cannot be saved here." {
		t.Errorf("it does not stay: %q", got)
	}
	tb.house(rules.North, 2)
	tb.rest()
	tb.says("southTurn")
}
