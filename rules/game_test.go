package rules

import "testing"

// The board [1 0 0 0 0 0 | 1 0 0 0 0 0] comes back after these 12 moves, with nothing captured.
const (
	circleBoard = "[1 0 0 0 0 0 | 1 0 0 0 0 0] 23–23"
	circle      = "A a B b C c D d E e F f"
)

func circleGame(t *testing.T, repeat Repetition, seat Side) *Game {
	t.Helper()
	return NewGameAt(NewOware(4, NoCapture, repeat), board(t, circleBoard, seat))
}

func TestEndOnRepeat(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		g := circleGame(t, EndOnRepeat, seat)
		play(t, g, seat, "A a B b C c D d E e F")
		if g.Result().Over() {
			t.Fatalf("over before the board came back: %v", g.Result())
		}
		play(t, g, seat, "f")
		if want := (Result{Draw, Repeated}); g.Result() != want {
			t.Errorf("%v, want %v", g.Result(), want)
		}
		if got, want := show(g.Position(), seat), "[0 0 0 0 0 0 | 0 0 0 0 0 0] 24–24"; got != want {
			t.Errorf("%s, want %s", got, want)
		}
		if got := Apply(g.PositionAt(11), g.StepsAt(12)); got != g.Position() {
			t.Errorf("the steps lead to %s, the game stands at %s", got, g.Position())
		}
		if g.Repeats() != 0 {
			t.Errorf("%d repeats of a finished game", g.Repeats())
		}
	})
}

// Each side keeps its own row, so that the repetition can decide the game.
func TestRepetitionSharesByRow(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		g := NewGameAt(NewOware(4, NoCapture, EndOnRepeat), board(t, "[1 0 0 0 0 0 | 1 0 0 0 0 0] 22–24", seat))
		play(t, g, seat, circle)
		if want := (Result{winner(seat.Other()), Repeated}); g.Result() != want {
			t.Errorf("%v, want %v", g.Result(), want)
		}
		if got, want := show(g.Position(), seat), "[0 0 0 0 0 0 | 0 0 0 0 0 0] 23–25"; got != want {
			t.Errorf("%s, want %s", got, want)
		}
	})
}

func TestOfferShare(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		g := circleGame(t, OfferShare, seat)
		for repeat := 1; repeat <= 2; repeat++ {
			play(t, g, seat, circle)
			if g.Repeats() != repeat || g.Result().Over() {
				t.Fatalf("after %d circles: %d repeats, %v", repeat, g.Repeats(), g.Result())
			}
		}
		play(t, g, seat, "A a B b C c D d E e F")
		// F has emptied its own row: the board counts when the next move has been made.
		if g.Repeats() != 0 || g.Result().Over() {
			t.Errorf("before the third repeat: %d repeats, %v", g.Repeats(), g.Result())
		}
		play(t, g, seat, "f")
		if want := (Result{Draw, Repeated}); g.Result() != want {
			t.Errorf("the board stands for the fourth time: %v, want %v", g.Result(), want)
		}
		if got := Apply(g.PositionAt(35), g.StepsAt(36)); got != g.Position() {
			t.Errorf("the steps lead to %s, the game stands at %s", got, g.Position())
		}
	})
}

// Another board of the circle is not a repeat of the first, and a board with the other side to move is another board.
func TestWhatIsNoRepeat(t *testing.T) {
	g := circleGame(t, OfferShare, South)
	for i, m := range []string{"A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F"} {
		if g.Repeats() != 0 {
			t.Errorf("%d repeats after %d moves", g.Repeats(), i)
		}
		play(t, g, South, m)
	}
	mirrored := NewGameAt(NewOware(4, NoCapture, EndOnRepeat), board(t, circleBoard, North))
	if mirrored.Position() == g.PositionAt(0) {
		t.Error("the side to move makes no difference")
	}
}

func TestAgreement(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		g := circleGame(t, OfferShare, seat)
		if err := g.Agree(); err != ErrMayNotAgree {
			t.Errorf("agreed at once: %v", err)
		}
		play(t, g, seat, "A a B b C c D d E e F")
		if err := g.Agree(); err != ErrMayNotAgree || g.Ply() != 11 {
			t.Errorf("agreed before the repeat: %v, %d moves", err, g.Ply())
		}
		play(t, g, seat, "f")
		before := g.Position()
		if err := g.Agree(); err != nil {
			t.Fatal(err)
		}
		agreed := func() {
			t.Helper()
			if want := (Result{Draw, Agreed}); g.Result() != want {
				t.Errorf("%v, want %v", g.Result(), want)
			}
			if got, want := show(g.Position(), seat), "[0 0 0 0 0 0 | 0 0 0 0 0 0] 24–24"; got != want {
				t.Errorf("%s, want %s", got, want)
			}
			if g.Ply() != 13 {
				t.Errorf("%d moves, want 13 with the agreement", g.Ply())
			}
			if pit, ok := g.MoveAt(13); ok || pit.Side != seat {
				t.Error("an agreement is no move of a house")
			}
			if err := g.Agree(); err != ErrGameOver {
				t.Errorf("agreed twice: %v", err)
			}
			if err := g.Play(pitAt(t, "A", seat)); err != ErrGameOver {
				t.Errorf("played after the end: %v", err)
			}
		}
		agreed()
		if !g.Undo() || g.Position() != before || g.Repeats() != 1 || g.Result().Over() {
			t.Errorf("undone: %s, %d repeats, %v", g.Position(), g.Repeats(), g.Result())
		}
		if !g.Redo() {
			t.Fatal("nothing to redo")
		}
		agreed()
		g.Undo()
		play(t, g, seat, "A") // goes on instead
		if g.Undone() != 0 || g.Redo() {
			t.Error("the agreement is still there")
		}
		if g.Repeats() != 1 {
			t.Errorf("the next board of the circle came back %d times, want 1", g.Repeats())
		}
		if err := g.Agree(); err != nil {
			t.Errorf("one move later the players may still agree: %v", err)
		}
	})
}

