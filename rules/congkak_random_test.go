package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"awele/internal/long"
	"awele/rules"
)

// congkakVariants returns every variant of Congkak.
func congkakVariants(t *testing.T) []rules.Variant {
	t.Helper()
	all := variantsOf(t, rules.Congkak)
	// 1 or 3 numbers of seeds; a single round with either opening, or the whole game; no limit, or 1 to 4 sowings.
	if want := (1 + 3) * (2 + 1) * 5; len(all) != want {
		t.Fatalf("%d variants, want %d", len(all), want)
	}
	return all
}

// congkakMoves is how many random moves are compared with the naive rules, over all variants.
func congkakMoves() int {
	if testing.Short() {
		return 100_000
	}
	return long.Times(2_000_000)
}

// Random games of every variant agree at every move with the naive rules: openings, relays, captures, passes, limits,
// burnt houses and rounds. No relay comes near its bound.
func TestCongkakRandomGames(t *testing.T) {
	variants := congkakVariants(t)
	met := map[string]int{}
	for i, v := range variants {
		rnd := rand.New(rand.NewPCG(31, uint64(i)))
		for n := congkakMoves() / len(variants); n > 0; {
			n -= congkakRandomGame(t, rnd, v, met)
			if t.Failed() {
				return
			}
		}
	}
	wantMet(t, met, "extra turn", "pass", "capture", "relay", "burnt house skipped", "majority", "no move", "rounds", "laps from 20")
	if met["most laps"] < 25 {
		t.Errorf("the longest relay has %d laps", met["most laps"])
	}
}

// congkakRandomGame plays one game and returns the number of its moves.
func congkakRandomGame(t *testing.T, rnd *rand.Rand, v rules.Variant, met map[string]int) int {
	g := rules.NewGame(v, rules.Side(rnd.IntN(2)))
	for g.Opening() {
		playAny(t, g, rnd)
	}
	n := newNaiveCongkak(v, g.Position())
	for {
		p := g.Position()
		sown := n.sown
		if v.Limit == 0 {
			sown = 0 // they are not counted
		}
		if got := p.Text(v.Houses); got != n.text() || p.Sown() != sown {
			t.Fatalf("%s\n%s after %d sowings, want %s after %d", g, got, p.Sown(), n.text(), sown)
		}
		if got := v.Result(p).Method.String(); got != n.end() {
			t.Fatalf("%s\nthe round has ended by %q, want %q", g, got, n.end())
		}
		legal := slices.Collect(g.Legal().All())
		if len(legal) != len(n.legal()) {
			t.Fatalf("%s\nlegal are %v, want %v", g, legal, n.legal())
		}
		if g.Result().Over() {
			met[g.Result().Method.String()]++
			return g.Ply()
		}
		if g.BetweenRounds() {
			n.refill(1 - n.turn)
			if err := g.NextRound(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		h := legal[rnd.IntN(len(legal))]
		steps := v.Steps(p, h)
		if got, want := rules.Apply(p, steps), v.Next(p, h); got != want {
			t.Fatalf("%s\n%s: the steps lead to %s, the move to %s", g, h.Letter(p.Turn()), got.Text(v.Houses), want.Text(v.Houses))
		}
		n.play(int(h))
		if got := laps(steps); got != n.laps {
			t.Fatalf("%s\n%s: %d laps, want %d", g, h.Letter(p.Turn()), got, n.laps)
		}
		countCongkak(t, v, p, steps, met)
		if err := g.Play(rules.Pit{Side: p.Turn(), House: h}); err != nil {
			t.Fatal(err)
		}
	}
}

// playAny plays a random house of a side that is to choose.
func playAny(t *testing.T, g *rules.Game, rnd *rand.Rand) {
	t.Helper()
	side := g.Choosing()[rnd.IntN(len(g.Choosing()))]
	legal := slices.Collect(g.LegalOf(side).All())
	if err := g.Play(rules.Pit{Side: side, House: legal[rnd.IntN(len(legal))]}); err != nil {
		t.Fatalf("%s\n%v", g, err)
	}
}

// laps counts how often a sowing lifts.
func laps(steps []rules.Step) (n int) {
	for _, s := range steps {
		if s.Kind == rules.Lift {
			n++
		}
	}
	return n
}

// countCongkak counts what a move tells, and holds it to the bound that every relay keeps.
func countCongkak(t *testing.T, v rules.Variant, p rules.Position, steps []rules.Step, met map[string]int) {
	t.Helper()
	drops := 0
	for _, s := range steps {
		met[s.Kind.String()]++
		if s.Kind == rules.Drop {
			drops++
		}
	}
	ring := 2*v.Houses + 1 - p.Burnt(rules.South).Len() - p.Burnt(rules.North).Len()
	if ring < 2*v.Houses+1 {
		met["burnt house skipped"]++
	}
	if outside := p.Total() - p.Store(p.Turn()); drops >= (outside+1)*ring {
		t.Errorf("%s: a sowing of %d seeds", p.Text(v.Houses), drops)
	}
	n := laps(steps)
	met["most laps"] = max(met["most laps"], n)
	if n >= 20 {
		met["laps from 20"]++
	}
}
