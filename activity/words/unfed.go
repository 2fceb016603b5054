package words

import (
	"slices"

	"awele/rules"
)

// Unfed reports whether a game in which a side must give seeds to an empty row, and which has ended without a legal move,
// has ended because none of its houses reaches that row. It returns the side that holds those houses.
func Unfed(g *rules.Game) (giver rules.Side, ok bool) {
	p := unswept(g)
	for _, giver := range []rules.Side{rules.South, rules.North} {
		if p.InRow(giver) > 0 && p.InRow(giver.Other()) == 0 {
			return giver, !reaches(g.Variant(), p, giver)
		}
	}
	return 0, false
}

// unswept returns the board on which a game has ended, before each side took the seeds of its own row.
func unswept(g *rules.Game) rules.Position {
	ply := g.Ply()
	if ply == 0 {
		return g.Position()
	}
	steps := slices.DeleteFunc(g.StepsAt(ply), func(s rules.Step) bool { return s.Kind == rules.Sweep })
	return rules.Apply(g.PositionAt(ply-1), steps)
}

// reaches reports whether a house of a side holds seeds enough to reach the other row.
func reaches(v rules.Variant, p rules.Position, s rules.Side) bool {
	for h := range v.Houses {
		if p.Seeds(rules.Pit{Side: s, House: rules.House(h)}) >= v.Houses-h {
			return true
		}
	}
	return false
}
