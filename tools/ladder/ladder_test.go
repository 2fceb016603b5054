package main

import (
	"fmt"
	"sync"
	"testing"

	"awele/internal/long"
	"awele/rules"
	"awele/tux"
	"awele/tux/endgame"
	"awele/tux/learner"
	"awele/tux/tuxtest"
)

// ends is the endgame table that the program uses too: the upper levels ask it.
var ends = sync.OnceValue(func() *endgame.Table { return tuxtest.Table(usual, 10) })

var usual = rules.NewOware(4, rules.NoCapture, rules.OfferShare)

// fewer returns how many of so many games are played: less with the race detector, and less still in the short run,
// which only shows that the ladder stands.
func fewer(games int) int {
	if testing.Short() {
		games /= 8
	}
	return max(2, long.Times(games)/slower)
}

// whole reports whether all games are played, so that close results can be told apart.
func whole() bool { return slower == 1 && !testing.Short() }

// child returns a child of the ladder, by its strength from 0.
func child(i int) *learner.Child { return &learner.Children()[i] }

func mustMatch(t *testing.T, one, two learner.Player, games int, first uint64) cell {
	t.Helper()
	c, err := match(usual, one, two, games, first)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// A child who plays any legal house wins against the egg, and most of her games are close.
func TestRandomMoverBeatsLevelOne(t *testing.T) {
	t.Parallel()
	c := mustMatch(t, child(0), &learner.Tux{Engine: newEngine(nil), Level: 1}, fewer(1000), 1)
	if 100*c.wins < 65*c.games || 100*c.losses > 30*c.games || 100*c.close < 35*c.games {
		t.Errorf("won %d, lost %d, %d of them within 6 seeds, of %d games", c.wins, c.losses, c.close, c.games)
	}
}

// "Sees 60 %" stands for a child who knows the rules: the bounds of what is measured must reach the aim.
func TestLearnerAgainstLevels(t *testing.T) {
	t.Parallel()
	aims := []struct {
		level     tux.Level
		low, high float64 // share of games won
	}{
		{1, 0.85, 1}, {2, 0.80, 1}, {3, 0.60, 0.75}, {4, 0.35, 0.50}, {5, 0.12, 0.25}, {6, 0, 0.10},
	}
	e := newEngine(ends())
	before := 1.0
	for _, aim := range aims {
		games := 200
		if aim.level > 5 {
			games = 60
		}
		c := mustMatch(t, child(2), &learner.Tux{Engine: e, Level: aim.level}, fewer(games), 1)
		won := share(c.wins, c.games)
		low, high := bounds(won, c.games)
		if high < aim.low || low > aim.high {
			t.Errorf("level %d: wins %.3f [%.3f, %.3f], want %v to %v", aim.level, won, low, high, aim.low, aim.high)
		}
		if whole() && won >= before {
			t.Errorf("level %d: wins %.3f, no fewer than against the level below", aim.level, won)
		}
		before = won
	}
}

// A child who knows the rules now and then wins also against levels 6 and 7, but never against the top.
func TestLearnerWinsNowAndThen(t *testing.T) {
	t.Parallel()
	games := [tux.Levels + 1]int{6: 150, 7: 150, 8: 20}
	e := newEngine(ends())
	for level := tux.Level(6); level <= tux.Levels; level++ {
		wins := 0
		for seed := range uint64(fewer(games[level])) {
			r, err := learner.Play(usual, child(2), &learner.Tux{Engine: e, Level: level}, rules.Side(seed%2), seed)
			if err != nil {
				t.Fatal(err)
			}
			if r.Lead > 0 {
				wins++
				break
			}
		}
		if level == tux.Levels && wins > 0 || level < tux.Levels && wins == 0 && whole() {
			t.Errorf("level %d: %d wins of the learner", level, wins)
		}
	}
}

// Every level is better than the one below, but not so much that the step is too high: it scores 60 to 80 %. Games of the
// upper levels are slow, so they are few; the whole table is measured by the program.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	t.Parallel()
	games := [tux.Levels + 1]int{2: 400, 3: 400, 4: 400, 5: 100, 6: 24, 7: 16, 8: 10}
	for level := tux.Level(2); level <= tux.Levels; level++ {
		t.Run(fmt.Sprint(level), func(t *testing.T) {
			t.Parallel()
			one, two := newEngine(ends()), newEngine(ends())
			c := mustMatch(t, &learner.Tux{Engine: one, Level: level}, &learner.Tux{Engine: two, Level: level - 1}, fewer(games[level]), 1)
			low, high := bounds(c.score(), c.games)
			if high < 0.60 || low > 0.80 || whole() && (c.score() < 0.55 || c.games >= 100 && low < 0.55) {
				t.Errorf("level %d scores %v", level, c)
			}
		})
	}
}

// Once Tux leads by 15 the game is soon over.
func TestLostGameDoesNotDrag(t *testing.T) {
	t.Parallel()
	e := newEngine(nil)
	for level := tux.Level(4); level <= 6; level++ {
		c := mustMatch(t, child(0), &learner.Tux{Engine: e, Level: level}, fewer(60), 1)
		if level == 6 && len(c.tails) < fewer(30) {
			t.Errorf("level %d was 15 seeds ahead in only %d games", level, len(c.tails))
		}
		if c.tail() > 12 {
			t.Errorf("level %d: %d more moves in the middle of all games lost by 15", level, c.tail())
		}
	}
}

// A hint loses next to nothing against a search sixteen times as long. The whole measure is taken by the program.
func TestHintsAreGood(t *testing.T) {
	t.Parallel()
	j, err := judgeHints(usual, newEngine(nil), fewer(10))
	if err != nil || j.good < j.positions-1 {
		t.Error(j, err)
	}
}
