package rules

import "testing"

// The rules of Oware, case by case. Boards are written with the side to move first; every case is played from both
// seats. Capital letters are houses of that side.

func TestSowingAndCapture(t *testing.T) {
	for _, c := range []struct {
		rule, before, move, after string
	}{
		{"one seed in each following house",
			"[4 4 4 4 4 4 | 4 4 4 4 4 4]", "A", "[0 5 5 5 5 4 | 4 4 4 4 4 4] 0–0"},
		{"sowing runs into the other row, and the stores get no seed",
			"[4 4 4 4 4 4 | 4 4 4 4 4 4]", "F", "[4 4 4 4 4 0 | 5 5 5 5 4 4] 0–0"},
		{"11 seeds end just before the house they came from",
			"[11 0 0 0 0 0 | 1 0 0 0 0 1]", "A", "[0 1 1 1 1 1 | 2 1 1 1 1 0] 2–0"},
		{"12 seeds: the house of origin is skipped",
			"[12 0 0 0 0 0 | 0 0 0 0 0 1]", "A", "[0 2 1 1 1 1 | 1 1 1 1 1 2] 0–0"},
		{"23 seeds: it is skipped on the second lap too",
			"[1 0 0 23 0 0 | 5 5 5 5 5 5]", "D", "[3 2 2 0 3 2 | 7 7 7 7 7 7] 0–0"},
		{"34 seeds: and on the third",
			"[0 0 0 0 0 34 | 0 0 1 1 5 5]", "F", "[3 3 3 3 3 0 | 4 3 4 4 8 8] 0–0"},
		{"the last seed makes 2",
			"[0 0 0 0 0 1 | 1 0 0 4 0 0]", "F", "[0 0 0 0 0 0 | 0 0 0 4 0 0] 2–0"},
		{"the last seed makes 3",
			"[4 0 0 0 0 1 | 2 0 0 4 0 0]", "F", "[4 0 0 0 0 0 | 0 0 0 4 0 0] 3–0"},
		{"the last seed makes 1: nothing",
			"[4 0 0 0 0 1 | 0 0 0 4 0 0]", "F", "[4 0 0 0 0 0 | 1 0 0 4 0 0] 0–0"},
		{"the last seed makes 4: nothing, not even the 2 before it",
			"[4 0 0 0 0 2 | 1 3 0 4 0 0]", "F", "[4 0 0 0 0 0 | 2 4 0 4 0 0] 0–0"},
		{"a 2 on the way is not taken",
			"[4 0 0 0 0 2 | 1 0 0 4 0 0]", "F", "[4 0 0 0 0 0 | 2 1 0 4 0 0] 0–0"},
		{"nothing is taken in the own row",
			"[0 0 0 1 1 0 | 0 0 0 4 0 0]", "D", "[0 0 0 0 2 0 | 0 0 0 4 0 0] 0–0"},
		{"the house before it too",
			"[0 0 0 0 0 2 | 1 2 4 0 0 0]", "F", "[0 0 0 0 0 0 | 0 0 4 0 0 0] 5–0"},
		{"a chain of three from the sixth house stops at the 6",
			"[0 0 0 0 0 6 | 1 1 5 1 2 1]", "F", "[0 0 0 0 0 0 | 2 2 6 0 0 0] 7–0"},
		{"the chain never leaves the row of the opponent",
			"[0 0 0 0 2 1 | 1 0 0 0 0 9]", "E", "[0 0 0 0 0 2 | 0 0 0 0 0 9] 2–0"},
		{"the most that one move can take: five houses of three",
			"[0 0 0 0 0 16 | 1 1 1 1 1 5]", "F", "[1 1 1 1 1 0 | 0 0 0 0 0 6] 15–0"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			bothSeats(t, func(t *testing.T, seat Side) {
				for _, slam := range slamRules {
					v := NewOware(4, slam, OfferShare)
					after := wantMove(t, v, board(t, c.before, seat), seat, c.move, c.after)
					if after.Turn() == seat {
						t.Errorf("%s: the same side moves again", slam)
					}
				}
			})
		})
	}
}

