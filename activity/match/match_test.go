package match

import (
	"errors"
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux"
)

var engine = tux.NewEngine()

func start(friend bool, first rules.Side) *Match {
	return New(Options{Board: "awele", Variant: rules.NewOware(4, rules.NoCapture, rules.OfferShare), Seats: Seating(friend),
		Level: 2, Seed: 7, First: first, Engine: engine})
}

// think lets Tux make his move.
func think(t *testing.T, m *Match) rules.Pit {
	t.Helper()
	for range 10000 {
		if pit, done := m.Think(4000); done {
			if err := m.Play(pit); err != nil {
				t.Fatalf("Tux wants %v in %v: %v", pit, m.Position(), err)
			}
			return pit
		}
	}
	t.Fatal("Tux never made up his mind")
	return rules.Pit{}
}

func child(t *testing.T, m *Match, r *rand.Rand) {
	t.Helper()
	legal := m.Game().Legal()
	n := r.IntN(legal.Len())
	for h := range legal.All() {
		if n == 0 {
			if err := m.Play(rules.Pit{Side: m.Position().Turn(), House: h}); err != nil {
				t.Fatal(err)
			}
			return
		}
		n--
	}
}

func TestUndoGoesBackToTheChildsDecision(t *testing.T) {
	for _, first := range []rules.Side{rules.South, rules.North} {
		r := rand.New(rand.NewPCG(3, 4))
		m := start(false, first)
		if m.CanUndo() || m.Undo() {
			t.Error("something to undo before the first move")
		}
		if m.TuxToMove() {
			think(t, m)
		}
		if m.CanUndo() || m.Undo() {
			t.Error("Tux's first move alone can be undone: it would only come again")
		}
		var decisions []rules.Position
		for !m.Over() {
			if m.HumanToMove() {
				decisions = append(decisions, m.Position())
				child(t, m, r)
			} else {
				think(t, m)
			}
		}
		end := m.Position()
		for i := len(decisions) - 1; i >= 0; i-- {
			if !m.Undo() || m.Position() != decisions[i] || !m.HumanToMove() {
				t.Fatalf("undo %d leads to %v, the child decided at %v", i, m.Position(), decisions[i])
			}
		}
		if m.CanUndo() {
			t.Error("more to undo than was decided")
		}
		for m.Redo() {
			if !m.Over() && !m.HumanToMove() {
				t.Fatal("redo stops where nobody decides")
			}
		}
		if m.Position() != end || m.CanRedo() {
			t.Error("redo does not come back to the end")
		}
		m.Close()
	}
}

func TestFriendUndoesOneMove(t *testing.T) {
	m := start(true, rules.South)
	for i, pit := range []rules.Pit{{Side: rules.South, House: 2}, {Side: rules.North, House: 2}} {
		if !m.HumanToMove() || m.TuxToMove() {
			t.Fatal("a friend sits in the North")
		}
		if err := m.Play(pit); err != nil {
			t.Fatal(i, err)
		}
	}
	m.Undo()
	if m.Position().Turn() != rules.North || m.Game().Ply() != 1 {
		t.Errorf("undo went to %v", m.Position())
	}
}

// cycle is a game whose board comes back after twelve moves.
const cycle = "oware seeds=4 slam=nocapture repeat=offer\n1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\nA a B b C c D d E e F f"

func TestShareIsOfferedOnceForEachRepeat(t *testing.T) {
	m := start(true, rules.South)
	s := m.Saved()
	s.Game = cycle
	m, err := Restore(s, engine)
	if err != nil {
		t.Fatal(err)
	}
	offers := 0
	for !m.Over() {
		if m.OfferShare() {
			offers++
			m.DeclineShare()
		}
		if m.OfferShare() {
			t.Fatal("the child said no and is asked again")
		}
		if err := m.Play(rules.Pit{Side: m.Position().Turn(), House: m.Game().Legal().First()}); err != nil {
			t.Fatal(err)
		}
	}
	if offers != 2 || m.Game().Result().Method != rules.Repeated {
		t.Errorf("%d offers, then %v", offers, m.Game().Result())
	}
}

func TestShareAndUndo(t *testing.T) {
	s := start(true, rules.South).Saved()
	s.Game = cycle
	m, err := Restore(s, engine)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Share(); err != nil || !m.Over() || m.Game().Result() != (rules.Result{Outcome: rules.Draw, Method: rules.Agreed}) {
		t.Errorf("shared: %v, %v", err, m.Game().Result())
	}
	if !m.Undo() || m.Over() || !m.OfferShare() {
		t.Error("undo does not take the agreement back")
	}
	if err := start(true, rules.South).Share(); !errors.Is(err, rules.ErrMayNotAgree) {
		t.Errorf("sharing at the start: %v", err)
	}
}

