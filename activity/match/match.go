// Package match is one game between two seats: turns, undo, Tux's thinking and hints, and what is saved. It knows no
// screen.
//
// The child sits in the South; who sits in the North, and what each of them may do, says a [Seat].
package match

import (
	"awele/rules"
	"awele/tux"
	"awele/tux/coach"
)

// Slice is how many positions are looked at in a tick, at most, whatever is thought about. An old machine looks at some
// three million a second (a new one at twenty), so that a slice takes it 1.7 ms of the 16.7 that a frame has; 4 are allowed.
const Slice = 5000

// Options say who plays what.
type Options struct {
	Board   string // the name of the descriptor, so that the game is found again
	Variant rules.Variant
	Seats   Seats
	Level   tux.Level
	Seed    uint64 // of Tux's choices
	First   rules.Side
	Engine  *tux.Engine // thinks for Tux and for the hints
}

// Match is a running game. Its methods are called from one goroutine.
type Match struct {
	board    string
	seats    Seats
	level    tux.Level
	seed     uint64
	first    rules.Side
	opened   bool
	lesson   bool
	game     *rules.Game
	declined int // the number of offers to stop that were declined and still stand; see offers
	engine   *tux.Engine
	ready    func(m *Match) bool
	waited   int // how often Tux was asked to think and was not ready
	thought  *tux.Thought
	advice   *coach.Advice
	review   *coach.Review
}

// New starts a match. The variant must be valid.
func New(o Options) *Match {
	return &Match{
		board: o.Board, seats: o.Seats, level: o.Level.Valid(), seed: o.Seed, first: o.First,
		game: rules.NewGame(o.Variant, o.First), engine: o.Engine,
	}
}

// Restore continues a saved match. The error says what in the saved game breaks a rule.
func Restore(s Saved, engine *tux.Engine) (*Match, error) {
	g, err := rules.ParseGame(s.Game)
	if err != nil {
		return nil, err
	}
	m := &Match{
		board: s.Board, seats: Seating(s.Friend), level: tux.Level(s.Level).Valid(), seed: s.Seed, opened: s.Opened, lesson: s.Lesson, game: g, engine: engine,
	}
	if s.TuxStarts {
		m.first = rules.North
	}
	return m, nil
}

// Saved returns the match as plain data that Restore reads.
func (m *Match) Saved() Saved {
	return Saved{
		Board: m.board, Friend: m.seats.Shared(), Level: int(m.level), Seed: m.seed,
		TuxStarts: m.first == rules.North, Game: m.game.String(), Opened: m.opened, Lesson: m.lesson,
	}
}

// Board returns the name of the descriptor that is played.
func (m *Match) Board() string { return m.board }

// Opened reports whether the game was opened from a file, and not begun here.
func (m *Match) Opened() bool { return m.opened }

// Lesson reports whether the game belongs to a lesson: it is kept nowhere, and counts in no streak.
func (m *Match) Lesson() bool { return m.lesson }

// Aside reports whether the game is none that was begun at its board: it was opened from a file or belongs to a lesson.
func (m *Match) Aside() bool { return m.opened || m.lesson }

// File returns the name of the file in which the match is kept, unless it belongs to a lesson.
func (m *Match) File() string {
	if m.opened {
		return OpenedFile
	}
	return File(m.board, m.seats)
}

// Seats returns who sits where.
func (m *Match) Seats() Seats { return m.seats }

// Seat returns who sits at a side.
func (m *Match) Seat(s rules.Side) Seat { return m.seats[s] }

// First returns the side that began.
func (m *Match) First() rules.Side { return m.first }

// LetHint says whether two people at one screen may ask for hints, both or none. Against Tux it changes nothing.
func (m *Match) LetHint(may bool) {
	if !m.seats.Shared() {
		return
	}
	for s := range m.seats {
		m.seats[s].MayHint = may
	}
}

// Level returns Tux's level.
func (m *Match) Level() tux.Level { return m.level }

// SetLevel changes Tux's level; it counts from his next thought on.
func (m *Match) SetLevel(l tux.Level) {
	m.level = l.Valid()
	m.forget()
}

