package rules

import "testing"

// The rules of Kalah, case by case, as in rulebook_test.go.
func TestKalah(t *testing.T) {
	for _, c := range []struct {
		rule, before, move, after string
		again, over               bool
	}{
		{rule: "one seed in each following house",
			before: "[4 4 4 4 4 4 | 4 4 4 4 4 4]", move: "A", after: "[0 5 5 5 5 4 | 4 4 4 4 4 4] 0–0"},
		{rule: "the own store is sown too",
			before: "[4 4 4 4 4 4 | 4 4 4 4 4 4]", move: "D", after: "[4 4 4 0 5 5 | 5 4 4 4 4 4] 1–0"},
		{rule: "the last seed in the store: move again",
			before: "[4 4 4 4 4 4 | 4 4 4 4 4 4]", move: "C", after: "[4 4 0 5 5 5 | 4 4 4 4 4 4] 1–0", again: true},
		{rule: "the last seed in the store, all round",
			before: "[0 0 0 0 1 14 | 1 1 1 1 1 1]", move: "F", after: "[1 1 1 1 2 1 | 2 2 2 2 2 2] 2–0", again: true},
		{rule: "the store of the other side is passed over",
			before: "[1 0 0 0 0 8 | 0 1 0 0 0 0] 3–5", move: "F", after: "[2 0 0 0 0 0 | 1 2 1 1 1 1] 4–5"},
		{rule: "an own empty house: that seed and those opposite",
			before: "[1 0 0 0 0 4 | 0 0 0 0 7 1] 3–5", move: "A", after: "[0 0 0 0 0 4 | 0 0 0 0 0 1] 11–5"},
		{rule: "nothing opposite: nothing is taken",
			before: "[1 0 0 0 0 4 | 7 0 0 0 0 1]", move: "A", after: "[0 1 0 0 0 4 | 7 0 0 0 0 1] 0–0"},
		{rule: "the house was not empty: nothing is taken",
			before: "[1 2 0 0 0 4 | 0 0 0 0 7 1]", move: "A", after: "[0 3 0 0 0 4 | 0 0 0 0 7 1] 0–0"},
		{rule: "an empty house of the other side: nothing is taken",
			before: "[0 3 0 0 0 2 | 0 1 0 0 0 0]", move: "F", after: "[0 3 0 0 0 0 | 1 1 0 0 0 0] 1–0"},
		{rule: "all round into an own empty house: a seed opposite has just been sown",
			before: "[0 1 0 0 0 8 | 0 0 0 0 0 3]", move: "F", after: "[0 1 0 0 0 0 | 1 1 1 1 1 0] 6–0"},
		{rule: "13 seeds: the origin is not skipped, and captures",
			before: "[0 0 13 0 0 0 | 0 0 0 4 0 0]", move: "C", after: "[1 1 0 1 1 1 | 1 1 1 0 1 1] 7–0"},
		{rule: "26 seeds: the origin is not empty the second time",
			before: "[0 0 26 0 0 0 | 0 0 0 4 0 0]", move: "C", after: "[2 2 2 2 2 2 | 2 2 2 6 2 2] 2–0"},
		{rule: "the last seed in the store while the own row has run empty: the end, no extra turn",
			before: "[0 0 0 0 0 1 | 2 0 3 0 0 1] 20–21", move: "F", after: "[0 0 0 0 0 0 | 0 0 0 0 0 0] 21–27", over: true},
		{rule: "the own row runs empty without the store being the last",
			before: "[0 0 0 0 0 2 | 2 0 3 0 0 1] 20–20", move: "F", after: "[0 0 0 0 0 0 | 0 0 0 0 0 0] 21–27", over: true},
		{rule: "a capture that empties the other row",
			before: "[1 0 5 0 0 0 | 0 0 0 0 7 0] 20–15", move: "A", after: "[0 0 0 0 0 0 | 0 0 0 0 0 0] 33–15", over: true},
		{rule: "a capture that empties both rows",
			before: "[1 0 0 0 0 0 | 0 0 0 0 7 0] 20–20", move: "A", after: "[0 0 0 0 0 0 | 0 0 0 0 0 0] 28–20", over: true},
		{rule: "a capture that empties the own row",
			before: "[1 0 0 0 0 0 | 0 2 0 0 7 0] 20–18", move: "A", after: "[0 0 0 0 0 0 | 0 0 0 0 0 0] 28–20", over: true},
		{rule: "a majority does not end the game",
			before: "[4 4 0 0 0 1 | 4 4 0 0 0 0] 24–7", move: "F", after: "[4 4 0 0 0 0 | 4 4 0 0 0 0] 25–7", again: true},
	} {
		t.Run(c.rule, func(t *testing.T) {
			bothSeats(t, func(t *testing.T, seat Side) {
				v := NewKalah(4)
				after := wantMove(t, v, board(t, c.before, seat), seat, c.move, c.after)
				if (after.Turn() == seat) != c.again {
					t.Errorf("the same side moves again: %v", after.Turn() == seat)
				}
				if want := (Result{outcomeOf(after), NoMove}); c.over != v.Result(after).Over() || c.over && v.Result(after) != want {
					t.Errorf("%v, want an end: %v", v.Result(after), c.over)
				}
			})
		})
	}
}

