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
	by     Side  // who played move
	method Method
	// repeats counts how often pos stood before, with nothing captured since.
	repeats uint8
	round   uint8   // from 1
	opening opening // on while the sides sow together
}

// NewGame returns a game at its start. The variant must be valid. Where both sides begin together, first has no meaning.
func NewGame(v Variant, first Side) *Game { return NewGameAt(v, v.Start(first)) }

// NewGameAt returns a game that starts from p, settled if the side to move cannot. The variant must be valid and p must
// fit it; see [Variant.Fits]. A joint opening is played only from the start of the variant.
func NewGameAt(v Variant, p Position) *Game {
	start := state{pos: v.Settle(p), move: NoHouse, round: 1, opening: v.openingAt(p)}
	g := &Game{variant: v, states: []state{start}}
	if start.opening.on() {
		g.states[0].pos = p.turned(South)
	} else {
		g.states[0].method = g.methodAt(p)
	}
	return g
}

// Variant returns the game's variant.
func (g *Game) Variant() Variant { return g.variant }

// Position returns the present position.
func (g *Game) Position() Position { return g.states[g.at].pos }

// Ply returns the number of moves that led to the present, with agreements and the beginnings of new rounds.
func (g *Game) Ply() int { return g.at }

// Undone returns the number of moves that can be redone.
func (g *Game) Undone() int { return len(g.states) - 1 - g.at }

// PositionAt returns the position after the given number of moves, 0 ≤ ply ≤ Ply.
func (g *Game) PositionAt(ply int) Position { return g.states[ply].pos }

// MoveAt returns the pit that was played as move number ply, 1 ≤ ply ≤ Ply. ok is false for an agreement
// and for the beginning of a round; see [Game.BeginsRound].
// See [Game.Hidden] for when it is a secret.
func (g *Game) MoveAt(ply int) (pit Pit, ok bool) {
	s := g.states[ply]
	return Pit{s.by, s.move}, s.move != NoHouse
}

// StepsAt returns what happened in move number ply, 1 ≤ ply ≤ Ply, with the sweeps of a repetition or an agreement. At the
// beginning of a round that is how the houses are filled. In a joint opening it is what both hands do from this choice to the next; a choice that the other side still has to
// answer is a single [Wait].
func (g *Game) StepsAt(ply int) []Step {
	before, s := g.states[ply-1].pos, g.states[ply]
	if g.OpeningAt(ply - 1) {
		_, steps := g.states[ply-1].choose(g.variant, Pit{s.by, s.move})
		return steps
	}
	if g.BeginsRound(ply) {
		return g.variant.roundSteps(before)
	}
	var steps []Step
	if s.move != NoHouse {
		steps = g.variant.Steps(before, s.move)
	}
	if s.method == Repeated || s.move == NoHouse {
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
func (g *Game) Legal() HouseSet { return g.LegalOf(g.Position().Turn()) }

// Check returns nil if pit may be played now, and else the reason why not; see [Variant.Check].
func (g *Game) Check(pit Pit) error {
	switch {
	case g.Result().Over():
		return ErrGameOver
	case g.BetweenRounds():
		return ErrBetweenRounds
	case !g.Opening():
		return g.variant.Check(g.Position(), pit)
	case int(pit.House) >= g.variant.Houses:
		return ErrNoSuchHouse
	case g.LegalOf(pit.Side) == 0:
		return ErrNotYourHouse
	case !g.LegalOf(pit.Side).Has(pit.House):
		return ErrEmptyHouse
	}
	return nil
}

// Play plays a house of a side that is to choose: the side to move, or in a joint opening any of Choosing. Moves that were undone are forgotten. A refused move changes nothing.
func (g *Game) Play(pit Pit) error {
	if err := g.Check(pit); err != nil {
		return err
	}
	if g.Opening() {
		s, _ := g.states[g.at].choose(g.variant, pit)
		g.push(s)
		return nil
	}
	p := g.variant.Next(g.Position(), pit.House)
	s := state{pos: p, move: pit.House, by: pit.Side, method: g.methodAt(p)}
	// Under OfferShare a board with an empty row is neither offered nor ended upon: who must feed would be paid for a row
	// that is about to be filled. The board counts when the next move has been made.
	waits := g.variant.Repeat == OfferShare && (p.InRow(South) == 0 || p.InRow(North) == 0)
	if s.method == NoMethod && g.variant.Repeats() && !waits {
		s.repeats = uint8(g.earlier(p))
		if s.repeats >= repeatsToEnd || s.repeats > 0 && g.variant.Repeat == EndOnRepeat {
			s.pos, s.method = Share(p), Repeated
		}
	}
	g.push(s)
	return nil
}

// push makes s the present. It belongs to the round of the present before.
func (g *Game) push(s state) {
	s.round = g.states[g.at].round
	g.states = append(g.states[:g.at+1], s)
	g.at++
}

// earlier counts how often p, which is about to be pushed, already stands in the history. Stores only grow, so that
// nothing was captured between two equal positions.
func (g *Game) earlier(p Position) (n int) {
	for i := g.at; i >= 0; i-- {
		q := &g.states[i].pos
		if q.turn != p.turn {
			continue
		}
		if (q.own^p.own)>>56|(q.opp^p.opp)>>56 != 0 {
			break
		}
		if q.own == p.own && q.opp == p.opp {
			n++
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
	return int(g.states[g.at].repeats)
}

// MayAgree reports whether the players may agree to stop now: the present board has come back, or the kind of game lets
// them stop in such a position.
func (g *Game) MayAgree() bool {
	return !g.Result().Over() && !g.Opening() && (g.Repeats() > 0 || books[g.variant.Kind].MayAgree(g.variant, g.Position()))
}

// Agree ends the game by agreement: each side keeps the seeds of its own row. In the middle of a round of a game in rounds
// only the round ends so. It counts as a move of the side to move,
// and moves that were undone are forgotten. It returns ErrGameOver, or ErrMayNotAgree where the players may not agree (see
// MayAgree), and then changes nothing.
func (g *Game) Agree() error {
	if g.Result().Over() {
		return ErrGameOver
	}
	if !g.MayAgree() {
		return ErrMayNotAgree
	}
	p := g.Position()
	s := state{pos: Share(p).turned(p.turn.Other()), move: NoHouse, by: p.turn, method: Agreed}
	if g.variant.InRounds() && !g.BetweenRounds() {
		s.method = g.methodAt(s.pos)
	}
	g.push(s)
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

// UndoBy goes back to before the last move of a side and reports whether there was one. In a joint opening that is its own
// last choice: what the other side has chosen before stands.
func (g *Game) UndoBy(s Side) bool {
	for ply := g.at; ply > 0; ply-- {
		if _, moved := g.MoveAt(ply); moved && g.states[ply].by == s {
			g.at = ply - 1
			return true
		}
	}
	return false
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
