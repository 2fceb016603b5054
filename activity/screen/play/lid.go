package play

import (
	"awele/activity/boardview"
	"awele/activity/ui/paint"
	"awele/rules"
)

// lidRises is how many ticks the lids take to rise when both sides have chosen in secret.
const lidRises = 30

// lids lie on the store of a side that has chosen a house in secret, so that both see that it has chosen, and nothing of
// what. They rise when the other side has chosen too.
type lids struct{ rising int } // ticks that they will still rise

// secret returns the side that has chosen a house which the other must not know of yet; ok is false if there is none.
func (g *game) secret() (side rules.Side, ok bool) {
	history := g.m.Game()
	ply := history.Ply()
	if ply == 0 || !history.Hidden(ply) {
		return 0, false
	}
	pit, _ := history.MoveAt(ply)
	return pit.Side, true
}

// tick lets a tick pass.
func (l *lids) tick() { l.rising = max(0, l.rising-1) }

// guards reports whether the focus and the pointer are kept away from the houses of a side, because its player has chosen in
// secret from another at the same screen: the ring of the focus would tell the house.
func (g *game) guards(side rules.Side) bool {
	secret, hidden := g.secret()
	return hidden && secret == side && g.Seats.Shared()
}

// leaveSecret moves the focus from a house that was chosen in secret to the first that the other side may choose, which
// is the same whatever was chosen.
func (g *game) leaveSecret() {
	if pit, ok := boardview.PitOf(g.set.Focus()); ok && g.guards(pit.Side) {
		other := pit.Side.Other()
		g.set.SetFocus(boardview.PitID(rules.Pit{Side: other, House: g.m.Legal(other).First()}))
	}
}

// drawLids draws the lid on the store of who has chosen in secret, or those of both while they rise.
func (g *game) drawLids(c *paint.Canvas) {
	if side, hidden := g.secret(); hidden {
		g.DrawLid(c, side, 0)
		return
	}
	if g.lids.rising > 0 && g.Show != nil {
		risen := 1 - float64(g.lids.rising)/lidRises
		g.DrawLid(c, rules.South, risen)
		g.DrawLid(c, rules.North, risen)
	}
}