// The other row is empty in the middle of a chain: the side that took its last seeds before keeps what lies in its own row,
// and has no further turn.
func TestKalahEndsInTheMiddleOfAChain(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		g := NewGameAt(NewKalah(4), board(t, "[1 0 0 0 2 1 | 0 0 0 0 3 0] 21–20", seat))
		play(t, g, seat, "F E")
		if g.Position().Turn() != seat || g.Result().Over() {
			t.Fatalf("%v: after F and E the same side moves again", g)
		}
		play(t, g, seat, "F A")
		if want := "[0 0 0 0 0 0 | 0 0 0 0 0 0] 28–20"; show(g.Position(), seat) != want || g.Result() != (Result{winner(seat), NoMove}) {
			t.Errorf("%v: %v, want %s", g, g.Result(), want)
		}
	})
}

// A board on which a row is empty from the start is settled: the other side stores what it has, whoever is to move.
func TestKalahStartsWithAnEmptyRow(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		for before, after := range map[string]string{
			"[0 0 0 0 0 0 | 1 0 3 0 0 0] 24–20": "[0 0 0 0 0 0 | 0 0 0 0 0 0] 24–24",
			"[1 0 3 0 0 0 | 0 0 0 0 0 0] 23–21": "[0 0 0 0 0 0 | 0 0 0 0 0 0] 27–21",
			"[0 0 0 0 0 0 | 0 0 0 0 0 0] 23–25": "[0 0 0 0 0 0 | 0 0 0 0 0 0] 23–25",
		} {
			g := NewGameAt(NewKalah(4), board(t, before, seat))
			if show(g.Position(), seat) != after || g.Result().Method != NoMove || g.Legal() != 0 {
				t.Errorf("%s: %s, %v", before, show(g.Position(), seat), g.Result())
			}
		}
	})
}

// Once a side has a majority the players may agree to stop, and each keeps its row; at half of the seeds they may not.
func TestKalahMayStopOnceDecided(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		v := NewKalah(4)
		for stores, may := range map[string]bool{"24–7": false, "25–6": true, "6–25": true} {
			g := NewGameAt(v, board(t, "[4 4 0 0 0 1 | 4 4 0 0 0 0] "+stores, seat))
			if g.MayAgree() != may {
				t.Errorf("%s: may agree: %v", stores, g.MayAgree())
			}
			if err := g.Agree(); (err == nil) != may || may && (g.Result().Method != Agreed || g.Position().InRow(seat) != 0) {
				t.Errorf("%s: %v, %v", stores, err, g.Result())
			}
		}
	})
}

func TestKalahCheck(t *testing.T) {
	bothSeats(t, func(t *testing.T, seat Side) {
		v := NewKalah(4)
		p := board(t, "[4 0 4 4 4 4 | 4 4 4 4 0 4]", seat)
		for letter, want := range map[string]error{
			"A": nil, "B": ErrEmptyHouse, "a": ErrNotYourHouse, "e": ErrNotYourHouse, "G": ErrNoSuchHouse,
		} {
			if err := v.Check(p, pitAt(t, letter, seat)); err != want {
				t.Errorf("%s: %v, want %v", letter, err, want)
			}
		}
		if v.MustFeed(p) || v.Repeats() {
			t.Error("nothing must be fed and nothing comes back")
		}
	})
}
