package play

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/timeline"
	"awele/activity/ui"
	"awele/rules"
)

// Ticks that the Play screen waits. Tux takes between tuxLeast and tuxMost for a move at every level, so that a child can
// follow; after the last move the board stays for endPause.
const (
	tuxLeast = 36
	tuxMost  = 72
	endPause = 70
	// thinkNodes are searched in one tick while Tux thinks, who waits longer than that takes anyhow.
	thinkNodes = 3000
	// tuxScratches is how long Tux thinks until he scratches his head.
	tuxScratches = 10
)

// think lets Tux think and, when he has waited long enough to be followed, play. It reports whether the picture changed.
func (g *game) think() (changed bool) {
	if g.tuxWaited == 0 {
		g.greet()
	}
	g.tuxWaited++
	pit, decided := g.m.Think(thinkNodes)
	// How long he takes hangs on the position alone, so that a game can be shown again tick by tick.
	wait := tuxLeast + g.m.Game().Ply()*7%(tuxMost-tuxLeast+1)
	if decided && (g.tuxWaited >= wait || g.hastens(g.m.Position().Turn())) {
		g.play(pit)
		return true
	}
	return g.tuxWaited == 1 || g.tuxWaited == tuxScratches+1
}

// play plays a legal house and begins to show it.
func (g *game) play(pit rules.Pit) {
	_, secret := g.secret()
	if g.m.Play(pit) != nil {
		return // it was checked before: nothing happens rather than something wrong
	}
	g.lids = lids{}
	if secret && !g.Settings().Calm {
		g.lids.rising = lidRises
	}
	g.do.Changed()
	g.beginMove()
}

// beginMove begins to show the last move of the match for the first time.
func (g *game) beginMove() {
	g.before = g.Seeds
	g.haste.begin(g.m.Game())
	g.showLastMove(moving)
	g.played = g.speaker().Played(g.m.Game())
	g.haste.shown += g.Show.Len()
	if _, hidden := g.secret(); hidden {
		g.settled() // what was chosen is guarded from now on
	}
	if g.Settings().Speed == settings.Off || g.hastens(g.Showing) {
		g.finish()
	}
}

// replay shows the last move once more.
func (g *game) replay() {
	history := g.m.Game()
	if !g.still() || !g.hasMoved() {
		return
	}
	g.before.RearrangeAt(history, history.Ply()-1)
	g.showLastMove(replaying)
}

// hasMoved reports whether there is a move to show once more.
func (g *game) hasMoved() bool { return g.m.Game().Ply() > 0 }

// showLastMove begins to show the last move of the match from the seeds as they lay before. What was said of the position is
// over.
func (g *game) showLastMove(ph phase) {
	history := g.m.Game()
	g.enter(ph)
	pit, _ := history.MoveAt(history.Ply()) // an agreement has a side too
	pace := boardview.Pace(g.Settings().Speed)
	if ph == moving {
		pace = g.haste.pace(pace, history)
	}
	g.perform(g.before, pit.Side, history.StepsAt(history.Ply()), pace)
	g.hint, g.speech, g.path = hint{}, speech{}, kinds.Path{}
	g.tuxWaited = 0
	if last, ok := g.m.LastMove(); ok { // of an agreement and a choice in the hidden there is none: the mark stays
		g.last, g.hasLast = last, true
	}
}

// perform begins to show the steps of a side on the seeds that lie as given.
func (g *game) perform(from timeline.Seeds, by rules.Side, steps []rules.Step, pace timeline.Pace) {
	g.Showing, g.taken, g.told, g.heard = by, [2]int{}, -tellApart, -hearApart
	g.Begin(from, steps, pace)
}

// showStep lets a tick of the move that is shown pass.
func (g *game) showStep() {
	g.lids.tick()
	g.notice(g.Show.Done(g.Tick), g.Tick > 0)
	if g.Tick++; g.Tick > g.Show.Len() {
		g.finish()
	}
}

// finish ends the move that is shown at once, and goes on with what follows.
func (g *game) finish() {
	if g.Show == nil {
		return
	}
	for ; g.Tick <= g.Show.Len(); g.Tick++ {
		g.notice(g.Show.Done(g.Tick), false)
	}
	g.End()
	switch g.onBoard() {
	case moving:
		g.enterTurn()
		g.settled()
		g.arrive()
	case replaying:
		g.enterTurn()
		g.greet()
	}
}

// arrive says what is to be said where the game has come to, by a move or by undoing or redoing some.
func (g *game) arrive() {
	switch {
	case g.m.Over():
		g.say(g.endMessage(), true)
		g.bubble.ofMove = true
		g.untilEnd = endPause
		g.Sound.Play(sound.Finish)
	case g.m.BetweenRounds():
		g.roundOver()
	case g.m.OfferShare():
		g.cameBack()
	default:
		g.greet()
	}
}

// waitForEnd lets the board stay for a while before the end is shown. Who leaves the board in that very tick has left it.
func (g *game) waitForEnd() {
	if g.untilEnd == 0 || g.untilEnd == 1 && g.acted {
		return
	}
	if g.untilEnd--; g.untilEnd == 0 {
		g.do.Ended()
	}
}

// undo goes back to the child's own last decision.
func (g *game) undo() {
	if g.m.Undo() {
		g.arriveElsewhere()
	}
}

// redo goes forward again.
func (g *game) redo() {
	if g.m.Redo() {
		g.arriveElsewhere()
	}
}

// arriveElsewhere shows the position that undoing or redoing has led to.
func (g *game) arriveElsewhere() {
	g.do.Changed()
	g.settle()
	g.settled()
	g.Sound.Play(sound.Press)
	g.arrive()
}

// nervous reports whether a press on a house comes so soon after the one that played it that it belongs to it, and does
// not ask for the end of the move that is shown.
func (g *game) nervous(pit rules.Pit) bool {
	return g.phase == moving && g.m.Human(g.Showing) && pit == g.last && g.Tick < ui.SecondPress
}
