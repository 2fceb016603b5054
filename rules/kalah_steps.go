package rules

// kalahSteps plays house h of Kalah seed by seed. It is slow and plain on purpose: kalahNext is tested against it.
func kalahSteps(v Variant, p Position, h House) []Step {
	sower := NewSower(v, p)
	me := p.turn
	last := Pit{me, h}
	sower.steps = make([]Step, 0, p.Seeds(last)+8) // room for most moves
	for hand := sower.Lift(last); hand > 0; hand-- {
		last = sower.AfterWithStore(last, me)
		sower.Drop(last)
	}
	if last.Side == me && !last.IsStore() && sower.Position().Seeds(last) == 1 {
		opposite := Pit{me.Other(), House(v.Houses-1) - last.House}
		if sower.Position().Seeds(opposite) > 0 {
			sower.Capture(last, me)
			sower.Capture(opposite, me)
		}
	}
	switch {
	case sower.Position().InRow(South) == 0, sower.Position().InRow(North) == 0:
		sower.Sweep(South)
		sower.Sweep(North)
	case last.IsStore():
		sower.Do(Step{Kind: ExtraTurn})
	}
	return sower.Steps()
}
