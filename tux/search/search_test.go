package search

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// run searches the present of a game to a depth within a number of nodes.
func run(s *Searcher, g *rules.Game, depth, nodes, margin int) Ranking {
	j := s.Rank(g, Limits{Depth: depth, Nodes: nodes, Margin: margin}, nil)
	for !j.Work(1 << 30) {
	}
	return *j.Ranking()
}

// plainValue searches without any art.
func (s *Searcher) plainValue(p rules.Position, ply, depth int) int {
	legal := s.variant.Legal(p)
	if legal == 0 {
		return s.finalValue(p, ply)
	}
	if s.path.push(p, ply) {
		return s.repetitionValue(p, ply)
	}
	if depth == 0 || ply >= maxPly {
		v := s.quiescence(p, ply, minusInfinity, infinite)
		if low, high, ok := s.endgameBounds(p); ok {
			v = max(low, min(v, high))
		}
		return v
	}
	best := minusInfinity
	for h := range legal.All() {
		next := s.variant.Next(p, h)
		switch {
		case next.Turn() == p.Turn() && ply < s.extraTo:
			best = max(best, s.plainValue(next, ply+1, depth))
		case next.Turn() == p.Turn():
			best = max(best, s.plainValue(next, ply+1, depth-1))
		default:
			best = max(best, -s.plainValue(next, ply+1, depth-1))
		}
	}
	return best
}

// plainMove returns the plain value of a move of g to next.
func (s *Searcher) plainMove(g *rules.Game, next rules.Position, depth int) int {
	s.stopped, s.pauseAt, s.limit = false, 1<<30, 1<<30
	if next.Turn() == g.Position().Turn() {
		return s.plainValue(next, 1, depth)
	}
	return -s.plainValue(next, 1, depth-1)
}

// Windows, tables and orders change how fast a value is found, not the value, as long as nothing is looked at less deep.
func TestSearchAgreesWithPlainSearch(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 1))
	s := New()
	for _, v := range tuxtest.Variants() {
		for range 30 {
			g := tuxtest.RandomGame(rnd, v, rnd.IntN(100))
			if g.Result().Over() {
				continue
			}
			for depth := 1; depth <= 3; depth++ { // each with a path of its own
				r := run(s, g, depth, 1<<30, AllExact)
				for _, m := range r.Moves() {
					want := s.plainMove(g, m.Next, r.depth)
					if m.Value != want {
						t.Fatalf("%v depth %d: house %d is worth %d, plain %d\n%v", v, depth, m.House, m.Value, want, g)
					}
				}
			}
		}
	}
}

func TestEvaluationIsSymmetric(t *testing.T) {
	rnd := rand.New(rand.NewPCG(6, 1))
	s := New()
	for i := range 2000 {
		g := tuxtest.RandomGame(rnd, []rules.Variant{tuxtest.Oware(), rules.NewKalah(4)}[i%2], rnd.IntN(100))
		s.prepare(g, 1, nil, false)
		p := g.Position()
		mover, other := p.Rows()
		if a, b := s.staticEvaluation(p), s.staticEvaluation(rules.FromRows(other, mover, p.Turn().Other())); a != -b {
			t.Fatalf("%v: %d for one side, %d for the other", p, a, b)
		}
	}
}

func TestSearchAllocatesNothing(t *testing.T) {
	s := New()
	s.pause = func() bool { return true }
	var r Ranking
	for _, v := range []rules.Variant{tuxtest.Oware(), rules.NewKalah(4)} {
		g := rules.NewGame(v, rules.South)
		if n := testing.AllocsPerRun(10, func() {
			s.prepare(g, 20_000, nil, false)
			s.pauseAt = 20_000
			s.iterativeDeepening(&r, Limits{Depth: MaxDepth})
		}); n != 0 {
			t.Errorf("%v: %v allocations", v, n)
		}
	}
}

// A win that is near is found, and the nearer win is preferred.
func TestFinishesAsSoonAsItCan(t *testing.T) {
	s := New()
	g := tuxtest.GameAt(t, tuxtest.Oware(), "4-0-1-3-0-1-2-1-0-2-0-1-23-10-S")
	r := run(s, g, maxPly, 200_000, 0)
	if r.moves[0].Value != win-1 || !s.variant.Result(r.moves[0].Next).Won(rules.South) {
		t.Errorf("%s is worth %d", r.Best().Letter(rules.South), r.moves[0].Value)
	}
}

// Who is behind on a board that goes round must not go round; who is ahead need not fear it, but rather wins.
func TestRepetitionIsKnown(t *testing.T) {
	v := rules.NewOware(4, rules.NoCapture, rules.EndOnRepeat)
	g := tuxtest.GameAt(t, v, "1-0-0-0-0-0-1-0-0-0-0-0-24-22-S")
	r := run(New(), g, maxPly, 100_000, 0)
	if r.moves[0].Value < Decided {
		t.Errorf("24 seeds and one that nobody can take are a win, not %d", r.moves[0].Value)
	}
}

// Strength is counted in positions, and this is what they buy.
func TestLooksSixteenMovesAhead(t *testing.T) {
	if r := run(New(), rules.NewGame(tuxtest.Oware(), rules.South), 16, 1<<20, 0); r.depth < 16 {
		t.Errorf("only %d", r.depth)
	}
}

func BenchmarkSearch(b *testing.B) {
	for _, v := range []rules.Variant{tuxtest.Oware(), rules.NewKalah(4), congkak("opening=inturn")} {
		b.Run(v.Kind.String(), func(b *testing.B) {
			s := New()
			g := rules.NewGame(v, rules.South)
			nodes, depth := 0, 0
			for b.Loop() {
				depth = run(s, g, maxPly, 1_000_000, 0).depth
				nodes += s.nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
			b.ReportMetric(float64(depth), "depth")
		})
	}
}

// BenchmarkSlice measures what one slice of 4000 nodes costs, the change to the search and back included.
func BenchmarkSlice(b *testing.B) {
	s := New()
	g := rules.NewGame(tuxtest.Oware(), rules.South)
	for b.Loop() {
		th := s.Rank(g, Limits{Depth: MaxDepth, Nodes: 150_000}, nil)
		th.Work(4000)
		th.Close()
	}
}

// Values within the margin are exact, and no other move seems to lie within it.
func TestMarginIsExact(t *testing.T) {
	rnd := rand.New(rand.NewPCG(10, 1))
	s := New()
	const margin = 40
	for range 200 {
		g := tuxtest.RandomGame(rnd, tuxtest.Oware(), rnd.IntN(60))
		if g.Result().Over() {
			continue
		}
		all := run(s, g, 2, 1<<30, AllExact)
		some := run(s, g, 2, 1<<30, margin)
		for _, m := range some.Moves() {
			for _, want := range all.Moves() {
				near := want.Value >= all.moves[0].Value-margin
				if m.House == want.House && (near && m.Value != want.Value || !near && m.Value >= some.moves[0].Value-margin) {
					t.Fatalf("house %d: %d with a margin, in truth %d; the best is %d\n%v", m.House, m.Value, want.Value, all.moves[0].Value, g)
				}
			}
		}
	}
}
