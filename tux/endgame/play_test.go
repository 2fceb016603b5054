package endgame

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
)

// lead is what s holds more than the other in the stores.
func lead(p rules.Position, s rules.Side) int { return p.Store(s) - p.Store(s.Other()) }

// promised returns what the table promises s at the end of a game that stands at p: seeds more than the other.
func promised(table *Table, p rules.Position, s rules.Side) int {
	b, _ := table.Probe(p)
	if p.Turn() == s {
		return lead(p, s) + int(b.Lo)
	}
	return lead(p, s) - int(b.Hi)
}

// Who plays Move from a board on that follows a capture, or any board that is new, wins what the table says is won and
// draws what it says is drawn, under both rules of repetition, against opponents who play anything and opponents who
// like to bring old boards back. Neither does it harm to share when a board has come back.
func TestMoveWinsWhatIsWon(t *testing.T) {
	const games = 3000
	rnd := rand.New(rand.NewPCG(3, 4))
	ended := map[rules.Method]int{}
	for _, slam := range slams {
		table := built(slam)
		for game := range games {
			v := rules.NewOware(4, slam, rules.Repetition(game%2))
			g := rules.NewGameAt(v, randomPosition(rnd, table))
			planner := rules.Side(game / 2 % 2)
			promise := promised(table, g.Position(), planner)
			for !g.Result().Over() {
				p := g.Position()
				if now := promised(table, p, planner); now < promise {
					t.Fatalf("%v: %v promises %d, before it were %d", v, p, now, promise)
				} else {
					promise = now
				}
				if shared := lead(rules.Share(p), planner); g.Repeats() > 0 && shared < promise {
					t.Fatalf("%v: %v comes back and is shared: %d, promised are %d", v, p, shared, promise)
				}
				var h rules.House
				if p.Turn() == planner {
					h, _ = table.Move(p)
				} else {
					h = tease(g, rnd)
				}
				if err := g.Play(rules.Pit{Side: p.Turn(), House: h}); err != nil {
					t.Fatalf("%v: %v: house %d: %v", v, p, h, err)
				}
			}
			r := g.Result()
			ended[r.Method]++
			if promise >= 0 && r.Won(planner.Other()) || promise > 0 && !r.Won(planner) {
				t.Fatalf("%v: promised %d, but %v by %v: %v", v, promise, r.Outcome, r.Method, g)
			}
		}
	}
	for _, m := range []rules.Method{rules.Majority, rules.NoMove, rules.Repeated} {
		if ended[m] < games/50 {
			t.Errorf("only %d games ended by %v", ended[m], m)
		}
	}
}

// randomPosition returns a board of the table with 48 seeds in all and no majority.
func randomPosition(rnd *rand.Rand, table *Table) rules.Position {
	for {
		n := 1 + rnd.IntN(table.Seeds())
		b := unrank(n, uint32(rnd.IntN(Boards(n))))
		store := 24 - rnd.IntN(n+1)
		own, opp := b.rows()
		if other := 48 - n - store; other <= 24 && own != 0 {
			return rules.FromRows(own|uint64(store)<<56, opp|uint64(other)<<56, rules.Side(rnd.IntN(2)))
		}
	}
}

// tease plays a move that brings an old board back, if there is one, and else any.
func tease(g *rules.Game, rnd *rand.Rand) rules.House {
	legal := g.Legal()
	for h := range legal.All() {
		next := g.Variant().Next(g.Position(), h)
		for ply := g.Ply() - 1; ply >= 0 && ply > g.Ply()-60; ply-- {
			if g.PositionAt(ply) == next && rnd.IntN(8) > 0 {
				return h
			}
		}
	}
	for range rnd.IntN(legal.Len()) {
		legal &= legal - 1
	}
	return legal.First()
}

// The value of a whole game that ends when a board comes back, found by playing everything, lies between the bounds.
func TestWholeGamesLieBetweenTheBounds(t *testing.T) {
	for _, slam := range slams {
		w := whole{variant: variant(slam), known: map[rules.Position]int{}, line: map[rules.Position]bool{}}
		for n := 1; n <= wholeSeeds; n++ {
			for r := range uint32(Boards(n)) {
				b := unrank(n, r)
				got, want := w.fresh(position(b)), built(slam).at(n, b)
				if got < int(want.Lo) || got > int(want.Hi) {
					t.Errorf("%v: %v is worth %d, bounds %v", slam, position(b), got, want)
				}
			}
		}
	}
}

// whole plays everything.
type whole struct {
	variant rules.Variant
	known   map[rules.Position]int
	line    map[rules.Position]bool // the boards since the last capture
}

// fresh returns what the side to move gets more than the other from a board that no other of the same seeds led to.
func (w *whole) fresh(p rules.Position) int {
	x, n := boardOf(p)
	p = position(x)
	if v, ok := w.known[p]; ok {
		return v
	}
	line := w.line
	w.line = map[rules.Position]bool{}
	v := w.play(p, -n, n)
	w.line = line
	w.known[p] = v
	return v
}

func (w *whole) play(p rules.Position, alpha, beta int) int {
	x, n := boardOf(p)
	own, opp := x.rows()
	p = rules.FromRows(own, opp|uint64(n)<<56, p.Turn())
	legal := w.variant.Legal(p)
	if legal == 0 || w.line[p] {
		return p.InRow(p.Turn()) - p.InRow(p.Turn().Other())
	}
	w.line[p] = true
	defer delete(w.line, p)
	best := -n
	for h := range legal.All() {
		next := w.variant.Next(p, h)
		gain := lead(next, p.Turn()) + n
		var v int
		if _, left := boardOf(next); left < n {
			v = gain - w.fresh(next)
		} else {
			v = gain - w.play(next, gain-beta, gain-max(alpha, best))
		}
		if best = max(best, v); best >= beta {
			break
		}
	}
	return best
}
