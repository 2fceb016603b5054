package main

import (
	"fmt"
	"math/rand/v2"

	"awele/rules"
	"awele/tux"
	"awele/tux/coach"
	"awele/tux/learner"
	"awele/tux/search"
)

// judged says how much hints lose against a deeper search.
type judged struct {
	positions int
	good      int // lose a seed at most
	worst     int // hundredths of a seed
}

// String returns the judgement in a sentence.
func (j judged) String() string {
	return fmt.Sprintf("%d hints: %.1f %% lose a seed at most, the worst %.1f seeds", j.positions, 100*share(j.good, j.positions), float64(j.worst)/100)
}

// The search that judges looks at 16 times as many positions as a hint does, and knows losses up to 10 seeds.
const (
	deepNodes  = 6_400_000
	deepMargin = 1000
)

// judgeHints compares hints in positions that two levels reach, with fixed seeds, with what a deeper search finds.
func judgeHints(v rules.Variant, e *tux.Engine, positions int) (j judged, err error) {
	rnd := rand.New(rand.NewPCG(500, 1))
	for j.positions < positions {
		g := rules.NewGame(v, rules.South)
		o := &learner.Tux{Engine: e, Seed: rnd.Uint64()}
		for n := 4 + rnd.IntN(60); n > 0 && !g.Result().Over(); n-- {
			o.Level = tux.Level(1 + rnd.IntN(5))
			if err := g.Play(rules.Pit{Side: g.Position().Turn(), House: o.Move(g)}); err != nil {
				return j, err
			}
		}
		if g.Legal().Len() < 2 {
			continue
		}
		a := coach.Advise(e.Searcher(), g)
		for !a.Work(1 << 30) {
		}
		deep := e.Searcher().Analyse(g, search.MaxDepth, deepNodes, deepMargin)
		for !deep.Work(1 << 30) {
		}
		loss := deep.Loss(a.Hint().House)
		j.positions++
		if loss <= 100 {
			j.good++
		}
		j.worst = max(j.worst, min(loss, deepMargin))
	}
	return j, nil
}