// Game returns the history. Only the match changes it.
func (m *Match) Game() *rules.Game { return m.game }

// Position returns the present position.
func (m *Match) Position() rules.Position { return m.game.Position() }

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.game.Result().Over() }

// Human reports whether a person plays side s.
func (m *Match) Human(s rules.Side) bool { return m.seats[s].Person() }

// HumanToMove reports whether a person is to choose a house now.
func (m *Match) HumanToMove() bool { return m.goesOn() && m.Human(m.Position().Turn()) }

// TuxToMove reports whether Tux is to choose a house now.
func (m *Match) TuxToMove() bool { return m.goesOn() && !m.Human(m.Position().Turn()) }

// goesOn reports whether somebody is to choose a house: not at the end, and not between two rounds.
func (m *Match) goesOn() bool { return !m.Over() && !m.game.BetweenRounds() }

// BetweenRounds reports whether a round is over and the game goes on with another one; see NextRound.
func (m *Match) BetweenRounds() bool { return m.game.BetweenRounds() }

// NextRound begins the next round. It returns an error where no round is over; see [rules.Game.NextRound].
func (m *Match) NextRound() error {
	if err := m.game.NextRound(); err != nil {
		return err
	}
	m.changed()
	return nil
}

// MayHint reports whether the player who is to move may ask for a hint: not in a joint opening, where nobody can weigh a
// house without knowing what the other side chooses.
func (m *Match) MayHint() bool {
	return m.goesOn() && !m.game.Opening() && m.seats[m.Position().Turn()].MayHint
}

// Check returns nil if a person may choose a house now, and else the reason why not; see [rules.Game.Check]. In a joint
// opening both sides may be to choose, but nobody chooses for Tux.
func (m *Match) Check(pit rules.Pit) error {
	err := m.game.Check(pit)
	if err == nil && !m.Human(pit.Side) {
		return rules.ErrNotYourHouse
	}
	return err
}

// Legal returns the houses of a side that a person may choose now.
func (m *Match) Legal(s rules.Side) rules.HouseSet {
	if !m.Human(s) {
		return 0
	}
	return m.game.LegalOf(s)
}

// LastMove returns the house that was played last; ok is false at the start, after an agreement, and while it is a choice
// in a joint opening that the other side must not see yet.
func (m *Match) LastMove() (pit rules.Pit, ok bool) {
	ply := m.game.Ply()
	if ply == 0 || m.game.Hidden(ply) {
		return rules.Pit{}, false
	}
	return m.game.MoveAt(ply)
}

// Play plays a house of a side that is to choose, whoever sits there: the side to move or, in a joint opening, one of
// both. A refused move changes nothing; see [rules.Game.Check].
func (m *Match) Play(pit rules.Pit) error {
	if err := m.game.Play(pit); err != nil {
		return err
	}
	m.changed()
	return nil
}

// Undo goes back to the last decision before the present of a player who may take it back, and reports whether there was one.
func (m *Match) Undo() bool {
	ply := m.ownDecision()
	if ply == 0 {
		return false
	}
	m.GoTo(ply - 1)
	return true
}

// CanUndo reports whether a player has decided anything yet that may be taken back.
func (m *Match) CanUndo() bool { return m.ownDecision() > 0 }

// ownDecision returns the number of the last move that its player may take back, 0 if there is none. In a joint opening
// that is the player's own last choice; what the other side has chosen before stands.
func (m *Match) ownDecision() (ply int) {
	for ply = m.game.Ply(); ply > 0; ply-- {
		if m.game.BeginsRound(ply) {
			continue // nobody has decided that
		}
		if pit, _ := m.game.MoveAt(ply); m.seats[pit.Side].MayUndo { // an agreement has a side too
			break
		}
	}
	return ply
}

// Redo goes forward to the next decision of a person, or to the end of what was played, and reports whether it moved.
func (m *Match) Redo() bool {
	if !m.game.Redo() {
		return false
	}
	for !m.HumanToMove() && m.game.Redo() {
	}
	m.changed()
	return true
}

