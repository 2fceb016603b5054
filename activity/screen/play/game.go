package play

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/timeline"
	"awele/activity/ui"
	"awele/i18n"
	"awele/rules"
	"awele/tux"
)

// game is the match as it goes on on the board: phases, moves, hints and what is said. It knows no button and no question, and
// paints nothing.
type game struct {
	screen.Services
	boardview.View
	phases
	do  Do
	m   *match.Match
	set ui.Controls // a hint moves the focus to its house

	// What the screen does about it.
	settled   func() // the board is at rest in another position: other controls can be used
	cameBack  func() // the board has come back, or the winner is sure: to stop is to be offered
	roundOver func() // a round is over: another one is to be offered

	// The move that is shown.
	before timeline.Seeds // as they lay before the move shown last
	taken  [2]int         // seeds captured so far, by side
	haste  haste          // how long the moves of this turn may still take
	told   int            // the tick at which a lap was named last
	heard  int            // the tick at which a seed was heard last
	demo   demo           // while it belongs to a hint
	lids   lids

	// What is seen and said of a position at rest.
	speech
	last    rules.Pit // the house of the last move
	hasLast bool
	path    kinds.Path
	hint    hint

	tuxWaited int  // ticks of Tux's turn that have passed
	untilEnd  int  // ticks until the end of a finished game is shown; 0: it has been
	acted     bool // the child did something in this tick that may have opened another screen
}

// settle shows the present position of the match at rest, and nothing that was said of another.
func (g *game) settle() {
	g.RestAt(g.m.Game(), g.m.Game().Ply())
	g.enterTurn()
	g.tuxWaited, g.haste, g.lids = 0, haste{}, lids{}
	g.hint, g.speech, g.path = hint{}, speech{}, kinds.Path{}
	g.last, g.hasLast = g.m.LastMove()
}

// nearSide is the side whose houses the keys pick: of the two seats the one of a person who is to move, or waits for Tux.
func (g *game) nearSide() rules.Side {
	turn := g.m.Position().Turn()
	if g.m.Seat(turn).Person() {
		return turn
	}
	return turn.Other()
}

// choose is a house that the child wants to play.
func (g *game) choose(pit rules.Pit) {
	if g.phase == showing {
		g.endDemo()
	}
	if g.Show != nil { // the press began before this move was shown: it finishes it, like any other
		g.finish()
		return
	}
	if g.phase == thinking {
		g.refuse(pit, g.Text(i18n.RefusedWait))
		return
	}
	if err := g.m.Check(pit); err != nil {
		g.refuse(pit, g.speaker().Refusal(err, g.m.Position().Turn()))
		return
	}
	if !g.holdBack(pit) {
		g.play(pit)
	}
}

// skip shows at once what comes of the move that is shown.
func (g *game) skip() {
	if g.phase == showing {
		g.endDemo()
		return
	}
	if g.onBoard() == moving {
		g.haste.presses++
	}
	g.finish()
}

// share ends the game by agreement.
func (g *game) share() {
	if g.m.Share() == nil {
		g.do.Changed()
		g.beginMove()
	}
}

// nextRound begins the next round and shows how the houses are filled.
func (g *game) nextRound() {
	if g.m.NextRound() == nil {
		g.do.Changed()
		g.beginMove()
	}
}

// setLevel changes Tux's level; it counts from his next thought on.
func (g *game) setLevel(l tux.Level) {
	g.m.SetLevel(l)
	g.do.SetLevel(l)
	g.do.Changed()
}
