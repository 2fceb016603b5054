package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
)

// run searches the present of a game to a depth within a number of nodes.
func run(e *Engine, g *rules.Game, depth, nodes, margin int) (r ranking) {
	w := e.begin(g, nodes, func(s *search) { s.rank(&r, depth, margin) })
	for !w.slice(1 << 30) {
	}
	return r
}

// plainValue searches without any art.
func (s *search) plainValue(p rules.Position, ply, depth int) int {
	legal := s.variant.Legal(p)
	if legal == 0 {
		return final(p, ply)
	}
	if s.line.put(p, ply) {
		return s.shared(p, ply)
	}
	if depth == 0 {
		return s.settle(p, ply, noWindow, infinite)
	}
	best := noWindow
	for h := range legal.All() {
		next := s.variant.Next(p, h)
		v := s.plainValue(next, ply+1, depth-1)
		if next.Turn() != p.Turn() {
			v = -v
		}
		best = max(best, v)
	}
	return best
}

// Windows, tables and orders change how fast a value is found, not the value, as long as nothing is looked at less deep.
func TestSearchAgreesWithPlainSearch(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 1))
	e := NewEngine()
	for _, v := range variants() {
		for range 30 {
			g := randomGame(rnd, v, rnd.IntN(100))
			if g.Result().Over() {
				continue
			}
			for depth := 1; depth <= 3; depth++ { // each with a path of its own
				r := run(e, g, depth, 1<<30, anyValue)
				s := &e.search
				s.stopped, s.pauseAt, s.limit = false, 1<<30, 1<<30
				for _, m := range r.list() {
					want := s.plainValue(m.next, 1, r.depth-1)
					if m.next.Turn() != g.Position().Turn() {
						want = -want
					}
					if m.value != want {
						t.Fatalf("%v depth %d: house %d is worth %d, plain %d\n%v", v, depth, m.house, m.value, want, g)
					}
				}
			}
		}
	}
}

func TestWorthIsSymmetric(t *testing.T) {
	rnd := rand.New(rand.NewPCG(6, 1))
	e := NewEngine()
	for range 1000 {
		g := randomGame(rnd, oware(), rnd.IntN(100))
		e.search.prepare(g, 1)
		p := g.Position()
		if a, b := e.search.worth(p), e.search.worth(passed(g.Variant(), p)); a != -b {
			t.Fatalf("%v: %d for one side, %d for the other", p, a, b)
		}
	}
}

func TestSearchAllocatesNothing(t *testing.T) {
	e := NewEngine()
	s := &e.search
	g := rules.NewGame(oware(), rules.South)
	s.pause = func() bool { return true }
	var r ranking
	if n := testing.AllocsPerRun(10, func() {
		s.prepare(g, 20_000)
		s.pauseAt = 20_000
		s.rank(&r, maxPly, 0)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// A win that is near is found, and the nearer win is preferred.
func TestFinishesAsSoonAsItCan(t *testing.T) {
	e := NewEngine()
	g := gameAt(t, oware(), "4-0-1-3-0-1-2-1-0-2-0-1-23-10-S")
	r := run(e, g, maxPly, 200_000, 0)
	if r.moves[0].value != win-1 || !e.search.variant.Result(r.moves[0].next).Won(rules.South) {
		t.Errorf("%s is worth %d", r.best().Letter(rules.South), r.moves[0].value)
	}
}

// Who is behind on a board that goes round must not go round; who is ahead need not fear it, but rather wins.
func TestRepetitionIsKnown(t *testing.T) {
	v := rules.NewOware(4, rules.NoCapture, rules.EndOnRepeat)
	g := gameAt(t, v, "1-0-0-0-0-0-1-0-0-0-0-0-24-22-S")
	r := run(NewEngine(), g, maxPly, 100_000, 0)
	if r.moves[0].value < certain {
		t.Errorf("24 seeds and one that nobody can take are a win, not %d", r.moves[0].value)
	}
}

// Strength is counted in positions, and this is what they buy.
func TestLooksEighteenMovesAhead(t *testing.T) {
	if r := run(NewEngine(), rules.NewGame(oware(), rules.South), 18, 1<<20, 0); r.depth < 18 {
		t.Errorf("only %d", r.depth)
	}
}

func BenchmarkSearch(b *testing.B) {
	e := NewEngine()
	g := rules.NewGame(oware(), rules.South)
	nodes, depth := 0, 0
	for b.Loop() {
		depth = run(e, g, maxPly, 1_000_000, 0).depth
		nodes += e.search.nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	b.ReportMetric(float64(depth), "depth")
}

// BenchmarkSlice measures what one slice of 4000 nodes costs, the change to the search and back included.
func BenchmarkSlice(b *testing.B) {
	e := NewEngine()
	g := rules.NewGame(oware(), rules.South)
	for b.Loop() {
		th := e.Think(g, Levels, 1)
		th.Work(4000)
		th.Close()
	}
}

func BenchmarkPerft(b *testing.B) {
	v := oware()
	var n uint64
	for b.Loop() {
		n += v.Perft(v.Start(rules.South), 8)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
}

// Values within the margin are exact, and no other move seems to lie within it.
func TestMarginIsExact(t *testing.T) {
	rnd := rand.New(rand.NewPCG(10, 1))
	e := NewEngine()
	const margin = 40
	for range 200 {
		g := randomGame(rnd, oware(), rnd.IntN(60))
		if g.Result().Over() {
			continue
		}
		all := run(e, g, 2, 1<<30, anyValue)
		some := run(e, g, 2, 1<<30, margin)
		for _, m := range some.list() {
			for _, want := range all.list() {
				near := want.value >= all.moves[0].value-margin
				if m.house == want.house && (near && m.value != want.value || !near && m.value >= some.moves[0].value-margin) {
					t.Fatalf("house %d: %d with a margin, in truth %d; the best is %d\n%v", m.house, m.value, want.value, all.moves[0].value, g)
				}
			}
		}
	}
}