func TestUndoRedo(t *testing.T) {
	g := NewGame(NewOware(4, NoCapture, OfferShare), South)
	if g.Undo() || g.Redo() {
		t.Error("undone or redone where there is nothing")
	}
	play(t, g, South, "F c E b")
	end := g.Position()
	if pit, ok := g.MoveAt(2); !ok || pit != (Pit{North, 2}) {
		t.Errorf("move 2 is %v", pit)
	}
	g.Undo()
	g.Undo()
	if g.Ply() != 2 || g.Undone() != 2 || g.Position() != g.PositionAt(2) {
		t.Errorf("%d moves, %d undone", g.Ply(), g.Undone())
	}
	g.Redo()
	g.Redo()
	if g.Position() != end || g.Redo() {
		t.Errorf("redone: %s, want %s", g.Position(), end)
	}
	g.Undo()
	play(t, g, South, "a")
	if g.Undone() != 0 || g.Ply() != 4 {
		t.Errorf("after another move %d can be redone", g.Undone())
	}
}

// A finished game can be taken back and played to another end.
func TestUndoAfterTheEnd(t *testing.T) {
	g := NewGame(NewOware(4, NoCapture, OfferShare), South)
	play(t, g, South, "F c E b C f D b B d A e")
	if !g.Result().Over() {
		t.Fatal("not over")
	}
	g.Undo()
	if g.Result().Over() || g.Legal() == 0 {
		t.Errorf("%v, legal are %q", g.Result(), letters(g.Legal()))
	}
	g.Redo()
	if want := (Result{NorthWins, Majority}); g.Result() != want {
		t.Errorf("%v, want %v", g.Result(), want)
	}
}

func TestClone(t *testing.T) {
	g := NewGame(NewOware(4, NoCapture, OfferShare), South)
	play(t, g, South, "F c")
	g.Undo()
	c := g.Clone()
	if c.String() != g.String() {
		t.Errorf("%s, want %s", c, g)
	}
	was := g.String()
	play(t, c, South, "a B")
	if g.String() != was {
		t.Errorf("playing on the copy changed the game to %s", g)
	}
}

// The steps of a whole game, from the first to the last, lead from the start to the end.
func TestStepsOfAGame(t *testing.T) {
	for _, v := range variants() {
		g := NewGame(v, South)
		for d := dice(v.Seeds); g.Legal() != 0 && g.Ply() < 500; {
			if err := g.Play(Pit{g.Position().Turn(), d.pick(g.Legal())}); err != nil {
				t.Fatal(err)
			}
		}
		p := g.PositionAt(0)
		for ply := 1; ply <= g.Ply(); ply++ {
			p = Apply(p, g.StepsAt(ply))
			if p != g.PositionAt(ply) {
				t.Fatalf("%s: move %d: the steps lead to %s, the game to %s", v, ply, p, g.PositionAt(ply))
			}
		}
	}
}

// While a row is empty nobody is asked to share, and the game does not end: one ply later the row is fed, and each side's
// share is another. The case cost North a won game when the empty row counted.
func TestAnEmptyRowIsNotSharedUpon(t *testing.T) {
	const moves = "fCcDbEaBdCeAcDbEdBcCeDdEeF"
	p, _, err := ParsePosition("0-0-0-0-0-0-1-1-1-0-0-3-24-18-N")
	if err != nil {
		t.Fatal(err)
	}
	v := NewOware(4, NoCapture, OfferShare)
	g := NewGameAt(v, p)
	empty := 0
	for i, letter := range moves {
		pit, ok := ParsePit(string(letter))
		if !ok {
			t.Fatal(letter)
		}
		if err := g.Play(pit); err != nil {
			t.Fatalf("move %d, %c: %v", i+1, letter, err)
		}
		if q := g.Position(); q.InRow(South) == 0 || q.InRow(North) == 0 {
			empty++
			if g.Repeats() != 0 || g.Agree() == nil {
				t.Fatalf("after move %d the sides may share %v, where a row is empty", i+1, q)
			}
		}
	}
	if empty == 0 {
		t.Fatal("no row was empty")
	}
	if shared := Share(g.Position()); g.Result().Over() || shared.Store(South) == 24 && shared.Store(North) == 24 && g.Repeats() > 0 {
		t.Errorf("the game became 24–24: %v", g.Position())
	}
	for range 2 { // one ply later it is 27–21
		if g.Repeats() > 0 {
			break
		}
		if err := g.Play(Pit{g.Position().Turn(), g.Legal().First()}); err != nil {
			t.Fatal(err)
		}
	}
	if shared := Share(g.Position()); shared.Store(South) != 27 || shared.Store(North) != 21 {
		t.Errorf("one ply later each would keep %d and %d, want 27 and 21 (%v, %d repeats)", shared.Store(South), shared.Store(North), g.Position(), g.Repeats())
	}
}
