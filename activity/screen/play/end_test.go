package play

import (
	"testing"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
)

func TestSharingIsOfferedAndCanBeDeclined(t *testing.T) {
	const cycle = "oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F"
	for _, c := range []struct {
		answer rules.House // position of the answer in the dialogue
		over   bool
	}{{0, true}, {1, false}} {
		tb := lay(t, cycle, true)
		tb.house(rules.North, 5)
		tb.rest()
		if tb.p.dialog == nil {
			t.Fatal("no offer at the first repeat")
		}
		tb.press(tb.p.dialog.Layout.Choices[c.answer].Center())
		tb.rest()
		if tb.p.dialog != nil || tb.m.Over() != c.over {
			t.Errorf("answer %d: over %v", c.answer, tb.m.Over())
		}
	}
}

// A game that was left while the question stood asks it again.
func TestSharingIsOfferedAgainAfterTheGameWasLeft(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F f", true)
	if tb.p.dialog == nil {
		t.Fatal("nobody asks")
	}
	tb.press(tb.p.dialog.Layout.Choices[0].Center())
	tb.rest()
	if !tb.m.Over() || tb.m.Game().Result().Method != rules.Agreed {
		t.Errorf("after the answer: %v", tb.m.Game().Result())
	}
}

// However the board has come back, the question is asked; but not twice without a move in between.
func TestSharingIsOfferedAfterUndoAndRedo(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F", true)
	tb.house(rules.North, 5)
	tb.rest()
	for _, step := range []struct {
		name string
		do   func()
		asks bool
	}{
		{"the board comes back", func() {}, true},
		{"undo", tb.takeBack, false},
		{"redo", func() { tb.button("redo") }, true},
		{"a move goes round once more", func() { tb.house(rules.South, 0) }, false},
		{"undo to where the answer was no", tb.takeBack, false},
		{"redo where the answer was no", func() { tb.button("redo") }, false},
	} {
		step.do()
		tb.rest()
		if asks := tb.p.dialog != nil; asks != step.asks {
			t.Fatalf("%s: asked %v, want %v", step.name, asks, step.asks)
		}
		if tb.p.dialog != nil {
			tb.keys(ui.KeyBack) // no
		}
		tb.ticks(ui.SecondPress)
	}
	if err := tb.m.Share(); err != nil {
		t.Fatal(err)
	}
	tb.takeBack()
	if tb.p.dialog == nil {
		t.Error("undo of an agreement does not lead back to the question")
	}
}

func TestEndIsShownOnceAndUndoComesBack(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S", false)
	tb.house(rules.South, 5)
	tb.ticks(1000)
	if tb.calls["ended"] != 1 {
		t.Fatalf("the end was told %d times", tb.calls["ended"])
	}
	tb.button("hint")
	if tb.calls["look back"] != 1 || tb.p.bar.find("hint").Picture() != "lookback" {
		t.Error("a finished game has no way to look back")
	}
	tb.button("undo")
	if tb.m.Over() || !tb.m.HumanToMove() || tb.p.bar.find("hint").Picture() != "hint" {
		t.Error("no undo after the end")
	}
	tb.house(rules.South, 5)
	tb.ticks(1000)
	if tb.calls["ended"] != 2 {
		t.Error("the second end was not told")
	}
}

// Who leaves the board in the very tick in which the end would be shown has left it.
func TestTheEndDoesNotOverruleWhoLeaves(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S", false)
	tb.house(rules.South, 5)
	tb.rest()
	for tb.p.untilEnd > 1 {
		tb.ticks(1)
	}
	tb.p.Update(&ui.Input{Keys: []ui.Key{ui.KeyBack}})
	if tb.calls["home"] != 1 || tb.calls["ended"] != 0 {
		t.Errorf("home %d times, the end %d times", tb.calls["home"], tb.calls["ended"])
	}
	tb.ticks(1)
	if tb.calls["ended"] != 1 {
		t.Error("the end never comes")
	}
}

func TestNewGameAsksBeforeItForgets(t *testing.T) {
	tb := lay(t, "", true)
	tb.button("new")
	if tb.calls["new"] != 1 {
		t.Error("an untouched game needs no question")
	}
	tb.house(rules.South, 2)
	tb.rest()
	tb.button("new")
	if tb.p.dialog == nil || tb.calls["new"] != 1 {
		t.Fatal("a running game is thrown away without a question")
	}
	tb.keys(ui.KeyBack)
	if tb.p.dialog != nil || tb.calls["new"] != 1 {
		t.Error("Back does not mean no")
	}
	tb.button("new")
	tb.press(tb.p.dialog.Layout.Choices[0].Center())
	if tb.calls["new"] != 2 {
		t.Error("no new game")
	}
}

// What was chosen while a game runs waits for the next one, which is offered; the running one goes on unless the child
// wants it.
func TestANewChoiceOffersANewGame(t *testing.T) {
	for _, answer := range []struct {
		press func(tb *table)
		new   int
	}{
		{func(tb *table) { tb.keys(ui.KeyAct) }, 0},
		{func(tb *table) { tb.keys(ui.KeyBack) }, 0},
		{func(tb *table) { tb.press(tb.p.dialog.Layout.Choices[0].Center()) }, 1},
	} {
		tb := lay(t, "", true)
		tb.house(rules.South, 2)
		tb.rest()
		do := tb.p.do
		do.NewChoice = true
		tb.p = New(tb.p.Services, tb.m, do)
		tb.p.Arrange(geom.View{W: 1280, H: 720, Text: 1})
		if tb.p.dialog == nil || tb.p.dialog.Text != "newChoice" {
			t.Fatalf("the question is %+v", tb.p.dialog)
		}
		tb.ticks(30)
		answer.press(tb)
		if tb.p.dialog != nil || tb.calls["new"] != answer.new || tb.m.Game().Ply() != 1 {
			t.Errorf("%d new games, and %d moves in the old one", tb.calls["new"], tb.m.Game().Ply())
		}
	}
}
