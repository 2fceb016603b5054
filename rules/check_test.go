package rules

import (
	"errors"
	"testing"
)

// Every reason for which a move is refused, in the words of the rule book. Capital letters are the side to move.
func TestCheck(t *testing.T) {
	for _, c := range []struct {
		rule, board, letter string
		slam                GrandSlam
		want                error
	}{
		{"a legal move", "[4 4 4 4 4 4 | 4 4 4 4 4 4]", "A", NoCapture, nil},
		{"an empty house", "[0 4 4 4 4 4 | 4 4 4 4 4 4]", "A", NoCapture, ErrEmptyHouse},
		{"a house of the opponent", "[4 4 4 4 4 4 | 4 4 4 4 4 4]", "a", NoCapture, ErrNotYourHouse},
		{"an empty house of the opponent", "[4 4 4 4 4 4 | 0 4 4 4 4 4]", "a", NoCapture, ErrNotYourHouse},
		{"a seventh house", "[4 4 4 4 4 4 | 4 4 4 4 4 4]", "G", NoCapture, ErrNoSuchHouse},
		{"a seventh house of the opponent", "[4 4 4 4 4 4 | 4 4 4 4 4 4]", "g", NoCapture, ErrNoSuchHouse},
		{"a move that does not feed", "[1 0 0 0 0 1 | 0 0 0 0 0 0]", "A", NoCapture, ErrMustFeed},
		{"one seed short of feeding", "[0 0 3 0 0 1 | 0 0 0 0 0 0]", "C", CaptureAll, ErrMustFeed},
		{"just enough to feed", "[0 0 4 0 0 1 | 0 0 0 0 0 0]", "C", CaptureAll, nil},
		{"an empty house, where feeding is a must too", "[1 0 0 0 0 1 | 0 0 0 0 0 0]", "B", NoCapture, ErrEmptyHouse},
		{"a grand slam where it is forbidden", "[0 0 0 0 1 1 | 1 0 0 0 0 0]", "F", Forbidden, ErrGrandSlam},
		{"a grand slam where it takes nothing", "[0 0 0 0 1 1 | 1 0 0 0 0 0]", "F", NoCapture, nil},
		{"a grand slam where it takes all", "[0 0 0 0 1 1 | 1 0 0 0 0 0]", "F", CaptureAll, nil},
		{"a grand slam where nothing else is left", "[0 0 0 0 0 1 | 1 0 0 0 0 0] 10–12", "F", Forbidden, nil},
		{"a move that does not feed, although the only one that does is a slam",
			"[1 1 0 2 1 17 | 0 0 0 0 0 0]", "E", Forbidden, ErrMustFeed},
		{"a slam that is the only move that feeds",
			"[1 1 0 2 1 17 | 0 0 0 0 0 0]", "F", Forbidden, nil},
		{"of two moves that feed, the slam is forbidden",
			"[6 1 0 2 0 17 | 0 0 0 0 0 0]", "F", Forbidden, ErrGrandSlam},
		{"nothing after the end by majority", "[4 4 4 4 4 4 | 0 0 0 0 0 0] 25–0", "A", NoCapture, ErrGameOver},
		{"nothing where nobody can move", "[1 0 0 0 0 0 | 0 0 0 0 0 0]", "A", NoCapture, ErrGameOver},
		{"after the end no house is looked at", "[1 0 0 0 0 0 | 0 0 0 0 0 0]", "g", NoCapture, ErrGameOver},
	} {
		t.Run(c.rule, func(t *testing.T) {
			bothSeats(t, func(t *testing.T, seat Side) {
				v := NewOware(4, c.slam, OfferShare)
				p, pit := board(t, c.board, seat), pitAt(t, c.letter, seat)
				if err := v.Check(p, pit); !errors.Is(err, c.want) {
					t.Errorf("%s %s: %v, want %v", c.board, c.letter, err, c.want)
				}
				g := NewGameAt(v, p)
				before := g.String()
				if err := g.Play(pit); !errors.Is(err, c.want) {
					t.Errorf("played, %s %s: %v, want %v", c.board, c.letter, err, c.want)
				} else if err != nil && g.String() != before {
					t.Errorf("a refused move changed the game from\n%s to\n%s", before, g)
				}
			})
		})
	}
}

// A store is no house to play, and a side that does not exist owns nothing.
func TestCheckOddPits(t *testing.T) {
	v := NewOware(4, NoCapture, OfferShare)
	for _, c := range []struct {
		pit  Pit
		want error
	}{
		{Pit{South, Store}, ErrNoSuchHouse},
		{Pit{South, NoHouse}, ErrNoSuchHouse},
		{Pit{North, Store}, ErrNoSuchHouse},
		{Pit{2, 0}, ErrNotYourHouse},
	} {
		if err := v.Check(v.Start(South), c.pit); err != c.want {
			t.Errorf("%v: %v, want %v", c.pit, err, c.want)
		}
	}
}
