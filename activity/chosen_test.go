package activity

import (
	"testing"

	"awele/activity/kinds/toykind"
	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/store"
	"awele/activity/ui"
	"awele/boards"
	"awele/rules"
	"awele/rules/toy"
)

func init() { toykind.Register() }

// toyBoard is a board of another kind than the built-in ones, and wari one of Oware that leaves less to choose.
var (
	toyBoard = boards.Board{Name: "toy", Type: "toy"}
	wari     = boards.Board{Name: "mine", Type: boards.Awele, Options: boards.Options{Slam: "forbidden"}}
)

// choose chooses at the table of a board.
func choose(a *app, board, name, word string) {
	a.setTable(board, a.now.Tables.Of(board).WithChoice(name, word))
}

// begin starts a new game of a board.
func begin(t *testing.T, a *app, board string) {
	t.Helper()
	i, ok := a.boardNamed(board)
	if !ok {
		t.Fatalf("there is no board %s", board)
	}
	a.newGame(i, match.AgainstTux())
}

// Each board is played as it was chosen there, also after a restart: choices, who starts, level and games in a row.
func TestEachBoardKeepsItsOwnTable(t *testing.T) {
	dir := t.TempDir()
	o := Options{Boards: []boards.Board{toyBoard, wari}}
	a := open(t, dir, o)
	for board, words := range map[string][]string{
		"awele": {"seeds", "6", "slam", "captureall"},
		"mine":  {"seeds", "5", "slam", "captureall"}, // the descriptor's rule for a slam counts
		"toy":   {"houses", "7", "opening", "inturn", "starter", "tux"},
	} {
		for i := 0; i < len(words); i += 2 {
			choose(a, board, words[i], words[i+1])
		}
	}
	begin(t, a, "toy")
	a.setLevel(4)
	begin(t, a, "awele")
	a.setLevel(2)
	ended(t, a, rules.NorthWins)
	a.tally()
	begin(t, a, "toy")
	a.setLevel(5)
	for _, a := range []*app{a, open(t, dir, o)} {
		for _, c := range []struct {
			board, variant string
			first          rules.Side
			table          settings.Table
		}{
			{"awele", "oware seeds=6 slam=captureall", rules.South, settings.Table{Level: 2, Streak: -1}},
			{"mine", "oware seeds=5 slam=forbidden", rules.South, settings.Table{Level: 1}},
			{"toy", "toy houses=7 opening=inturn", rules.North, settings.Table{Level: 5}},
		} {
			begin(t, a, c.board)
			got := a.now.Tables.Of(c.board)
			if v := a.match.Game().Variant().String(); v != c.variant || a.match.First() != c.first || int(a.match.Level()) != c.table.Level {
				t.Errorf("%s is played as %s, begun by %v, at level %d", c.board, v, a.match.First(), a.match.Level())
			}
			if got.Level != c.table.Level || got.Streak != c.table.Streak {
				t.Errorf("%s is at level %d with a streak of %d", c.board, got.Level, got.Streak)
			}
		}
	}
}

// The command line chooses for every board that has such a choice, also where its descriptor says something else, and
// nothing of that is kept.
func TestCommandLineCountsAtEveryBoard(t *testing.T) {
	dir := t.TempDir()
	mine := boards.Board{Name: "mine", Type: boards.Awele, Options: boards.Options{Slam: "forbidden", Seeds: 5}}
	a := open(t, dir, Options{Boards: []boards.Board{toyBoard, mine}, Level: 3, Slam: "captureall", Seeds: 7})
	for board, want := range map[string]string{"awele": "oware slam=captureall", "mine": "oware seeds=5 slam=captureall", "toy": "toy seeds=7"} {
		begin(t, a, board)
		if v := a.match.Game().Variant().String(); v != want || a.match.Level() != 3 {
			t.Errorf("%s is played as %s at level %d, want %s", board, v, a.match.Level(), want)
		}
	}
	a.mute()
	if kept := settings.Load(store.Open(dir)).Tables.Boards(); kept != nil {
		t.Errorf("kept at %v", kept)
	}
}

// asked reports whether the Play screen asks something: then Back gives an answer and does not lead Home.
func asked(a *app) bool {
	board := a.screen
	pass(a, ui.DebounceFor+1)
	press(a, ui.KeyBack)
	return a.screen == board
}

