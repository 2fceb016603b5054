package play

import (
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
func (p *Screen) think() (changed bool) {
	if p.tuxWaited == 0 {
		p.greet()
	}
	p.tuxWaited++
	pit, decided := p.m.Think(thinkNodes)
	// How long he takes hangs on the position alone, so that a game can be shown again tick by tick.
	wait := tuxLeast + p.m.Game().Ply()*7%(tuxMost-tuxLeast+1)
	if decided && p.tuxWaited >= wait {
		p.play(pit)
		return true
	}
	return p.tuxWaited == 1 || p.tuxWaited == tuxScratches+1
}

// play plays a legal house and begins to show it.
func (p *Screen) play(pit rules.Pit) {
	if p.m.Play(pit) != nil {
		return // it was checked before: nothing happens rather than something wrong
	}
	p.do.Changed()
	p.beginMove()
}

// beginMove begins to show the last move of the match for the first time.
func (p *Screen) beginMove() {
	p.before = p.Seeds
	p.showLastMove(moving)
	if p.Settings().Speed == settings.Off {
		p.finish()
	}
}

// replay shows the last move once more.
func (p *Screen) replay() {
	g := p.m.Game()
	if !p.still() || g.Ply() == 0 {
		return
	}
	p.before.RearrangeAt(g, g.Ply()-1)
	p.showLastMove(replaying)
}

// showLastMove begins to show the last move of the match from the seeds as they lay before. What was said of the position is
// over.
func (p *Screen) showLastMove(ph phase) {
	g := p.m.Game()
	p.enter(ph)
	pit, _ := g.MoveAt(g.Ply()) // an agreement has a side too
	p.perform(p.before, pit.Side, g.StepsAt(g.Ply()))
	p.hint, p.warn, p.refusal, p.path = hint{}, warning{}, refusal{}, kinds.Path{}
	p.tuxWaited = 0
	p.say("", false)
	if last, ok := p.m.LastMove(); ok { // of an agreement and a choice in the hidden there is none: the mark stays
		p.last, p.hasLast = last, true
	}
}

// perform begins to show the steps of a side on the seeds that lie as given.
func (p *Screen) perform(from timeline.Seeds, by rules.Side, steps []rules.Step) {
	p.Showing, p.taken = by, [2]int{}
	p.Begin(from, steps, p.Settings().Speed)
}

// showStep lets a tick of the move that is shown pass.
func (p *Screen) showStep() {
	p.notice(p.Show.Done(p.Tick), p.Tick > 0)
	if p.Tick++; p.Tick > p.Show.Len() {
		p.finish()
	}
}

// finish ends the move that is shown at once, and goes on with what follows.
func (p *Screen) finish() {
	if p.Show == nil {
		return
	}
	for ; p.Tick <= p.Show.Len(); p.Tick++ {
		p.notice(p.Show.Done(p.Tick), false)
	}
	p.End()
	switch p.onBoard() {
	case moving:
		p.enterTurn()
		p.place()
		p.arrive()
	case replaying:
		p.enterTurn()
		p.greet()
	}
}

// arrive says what is to be said where the game has come to, by a move or by undoing or redoing some.
func (p *Screen) arrive() {
	switch {
	case p.m.Over():
		p.say(p.endMessage(), true)
		p.untilEnd = endPause
		p.Sound.Play(sound.Finish)
	case p.m.OfferShare():
		p.offerShare()
	default:
		p.greet()
	}
}

// waitForEnd lets the board stay for a while before the end is shown. Who leaves the board in that very tick has left it.
func (p *Screen) waitForEnd() {
	if p.untilEnd == 0 || p.untilEnd == 1 && p.acted {
		return
	}
	if p.untilEnd--; p.untilEnd == 0 {
		p.do.Ended()
	}
}

// undo goes back to the child's own last decision.
func (p *Screen) undo() {
	if p.m.Undo() {
		p.arriveElsewhere()
	}
}

// redo goes forward again.
func (p *Screen) redo() {
	if p.m.Redo() {
		p.arriveElsewhere()
	}
}

// arriveElsewhere shows the position that undoing or redoing has led to.
func (p *Screen) arriveElsewhere() {
	p.do.Changed()
	p.settle()
	p.say("", false)
	p.place()
	p.Sound.Play(sound.Press)
	p.arrive()
}

// nervous reports whether a press on a house comes so soon after the one that played it that it belongs to it, and does
// not ask for the end of the move that is shown.
func (p *Screen) nervous(pit rules.Pit) bool {
	return p.phase == moving && p.m.Human(p.Showing) && pit == p.last && p.Tick < ui.SecondPress
}
