package match

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"awele/rules"
	"awele/rules/toy"
	"awele/tux"
	"awele/tux/search"
)

func init() {
	search.Register(toy.Kind, func(_ rules.Variant, p rules.Position) int {
		return search.SeedValue * (p.Store(p.Turn()) - p.Store(p.Turn().Other()))
	})
}

// openToy begins a game of the toy, which both sides open together.
func openToy(friend bool, seed uint64) *Match {
	return New(Options{Board: "toy", Variant: toy.New(), Seats: Seating(friend), Level: 2, Seed: seed, First: rules.South, Engine: engine})
}

// playAll plays houses such as C and c.
func playAll(t *testing.T, m *Match, letters ...string) {
	t.Helper()
	for _, letter := range letters {
		pit, ok := rules.ParsePit(letter)
		if !ok {
			t.Fatalf("no house is called %q", letter)
		}
		if err := m.Play(pit); err != nil {
			t.Fatalf("%s: %v\n%v", letter, err, m.Game())
		}
	}
}

// What Tux chooses in the hidden hangs on the seed of the game alone: not on what the child has chosen, nor on a game that
// was undone or kept in between. Nothing is searched for it.
func TestTuxsHiddenChoiceHangsOnTheSeedAlone(t *testing.T) {
	chosen := map[rules.House]bool{}
	for seed := range uint64(20) {
		first := rules.NoHouse
		for h := range rules.House(5) {
			m := openToy(false, seed)
			if !m.HumanToMove() || m.TuxToMove() {
				t.Fatal("the child does not choose first")
			}
			if err := m.Play(rules.Pit{House: h}); err != nil {
				t.Fatal(err)
			}
			if h == 3 {
				saved, err := Restore(m.Saved(), engine)
				if err != nil {
					t.Fatal(err)
				}
				m = saved
			}
			nodes := engine.Nodes()
			pit := think(t, m)
			if engine.Nodes() != nodes {
				t.Error("something is searched")
			}
			if first == rules.NoHouse {
				first = pit.House
			}
			if pit.Side != rules.North || pit.House != first {
				t.Errorf("seed %d: after %s Tux chooses %v, not %v", seed, h.Letter(rules.South), pit, first)
			}
			if !m.Undo() || m.Game().Ply() != 0 {
				t.Fatalf("undo leads to\n%v", m.Game())
			}
			playAll(t, m, "A")
			if again := think(t, m); again != pit {
				t.Errorf("seed %d: after undo Tux chooses %v, not %v", seed, again, pit)
			}
		}
		chosen[first] = true
	}
	if len(chosen) < 4 {
		t.Errorf("of five houses Tux chooses only %v", chosen)
	}
}

// Nobody learns from the match what one side has chosen before the other has, and nobody chooses for Tux.
func TestAHiddenChoiceIsNotShown(t *testing.T) {
	m := openToy(false, 3)
	if err := m.Check(rules.Pit{Side: rules.North, House: 1}); !errors.Is(err, rules.ErrNotYourHouse) {
		t.Errorf("the child chooses for Tux: %v", err)
	}
	if m.Legal(rules.North) != 0 || m.Legal(rules.South).Len() != 5 || m.Check(rules.Pit{House: 1}) != nil {
		t.Errorf("the child may choose %07b and %07b", m.Legal(rules.South), m.Legal(rules.North))
	}
	before := m.Position().Text(5)
	playAll(t, m, "C")
	if _, ok := m.LastMove(); ok {
		t.Error("the child's hidden choice is shown")
	}
	pit, done := m.Think(1)
	for !done {
		if m.Considering() != rules.NoHouse {
			t.Error("Tux looks at what he will choose")
		}
		pit, done = m.Think(1)
	}
	if h := m.Considering(); h != rules.NoHouse || m.Legal(rules.South) != 0 {
		t.Errorf("Tux looks at %v; the child may choose %07b", h, m.Legal(rules.South))
	}
	if err := m.Play(pit); err != nil {
		t.Fatal(err)
	}
	if last, ok := m.LastMove(); !ok || last != pit {
		t.Errorf("both have chosen, and shown is %v", last)
	}

	m = openToy(true, 3)
	for _, order := range [][]string{{"B", "d"}, {"d", "B"}} { // two people may choose in either order
		if m.Legal(rules.South).Len() != 5 || m.Legal(rules.North).Len() != 5 {
			t.Errorf("two people may choose %07b and %07b", m.Legal(rules.South), m.Legal(rules.North))
		}
		playAll(t, m, order[0])
		if _, ok := m.LastMove(); ok || m.Position().Text(5)[:len(before)-1] != before[:len(before)-1] {
			t.Errorf("%s is shown", order[0])
		}
		playAll(t, m, order[1])
		if _, ok := m.LastMove(); !ok {
			t.Errorf("%s is not shown after both have chosen", order[1])
		}
		for m.Undo() {
		}
	}
}

