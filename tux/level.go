package tux

import (
	"awele/rules"
	"awele/tux/endgame"
)

// Level says how well Tux plays, from 1, where a child who has just learned the rules wins, to Levels.
type Level int

// Levels is the number of levels.
const Levels = 8

// Valid returns the nearest level that exists.
func (l Level) Valid() Level { return max(1, min(l, Levels)) }

const (
	// tableLevel is the lowest level that knows the endgame table.
	tableLevel = 6
	// endInSight is how many seeds are left on the board, or fewer, when the end is in sight. A search that comes to the
	// last dozen from farther off changes Tux's mind in one move of ten.
	endInSight = 30
)

// EndInSight reports whether so few seeds are left on the board that an endgame table begins to count.
func EndInSight(g *rules.Game) bool {
	p := g.Position()
	return p.InRow(rules.South)+p.InRow(rules.North) <= endInSight
}

// AsksEndgames reports whether Tux asks the endgame table about his move in g at this level: where there is one for the
// game, the upper levels do when the end is in sight. Before that a table may still be on its way.
func (l Level) AsksEndgames(g *rules.Game) bool {
	_, ok := endgame.For(g.Variant())
	return ok && l.Valid() >= tableLevel && EndInSight(g)
}
