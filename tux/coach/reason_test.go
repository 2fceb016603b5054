package coach

import (
	"testing"

	"awele/rules"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// What is said of moves near the edge of a reason. Boards are written A to F, a to f, the stores, and who moves.
func TestReasonsOnTheEdge(t *testing.T) {
	for _, c := range []struct {
		about  string
		slam   rules.GrandSlam
		board  string
		house  string
		reason Reason
		seeds  int
	}{
		{"F would take the last seeds of the other row", rules.NoCapture, "0-0-0-1-1-1-1-0-0-0-0-0-20-24-S", "D", AvoidsSlam, 2},
		{"and may not", rules.Forbidden, "0-0-0-1-1-1-1-0-0-0-0-0-20-24-S", "D", AvoidsSlam, 2},
		{"and may", rules.CaptureAll, "0-0-0-1-1-1-1-0-0-0-0-0-20-24-S", "F", Takes, 2},
		{"a seed in f: no slam", rules.NoCapture, "0-0-0-1-1-1-1-0-0-0-0-1-22-21-S", "F", Takes, 2},
		{"only F would give a seed away", rules.NoCapture, "0-0-0-3-1-1-0-4-0-0-0-0-20-19-S", "E", KeepsHome, 5},
		{"the other row is as full", rules.NoCapture, "0-0-0-3-1-1-0-5-0-0-0-0-20-18-S", "E", Joins, 2},
		{"a third of all seeds", rules.NoCapture, "4-4-1-0-1-1-0-1-4-0-0-0-16-16-S", "C", KeepsHome, 11},
		{"more than a third", rules.NoCapture, "4-4-1-0-1-1-0-1-4-1-0-0-16-15-S", "C", Quiet, 0},
		{"F would make a twelfth seed of 11 in a", rules.NoCapture, "0-0-3-4-0-1-11-0-5-5-5-5-4-5-S", "C", StopsKroo, 12},
		{"of 10, and C gives seeds away", rules.NoCapture, "0-0-3-4-0-1-10-0-5-5-5-5-5-5-S", "C", Gives, 2},
	} {
		p, _, err := rules.ParsePosition(c.board)
		if err != nil {
			t.Fatal(err)
		}
		v := rules.NewOware(4, c.slam, rules.OfferShare)
		pit, _ := rules.ParsePit(c.house)
		h := Explain(v, p, pit.House, rules.NoHouse)
		h.check(t, v, p)
		if h.Reason != c.reason || h.Seeds != c.seeds {
			t.Errorf("%s: %s of %s: %v, %+v", c.about, c.house, c.board, h.Reason, h)
		}
	}
}

// A hint says them where nothing can be taken or saved.
func TestHintsSayHowGamesEnd(t *testing.T) {
	for _, c := range []struct {
		board  string
		reason Reason
	}{
		{"6-2-1-0-5-1-1-0-0-0-0-0-22-10-S", AvoidsSlam},
		{"0-2-0-1-2-1-0-0-1-0-0-0-18-23-S", KeepsHome},
		{"2-1-2-5-8-0-11-0-0-0-5-4-3-7-S", StopsKroo},
	} {
		p, _, err := rules.ParsePosition(c.board)
		if err != nil {
			t.Fatal(err)
		}
		a := Advise(search.New(), rules.NewGameAt(tuxtest.Oware(), p))
		for !a.Work(1 << 30) {
		}
		if h := a.Hint(); h.Reason != c.reason {
			t.Errorf("%s: %v, want %v: %+v", c.board, h.Reason, c.reason, h)
		}
	}
}

// A slam is not called one to avoid when, as a mere sowing, it is the best move.
func TestNoBetterMoveIsAvoided(t *testing.T) {
	p, _, err := rules.ParsePosition("0-0-0-1-1-1-1-0-0-0-0-0-20-24-S")
	if err != nil {
		t.Fatal(err)
	}
	v := tuxtest.Oware()
	rank := func(houses ...rules.House) *search.Ranking {
		var moves []search.RankedMove
		for i, h := range houses { // each a little worse than the one before
			moves = append(moves, search.RankedMove{House: h, Value: -i, Next: v.Next(p, h)})
		}
		r := search.RankingOf(moves...)
		return &r
	}
	for _, c := range []struct {
		ranking *search.Ranking
		house   rules.House
		reason  Reason
	}{
		{rank(5, 4, 3), 5, Joins},
		{rank(4, 5, 3), 4, AvoidsSlam},
	} {
		var h Hint
		s := search.New()
		w := s.Rank(rules.NewGameAt(v, p), search.Limits{Nodes: 1}, func(*search.Ranking) { h = chooseHint(s, v, p, c.ranking) })
		for !w.Work(1 << 30) {
		}
		if h.House != c.house || h.Reason != c.reason {
			t.Errorf("%v: %+v", c.ranking.Moves(), h)
		}
	}
}

// Of two moves that are as good, a hint rather shows the one that is not to be warned of, although the other has a
// reason.
func TestAHintIsRatherNotToBeWarnedOf(t *testing.T) {
	p, _, err := rules.ParsePosition("8-0-10-0-4-2-0-5-0-0-8-0-9-2-N")
	if err != nil {
		t.Fatal(err)
	}
	v := tuxtest.Oware()
	var costly, other rules.House = rules.NoHouse, rules.NoHouse
	for h := range v.Legal(p).All() {
		if _, warn := Warn(v, p, h); warn {
			costly = h
		} else {
			other = h
		}
	}
	if costly == rules.NoHouse || other == rules.NoHouse || Explain(v, p, costly, rules.NoHouse).Reason <= Explain(v, p, other, rules.NoHouse).Reason {
		t.Fatalf("%v, %v: nothing to choose between", costly, other)
	}
	r := search.RankingOf(search.RankedMove{House: costly, Next: v.Next(p, costly)}, search.RankedMove{House: other, Next: v.Next(p, other)})
	s := search.New()
	asked := false
	w := s.Rank(rules.NewGameAt(v, p), search.Limits{Nodes: 1}, func(*search.Ranking) {
		if h := chooseHint(s, v, p, &r); h.House != other {
			t.Errorf("%+v", h)
		}
		asked = true
	})
	for !w.Work(1 << 30) {
	}
	if !asked {
		t.Error("no hint was chosen")
	}
}

// Seeds are given for something later only where no move that gives fewer is better.
func TestSeedsAreNotGivenForNothing(t *testing.T) {
	v := tuxtest.Oware()
	p := tuxtest.GameAt(t, v, "7-1-7-0-1-0-1-9-9-7-0-1-0-5-S").Position()
	h := Explain(v, p, 0, rules.NoHouse) // A opens 7, C 7, B and E 2
	ranked := func(a, c, e int) *search.Ranking {
		r := search.RankingOf(search.RankedMove{House: 0, Value: a, Next: v.Next(p, 0)},
			search.RankedMove{House: 2, Value: c, Next: v.Next(p, 2)}, search.RankedMove{House: 4, Value: e, Next: v.Next(p, 4)})
		return &r
	}
	for _, c := range []struct {
		values   [3]int
		doubtful bool
	}{
		{[3]int{0, 0, 0}, false}, {[3]int{0, 5, -1}, false}, {[3]int{0, -5, 1}, true},
	} {
		if h.Reason != Gives || isDoubtful(&h, v, p, ranked(c.values[0], c.values[1], c.values[2])) != c.doubtful {
			t.Errorf("%v: %+v", c.values, h)
		}
	}
}