func TestFeeding(t *testing.T) {
	for _, c := range []struct{ rule, before, legal string }{
		{"any house that holds seeds, while the opponent has some", "[1 0 9 0 0 1 | 1 0 0 0 0 1]", "ACF"},
		{"only F feeds", "[1 0 0 0 0 1 | 0 0 0 0 0 0]", "F"},
		{"each house needs just enough seeds", "[6 5 4 3 2 1 | 0 0 0 0 0 0]", "ABCDEF"},
		{"one too few in each", "[5 4 3 2 1 0 | 0 0 0 0 0 0]", ""},
		{"a whole lap feeds too", "[0 0 0 0 20 0 | 0 0 0 0 0 0]", "E"},
		{"F alone is legal", "[1 1 0 2 1 17 | 0 0 0 0 0 0]", "F"},
		{"no move feeds", "[1 0 0 0 0 0 | 0 0 0 0 0 0]", ""},
		{"nothing to move", "[0 0 0 0 0 0 | 0 0 0 1 0 0]", ""},
	} {
		t.Run(c.rule, func(t *testing.T) {
			bothSeats(t, func(t *testing.T, seat Side) {
				for _, slam := range slamRules {
					v := NewOware(4, slam, OfferShare)
					p := board(t, c.before, seat)
					if got := letters(v.Legal(p)); got != c.legal {
						t.Errorf("%s, %s: legal are %q, want %q", slam, c.before, got, c.legal)
					}
					if must := c.legal != "" && p.InRow(seat.Other()) == 0; v.MustFeed(p) != must {
						t.Errorf("%s, %s: MustFeed is %v", slam, c.before, !must)
					}
				}
			})
		})
	}
}

