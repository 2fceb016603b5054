package activity

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/ui"
	"awele/rules"
)

// ended puts a game on the board that has ended with a result, as the settings' level.
func ended(t *testing.T, a *app, r rules.Outcome) {
	t.Helper()
	position := map[rules.Outcome]string{
		rules.SouthWins: "0-0-0-0-0-0-1-0-0-0-0-0-25-22-S", rules.NorthWins: "0-0-0-0-0-0-1-0-0-0-0-0-22-25-S",
		rules.Draw: "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S",
	}[r]
	saved := match.Saved{Board: "awele", Level: a.now.Tables.Of("awele").Level, Game: "oware seeds=4 slam=nocapture repeat=offer\n" + position + "\n"}
	m, err := match.Restore(saved, a.engine)
	if err != nil || m.Game().Result().Outcome != r {
		t.Fatalf("%v, %v", err, m)
	}
	a.play(m)
}

// After three wins or losses in a row another level is suggested; the level itself is the child's to change.
func TestStreaks(t *testing.T) {
	t.Parallel()
	const won, lost, drawn = rules.SouthWins, rules.NorthWins, rules.Draw
	for _, c := range []struct {
		name    string
		results []rules.Outcome
		want    int // the streak that is told at the end of the last game
	}{
		{"two wins", []rules.Outcome{won, won}, 0},
		{"three wins", []rules.Outcome{won, won, won}, 3},
		{"four wins: it was suggested", []rules.Outcome{won, won, won, won}, 0},
		{"six losses: it was suggested", []rules.Outcome{lost, lost, lost, lost, lost, lost}, 0},
		{"three losses after four wins", []rules.Outcome{won, won, won, won, lost, lost, lost}, -3},
		{"three losses", []rules.Outcome{won, lost, lost, lost}, -3},
		{"a draw between", []rules.Outcome{won, won, drawn, won}, 0},
		{"a loss between", []rules.Outcome{lost, lost, won, lost}, 0},
	} {
		dir := t.TempDir()
		a := open(t, dir, Options{})
		a.setLevel(3)
		got := 0
		for _, r := range c.results {
			ended(t, a, r)
			got = a.tally()
			if again := a.tally(); again != got { // undone and ended once more
				t.Errorf("%s: the same game counts again: %d and %d", c.name, got, again)
			}
		}
		table := a.now.Tables.Of("awele")
		if got != c.want || table.Level != 3 {
			t.Errorf("%s: %d is told at level %d, want %d", c.name, got, table.Level, c.want)
		}
		kept := func() settings.Table { return settings.Load(store.Open(dir)).Tables.Of("awele") }
		if !kept().Equal(table) {
			t.Errorf("%s: %+v is kept of %+v", c.name, kept(), table)
		}
		a.againAt(2)
		table = a.now.Tables.Of("awele")
		if table.Level != 2 || table.Streak != 0 || a.match.Level() != 2 || kept().Streak != 0 {
			t.Errorf("%s: another level goes on with a streak of %d", c.name, table.Streak)
		}
	}
}

// A game counts as soon as its last move is played, also for a child who does not wait for the End screen.
func TestAGameCountsWithoutTheEndScreen(t *testing.T) {
	t.Parallel()
	a := open(t, t.TempDir(), Options{})
	saved := match.Saved{Board: "awele", Level: a.now.Tables.Of("awele").Level, Game: "oware seeds=4 slam=nocapture repeat=offer\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S\n"}
	m, err := match.Restore(saved, a.engine)
	if err != nil {
		t.Fatal(err)
	}
	a.play(m)
	still(t, a, ebiten.NewImage(1280, 720))
	for range 2 { // the one chooses the house, the other plays it
		a.screen.Update(&ui.Input{Keys: []ui.Key{ui.KeyHouse6}})
	}
	if !m.Over() {
		t.Fatal("the game goes on")
	}
	a.home()
	if n := a.now.Tables.Of("awele").Streak; n != 1 {
		t.Errorf("a win counts as %d", n)
	}
}

// A loss at another level begins to count anew, also where the game is undone and goes on at another level.
func TestAnotherLevelInTheSameGameBeginsAnew(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	for range 2 {
		ended(t, a, rules.NorthWins)
		a.tally()
	}
	a.match.SetLevel(a.match.Level() + 1)
	a.setLevel(a.match.Level())
	a.tally()
	if n := a.now.Tables.Of("awele").Streak; n != -1 {
		t.Errorf("one loss at this level counts as %d", n)
	}
}

func TestGamesOfFriendsAreNoStreak(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	a.newGame(a.boardIndex(), match.WithFriend())
	if a.tally() != 0 || a.now.Tables.Of("awele").Streak != 0 {
		t.Error("a game of two children counts")
	}
}
