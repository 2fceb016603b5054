package play

import (
	"awele/activity/timeline"
	"awele/rules"
)

// haste is how long the moves of one turn, in which a side may move again and again, may still take to be shown, and whether
// the child wants to see how they end.
type haste struct {
	shown   int // ticks that the moves of this turn, or of the joint opening, take so far
	presses int // how often the child has ended a move of it
}

// turnPresses is the number of presses that end a whole turn: the first one ends a move.
const turnPresses = 2

// begin goes on with the turn of the last move of g, or begins a new one with it.
func (h *haste) begin(g *rules.Game) {
	if !sameTurn(g) {
		*h = haste{}
	}
}

// sameTurn reports whether the last move of g belongs to the turn, or to the joint opening, of the move before it.
func sameTurn(g *rules.Game) bool {
	ply := g.Ply()
	if ply < 2 || g.OpeningAt(ply-1) != g.OpeningAt(ply-2) {
		return false
	}
	last, ok := g.MoveAt(ply)
	before, moved := g.MoveAt(ply - 1)
	return ok && moved && (g.OpeningAt(ply-1) || last.Side == before.Side)
}

// pace returns the pace of the last move of g.
func (h *haste) pace(p timeline.Pace, g *rules.Game) timeline.Pace {
	if g.OpeningAt(g.Ply() - 1) {
		return p.Budget(p.Opening - h.shown)
	}
	return p.Budget(p.Turn - h.shown)
}

// hastens reports whether a move of a side in this turn is not watched: it is Tux's, and the child has pressed often enough
// to see how his turn ends.
func (g *game) hastens(side rules.Side) bool {
	return g.haste.presses >= turnPresses && !g.m.Seat(side).Person()
}
