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

// hopeless is the value, in parts of a seed, below which a game is as good as lost, and it matters no more by how much.
const hopeless = -decidedLead * search.SeedValue

// chooseHint chooses of the best moves the one whose reason says most, and rather one that is not to be warned of. Where
// the endgame table is sure of a move it is that one, or a capture that is as sure. Where all is lost it is the move that
// a child would call the best: the best bargain of what it captures and what can be captured then.
func chooseHint(s *search.Searcher, v rules.Variant, p rules.Position, r *search.Ranking) Hint {
	hint := noHint()
	sure, decides := s.SureMove(r)
	lost := !decides && r.BestValue() < hopeless
	chosen, warned, most := false, false, 0
	for _, m := range r.Moves() {
		switch {
		case decides && m.House != sure && !s.SureCapture(m.Next), !decides && !lost && m.Value < r.BestValue()-adviceMargin:
			continue
		}
		reply := s.Reply(m.Next, p.Turn())
		h := Explain(v, p, m.House, reply)
		if !decides && !lost && isDoubtful(&h, v, p, r) {
			continue // never of the best move
		}
		if decides && m.House == sure {
			saySure(s, p, &h)
		}
		gains := 0
		if lost {
			gains = bargain(v, p, m.Next)
		}
		_, warn := Warn(v, p, m.House)
		if !chosen || gains > most || gains == most && (warned && !warn || warned == warn && h.Reason > hint.Reason) {
			chosen, warned, most, hint = true, warn, gains, h
			hint.Lead = leadIn(m.Value)
			hint.Reply = reply
		}
	}
	return hint
}

// isDoubtful reports whether a hint says that a move is better than others, and the search finds one of them better.
func isDoubtful(h *Hint, v rules.Variant, p rules.Position, r *search.Ranking) bool {
	switch value := r.Value(h.House); h.Reason {
	case AvoidsSlam, TooDear, Declines:
		return r.Value(h.By) > value
	case Gives:
		for _, m := range r.Moves() {
			if m.Value > value && openedBy(v, p, m.Next).seeds < h.Seeds {
				return true
			}
		}
	}
	return false
}

// saySure lets a hint whose reason says little speak of what the endgame table is sure of.
func saySure(s *search.Searcher, p rules.Position, h *Hint) {
	switch h.Reason {
	case Quiet, Gives:
	default:
		return
	}
	wins, _ := s.Sure()
	half, store := p.Total()/2, p.Store(p.Turn())
	switch {
	case wins:
		*h = Hint{House: h.House, Reason: SureWin, Seeds: half + 1 - store, By: rules.NoHouse, Cost: noCost()}
	case store < half:
		*h = Hint{House: h.House, Reason: SureDraw, Seeds: half - store, By: rules.NoHouse, Cost: noCost()}
	}
}

// bargain returns what a move to next brings less what the answer can bring at most.
func bargain(v rules.Variant, p, next rules.Position) int {
	me := p.Turn()
	gain := next.Store(me) - p.Store(me)
	if next.Turn() == me {
		return gain
	}
	most := 0
	for a := range v.Legal(next).All() {
		most = max(most, v.Next(next, a).Store(me.Other())-next.Store(me.Other()))
	}
	return gain - most
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
