package play

import (
	"testing"

	"awele/activity/match"
	"awele/activity/screentest"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/internal/long"
	"awele/rules"
)

// Each phase is entered where it must be, and left again.
func TestAGameGoesThroughItsPhases(t *testing.T) {
	tb := lay(t, "oware seeds=4 slam=nocapture repeat=offer\n3-0-0-0-0-2-1-2-4-0-0-5-15-16-S", false)
	in := func(what string, want phase) {
		t.Helper()
		if tb.p.phase != want {
			t.Fatalf("%s: phase %d, want %d", what, tb.p.phase, want)
		}
	}
	in("at first", choosing)
	tb.p.Update(screentest.Key(ui.KeyHint))
	in("asked for a hint", advising)
	tb.ticks(200)
	in("told a reason", choosing)
	tb.keys(ui.KeyHint, ui.KeyHint)
	in("asked for the third time", showing)
	tb.ticks(2000)
	in("shown", choosing)
	tb.house(rules.South, 5)
	in("played", moving)
	tb.button("level")
	in("asked for a level", asking)
	if tb.p.onBoard() != moving {
		t.Error("a question stops the move that is shown")
	}
	for tb.p.Show != nil {
		tb.ticks(1)
	}
	if tb.ticks(1000); tb.p.onBoard() != thinking || tb.m.Game().Ply() != 1 {
		t.Error("under a question Tux does not wait with his move")
	}
	tb.keys(ui.KeyBack)
	in("answered", thinking)
	tb.rest()
	tb.ticks(ui.SecondPress)
	tb.button("replay")
	in("shown once more", replaying)
	tb.rest()
	in("then", choosing)

	tb = lay(t, "oware seeds=4 slam=nocapture repeat=offer\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S", false)
	tb.house(rules.South, 5)
	in("the last move", moving)
	tb.rest()
	in("the end", over)
	tb.button("undo")
	in("undone", choosing)
}

// Whatever is pressed, the phase is that of the game and of what is shown.
func TestThePhaseIsWhatGoesOn(t *testing.T) {
	const cycle = "oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F"
	for _, friend := range []bool{false, true} {
		for _, game := range []string{"", cycle, "oware seeds=4 slam=nocapture repeat=offer\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S"} {
			tb := lay(t, game, friend)
			tb.set.Speed = settings.Fast
			f := screentest.Fumbler{State: 5, Keys: 1}
			for i := range long.Times(6000) {
				in := &ui.Input{}
				if i%7 == 0 {
					in = f.Input()
				}
				tb.p.Update(in)
				p, ph := tb.p, tb.p.onBoard()
				want := choosing
				switch {
				case p.m.Over():
					want = over
				case p.m.TuxToMove():
					want = thinking
				case ph == advising:
					want = advising
				}
				switch {
				case (p.dialog != nil) != (p.phase == asking):
					t.Fatalf("after %d inputs: phase %d, question %v", i, p.phase, p.dialog != nil)
				case p.Show != nil && !ph.shows(), p.Show == nil && (ph == moving || ph == replaying), !ph.shows() && ph != want:
					t.Fatalf("after %d inputs: phase %d, want %d, a move is shown: %v", i, ph, want, p.Show != nil)
				}
			}
		}
	}
}

// What a player may do is said by the seat.
func TestSeatsSayWhoMayUndoAndAskForAHint(t *testing.T) {
	tb := lay(t, "", true)
	seats := match.WithFriend()
	seats[rules.South].MayHint, seats[rules.South].MayUndo = false, false
	m := match.New(match.Options{Variant: screentest.Usual, Seats: seats, Engine: thinker})
	tb.p, tb.m = New(tb.p.Services, m, tb.p.do), m
	tb.p.Arrange(screentest.Desk)
	may := func(id string) bool { return !tb.p.bar.find(id).off }
	if tb.keys(ui.KeyHint); tb.p.phase != choosing || may("hint") {
		t.Error("who may not ask for a hint gets one")
	}
	tb.house(rules.South, 2)
	tb.rest()
	if may("undo") || !may("hint") {
		t.Errorf("the other player may undo what is not his to take back: %v, may ask for a hint: %v", may("undo"), may("hint"))
	}
}

// Of a game that the coach does not know there is no house to show: asking again and again ends nothing.
func TestAHintWithoutAHouseShowsNone(t *testing.T) {
	tb := layToy(t, true, 1)
	tb.house(rules.South, 2)
	tb.house(rules.North, 2)
	tb.rest()
	for range 4 {
		tb.keys(ui.KeyHint)
		tb.ticks(200)
	}
	if pit, shown := tb.p.hinted(); shown || tb.p.phase != choosing {
		t.Errorf("shown is %v, phase %d", pit, tb.p.phase)
	}
}

// Where two people have switched hints off the lamp is grey, and its key says why.
func TestTheKeyOfTheLampSaysThatHintsAreOff(t *testing.T) {
	tb := lay(t, "", true)
	tb.set.HintsDuo = false
	tb.m.LetHint(false)
	tb.p.Arrange(screentest.Desk)
	if tb.keys(ui.KeyHint); tb.p.phase != choosing || !tb.p.bar.find("hint").off {
		t.Error("hints are switched off, and one is looked for")
	}
	tb.says("hintsOff")
}
