package play

import (
	"awele/activity/kinds"
	"awele/activity/ui/paint"
	"awele/rules"
	"awele/tux/coach"
)

// look is what is seen of a phase on and beside the board.
type look struct {
	pose paint.TuxPose
	turn turnMark
	side rules.Side // whose turn is marked
}

// turnMark is the mark beside a row.
type turnMark uint8

const (
	noMark    turnMark = iota
	arrowMark          // it is that side's turn
	lampMark           // it is nobody's turn: what is shown is only an idea
)

// look returns what is seen now.
func (f *face) look() look {
	l := look{turn: arrowMark, side: f.m.Position().Turn()}
	switch f.onBoard() {
	case choosing:
		l.pose = f.attending()
		if f.m.BetweenRounds() {
			l.turn = noMark
		}
	case advising:
		l.pose = f.attending()
		if f.scratching() {
			l.pose = f.LookAt(f.tux(), f.Layout.Pits[l.side][f.Layout.Houses/2].Center())
		}
	case thinking:
		l.pose = f.pondering()
	case moving, replaying:
		l.side = f.Showing
		if f.m.Over() {
			l.turn = noMark
		}
		l.pose = f.watching()
	case showing:
		l.turn = lampMark
		l.pose = f.attending()
		if f.Show != nil {
			l.pose = f.watching()
		}
	case over:
		l.turn = noMark
		l.pose = f.tux()
		l.pose.Happy = !f.m.Game().Result().Won(rules.North) // glad with the child, and calm when he has won himself
	}
	return l
}

// spokenTo returns the side to which the bubble speaks: the one whose turn is marked.
func (l *look) spokenTo() rules.Side {
	if l.turn == noMark {
		return rules.South
	}
	return l.side
}

// spoken returns what is spoken of now, to be seen on the board: what the chosen house would cost, or what a hint is about.
func (g *game) spoken() kinds.HintMarks {
	turn := g.m.Position().Turn()
	switch {
	case !g.still() || g.m.Over():
		return kinds.HintMarks{}
	case g.warn.said():
		return kinds.Feared(&g.warn.cost, turn)
	}
	return g.hint.marks(turn)
}

// price returns what the capture would cost that a hint speaks of.
func (g *game) price() kinds.HintMarks {
	if h := &g.hint.found; h.Reason == coach.TooDear && g.spoken().Kind == kinds.Gain {
		return kinds.Feared(&h.Cost, g.m.Position().Turn())
	}
	return kinds.HintMarks{}
}
