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

// A child who plays any legal house wins against the egg.
func TestRandomMoverBeatsLevelOne(t *testing.T) {
	t.Parallel()
	c := mustMatch(t, child(0), &learner.Tux{Engine: newEngine(nil), Level: 1}, fewer(1000), 1)
	if 100*c.wins < 65*c.games || 100*c.losses > 30*c.games {
		t.Errorf("won %d, lost %d of %d games", c.wins, c.losses, c.games)
	}
}

// "Sees 60 %" stands for a child who knows the rules: the bounds of what is measured must reach the aim.
func TestLearnerAgainstLevels(t *testing.T) {
	t.Parallel()
	e := newEngine(ends())
	before := 1.0
	for level := tux.Level(1); level <= 6; level++ {
		aim := winsOf60[level]
		c := mustMatch(t, child(2), &learner.Tux{Engine: e, Level: level}, fewer(200), 1)
		won := share(c.wins, c.games)
		low, high := bounds(won, c.games)
		if 100*high < aim-winsWithin || 100*low > aim+winsWithin {
			t.Errorf("level %d: wins %.3f [%.3f, %.3f], want %.0f ± %d %%", level, won, low, high, aim, winsWithin)
		}
		if whole() && won >= before {
			t.Errorf("level %d: wins %.3f, no fewer than against the level below", level, won)
		}
		if c.declined > 0 || level <= lowLevel && 100*c.heavy > greatestHeavy*c.games {
			t.Errorf("level %d: %d games with a win declined, %d lost by 15 seeds of %d", level, c.declined, c.heavy, c.games)
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
			if high < 0.60 || low > 0.80 || whole() && c.games >= 100 && c.score() < 0.55 {
				t.Errorf("level %d scores %v", level, c)
			}
		})
	}
}

// Once Tux leads by 15 the game is soon over.
func TestLostGameDoesNotDrag(t *testing.T) {
	t.Parallel()
	e := newEngine(ends())
	for _, level := range []tux.Level{6, 7, 8} {
		c := mustMatch(t, child(0), &learner.Tux{Engine: e, Level: level}, fewer(20), 1)
		if level == tux.Levels && len(c.tails) < c.games/2 {
			t.Errorf("level %d was 15 seeds ahead in only %d games", level, len(c.tails))
		}
		if whole() && c.tail() > 12 { // the middle of a few games says nothing
			t.Errorf("level %d: %d more moves in the middle of all games lost by 15", level, c.tail())
		}
	}
}

// Few games go round for long, and a child who looks has more of it than one who does not.
func TestSkillShows(t *testing.T) {
	t.Parallel()
	e := newEngine(nil)
	const level = 4
	before := 0.0
	for _, name := range []string{"random", "sees 90 %", "two plies"} {
		c := childNamed(name)
		m := mustMatch(t, &c, &learner.Tux{Engine: e, Level: level}, fewer(160), 1)
		if whole() && m.score() < before+0.03 {
			t.Errorf("%s scores %.3f at level %d, the one before %.3f", name, m.score(), level, before)
		}
		if whole() && 100*m.quiet > 8*m.games {
			t.Errorf("%s: %d of %d games with a long quiet run", name, m.quiet, m.games)
		}
		before = m.score()
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
