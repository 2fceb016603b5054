package coach

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// hintFor asks for a hint with a table of eight seeds, where there is one.
func hintFor(t *testing.T, v rules.Variant, board string) (Hint, rules.Position) {
	t.Helper()
	g := tuxtest.GameAt(t, v, board)
	s := search.New()
	if v.Slam == rules.NoCapture {
		s.Endgames(tuxtest.EightSeeds())
	}
	a := Advise(s, g)
	for !a.Work(1 << 30) {
	}
	return a.Hint(), g.Position()
}

// Boards in which a hint once taught the wrong thing. Each has a house, and the reason that is true of it.
func TestHintsOnceWrong(t *testing.T) {
	usual := tuxtest.Oware()
	for _, c := range []struct {
		about  string
		v      rules.Variant
		board  string
		house  string
		reason Reason
		seeds  int
	}{
		// "Get ready to capture", and the answer leaves nothing.
		{"Tux can take 7 after some moves", usual, "7-1-7-0-1-0-1-9-9-7-0-1-0-5-S", "E", LeastEvil, 2},
		{"F opens 4, as each house does", usual, "0-0-0-2-3-2-3-0-0-15-2-11-10-0-S", "E", LeastEvil, 4},
		{"Tux takes A", usual, "1-4-0-2-1-1-0-2-1-1-13-11-5-6-S", "E", Gives, 3},
		{"some house opens less than 5", usual, "0-14-0-1-0-0-1-6-0-0-1-5-18-2-S", "D", LeastEvil, 2},
		{"each house opens 5 or more", usual, "2-1-0-1-1-0-1-8-0-8-6-2-6-12-S", "E", LeastEvil, 5},
		// A capture passed over in silence.
		{"C takes 2", rules.NewOware(6, rules.CaptureAll, rules.OfferShare), "0-0-4-2-1-2-1-3-1-2-0-0-24-32-S", "E", Declines, 2},
		{"E takes 3", usual, "1-0-0-2-4-0-4-0-2-2-0-1-16-16-S", "E", Takes, 3},
		// "Do not let Tux fill a house", and he has.
		{"22 seeds lie in b, and must come", usual, "2-0-4-2-3-3-0-22-0-0-0-0-9-3-S", "D", Threatens, 12},
		// All is lost, and nothing is given away for it.
		{"C gives 9 away, D takes 2", usual, "0-0-2-7-0-0-0-0-0-0-1-25-4-9-S", "D", Takes, 2},
		// The end is known.
		{"a sure win", usual, "0-0-0-2-0-1-0-2-0-1-0-2-23-17-N", "d", KeepsHome, 5},
	} {
		h, p := hintFor(t, c.v, c.board)
		h.check(t, c.v, p)
		pit, _ := rules.ParsePit(c.house)
		if h.House != pit.House || h.Reason != c.reason || h.Seeds != c.seeds {
			t.Errorf("%s: %s: %s, %v: %+v", c.about, c.board, h.House.Letter(p.Turn()), h.Reason, h)
		}
	}
}

// Moves that once had a reason that was too small, or ended with the answer: what is said of them now.
func TestReasonsThatWereTooSmall(t *testing.T) {
	v := tuxtest.Oware()
	for _, c := range []struct{ about, board, house, reason string }{
		// "Get ready to capture": some answer leaves nothing.
		{"Tux takes 7, or moves away", "7-1-7-0-1-0-1-9-9-7-0-1-0-5-S", "A", "gives"},
		{"opens 4, and 5 come back", "0-0-0-2-3-2-3-0-0-15-2-11-10-0-S", "F", "takes back"},
		{"Tux takes A", "1-4-0-2-1-1-0-2-1-1-13-11-5-6-S", "E", "gives"},
		{"Tux takes 5", "0-14-0-1-0-0-1-6-0-0-1-5-18-2-S", "B", "gives"},
		{"Tux takes 5", "2-1-0-1-1-0-1-8-0-8-6-2-6-12-S", "E", "least evil"},
		// "Tux wants 4: save what you can!", and one is saved.
		{"3 of 4 are lost", "3-0-2-6-1-1-0-7-2-0-7-5-9-5-S", "E", "least evil"},
		{"3 of 4 are lost", "0-4-9-21-0-1-2-1-1-0-1-1-7-0-N", "E", "least evil"},
		// "Gather many seeds in one house", and it grows by one.
		{"B grows to 11", "1-10-5-4-7-0-0-8-0-4-6-0-3-0-S", "A", "careful"},
		{"E grows to 7", "5-1-0-6-6-6-1-0-6-6-6-5-0-0-S", "D", "careful"},
		// "Do not let Tux fill a house": b is full.
		{"no house but b can answer", "2-0-4-2-3-3-0-22-0-0-0-0-9-3-S", "A", "threatens"},
		{"no house but b can answer", "2-0-4-2-3-3-0-22-0-0-0-0-9-3-S", "F", "quiet"},
	} {
		p := tuxtest.GameAt(t, v, c.board).Position()
		pit, _ := rules.ParsePit(c.house)
		h := Explain(v, p, pit.House, rules.NoHouse)
		h.check(t, v, p)
		if h.Reason.String() != c.reason {
			t.Errorf("%s: %s of %s: %v, want %s: %+v", c.about, c.house, c.board, h.Reason, c.reason, h)
		}
	}
}

// When a game is lost beyond hope a hint is the best bargain for one answer: nothing is given away that need not be.
func TestALostBoardIsPlayedOn(t *testing.T) {
	rnd := rand.New(rand.NewPCG(4, 4))
	s := search.New()
	lost := 0
	for lost < 6 {
		g := tuxtest.RandomGame(rnd, tuxtest.Oware(), 20+rnd.IntN(60))
		v, p := g.Variant(), g.Position()
		if me := p.Turn(); g.Legal().Len() < 2 || p.Store(me.Other())-p.Store(me) < decidedLead || 2*p.Store(me.Other()) > p.Total() {
			continue
		}
		a := Advise(s, g)
		for !a.Work(1 << 30) {
		}
		if a.job.Ranking().BestValue() >= hopeless {
			continue
		}
		lost++
		net := func(h rules.House) int {
			taken, _, _ := plainOf(p, p.Turn()).capture(v.Slam, int(h))
			return taken - openAfter(v, p, h)
		}
		for h := range g.Legal().All() {
			if r := v.Result(v.Next(p, h)); !r.Over() && net(h) > net(a.Hint().House) {
				t.Errorf("%v: %s brings %d, the hint %d", p, h.Letter(p.Turn()), net(h), net(a.Hint().House))
			}
		}
	}
}
