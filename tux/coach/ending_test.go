package coach

import (
	"math/rand/v2"
	"testing"

	"awele/tux/search"
	"awele/tux/tuxtest"
)

// A hint never gives away what the table is sure of.
func TestHintKeepsWhatTheTableIsSureOf(t *testing.T) {
	table := tuxtest.EightSeeds()
	e := search.New()
	e.Endgames(table)
	rnd := rand.New(rand.NewPCG(9, 1))
	for range 100 {
		g := tuxtest.LateGame(rnd, 8)
		if g.Result().Over() {
			continue
		}
		p, me := g.Position(), g.Position().Turn()
		b, _ := table.Probe(p)
		lead := p.Store(me) - p.Store(me.Other())
		a := Advise(e, g)
		for !a.Work(1 << 30) {
		}
		a.Hint().check(t, g.Variant(), p)
		next := g.Variant().Next(p, a.Hint().House)
		after := next.Store(me) - next.Store(me.Other())
		if !g.Variant().Result(next).Over() {
			b, _ := table.Probe(next)
			after -= int(b.Hi)
		}
		if lead+int(b.Lo) > 0 && after <= 0 || lead+int(b.Lo) == 0 && after < 0 {
			t.Errorf("%v: sure of %d, after %+v of %d", p, lead+int(b.Lo), a.Hint(), after)
		}
	}
}
