package search

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/rules/toy"
	"awele/tux/endgame"
	"awele/tux/tuxtest"
)

// stranger is a kind that can be played, and of which the search knows nothing.
var stranger = rules.Register("stranger", &toy.Book{})

func init() {
	Register(toy.Kind, func(v rules.Variant, p rules.Position) int {
		return SeedValue * (p.Store(p.Turn()) - p.Store(p.Turn().Other()))
	})
}

// others returns games of other kinds than Oware: of the toy, of Kalah and of Congkak.
func others() []rules.Variant {
	return append(toys(), rules.NewKalah(3), rules.NewKalah(4), rules.NewKalah(6),
		congkak("opening=inturn"), congkak("houses=6 opening=inturn limit=2"), congkak("rounds=12"))
}

// toys returns games of the toy with rows of 5 and of 7 houses, begun in turn.
func toys() (vs []rules.Variant) {
	for _, shape := range [][2]int{{5, 3}, {5, 4}, {7, 7}} {
		v := toy.New()
		v.Houses, v.Seeds, v.Opening = shape[0], shape[1], rules.InTurn
		vs = append(vs, v)
	}
	return vs
}

// A kind that lives elsewhere is searched by its rules and its own evaluation: with rows of five and of seven houses, and
// where a move gives the same side another turn.
func TestAnotherKindIsSearchedByItsRules(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 2))
	s := New()
	again := 0
	for _, v := range others() {
		if err := v.Validate(); err != nil {
			t.Fatal(err)
		}
		for range 30 {
			g := tuxtest.RandomGame(rnd, v, rnd.IntN(45))
			if g.Legal() == 0 {
				continue
			}
			for depth := 1; depth <= 2; depth++ { // with a third turn, late moves of a chain are looked at less deep
				r := run(s, g, depth, 1<<30, AllExact)
				if len(r.Moves()) != g.Legal().Len() {
					t.Fatalf("%v: %d moves\n%v", v, len(r.Moves()), g)
				}
				for _, m := range r.Moves() {
					want := s.plainMove(g, m.Next, r.depth)
					if m.Next.Turn() == g.Position().Turn() {
						again++
					}
					if m.Value != want {
						t.Fatalf("%v depth %d: house %d is worth %d, plain %d\n%v", v, depth, m.House, m.Value, want, g)
					}
				}
			}
		}
	}
	if again < 20 {
		t.Errorf("only %d moves gave another turn", again)
	}
}

// Deep searches end, and the moves that are expected can be played by whose turn it is.
func TestAnotherKindIsSearchedDeep(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 3))
	s := New()
	s.Endgames(tuxtest.EightSeeds())
	sameSide := 0
	for _, v := range others() {
		for range 20 {
			g := tuxtest.RandomGame(rnd, v, rnd.IntN(45))
			a := s.Analyse(g, MaxDepth, 20_000, 0)
			for !a.Work(3000) {
			}
			line := a.PrincipalVariation()
			if (len(line) == 0) != (g.Legal() == 0) {
				t.Errorf("%v: %v\n%v", v, line, g)
			}
			for i, pit := range line {
				tuxtest.Play(t, g, pit)
				if i > 0 && pit.Side == line[i-1].Side {
					sameSide++
				}
			}
			if s.ends != nil {
				t.Fatal("the endgame table of Oware is asked")
			}
		}
	}
	if sameSide == 0 {
		t.Error("no line has two moves of a side in a row")
	}
}

// A kind without an evaluation is not searched, and nothing panics.
func TestStrangerIsNotSearched(t *testing.T) {
	if Plays(stranger) || !Plays(toy.Kind) || !Plays(rules.Oware) {
		t.Error("the search plays other kinds than those that are registered")
	}
	v := stranger.Usual()
	v.Opening = rules.InTurn
	g := rules.NewGame(v, rules.South)
	s := New()
	run(s, rules.NewGame(tuxtest.Oware(), rules.South), 6, 10_000, 0)
	asked := false
	j := s.Rank(g, Limits{Depth: 5, Nodes: 1000}, func(r *Ranking) {
		asked = true
		if h, ok := s.SureMove(r); ok {
			t.Errorf("house %d is sure", h)
		}
	})
	for !j.Work(100) {
		if j.Considering() != rules.NoHouse {
			t.Error("something is searched")
		}
	}
	if !asked || len(j.Ranking().Moves()) != 0 || j.Nodes() != 0 || j.Ranking().Best() != rules.NoHouse {
		t.Errorf("%+v after %d nodes", j.Ranking().Moves(), j.Nodes())
	}
	a := s.Analyse(g, 5, 1000, 0)
	for !a.Work(100) {
	}
	if a.Best().House != rules.NoHouse || a.PrincipalVariation() != nil {
		t.Errorf("%v is the best of a kind that is not played", a.Best())
	}
}

// Every kind that can be played has an endgame table or none of its own; only Oware has one.
func TestEndgamesPerKind(t *testing.T) {
	for _, k := range rules.Kinds() {
		if _, ok := endgame.For(k.Usual()); ok != (k == rules.Oware) {
			t.Errorf("%v: a table: %v", k, ok)
		}
	}
}

// A second evaluation of a kind is a fault of the program.
func TestRegisterTwice(t *testing.T) {
	defer func() {
		if r := recover(); fmt.Sprint(r) != "search: a second evaluation of oware" {
			t.Errorf("%v", r)
		}
	}()
	Register(rules.Oware, func(rules.Variant, rules.Position) int { return 0 })
}
