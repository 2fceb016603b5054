package timeline

import (
	"math/rand/v2"
	"testing"

	"awele/internal/long"
	"awele/rules"
)

// games plays random games and calls see for every move.
func games(t *testing.T, n int, see func(g *rules.Game)) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for i := range long.Times(n) {
		v := rules.NewOware(4+i%3, rules.GrandSlam(i%3), rules.OfferShare)
		g := rules.NewGame(v, rules.Side(i%2))
		for !g.Result().Over() {
			var moves []rules.House
			for h := range g.Legal().All() {
				moves = append(moves, h)
			}
			if err := g.Play(rules.Pit{Side: g.Position().Turn(), House: moves[r.IntN(len(moves))]}); err != nil {
				t.Fatal(err)
			}
			see(g)
		}
	}
}

func lies(t *testing.T, s *Seeds, p rules.Position) {
	t.Helper()
	seen := map[Place]bool{}
	for i := range s.Len() {
		pl := s.Place(i)
		if pl.InHand || seen[pl] {
			t.Fatalf("seed %d lies in %v, which is taken or no pit", i, pl)
		}
		seen[pl] = true
	}
	if s.counts != counts(p) {
		t.Fatalf("seeds lie %v, the position is %v", s.counts, p)
	}
	for pl := range seen {
		if pl.Slot >= s.Count(pl.Pit) {
			t.Fatalf("slot %d of %v, which holds %d seeds", pl.Slot, pl.Pit, s.Count(pl.Pit))
		}
	}
}

// Through whole games the shown seeds end where the rules put them, and every tick shows every seed once.
func TestEndsWhereTheRulesSay(t *testing.T) {
	moves := 0
	var s Seeds
	var f Frame
	games(t, 60, func(g *rules.Game) {
		before := g.PositionAt(g.Ply() - 1)
		if g.Ply() == 1 {
			s = Lay(before)
		}
		tl := New(s, g.StepsAt(g.Ply()), Normal)
		for tick := 0; tick <= tl.Len(); tick += 3 {
			tl.At(tick, &f)
			if len(f.Seeds) != s.Len() {
				t.Fatalf("tick %d shows %d of %d seeds", tick, len(f.Seeds), s.Len())
			}
			shown := f.Hands[0].Seeds + f.Hands[1].Seeds
			for _, row := range f.Counts {
				for _, n := range row {
					shown += n
				}
			}
			if shown > s.Len() {
				t.Fatalf("tick %d counts %d of %d seeds", tick, shown, s.Len())
			}
		}
		s = tl.End()
		lies(t, &s, g.Position())
		tl.At(tl.Len(), &f)
		for i, m := range f.Seeds {
			if m.T != 1 || m.To != s.Place(i) {
				t.Fatalf("seed %d is still on its way at the end", i)
			}
		}
		if f.Counts != s.counts || f.Hands[0].Seeds+f.Hands[1].Seeds != 0 {
			t.Fatalf("at the end %v and %v in the hands", f.Counts, f.Hands)
		}
		moves++
	})
	if moves < 2000 {
		t.Fatalf("only %d moves were played", moves)
	}
}

// A seed is only ever moved by a step that names its pit.
func TestNothingJumps(t *testing.T) {
	g := rules.NewGame(rules.NewOware(4, rules.NoCapture, rules.OfferShare), rules.South)
	s := Lay(g.Position())
	if err := g.Play(rules.Pit{House: 2}); err != nil {
		t.Fatal(err)
	}
	tl := New(s, g.StepsAt(1), Normal)
	end := tl.End()
	for i := range s.Len() {
		if s.Place(i).Pit != (rules.Pit{House: 2}) && end.Place(i) != s.Place(i) {
			t.Errorf("seed %d moved from %v to %v", i, s.Place(i), end.Place(i))
		}
	}
}

func TestRearrangeMovesAsFewAsNeeded(t *testing.T) {
	games(t, 6, func(g *rules.Game) {
		a, b := g.PositionAt(g.Ply()-1), g.Position()
		s := Lay(b)
		old := s
		s.Rearrange(a)
		lies(t, &s, a)
		moved, need := 0, 0
		for i := range s.Len() {
			if s.Place(i) != old.Place(i) {
				moved++
			}
		}
		ca, cb := counts(a), counts(b)
		for side := range ca {
			for h := range ca[side] {
				need += max(0, cb[side][h]-ca[side][h])
			}
		}
		if moved != need {
			t.Fatalf("%d seeds moved, %d needed", moved, need)
		}
	})
	s := Lay(rules.Position{})
	s.Rearrange(rules.NewOware(6, 0, 0).Start(rules.South))
	if s.Len() != 72 {
		t.Errorf("%d seeds after a change of the game", s.Len())
	}
}

// At normal speed a move of four seeds takes about two seconds and twelve seeds never over four.
func TestDuration(t *testing.T) {
	v := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	length := func(p string, h rules.House, pace Pace) int {
		pos, _, err := rules.ParsePosition(p)
		if err != nil {
			t.Fatal(err)
		}
		return New(Lay(pos), v.Steps(pos, h), pace).Len()
	}
	const four, twelve, many = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "12-0-0-0-0-0-5-5-5-5-5-5-3-3-S", "30-0-0-0-0-0-1-5-5-4-0-0-2-1-S"
	if n := length(four, 0, Normal); n < 100 || n > 140 {
		t.Errorf("four seeds take %d ticks", n)
	}
	for _, p := range []string{twelve, many} {
		if n := length(p, 0, Normal); n > 240 {
			t.Errorf("%s takes %d ticks", p, n)
		}
	}
	if s, n, f := length(four, 0, Slow), length(four, 0, Normal), length(four, 0, Fast); !(s > n && n > f) {
		t.Errorf("slow %d, normal %d, fast %d ticks", s, n, f)
	}
}

// Every step is done once.
func TestCues(t *testing.T) {
	pos, _, _ := rules.ParsePosition("0-0-0-0-0-6-1-1-5-1-2-1-15-16-S")
	v := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	steps := v.Steps(pos, 5)
	tl := New(Lay(pos), steps, Normal)
	done := 0
	for tick := 0; tick <= tl.Len(); tick++ {
		done += len(tl.Done(tick))
	}
	if done != len(steps) {
		t.Errorf("%d steps: %d done", len(steps), done)
	}
}

func BenchmarkAt(b *testing.B) {
	pos, _, _ := rules.ParsePosition("0-0-0-0-0-6-1-1-5-1-2-1-15-16-S")
	v := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	tl := New(Lay(pos), v.Steps(pos, 5), Normal)
	var f Frame
	tl.At(0, &f)
	b.ReportAllocs()
	tick := 0
	for b.Loop() {
		tl.At(tick%tl.Len(), &f)
		tick++
	}
}
