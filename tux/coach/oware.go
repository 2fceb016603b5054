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
	return warnOware(v, p, h)
}

func (oware) Cost(v rules.Variant, p rules.Position, played, better rules.House) Cost {
	return owareCost(v, p, played, better)
}

// Reasons are all that say something of the board, but that where a slam captures like another move none is to be avoided,
// and that only some rules have an endgame table.
func (oware) Reasons(v rules.Variant) (all []Reason) {
	_, table := endgame.For(v)
	for r := Quiet; r <= Finishes; r++ {
		if r == AvoidsSlam && v.Slam == rules.CaptureAll || (r == SureWin || r == SureDraw) && !table {
			continue
		}
		all = append(all, r)
	}
	return all
}
