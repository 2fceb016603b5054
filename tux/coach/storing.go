package coach

import "awele/rules"

// storing teaches the games in which each side sows its own store, a last seed there gives an extra turn, and one in an
// own empty house captures what lies opposite: Kalah and Congkak.
type storing struct {
	// relays says that a sowing goes on from house to house, so that nobody counts ahead where it ends: chains of extra
	// turns are not spoken of, but how much a sowing brings.
	relays bool
}

func init() {
	Register(rules.Kalah, storing{})
	Register(rules.Congkak, storing{relays: true})
}

// Explain implements Teacher.
func (s storing) Explain(v rules.Variant, p rules.Position, h, reply rules.House) Hint {
	c := newStoringMove(v, p, h, reply)
	hint := Hint{House: h, By: rules.NoHouse, Reply: reply, Cost: noCost()}
	switch {
	case v.Result(c.next).Won(c.me):
		hint.setCapture(Finishes, c.takes)
		hint.By = rules.NoHouse
	case c.legal.Len() == 1:
		hint.Reason = OnlyMove
	case c.again() && s.relays:
		hint.Reason, hint.Seeds = PlaysAgain, c.stored()
	case c.again():
		hint.explainChain(c)
	case c.takes.seeds > 0:
		hint.setCapture(Takes, c.takes)
		hint.By = rules.NoHouse
	case s.relays && c.gathers():
		hint.Reason, hint.Seeds = Gathers, c.stored()
	case c.saves():
		hint.setDanger(Saves, c.danger)
		hint.Left = c.left.lost
	case c.best.seeds > 0:
		hint.explainPassedOver(c)
	default:
		hint.explainCalm(c)
	}
	return hint
}

// Warn implements Teacher.
func (storing) Warn(v rules.Variant, p rules.Position, h rules.House) (c Cost, warn bool) {
	return warnCapture(v, p, h)
}

// Cost implements Teacher.
func (storing) Cost(v rules.Variant, p rules.Position, played, better rules.House) Cost {
	return captureCost(v, p, played, better)
}

// Reasons implements Teacher.
func (s storing) Reasons(rules.Variant) []Reason {
	all := []Reason{
		Quiet, Gives, Stores, Careful, LeastEvil, KeepsHome, Readies, StopsAgain, Declines, TooDear, Saves, Takes,
		PlaysAgain, OnlyMove, Finishes,
	}
	if s.relays {
		return append(all, Gathers, FarSighted)
	}
	return append(all, Chain)
}
