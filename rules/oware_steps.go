package rules

// owareSteps plays house h of Oware seed by seed. It is slow and plain on purpose: owareNext is tested against it.
func owareSteps(v Variant, p Position, h House) []Step {
	sower := NewSower(v, p)
	me := p.turn
	origin := Pit{me, h}
	hand := p.Seeds(origin)
	sower.steps = make([]Step, 0, hand+8) // room for most moves
	sower.Lift(origin)
	last := origin
	for hand > 0 {
		last = sower.After(last)
		if last == origin {
			sower.Do(Step{Kind: Skip, To: last})
			continue
		}
		sower.Drop(last)
		hand--
	}

	slam := owareCapture(sower, me, last)
	if slam && v.Slam == CaptureAll && v.Legal(sower.Position()) != 0 {
		sower.Do(Step{Kind: ExtraTurn})
		return sower.Steps()
	}
	after := sower.Position().turned(me.Other())
	if v.Settle(after) != after {
		sower.Sweep(South)
		sower.Sweep(North)
	}
	return sower.Steps()
}

// owareCapture captures backwards from the house of the last seed and reports whether it took every seed.
func owareCapture(sower *Sower, me Side, last Pit) (slam bool) {
	houses := make([]House, 0, MaxHouses)
	total := 0
	if last.Side != me {
		for h := int(last.House); h >= 0; h-- {
			n := sower.Position().Seeds(Pit{last.Side, House(h)})
			if n != 2 && n != 3 {
				break
			}
			houses = append(houses, House(h))
			total += n
		}
	}
	if total == 0 {
		return false
	}
	slam = total == sower.Position().InRow(last.Side)
	if slam && sower.variant.Slam == NoCapture {
		sower.Do(Step{Kind: SlamForfeited, To: last, Seeds: total})
		return false
	}
	for _, h := range houses {
		sower.Capture(Pit{last.Side, h}, me)
	}
	return slam
}
