package coach

import (
	"awele/rules"
	"awele/tux/search"
)

// Advice is a hint in the making: for the side to move, at full strength whatever the level of the opponent.
type Advice struct {
	job  *search.Job
	hint Hint
}

const (
	adviceNodes = 400_000
	// adviceMargin is how much worse than the best, in parts of a seed, a move may be that is easier to understand.
	adviceMargin = 10
)

// Advise begins a hint for the side to move in g; s searches for it. The game is copied and may change afterwards; then
// the advice should be closed.
func Advise(s *search.Searcher, g *rules.Game) *Advice {
	v, p := g.Variant(), g.Position()
	a := &Advice{hint: noHint()}
	over := g.Result().Over()
	if Teaches(v.Kind) && search.Plays(v.Kind) && !g.Opening() {
		a.hint.House = g.Legal().First()
	}
	limits := search.Limits{Depth: search.MaxDepth, Nodes: adviceNodes, Margin: adviceMargin}
	if !Teaches(v.Kind) {
		limits.Depth = 0
	}
	a.job = s.Rank(g, limits, func(r *search.Ranking) {
		if !over && Teaches(v.Kind) {
			a.hint = chooseHint(s, v, p, r)
		}
	})
	return a
}

// chooseHint chooses of the best moves the one whose reason says most, and rather one that is not to be warned of. Where
// the endgame table is sure of a move it is that one.
func chooseHint(s *search.Searcher, v rules.Variant, p rules.Position, r *search.Ranking) Hint {
	hint := noHint()
	sure, decides := s.SureMove(r)
	chosen, warned := false, false
	for _, m := range r.Moves() {
		if decides && m.House != sure || !decides && m.Value < r.BestValue()-adviceMargin {
			continue
		}
		h := Explain(v, p, m.House)
		if (h.Reason == AvoidsSlam || h.Reason == TooDear) && !decides && r.Value(h.By) > m.Value {
			continue // never from the best move: what is avoided is no better
		}
		_, warn := Warn(v, p, m.House)
		if !chosen || warned && !warn || warned == warn && h.Reason > hint.Reason {
			chosen, warned, hint = true, warn, h
			hint.Lead = leadIn(m.Value)
			hint.Reply = s.Reply(m.Next, p.Turn())
		}
	}
	return hint
}

// leadIn turns a value of the search into seeds.
func leadIn(value int) int {
	switch {
	case value > search.Decided:
		return Won
	case value < -search.Decided:
		return -Won
	}
	return value / search.SeedValue
}

// Work thinks about a number of further positions and reports whether the hint is ready.
func (a *Advice) Work(nodes int) (done bool) { return a.job.Work(nodes) }

// Done reports whether the hint is ready.
func (a *Advice) Done() bool { return a.job.Done() }

// Hint returns the hint. Before Work is done it has no meaning. Its house is rules.NoHouse if the game is over, stands in
// its joint opening, or is of a kind that is not taught.
func (a *Advice) Hint() Hint { return a.hint }

// Close ends the thinking at once. Closing twice does no harm.
func (a *Advice) Close() { a.job.Close() }
