package coach

import (
	"awele/rules"
	"awele/tux/endgame"
)

func init() { Register(rules.Oware, oware{}) }

// oware teaches Oware.
type oware struct{}

func (oware) Explain(v rules.Variant, p rules.Position, h, reply rules.House) Hint {
	return explainOware(v, p, h, reply)
}

func (oware) Warn(v rules.Variant, p rules.Position, h rules.House) (c Cost, warn bool) {
	return warnCapture(v, p, h)
}

func (oware) Cost(v rules.Variant, p rules.Position, played, better rules.House) Cost {
	return captureCost(v, p, played, better)
}

// Reasons implements Teacher. Where a slam captures like another move none is to be avoided, and only some rules have an
// endgame table.
func (oware) Reasons(v rules.Variant) []Reason {
	all := []Reason{
		Quiet, Gives, Keeps, Joins, Shelters, Careful, LeastEvil, Builds, KeepsHome, StopsKroo, Declines, TakesBack, Threatens, TooDear,
		Saves, Takes, MustFeed, OnlyMove, Finishes,
	}
	if v.Slam != rules.CaptureAll {
		all = append(all, AvoidsSlam)
	}
	if _, table := endgame.For(v); table {
		all = append(all, SureWin, SureDraw)
	}
	return all
}
