package activity

import (
	"testing"

	"awele/activity/match"
	"awele/activity/screen/end"
	"awele/activity/screen/play"
	"awele/activity/ui"
)

// endOf plays the last move of a game, which the child wins, and lets so many ticks pass.
func endOf(t *testing.T, a *app, ticks int) {
	t.Helper()
	const last = "oware seeds=4 slam=nocapture repeat=offer\n0-0-0-0-0-2-1-1-4-0-0-0-22-18-S\n"
	m, err := match.Restore(match.Saved{Board: "awele", Level: a.now.Tables.Of("awele").Level, Game: last}, a.engine)
	if err != nil {
		t.Fatal(err)
	}
	a.play(m)
	pass(a, ui.DebounceFor+1)
	for range 2 { // the one chooses the house, the other plays it
		press(a, ui.KeyHouse6)
	}
	if !m.Over() {
		t.Fatal("the game goes on")
	}
	pass(a, ticks)
	if _, board := a.screen.(*play.Screen); !board {
		t.Fatalf("after %d ticks comes %T", ticks, a.screen)
	}
}

func pass(a *app, ticks int) {
	for range ticks {
		a.step(&ui.Input{})
	}
}

func press(a *app, k ui.Key) { a.step(&ui.Input{Keys: []ui.Key{k}}) }

// longest is more ticks than any move and the pause after it last.
const longest = 600

// Who looks something up between the last move and the End screen does not miss it: it comes after the way back, and
// once.
func TestTheEndComesAfterTheWayBack(t *testing.T) {
	for _, after := range []int{1, 40, 200} { // while the seeds fall, and when they lie
		for name, look := range map[string]func(a *app){
			"rules":     func(a *app) { press(a, ui.KeyHelp) },
			"settings":  func(a *app) { a.settings(a.options.Boards[0], a.afterSettings) },
			"look back": func(a *app) { a.lookBack(a.board) },
		} {
			a := open(t, t.TempDir(), Options{})
			endOf(t, a, after)
			look(a)
			pass(a, longest)
			if _, ended := a.screen.(*end.Screen); ended {
				t.Fatalf("%s, %d ticks after the move: the end does not wait", name, after)
			}
			press(a, ui.KeyBack)
			pass(a, longest)
			if _, ended := a.screen.(*end.Screen); !ended {
				t.Errorf("%s, %d ticks after the move: the end never comes", name, after)
				continue
			}
			a.lookBack(a.board)
			pass(a, ui.DebounceFor+1)
			press(a, ui.KeyBack)
			pass(a, longest)
			if _, board := a.screen.(*play.Screen); !board {
				t.Errorf("%s: who comes back to the finished game is sent to the end again", name)
			}
			press(a, ui.KeyHelp)
			pass(a, ui.DebounceFor+1)
			press(a, ui.KeyBack)
			pass(a, longest)
			if _, board := a.screen.(*play.Screen); !board {
				t.Errorf("%s: and again", name)
			}
		}
	}
}

// Redoing the last move leads to the end as playing it does.
func TestTheEndComesAfterRedo(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	endOf(t, a, 200)
	for range 2 {
		press(a, ui.KeyUndo)
		pass(a, longest)
		press(a, ui.KeyRedo)
		pass(a, longest)
		if _, ended := a.screen.(*end.Screen); !ended {
			t.Fatalf("after redoing the last move comes %T", a.screen)
		}
		a.board()
		pass(a, longest)
	}
}
