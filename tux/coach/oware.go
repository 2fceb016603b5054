package coach

import "awele/rules"

func init() { Register(rules.Oware, oware{}) }

// oware teaches Oware.
type oware struct{}

func (oware) Explain(v rules.Variant, p rules.Position, h rules.House) Hint {
	return explainOware(v, p, h)
}

func (oware) Warn(v rules.Variant, p rules.Position, h rules.House) (c Cost, warn bool) {
	return warnOware(v, p, h)
}

func (oware) Cost(v rules.Variant, p rules.Position, played, better rules.House) Cost {
	return owareCost(v, p, played, better)
}

// Reasons are all there are, but that where a slam captures like another move none is to be avoided.
func (oware) Reasons(v rules.Variant) (all []Reason) {
	for r := FarSighted; r <= Finishes; r++ {
		if r != AvoidsSlam || v.Slam != rules.CaptureAll {
			all = append(all, r)
		}
	}
	return all
}
