package play

// phase is what goes on on the board. It follows from what the screen holds, so that the two can never differ.
type phase uint8

const (
	choosing  phase = iota // a person is to choose a house
	thinking               // Tux is to choose a house
	advising               // a hint is looked for
	moving                 // a move is shown for the first time
	replaying              // the last move is shown once more
	showing                // a hint is shown as moves that are not played
	asking                 // a question lies over the board, which is at rest
	over                   // the game has ended and its last move has been shown
)

// phase returns what goes on now.
func (p *Screen) phase() phase {
	switch {
	case p.demo != nil:
		return showing
	case p.Show != nil && p.replay:
		return replaying
	case p.Show != nil:
		return moving
	case p.dialog != nil:
		return asking
	case p.m.Over():
		return over
	case p.m.TuxToMove():
		return thinking
	case p.hint.working:
		return advising
	}
	return choosing
}

// still reports whether the seeds lie as they really do and none moves.
func (p *Screen) still() bool {
	switch p.phase() {
	case moving, replaying, showing:
		return false
	}
	return true
}
