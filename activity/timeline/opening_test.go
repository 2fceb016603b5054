package timeline

import (
	"math/rand/v2"
	"slices"
	"testing"

	"awele/internal/long"
	"awele/rules"
	"awele/rules/toy"
)

// toyGames plays random games of the toy, most of them opened together, and calls see for every move.
func toyGames(t *testing.T, n int, see func(g *rules.Game)) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	for i := range long.Times(n) {
		v := toy.New()
		if i%3 == 1 {
			v.Houses, v.Seeds = 7, 7
		}
		if i%5 == 4 {
			v.Opening = rules.InTurn
		}
		g := rules.NewGame(v, rules.Side(i%2))
		for !g.Result().Over() && g.Ply() < 100 {
			side := g.Choosing()[r.IntN(len(g.Choosing()))]
			legal := slices.Collect(g.LegalOf(side).All())
			if err := g.Play(rules.Pit{Side: side, House: legal[r.IntN(len(legal))]}); err != nil {
				t.Fatal(err)
			}
			see(g)
		}
	}
}

// liesAt fails unless the seeds lie as in the present of g, those in the hands too.
func liesAt(t *testing.T, s *Seeds, g *rules.Game) {
	t.Helper()
	if want := LayAt(g, g.Ply()); s.n != want.n || s.counts != want.counts || s.hands != want.hands {
		t.Fatalf("%s\nseeds lie %v with %v, want %v with %v", g, s.counts, s.hands, want.counts, want.hands)
	}
	seen := map[Place]bool{}
	for i := range s.Len() {
		pl := s.Place(i)
		here := s.Count(pl.Pit)
		if pl.InHand {
			here = s.Hand(pl.Pit.Side)
		}
		if seen[pl] || pl.Slot >= here {
			t.Fatalf("%s\nseed %d lies in %v, where another lies or none can", g, i, pl)
		}
		seen[pl] = true
	}
}

// Where both sides sow at the same time the seeds end where the rules put them: on the board, or in a hand that waits.
// Every tick shows every seed once, on the board, in a hand, or on its way.
func TestAnOpeningEndsWhereTheRulesSay(t *testing.T) {
	var s Seeds
	var f Frame
	met := map[string]int{}
	toyGames(t, 150, func(g *rules.Game) {
		ply := g.Ply()
		if ply == 1 {
			s = LayAt(g, 0)
		}
		steps := g.StepsAt(ply)
		tl := New(s, steps, Normal)
		both := false
		for tick := 0; tick <= tl.Len(); tick += 3 {
			tl.At(tick, &f)
			shown := f.Hands[0].Seeds + f.Hands[1].Seeds
			for _, row := range f.Counts {
				for _, n := range row {
					shown += n
				}
			}
			if len(f.Seeds) != s.Len() || shown > s.Len() {
				t.Fatalf("tick %d shows %d and counts %d of %d seeds", tick, len(f.Seeds), shown, s.Len())
			}
			both = both || f.Hands[0].Seeds > 0 && f.Hands[1].Seeds > 0
		}
		s = tl.End()
		liesAt(t, &s, g)
		tl.At(tl.Len(), &f)
		for i, m := range f.Seeds {
			if m.T != 1 || m.To != s.Place(i) {
				t.Fatalf("seed %d is still on its way at the end", i)
			}
		}
		if both {
			met["two hands with seeds"]++
		}
		if s.hands != [2]hand{} {
			met["seeds in a hand that waits"]++
		}
		for _, step := range steps {
			met[step.Kind.String()]++
		}
		if g.Hidden(ply) {
			met["hidden"]++
			if len(steps) != 1 || s != LayAt(g, ply-1) && ply == 1 {
				t.Fatalf("%s\na hidden choice shows %v", g, steps)
			}
		}
	})
	for _, what := range []string{"two hands with seeds", "seeds in a hand that waits", "hidden", "wait", "rest", "begin", "extra turn", "sweep"} {
		if met[what] < 20 {
			t.Errorf("%s: %d times, too few to prove anything", what, met[what])
		}
	}
}

// In an opening too a seed is only ever moved by a step that names its pit, or by the hand that held it.
func TestNothingJumpsInAnOpening(t *testing.T) {
	var s Seeds
	toyGames(t, 60, func(g *rules.Game) {
		if g.Ply() == 1 {
			s = LayAt(g, 0)
		}
		for _, step := range g.StepsAt(g.Ply()) {
			before := s
			s.do(step)
			for i := range s.Len() {
				was, is := before.Place(i), s.Place(i)
				named := step.Kind == rules.Drop && was.InHand && was.Pit.Side == step.Hand && is == (Place{Pit: step.To, Slot: is.Slot}) ||
					step.Kind == rules.Lift && !was.InHand && was.Pit == step.From && is.InHand && is.Pit.Side == step.Hand ||
					(step.Kind == rules.Capture || step.Kind == rules.Sweep) && was.Pit == step.From && is.Pit == step.To
				if was != is && !named {
					t.Fatalf("%s\n%v of %v moves seed %d from %v to %v", g, step.Kind, step.Hand, i, was, is)
				}
			}
		}
		s = s.atRest()
	})
}

// Undo and redo in an opening move as few seeds as possible, in and out of the hands too.
func TestRearrangeInAnOpening(t *testing.T) {
	toyGames(t, 40, func(g *rules.Game) {
		ply := g.Ply()
		s := LayAt(g, ply)
		for _, to := range []int{ply - 1, ply, 0, ply} {
			old := s
			s.RearrangeAt(g, to)
			back := g.Clone()
			for back.Ply() > to {
				back.Undo()
			}
			liesAt(t, &s, back)
			moved, need := 0, 0
			for i := range s.Len() {
				if s.Place(i) != old.Place(i) {
					moved++
				}
			}
			for side := range s.counts {
				for h := range s.counts[side] {
					need += max(0, s.counts[side][h]-old.counts[side][h])
				}
				need += max(0, s.hands[side].seeds-old.hands[side].seeds)
			}
			if moved != need {
				t.Fatalf("%s\nto %d: %d seeds moved, %d needed", g, to, moved, need)
			}
		}
	})
}
