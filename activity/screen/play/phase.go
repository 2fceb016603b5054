package play

// phase is what goes on.
type phase uint8

const (
	choosing  phase = iota // a person is to choose a house
	thinking               // Tux is to choose a house
	advising               // a hint is looked for
	moving                 // a move is shown for the first time
	replaying              // the last move is shown once more
	showing                // a hint is shown as moves that are not played
	asking                 // a question lies over the board
	over                   // the game has ended and its last move has been shown
)

// shows reports whether it is a phase in which a move is shown, so that seeds may not lie as they really do.
func (ph phase) shows() bool { return ph == moving || ph == replaying || ph == showing }

// onBoard returns what goes on on the board, under a question too.
func (p *Screen) onBoard() phase {
	if p.phase == asking {
		return p.under
	}
	return p.phase
}

// enter begins a phase on the board. A question that lies over it stays.
func (p *Screen) enter(ph phase) {
	if p.phase == asking {
		p.under = ph
	} else {
		p.phase = ph
	}
}

// enterTurn begins the phase that follows from the game: whose turn it is, or that it is over.
func (p *Screen) enterTurn() {
	switch {
	case p.m.Over():
		p.enter(over)
	case p.m.TuxToMove():
		p.enter(thinking)
	default:
		p.enter(choosing)
	}
}

// still reports whether the seeds lie as they really do and none moves.
func (p *Screen) still() bool { return !p.onBoard().shows() }

// advance lets a tick pass and reports whether the picture changed. Under a question a move that is shown goes on; all else
// waits for the answer.
func (p *Screen) advance() (changed bool) {
	changed = p.refusal.tick()
	if p.phase == asking && p.still() {
		return changed
	}
	switch p.onBoard() {
	case choosing: // takes as long as it takes
	case thinking:
		return p.think() || changed
	case advising:
		return p.lookForHint() || changed
	case moving, replaying:
		p.showStep()
		return true
	case showing:
		return p.showHintedMove() || changed
	case over:
		p.waitForEnd()
	}
	return changed
}
