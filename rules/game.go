package rules

// Game is a history of positions from a start to the present, with the moves that were undone still at hand. Its zero
// value is not useful: use NewGame, NewGameAt or ParseGame.
type Game struct {
	variant Variant
	states  []state // states[0] is the start
	at      int     // the present
}

// state is a position with the move that led to it.
type state struct {
	pos    Position
	move   House // NoHouse at the start and for an agreement
	method Method
	// repeats counts how often pos stood before, with nothing captured since.
	repeats int
}

// NewGame returns a game at its start. The variant must be valid.
func NewGame(v Variant, first Side) *Game { return NewGameAt(v, v.Start(first)) }

// NewGameAt returns a game that starts from p, settled if the side to move cannot. The variant must be valid and p must
// have its number of houses.
func NewGameAt(v Variant, p Position) *Game {
	return &Game{variant: v, states: []state{{pos: v.Settle(p), move: NoHouse, method: v.Result(p).Method}}}
}

// Variant returns the game's variant.
func (g *Game) Variant() Variant { return g.variant }

// Position returns the present position.
func (g *Game) Position() Position { return g.states[g.at].pos }

// Ply returns the number of moves that led to the present, an agreement included.
func (g *Game) Ply() int { return g.at }

// Undone returns the number of moves that can be redone.
func (g *Game) Undone() int { return len(g.states) - 1 - g.at }

// PositionAt returns the position after the given number of moves, 0 ≤ ply ≤ Ply.
func (g *Game) PositionAt(ply int) Position { return g.states[ply].pos }

// MoveAt returns the pit that was played as move number ply, 1 ≤ ply ≤ Ply. ok is false for an agreement.
func (g *Game) MoveAt(ply int) (pit Pit, ok bool) {
	h := g.states[ply].move
	return Pit{g.states[ply-1].pos.turn, h}, h != NoHouse
}

// StepsAt returns what happened in move number ply, 1 ≤ ply ≤ Ply, with the sweeps of a repetition or an agreement.
func (g *Game) StepsAt(ply int) []Step {
	before, s := g.states[ply-1].pos, g.states[ply]
	var steps []Step
	if s.move != NoHouse {
		steps = g.variant.Steps(before, s.move)
	}
	if s.method == Repeated || s.method == Agreed {
		steps = append(steps, g.variant.ShareSteps(Apply(before, steps))...)
	}
	return steps
}

// Result returns the result of the game at present.
func (g *Game) Result() Result {
	if m := g.states[g.at].method; m != NoMethod {
		return Result{outcomeOf(g.Position()), m}
	}
	return Result{}
}

// Legal returns the houses that the side to move may play; none if the game is over, also by repetition or agreement.
func (g *Game) Legal() HouseSet {
	if g.Result().Over() {
		return 0
	}
	return g.variant.Legal(g.Position())
}

// Check returns nil if pit may be played now, and else the reason why not; see [Variant.Check].
func (g *Game) Check(pit Pit) error {
	if g.Result().Over() {
		return ErrGameOver
	}
	return g.variant.Check(g.Position(), pit)
}

// Play plays a house of the side to move. Moves that were undone are forgotten. A refused move changes nothing.
func (g *Game) Play(pit Pit) error {
	if err := g.Check(pit); err != nil {
		return err
	}
	p := g.variant.Next(g.Position(), pit.House)
	s := state{pos: p, move: pit.House, method: g.variant.Result(p).Method}
	if s.method == NoMethod {
		s.repeats = g.earlier(p)
		if s.repeats >= repeatsToEnd || s.repeats > 0 && g.variant.Repeat == EndOnRepeat {
			s.pos, s.method = Share(p), Repeated
		}
	}
	g.push(s)
	return nil
}

func (g *Game) push(s state) {
	g.states = append(g.states[:g.at+1], s)
	g.at++
}

// earlier counts how often p, which is about to be pushed, already stands in the history. Equal positions have equal
// stores, so nothing was captured in between. Then the sides took turns, and every house was played at least once, or
// the seeds would have been held up there: only every second position can be equal, the first 2 × Houses moves ago.
func (g *Game) earlier(p Position) (n int) {
	for i := g.at + 1 - 2*g.variant.Houses; i >= 0; i -= 2 {
		q := g.states[i].pos
		if q == p {
			n++
		} else if q.Store(South) != p.Store(South) || q.Store(North) != p.Store(North) {
			break
		}
	}
	return n
}

// Repeats returns how often the present board has come back, with the same side to move and nothing captured since.
// It is 0 when the game is over.
func (g *Game) Repeats() int {
	if g.Result().Over() {
		return 0
	}
	return g.states[g.at].repeats
}

// Agree ends the game by agreement: each side keeps the seeds of its own row. It counts as a move of the side to move,
// and moves that were undone are forgotten. It returns ErrGameOver, or ErrNoRepeat while the present board has not come
// back, and then changes nothing.
func (g *Game) Agree() error {
	if g.Result().Over() {
		return ErrGameOver
	}
	if g.Repeats() == 0 {
		return ErrNoRepeat
	}
	p := g.Position()
	g.push(state{pos: Share(p).turned(p.turn.Other()), move: NoHouse, method: Agreed})
	return nil
}

// Undo goes back by one move and reports whether there was one.
func (g *Game) Undo() bool {
	if g.at == 0 {
		return false
	}
	g.at--
	return true
}

// Redo plays an undone move again and reports whether there was one.
func (g *Game) Redo() bool {
	if g.Undone() == 0 {
		return false
	}
	g.at++
	return true
}

// Clone returns a copy that shares nothing with g.
func (g *Game) Clone() *Game {
	return &Game{variant: g.variant, states: append([]state(nil), g.states...), at: g.at}
}
