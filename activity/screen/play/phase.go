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

// phases are what goes on.
type phases struct {
	phase phase
	under phase // what goes on on the board under the question, while one is asked
}

// onBoard returns what goes on on the board, under a question too.
func (ph *phases) onBoard() phase {
	if ph.phase == asking {
		return ph.under
	}
	return ph.phase
}

// still reports whether the seeds lie as they really do and none moves.
func (ph *phases) still() bool { return !ph.onBoard().shows() }

// enter begins a phase on the board. A question that lies over it stays.
func (ph *phases) enter(next phase) {
	if ph.phase == asking {
		ph.under = next
	} else {
		ph.phase = next
	}
}

// beginAsking lays a question over what goes on.
func (ph *phases) beginAsking() {
	if ph.phase != asking {
		ph.phase, ph.under = asking, ph.phase
	}
}

// endAsking goes on with what lies under the question.
func (ph *phases) endAsking() { ph.phase = ph.under }

// enterTurn begins the phase that follows from the game: whose turn it is, or that it is over.
func (g *game) enterTurn() {
	switch {
	case g.m.Over():
		g.enter(over)
	case g.m.TuxToMove():
		g.enter(thinking)
	default:
		g.enter(choosing)
	}
}

// advance lets a tick pass and reports whether the picture changed. Under a question a move that is shown goes on; all else
// waits for the answer.
func (g *game) advance() (changed bool) {
	changed = g.refusal.Update()
	if g.phase == asking && g.still() {
		return changed
	}
	switch g.onBoard() {
	case choosing: // takes as long as it takes
		return g.tellNews() || changed
	case thinking:
		return g.think() || changed
	case advising:
		return g.lookForHint() || changed
	case moving, replaying:
		g.showStep()
		return true
	case showing:
		return g.showHintedMove() || changed
	case over:
		g.waitForEnd()
	}
	return changed
}