// GoTo goes back or forward to the time after the given number of moves, as far as moves are known. What follows can be
// redone until something else is played.
func (m *Match) GoTo(ply int) {
	for m.game.Ply() > max(ply, 0) {
		m.game.Undo()
	}
	for m.game.Ply() < ply && m.game.Redo() {
	}
	m.changed()
}

// CanRedo reports whether something was undone and not played over.
func (m *Match) CanRedo() bool { return m.game.Undone() > 0 }

// changed forgets what was thought about another position.
func (m *Match) changed() {
	m.forget()
	m.declined = min(m.declined, m.offers())
}

func (m *Match) forget() {
	m.waited = 0
	if m.thought != nil {
		m.thought.Close()
		m.thought = nil
	}
	if m.advice != nil {
		m.advice.Close()
		m.advice = nil
	}
	if m.review != nil {
		m.review.Close()
		m.review = nil
	}
}

// Close ends any thinking. The match can still be read and saved.
func (m *Match) Close() { m.forget() }

// OfferShare reports whether the players may agree to stop and nobody has been asked about it yet.
func (m *Match) OfferShare() bool { return m.offers() > m.declined }

// DeclineShare plays on: where a board has come back, the offer comes again only if it comes back once more; where the
// winner is sure, it does not come again.
func (m *Match) DeclineShare() { m.declined = max(m.declined, m.offers()) }

// offers counts the reasons to stop that have come up so far.
func (m *Match) offers() int {
	if n := m.game.Repeats(); n > 0 || !m.game.MayAgree() {
		return n
	}
	return 1
}

// Share ends the game by agreement. It returns an error where that is not allowed; see [rules.Game.Agree].
func (m *Match) Share() error {
	if err := m.game.Agree(); err != nil {
		return err
	}
	m.changed()
	return nil
}

// Await lets Tux wait with every thought until ready says that he can begin.
func (m *Match) Await(ready func(m *Match) bool) { m.ready = ready }

// Think lets Tux think for about the given number of nodes. When he has made up his mind, done is true and pit is the
// house that he wants to play; it is not played yet. It must be Tux's turn.
func (m *Match) Think(nodes int) (pit rules.Pit, done bool) {
	if m.thought == nil {
		if m.ready != nil && !m.ready(m) {
			m.waited++
			return rules.Pit{}, false
		}
		// The seed is that of the game, so that undoing and playing the same again meets the same Tux.
		m.thought = m.engine.Think(m.game, m.level, m.seed)
	}
	if !m.thought.Work(nodes) {
		return rules.Pit{}, false
	}
	return m.thought.Move(), true
}

// Considering returns the house that Tux thinks about, or NoHouse. While he waits he looks at one after the other. In a
// joint opening his eyes tell nothing.
func (m *Match) Considering() rules.House {
	const look = 25 // in ticks
	switch {
	case m.game.Opening():
		return rules.NoHouse
	case m.thought != nil:
		return m.thought.Considering()
	case m.waited == 0:
		return rules.NoHouse
	}
	legal := m.game.Legal()
	for range m.waited / look % legal.Len() {
		legal &= legal - 1
	}
	return legal.First()
}

// Advise looks for a hint for about the given number of nodes. When done is true the hint is ready. It must be a
// person's turn.
func (m *Match) Advise(nodes int) (hint coach.Hint, done bool) {
	if m.advice == nil {
		m.advice = coach.Advise(m.engine.Searcher(), m.game)
	}
	if !m.advice.Work(nodes) {
		return coach.Hint{}, false
	}
	return m.advice.Hint(), true
}

// Review looks back at the game up to the present for about the given number of nodes; 0 only asks. When done is true all
// is looked at, until the game goes on.
func (m *Match) Review(nodes int) (r *coach.Review, done bool) {
	if m.review == nil {
		m.review = coach.LookBack(m.engine.Searcher(), m.game)
	}
	return m.review, m.review.Done() || nodes > 0 && m.review.Work(nodes)
}
