package main

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"awele/boards"
	"awele/internal/long"
	"awele/lessons/puzzles"
	"awele/rules"
)

// rederived is how many puzzles are proved once more, of all boards; fewer under the race detector, in the test that has it.
const rederived = 200

// Puzzles drawn by a seed are proved once more: each own move is better than every other house by the margin, and the motif
// is the reason of the coach.
func TestPuzzlesArePuzzles(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	left := long.Times(rederived) / slower
	total := 0
	for _, b := range boards.Builtin() {
		total += len(puzzles.Of(b.Name))
	}
	for _, b := range boards.Builtin() {
		all := puzzles.Of(b.Name)
		if len(all) == 0 {
			continue
		}
		p := newProver(b.Variant())
		n := min(len(all), max(2, left*len(all)/total))
		for _, i := range rnd.Perm(len(all))[:n] {
			p.check(t, &all[i])
		}
	}
}

// check proves a puzzle.
func (p *prover) check(t *testing.T, z *puzzles.Puzzle) {
	t.Helper()
	g, err := rules.ParseGame(z.Game())
	if err != nil {
		t.Fatal(err)
	}
	for i, h := range z.Line {
		if i%2 == 0 {
			best, reply, ok := p.only(g)
			if !ok || best != h {
				t.Fatalf("%v %d: %v is the only good move: %v, in\n%v", z.Variant, z.Number, best, ok, g)
			}
			if motif := motifOf(z.Variant, g.Position(), best, reply); i == 0 && motif != z.Motif {
				t.Errorf("%v %d: the motif is %q, not %q", z.Variant, z.Number, motif, z.Motif)
			}
		}
		if err := g.Play(rules.Pit{Side: g.Position().Turn(), House: h}); err != nil {
			t.Fatalf("%v %d: %v", z.Variant, z.Number, err)
		}
	}
}

// The same seed finds the same puzzles, however the games are spread over the processor.
func TestTheSameSeedFindsTheSame(t *testing.T) {
	v := rules.Kalah.Usual()
	if one, two := find(v, 12, 256, 5), find(v, 12, 256, 5); len(one) < 12 || !reflect.DeepEqual(one, two) {
		t.Errorf("%d and %d puzzles", len(one), len(two))
	}
}
