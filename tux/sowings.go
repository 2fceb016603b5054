package tux

import "awele/rules"

// movesAgain reports whether a move from p to next lets the same side move again while the other could: an extra turn, and
// not one that the other side passes.
func movesAgain(p, next rules.Position) bool {
	return next.Turn() == p.Turn() && next.InRow(p.Turn().Other()) > 0
}

// sownInTurn returns how many sowings the side to move has done in its present turn. The choices of a joint opening are
// of no turn.
func sownInTurn(g *rules.Game) (n int) {
	for ply := g.Ply(); ply > 0 && !g.OpeningAt(ply-1) && movesAgain(g.PositionAt(ply-1), g.PositionAt(ply)); ply-- {
		n++
	}
	return n
}

// firstTurn reports whether the side to move has had no turn before this one, of which it has sown so many sowings.
func firstTurn(g *rules.Game, sown int) bool {
	if g.CustomStart() {
		return false
	}
	for ply := 1; ply <= g.Ply()-sown; ply++ {
		if pit, ok := g.MoveAt(ply); ok && pit.Side == g.Position().Turn() && !g.OpeningAt(ply-1) {
			return false
		}
	}
	return true
}

// houses returns the houses among which a level chooses. One that allows itself few sowings does not win with its first
// turn, before the other side has done much. And in the last sowing that it allows itself in a turn it does not move again.
// Each is as far as there is another house, for an extra turn is compulsory.
func (l Level) houses(s situation) rules.HouseSet {
	m := &mannersOf(s.variant.Kind)[l.Valid()]
	legal := s.variant.Legal(s.pos)
	if m.sowings == 0 {
		return legal
	}
	among := func(from rules.HouseSet, ok func(h rules.House) bool) (some rules.HouseSet) {
		for h := range from.All() {
			if ok(h) {
				some |= 1 << h
			}
		}
		if some == 0 {
			return from
		}
		return some
	}
	if s.first {
		legal = among(legal, func(h rules.House) bool { return !s.wins(h) })
	}
	if s.sown+1 >= m.sowings {
		legal = among(legal, func(h rules.House) bool { return !movesAgain(s.pos, s.variant.Next(s.pos, h)) })
	}
	return legal
}