func TestGrandSlam(t *testing.T) {
	for _, c := range []struct {
		rule          string
		slam          GrandSlam
		before, legal string
		move, after   string
		again         bool // the same side moves again
		over          bool
	}{
		{"legal, but nothing is captured", NoCapture,
			"[0 0 0 0 1 1 | 1 0 0 0 0 0]", "EF", "F", "[0 0 0 0 1 0 | 2 0 0 0 0 0] 0–0", false, false},
		{"also over several houses", NoCapture,
			"[3 0 0 0 0 3 | 1 2 1 0 0 0] 10–10", "AF", "F", "[3 0 0 0 0 0 | 2 3 2 0 0 0] 10–10", false, false},
		{"a whole lap that feeds and slams takes nothing", NoCapture,
			"[1 1 0 2 1 17 | 0 0 0 0 0 0]", "F", "F", "[2 2 1 3 2 0 | 2 2 2 2 2 2] 0–0", false, false},
		{"one house that stays makes it an ordinary capture", NoCapture,
			"[0 0 0 0 1 3 | 1 2 1 0 0 1] 10–10", "EF", "F", "[0 0 0 0 1 0 | 0 0 0 0 0 1] 17–10", false, true},

		{"not legal while another move is", Forbidden,
			"[0 0 0 0 1 1 | 1 0 0 0 0 0]", "E", "E", "[0 0 0 0 0 2 | 1 0 0 0 0 0] 0–0", false, false},
		{"only a slam is left: it is taken, and the game ends", Forbidden,
			"[0 0 0 0 0 2 | 1 1 0 0 0 0] 8–12", "F", "F", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 12–12", false, true},
		{"only two slams are left: both are legal, and the mover also takes what lies on its side", Forbidden,
			"[0 0 0 0 2 1 | 1 0 0 0 0 0] 10–12", "EF", "E", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 14–12", false, true},
		{"a slam that gives the majority leaves the rest where it is", Forbidden,
			"[1 1 0 2 1 17 | 0 0 0 0 0 0] 13–13", "F", "F", "[2 2 1 3 2 0 | 0 0 0 0 0 0] 25–13", false, true},
		{"a slam is forbidden even where the only other move feeds the opponent", Forbidden,
			"[0 6 0 0 0 1 | 1 0 0 0 0 0]", "B", "B", "[0 0 1 1 1 2 | 2 1 0 0 0 0] 0–0", false, false},

		{"captured, and the same side moves again", CaptureAll,
			"[0 0 0 0 6 1 | 1 0 0 0 0 0] 10–10", "EF", "F", "[0 0 0 0 6 0 | 0 0 0 0 0 0] 12–10", true, false},
		{"captured, but no move feeds: the own row is taken", CaptureAll,
			"[1 0 0 0 0 1 | 1 0 0 0 0 0] 10–12", "AF", "F", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 13–12", false, true},
		{"captured with the last own seed: nothing is left", CaptureAll,
			"[0 0 0 0 0 1 | 1 0 0 0 0 0] 10–12", "F", "F", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 12–12", false, true},
		{"captured, and that is the majority", CaptureAll,
			"[9 0 0 0 0 1 | 1 0 0 0 0 0] 20–16", "AF", "F", "[9 0 0 0 0 0 | 0 0 0 0 0 0] 22–16", true, false},
		{"captured for the majority: the rest stays", CaptureAll,
			"[9 0 0 0 0 1 | 1 0 0 0 0 0] 23–14", "AF", "F", "[9 0 0 0 0 0 | 0 0 0 0 0 0] 25–14", false, true},
	} {
		t.Run(c.slam.String()+"/"+c.rule, func(t *testing.T) {
			bothSeats(t, func(t *testing.T, seat Side) {
				v := NewOware(4, c.slam, OfferShare)
				p := board(t, c.before, seat)
				if got := letters(v.Legal(p)); got != c.legal {
					t.Errorf("legal are %q, want %q", got, c.legal)
				}
				after := wantMove(t, v, p, seat, c.move, c.after)
				if (after.Turn() == seat) != c.again {
					t.Errorf("%s moves next", after.Turn())
				}
				if over := v.Result(after).Over(); over != c.over {
					t.Errorf("over: %v, want %v", over, c.over)
				}
			})
		})
	}
}

// An extra turn after a slam must feed, and then the opponent is to move.
func TestCaptureAllFeedsInTheExtraTurn(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		v := NewOware(4, CaptureAll, OfferShare)
		g := NewGameAt(v, board(t, "[1 0 0 0 6 1 | 1 0 0 0 0 0] 10–15", seat))
		play(t, g, seat, "F")
		if g.Position().Turn() != seat || !v.MustFeed(g.Position()) {
			t.Fatalf("after the slam: %s", g.Position())
		}
		if got := letters(g.Legal()); got != "E" {
			t.Errorf("legal are %q, want E", got)
		}
		if err := g.Play(pitAt(t, "A", seat)); err != ErrMustFeed {
			t.Errorf("A, which feeds nobody: %v", err)
		}
		if err := g.Play(pitAt(t, "a", seat)); err != ErrNotYourHouse {
			t.Errorf("the opponent's turn was skipped, but: %v", err)
		}
		play(t, g, seat, "E")
		if want := "[1 0 0 0 0 1 | 1 1 1 1 1 0] 12–15"; show(g.Position(), seat) != want || g.Position().Turn() == seat {
			t.Errorf("after feeding: %s, want %s", show(g.Position(), seat), want)
		}
	})
}

func TestEndOfTheGame(t *testing.T) {
	win, loss, draw := +1, -1, 0
	for _, c := range []struct {
		rule, before, move, after string
		method                    Method
		mover                     int
	}{
		{"more than half: stops at once, the seeds stay",
			"[0 0 0 0 0 1 | 1 0 0 4 0 0] 23–19", "F", "[0 0 0 0 0 0 | 0 0 0 4 0 0] 25–19", Majority, win},
		{"half is not enough",
			"[3 0 0 0 0 1 | 1 0 0 4 0 0] 22–17", "F", "[3 0 0 0 0 0 | 0 0 0 4 0 0] 24–17", NoMethod, 0},
		{"of 49 seeds 24 are not enough",
			"[4 0 0 0 0 1 | 1 0 0 4 0 0] 22–17", "F", "[4 0 0 0 0 0 | 0 0 0 4 0 0] 24–17", NoMethod, 0},
		{"of 49 seeds 25 are",
			"[3 0 0 0 0 1 | 1 0 0 4 0 0] 23–17", "F", "[3 0 0 0 0 0 | 0 0 0 4 0 0] 25–17", Majority, win},
		{"of 60 seeds 30 are not enough",
			"[9 0 0 0 0 1 | 1 0 0 4 0 0] 28–17", "F", "[9 0 0 0 0 0 | 0 0 0 4 0 0] 30–17", NoMethod, 0},
		{"of 60 seeds 31 are",
			"[9 0 0 0 0 1 | 2 0 0 4 0 0] 28–16", "F", "[9 0 0 0 0 0 | 0 0 0 4 0 0] 31–16", Majority, win},
		{"of 72 seeds 37 are",
			"[9 0 0 0 0 1 | 1 0 0 4 0 0] 35–22", "F", "[9 0 0 0 0 0 | 0 0 0 4 0 0] 37–22", Majority, win},
		{"a seed in each row: the game goes on",
			"[0 0 0 0 1 0 | 0 0 0 0 0 1] 23–23", "E", "[0 0 0 0 0 1 | 0 0 0 0 0 1] 23–23", NoMethod, 0},
		{"the opponent must feed and cannot: it keeps its row and wins",
			"[0 0 0 0 0 1 | 0 0 0 0 0 0] 23–24", "F", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 23–25", NoMove, loss},
		{"the opponent must feed and cannot: a draw, 24 each",
			"[0 0 0 0 0 1 | 1 0 0 2 0 0] 22–22", "F", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 24–24", NoMove, draw},
		{"a slam that takes nothing, and the opponent cannot feed: it keeps those seeds",
			"[0 0 0 0 0 1 | 1 0 0 0 0 0] 23–23", "F", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 23–25", NoMove, loss},
	} {
		t.Run(c.rule, func(t *testing.T) {
			bothSeats(t, func(t *testing.T, seat Side) {
				v := NewOware(4, NoCapture, OfferShare)
				g := NewGameAt(v, board(t, c.before, seat))
				play(t, g, seat, c.move)
				if got := show(g.Position(), seat); got != c.after {
					t.Errorf("gives %s, want %s", got, c.after)
				}
				want := Result{Playing, c.method}
				if c.method != NoMethod {
					want.Outcome = [...]Outcome{winner(seat.Other()), Draw, winner(seat)}[c.mover+1]
				}
				if got := g.Result(); got != want {
					t.Errorf("result %v, want %v", got, want)
				}
				if got := v.Result(g.Position()); got != want {
					t.Errorf("result by the position alone %v, want %v", got, want)
				}
			})
		})
	}
}

// A game can start where nobody can move, and then it is over at once.
func TestStartWithoutAMove(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		for _, c := range []struct {
			before, after string
			want          Result
		}{
			{"[1 0 0 0 0 0 | 0 0 0 0 0 0]", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 1–0", Result{winner(seat), NoMove}},
			{"[0 0 0 0 0 0 | 0 0 3 0 0 0]", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 0–3", Result{winner(seat.Other()), NoMove}},
			{"[0 0 0 0 0 0 | 0 0 0 0 0 0]", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 0–0", Result{Draw, NoMove}},
			{"[1 0 0 0 0 0 | 0 0 0 0 0 0] 1–2", "[0 0 0 0 0 0 | 0 0 0 0 0 0] 2–2", Result{Draw, NoMove}},
			{"[1 0 0 0 0 0 | 1 0 0 0 0 0] 25–21", "[1 0 0 0 0 0 | 1 0 0 0 0 0] 25–21", Result{winner(seat), Majority}},
		} {
			g := NewGameAt(NewOware(4, NoCapture, OfferShare), board(t, c.before, seat))
			if got := show(g.Position(), seat); got != c.after {
				t.Errorf("%s: settled as %s, want %s", c.before, got, c.after)
			}
			if got := g.Result(); got != c.want {
				t.Errorf("%s: %v, want %v", c.before, got, c.want)
			}
			if g.Legal() != 0 {
				t.Errorf("%s: %s are legal in a finished game", c.before, letters(g.Legal()))
			}
		}
	})
}

// One of the shortest games.
func TestShortestGame(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		g := NewGame(NewOware(4, NoCapture, EndOnRepeat), seat)
		play(t, g, seat, "F c E b C f D b B d A e")
		p := g.Position()
		if p.Store(seat.Other()) != 27 || p.Store(seat) != 0 {
			t.Errorf("%d–%d, want 0–27", p.Store(seat), p.Store(seat.Other()))
		}
		if want := (Result{winner(seat.Other()), Majority}); g.Result() != want {
			t.Errorf("%v, want %v", g.Result(), want)
		}
	})
}