// No hint and no thought is asked for in an opening; asked all the same, they answer without a search.
func TestNothingIsSearchedInAnOpening(t *testing.T) {
	m := openToy(true, 3)
	nodes := engine.Nodes()
	for _, letter := range []string{"", "C", "c"} { // after c, C's hand waits
		if letter != "" {
			playAll(t, m, letter)
		}
		if m.MayHint() || !m.Game().Opening() {
			t.Errorf("after %q: a hint may be asked for", letter)
		}
		hint, done := m.Advise(1)
		for !done {
			hint, done = m.Advise(1)
		}
		if hint.House != rules.NoHouse {
			t.Errorf("after %q: %+v", letter, hint)
		}
		for level := tux.Level(1); level <= tux.Levels; level++ {
			thought := engine.Think(m.Game(), level, 9)
			for !thought.Work(100) {
			}
			if m.Game().Check(thought.Move()) != nil || thought.Considering() != rules.NoHouse {
				t.Errorf("after %q: level %d chooses %v", letter, level, thought.Move())
			}
		}
	}
	if engine.Nodes() != nodes {
		t.Error("something is searched")
	}
	playAll(t, m, "B", "a")
	if m.Game().Opening() || !m.MayHint() {
		t.Error("no hint after the opening")
	}
}

// Undo takes back the player's own last choice, also in the middle of an opening, and redo leads back; wherever the game
// stands it can be kept and gone on with.
func TestUndoInAnOpening(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	waits, seedsInHand := 0, 0
	for seed := range uint64(400) {
		friend := seed%3 == 2
		m := openToy(friend, seed)
		var decided []int // how many moves were played before each decision of a person
		for !m.Over() && m.Game().Ply() < 8 {
			if m.TuxToMove() {
				think(t, m)
				continue
			}
			decided = append(decided, m.Game().Ply())
			sides := slices.DeleteFunc(slices.Clone(m.Game().Choosing()), func(s rules.Side) bool { return !m.Human(s) })
			side := sides[r.IntN(len(sides))]
			legal := slices.Collect(m.Legal(side).All())
			if err := m.Play(rules.Pit{Side: side, House: legal[r.IntN(len(legal))]}); err != nil {
				t.Fatal(err)
			}
		}
		end := m.Saved()
		for i := len(decided) - 1; i >= 0; i-- {
			if !m.Undo() || m.Game().Ply() != decided[i] || !m.HumanToMove() {
				t.Fatalf("undo %d leads to move %d, the child decided after %d\n%v", i, m.Game().Ply(), decided[i], m.Game())
			}
			if m.Game().Opening() && m.Game().Ply() > 0 {
				waits++
				for _, s := range []rules.Side{rules.South, rules.North} {
					n, _ := m.Game().HandAt(m.Game().Ply(), s)
					seedsInHand += n
				}
			}
			back, err := Restore(m.Saved(), engine)
			if err != nil || back.Saved() != m.Saved() || back.Position() != m.Position() || back.CanRedo() != m.CanRedo() ||
				!slices.Equal(back.Game().Choosing(), m.Game().Choosing()) {
				t.Fatalf("kept and read:\n%v\nwant\n%v\n%v", back.Game(), m.Game(), err)
			}
			m = back
		}
		if m.CanUndo() || m.Undo() {
			t.Error("more to undo than was decided")
		}
		for m.Redo() {
			if !m.Over() && !m.HumanToMove() && m.CanRedo() {
				t.Fatalf("redo stops where nobody decides\n%v", m.Game())
			}
		}
		if m.Saved() != end {
			t.Errorf("redo leads to\n%v\nwant\n%v", m.Game(), end.Game)
		}
		m.Close()
	}
	if waits < 20 || seedsInHand < 20 {
		t.Errorf("%d hands waited, with %d seeds in the other: too few to prove anything", waits, seedsInHand)
	}
}

// What the other side has chosen before stands when the child takes a choice back.
func TestUndoLeavesTheOthersHiddenChoice(t *testing.T) {
	m := openToy(false, 3)
	playAll(t, m, "d") // as a seat would that chooses sooner
	if m.CanUndo() {
		t.Error("the child can take back what it has not chosen")
	}
	playAll(t, m, "C")
	if !m.Undo() || m.Game().Ply() != 1 || !m.HumanToMove() {
		t.Errorf("undo leads to\n%v", m.Game())
	}
	playAll(t, m, "A")
	if pit, ok := m.Game().MoveAt(1); !ok || pit.String() != "d" {
		t.Errorf("the other's choice is %v", pit)
	}
}
