package learner

import (
	"strings"
	"testing"

	"awele/rules"
	"awele/tux"
	"awele/tux/tuxtest"
)

// The children are named once each, and a stronger one sees more or farther.
func TestChildrenAreInOrder(t *testing.T) {
	names := map[string]bool{}
	var last Child
	for _, c := range Children() {
		if names[c.Name] {
			t.Errorf("two children are called %q", c.Name)
		}
		names[c.Name] = true
		if c.Plies < last.Plies || c.Plies == last.Plies && c.Sees <= last.Sees && last.Plies > 0 {
			t.Errorf("%q is no stronger than the one before", c.Name)
		}
		last = c
	}
	if len(names) < 3 {
		t.Errorf("%d children", len(names))
	}
}

// The same seed gives the same game, from either seat, and the result is that of the first player.
func TestPlayHangsOnTheSeed(t *testing.T) {
	e := tux.NewEngine()
	differ := false
	for seed := range uint64(10) {
		side := rules.Side(seed % 2)
		play := func(seed uint64) Result {
			r, err := Play(tuxtest.Oware(), &Child{Sees: 60, Plies: 1}, &Tux{Engine: e, Level: 2}, side, seed)
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
		r := play(seed)
		if again := play(seed); again != r {
			t.Errorf("seed %d: %+v, then %+v", seed, r, again)
		}
		differ = differ || play(seed+100) != r
		if r.Plies < 10 || r.Lead < -48 || r.Lead > 48 || (r.Tail < 0) != (r.Ahead == 0) || r.Tail > r.Plies {
			t.Errorf("seed %d: %+v", seed, r)
		}
	}
	if !differ {
		t.Error("every seed gives the same game")
	}
	strong := Result{}
	for seed := range uint64(4) {
		r, err := Play(tuxtest.Oware(), &Tux{Engine: e, Level: tux.Levels}, &Child{Plies: 1}, rules.Side(seed%2), seed)
		if err != nil {
			t.Fatal(err)
		}
		strong.Lead += r.Lead
	}
	if strong.Lead < 40 {
		t.Errorf("the top level leads a random child by %d in four games", strong.Lead)
	}
}

// cheat plays a house that does not exist.
type cheat struct{}

func (cheat) Restart(uint64)               {}
func (cheat) Move(*rules.Game) rules.House { return rules.NoHouse }

// A player that breaks a rule ends the game with an error that names it.
func TestPlayReportsABrokenRule(t *testing.T) {
	_, err := Play(tuxtest.Oware(), &Child{Plies: 1}, cheat{}, rules.South, 1)
	if err == nil || !strings.Contains(err.Error(), "cheat") {
		t.Errorf("%v", err)
	}
}

// starter notes the position behind the joint opening and else plays the first house.
type starter struct {
	Child
	saw rules.Position
}

func (s *starter) Move(g *rules.Game) rules.House {
	if !g.Opening() && s.saw == (rules.Position{}) {
		s.saw = g.PositionAt(firstOf(g))
	}
	return s.Child.Move(g)
}

// firstOf returns the number of moves of a joint opening.
func firstOf(g *rules.Game) (ply int) {
	for g.OpeningAt(ply) {
		ply++
	}
	return ply
}

// Both games of a pair have the same joint opening, whoever sits where.
func TestPairHasOneOpening(t *testing.T) {
	openings := map[rules.Position]bool{}
	for seed := range uint64(5) {
		var saw [2]rules.Position
		for side := range saw {
			one := &starter{Child: Child{Plies: 1}}
			if _, err := Play(rules.Congkak.Usual(), one, &Child{Plies: 1}, rules.Side(side), seed); err != nil {
				t.Fatal(err)
			}
			saw[side] = one.saw
			openings[one.saw] = true
		}
		if saw[0] != saw[1] {
			t.Errorf("seed %d: %v, then %v", seed, saw[0], saw[1])
		}
	}
	if len(openings) < 4 {
		t.Errorf("%d openings of five seeds", len(openings))
	}
}
