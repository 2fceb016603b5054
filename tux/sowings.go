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

// houses returns the houses among which a level chooses. In the last sowing that it allows itself in a turn they are those
// that do not let it move again, if there are any: an extra turn is compulsory.
func (m *manner) houses(s situation) rules.HouseSet {
	legal := s.variant.Legal(s.pos)
	if m.sowings == 0 || s.sown+1 < m.sowings {
		return legal
	}
	var last rules.HouseSet
	for h := range legal.All() {
		if !movesAgain(s.pos, s.variant.Next(s.pos, h)) {
			last |= 1 << h
		}
	}
	if last == 0 {
		return legal
	}
	return last
}