func TestSavedMatchGoesOn(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	m := start(false, rules.North)
	for range 9 {
		if m.TuxToMove() {
			think(t, m)
		} else {
			child(t, m, r)
		}
	}
	m.Undo()
	back, err := Restore(m.Saved(), engine)
	if err != nil {
		t.Fatal(err)
	}
	if back.Saved() != m.Saved() || back.Position() != m.Position() || !back.CanRedo() || back.First() != rules.North || back.Level() != 2 {
		t.Errorf("restored %+v\nwant %+v", back.Saved(), m.Saved())
	}
	bad := m.Saved()
	bad.Game = "oware seeds=4\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nA A"
	if _, err := Restore(bad, engine); !errors.Is(err, rules.ErrNotYourHouse) {
		t.Errorf("a game that breaks a rule: %v", err)
	}
}

// The same choices meet the same Tux, however his thinking is cut into slices.
func TestTuxIsTheSameAgain(t *testing.T) {
	var pits [2]rules.Pit
	for i, slice := range []int{500, 9000} {
		m := start(false, rules.North)
		for {
			pit, done := m.Think(slice)
			if done {
				pits[i] = pit
				break
			}
		}
		m.Close()
	}
	if pits[0] != pits[1] {
		t.Errorf("Tux chose %v and then %v", pits[0], pits[1])
	}
}

func TestHint(t *testing.T) {
	m := start(false, rules.South)
	for range 10000 {
		if h, done := m.Advise(4000); done {
			if !m.Game().Legal().Has(h.House) {
				t.Errorf("the hint %+v is not legal", h)
			}
			return
		}
	}
	t.Error("no hint came")
}

func TestReviewEndsWhenTheGameGoesOn(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	m := start(true, rules.South)
	for range 20 {
		child(t, m, r)
	}
	for range 10000 {
		if _, done := m.Review(20_000); done {
			break
		}
	}
	review, done := m.Review(1)
	if !done || len(review.Moments()) == 0 {
		t.Fatalf("done %v, %d moments in a game of random moves", done, len(review.Moments()))
	}
	if again, _ := m.Review(1); again != review {
		t.Error("the game is looked at again although nothing has changed")
	}
	child(t, m, r)
	if again, done := m.Review(1); again == review || done {
		t.Error("the old moments are told of a game that has gone on")
	}
}

func TestGoTo(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	m := start(true, rules.South)
	for range 8 {
		child(t, m, r)
	}
	for _, c := range []struct{ to, want int }{{3, 3}, {8, 8}, {0, 0}, {99, 8}, {5, 5}, {-1, 0}} {
		if m.GoTo(c.to); m.Game().Ply() != c.want || m.Game().Undone() != 8-c.want {
			t.Errorf("GoTo(%d) leads to move %d, and %d can be redone", c.to, m.Game().Ply(), m.Game().Undone())
		}
	}
	m.GoTo(4)
	child(t, m, r)
	if m.CanRedo() {
		t.Error("what was undone is still there after another move")
	}
}

// Where the winner is sure and the game would go on, stopping is offered once, and again only after that was undone.
func TestStoppingIsOfferedOnceTheWinnerIsSure(t *testing.T) {
	s := start(true, rules.South).Saved()
	s.Game = "toy opening=inturn start=custom\n0-0-1-0-1-3-3-0-0-0-15-2-S\nE"
	m, err := Restore(s, engine)
	if err != nil {
		t.Fatal(err)
	}
	if !m.OfferShare() {
		t.Fatalf("16 of 25 seeds are stored, and stopping is not offered: %v", m.Game())
	}
	m.DeclineShare()
	playAll(t, m, "C")
	if m.OfferShare() {
		t.Error("asked again")
	}
	m.Undo()
	if err := m.Share(); err != nil || m.Game().Result() != (rules.Result{Outcome: rules.SouthWins, Method: rules.Agreed}) {
		t.Errorf("%v, %v", m.Game().Result(), err)
	}
}

// Two people may ask for hints, both or none, whenever it is chosen; who plays against Tux always may.
func TestHintsForBothOrNone(t *testing.T) {
	m := New(Options{Variant: rules.Oware.Usual(), Seats: WithFriend()})
	for _, may := range []bool{false, true} {
		m.LetHint(may)
		for _, side := range []rules.Side{rules.South, rules.North} {
			if m.Seat(side).MayHint != may {
				t.Errorf("side %v: %v, want %v", side, !may, may)
			}
		}
		if m.MayHint() != may {
			t.Errorf("who is to move may: %v, want %v", !may, may)
		}
	}
	alone := New(Options{Variant: rules.Oware.Usual(), Seats: AgainstTux()})
	if alone.LetHint(false); !alone.MayHint() {
		t.Error("no hint against Tux")
	}
}