// visit opens the settings as the child does, chooses there, and comes back.
func visit(a *app, board string, back func(), choose func()) {
	i, _ := a.boardNamed(board)
	a.settings(a.options.Boards[i], back)
	choose()
	pass(a, ui.DebounceFor+1)
	press(a, ui.KeyBack)
}

// A choice for the next game leaves the running one as it is and offers a new one, once; a game that nobody has touched
// begins anew.
func TestAChoiceNeverSpoilsTheRunningGame(t *testing.T) {
	a := open(t, t.TempDir(), Options{Boards: []boards.Board{toyBoard}})
	six := func() { choose(a, "awele", "seeds", "6") }
	visit(a, "awele", a.afterSettings, six)
	if v := a.match.Game().Variant(); v.Seeds != 6 || asked(a) {
		t.Errorf("an untouched game stays %v", v)
	}
	if err := a.match.Play(rules.Pit{House: 2}); err != nil {
		t.Fatal(err)
	}
	a.changed()
	running := a.match.Game().String()
	for _, c := range []struct {
		name  string
		visit func()
		asked bool
	}{
		{"nothing is chosen", func() { visit(a, "awele", a.afterSettings, func() {}) }, false},
		{"another sound", func() { visit(a, "awele", a.afterSettings, a.mute) }, false},
		{"five seeds", func() { visit(a, "awele", a.afterSettings, func() { choose(a, "awele", "seeds", "5") }) }, true},
		{"nothing more", func() { visit(a, "awele", a.afterSettings, func() {}) }, false},
		{"six again", func() { visit(a, "awele", a.afterSettings, six) }, false},
		{"Tux starts", func() { visit(a, "awele", a.afterSettings, func() { choose(a, "awele", "starter", "tux") }) }, true},
		{"of another board", func() {
			visit(a, "toy", a.home, func() { choose(a, "toy", "houses", "7") })
			a.start(1, match.AgainstTux())
		}, false},
		{"from Home", func() {
			visit(a, "awele", a.home, func() { choose(a, "awele", "slam", "captureall") })
			a.start(1, match.AgainstTux())
		}, true},
	} {
		c.visit()
		if asked(a) != c.asked {
			t.Errorf("%s: a new game is offered: %v", c.name, !c.asked)
		}
		if got := a.match.Game().String(); got != running {
			t.Fatalf("%s: the game is\n%s\nand was\n%s", c.name, got, running)
		}
	}
	a.again()
	if v := a.match.Game().Variant(); v != rules.NewOware(6, rules.CaptureAll, rules.OfferShare) || a.match.First() != rules.North || asked(a) {
		t.Errorf("the new game is %v, begun by %v", v, a.match.First())
	}
}

// A game that was begun and left untouched is played as it is chosen when the child comes back, and the side that was to
// start does.
func TestAnUntouchedGameFollowsTheTable(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	if err := a.match.Play(rules.Pit{House: 2}); err != nil {
		t.Fatal(err)
	}
	a.changed()
	a.again() // Tux begins
	first := a.match
	a.start(0, match.AgainstTux())
	if a.match.First() != rules.North || a.match.Saved() != first.Saved() {
		t.Error("nothing is chosen, and another game begins")
	}
	choose(a, "awele", "seeds", "5")
	if a.start(0, match.AgainstTux()); a.match.Game().Variant().Seeds != 5 || a.match.First() != rules.North {
		t.Errorf("%v begins the game of %v", a.match.First(), a.match.Game().Variant())
	}
}

// Who starts means nothing in an opening that both sides sow together.
func TestNobodyStartsAJointOpening(t *testing.T) {
	a := open(t, t.TempDir(), Options{Boards: []boards.Board{toyBoard}, Start: "toy"})
	if v := a.match.Game().Variant(); v != toy.New() || v.Opening != rules.Together {
		t.Fatalf("the game is %v", v)
	}
	choose(a, "toy", "starter", "tux")
	if !a.asChosen(a.match) {
		t.Error("another game is wanted because Tux is to start")
	}
}

// The command line chooses the slam rule of Oware, not that of Wari and Warri, which would be other games with it.
func TestWariKeepsItsRule(t *testing.T) {
	for name, want := range map[string]rules.GrandSlam{"awele": rules.CaptureAll, "wari": rules.Forbidden, "warri": rules.CaptureAll} {
		a := open(t, t.TempDir(), Options{Slam: "captureall", Seeds: 5, Start: name})
		if v := a.match.Game().Variant(); v.Slam != want || v.Seeds != 5 {
			t.Errorf("%s is played as %v", name, v)
		}
	}
}
