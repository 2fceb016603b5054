package rules

// congkakSteps plays house h of Congkak seed by seed. It is slow and plain on purpose: congkakNext is tested against it.
func congkakSteps(v Variant, p Position, h House) []Step {
	sower := NewSower(v, p)
	last := Pit{p.turn, h}
	for {
		for hand := sower.Lift(last); hand > 0; hand-- {
			last = sower.AfterWithStore(last, p.turn)
			sower.Drop(last)
		}
		landing := (*congkakBook).Land(nil, sower, p.turn, last)
		if landing != LiftsAgain {
			if turn, ok := congkakTurn(v, sower.Position(), landing == ChoosesAgain); ok {
				sower.Do(turn)
			}
			return sower.Steps()
		}
		sower.Do(Step{Kind: Relay, To: last})
	}
}
