package tux

import "awele/rules"

// Advice is a hint in the making: for the side to move, at full strength whatever the level of the opponent.
type Advice struct {
	work *work
	hint Hint
}

const (
	adviceNodes = 400_000
	// adviceMargin is how much worse than the best, in 25ths of a seed, a move may be that is easier to understand.
	adviceMargin = 10
)

// Advise begins a hint for the side to move in g. The game is copied and may change afterwards; then the advice should
// be closed.
func (e *Engine) Advise(g *rules.Game) *Advice {
	v, p := g.Variant(), g.Position()
	a := &Advice{hint: Hint{House: g.Legal().First(), By: rules.NoHouse, Reply: rules.NoHouse}}
	over := g.Result().Over()
	a.work = e.begin(g, adviceNodes, func(s *search) {
		if over {
			return
		}
		var r ranking
		s.rank(&r, maxPly, adviceMargin)
		a.hint = s.pick(v, p, &r)
	})
	return a
}

// pick chooses of the best moves the one whose reason says most, rather one that is not to be warned of. Where the endgame
// table decides it has the word.
func (s *search) pick(v rules.Variant, p rules.Position, r *ranking) Hint {
	var hint Hint
	sure, decides := s.keep(r)
	chosen, warned := false, false
	for _, m := range r.list() {
		if decides && m.house != sure || !decides && m.value < r.moves[0].value-adviceMargin {
			continue
		}
		h := explain(v, p, m.house)
		if (h.Reason == AvoidsSlam || h.Reason == TooDear) && !decides && r.value(h.By) > m.value {
			continue // never from the best move: what is avoided is no better
		}
		_, warn := Warn(v, p, m.house)
		if !chosen || warned && !warn || warned == warn && h.Reason > hint.Reason {
			chosen, warned, hint = true, warn, h
			hint.Lead = lead(m.value)
			hint.Reply = s.reply(m.next, p.Turn())
		}
	}
	return hint
}

// lead turns a value into seeds.
func lead(value int) int {
	switch {
	case value > certain:
		return Won
	case value < -certain:
		return -Won
	}
	return value / seedWorth
}

// reply returns the answer that the search expects after a move of side me; where it remembers none, one that the
// endgame table likes best, or else any.
func (s *search) reply(next rules.Position, me rules.Side) rules.House {
	legal := s.variant.Legal(next)
	if next.Turn() == me || legal == 0 {
		return rules.NoHouse
	}
	if e := s.table.find(hash(next.Rows())); e != 0 && legal.Has(e.move()) {
		return e.move()
	}
	best, most := legal.First(), -anyValue
	for h := range legal.All() {
		// Bounds of what the answer is worth to side me, who is to move then.
		if low, high, ok := s.ending(s.variant.Next(next, h)); ok && -low-high > most {
			best, most = h, -low-high
		}
	}
	return best
}

// Work thinks about a number of further positions and reports whether the hint is ready.
func (a *Advice) Work(nodes int) (done bool) { return a.work.slice(nodes) }

// Done reports whether the hint is ready.
func (a *Advice) Done() bool { return a.work.done }

// Hint returns the hint. Before Work is done it has no meaning; if the game is over its house is rules.NoHouse.
func (a *Advice) Hint() Hint { return a.hint }

// Close ends the thinking at once. Closing twice does no harm.
func (a *Advice) Close() { a.work.close() }
