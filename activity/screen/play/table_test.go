package play

import (
	"fmt"
	"strings"
	"testing"

	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"
	"awele/tux"
)

// table is a Play screen with somebody who presses things.
type table struct {
	*testing.T
	p     *Screen
	m     *match.Match
	set   settings.Settings
	heard *sound.Recorder
	calls map[string]int
}

var thinker = tux.NewEngine()

// lay opens a Play screen on a game given as text, or on a new one.
func lay(t *testing.T, game string, friend bool) *table {
	t.Helper()
	first := match.New(match.Options{Board: "awele", Variant: rules.NewOware(4, rules.NoCapture, rules.OfferShare), Seats: match.Seating(friend), Level: 1, Seed: 3, Engine: thinker})
	if game != "" {
		s := first.Saved()
		s.Game = game
		m, err := match.Restore(s, thinker)
		if err != nil {
			t.Fatal(err)
		}
		first = m
	}
	return layMatch(t, first)
}

// layMatch opens a Play screen on a match.
func layMatch(t *testing.T, first *match.Match) *table {
	t.Helper()
	tb := &table{T: t, m: first, set: settings.Default(), heard: &sound.Recorder{}, calls: map[string]int{}}
	call := func(name string) func() { return func() { tb.calls[name]++ } }
	services := screen.Services{
		// A test reads keys, not words.
		Text:     func(k i18n.Key, args ...any) string { return strings.TrimSpace(string(k) + " " + fmt.Sprint(args...)) },
		Settings: func() settings.Settings { return tb.set },
		Sound:    tb.heard,
	}
	tb.p = New(services, first, Do{
		Home: call("home"), Help: call("help"), Settings: call("settings"), New: call("new"), Changed: call("changed"),
		Ended: call("ended"), LookBack: call("look back"), Mute: call("mute"), SetLevel: func(l tux.Level) { tb.calls["level"] = int(l) },
		Fold: func(f bool) { tb.set.BarFolded = f },
	})
	tb.p.Arrange(geom.View{W: 1280, H: 720, Text: 1})
	return tb
}

func (tb *table) ticks(n int) (changed bool) {
	for range n {
		changed = tb.p.Update(&ui.Input{}) || changed
	}
	return changed
}

func (tb *table) keys(ks ...ui.Key) {
	for _, k := range ks {
		tb.p.Update(&ui.Input{Keys: []ui.Key{k}})
		tb.ticks(ui.SecondPress + 1)
	}
}

// takeBack takes the last move back, with the consent of both where two people play.
func (tb *table) takeBack() {
	tb.keys(ui.KeyUndo)
	if tb.p.phase == asking {
		tb.p.dialog.Controls.SetFocus("yes")
		tb.keys(ui.KeyAct)
	}
}

func (tb *table) press(at geom.Point) {
	tb.p.Update(&ui.Input{Pointer: at, Moved: true, Pressed: true, Held: true})
	tb.p.Update(&ui.Input{Pointer: at, Released: true})
}

func (tb *table) button(id string) {
	tb.Helper()
	for _, b := range tb.p.bar.buttons {
		if b.ID == id && b.shown {
			tb.press(b.rect.Center())
			return
		}
	}
	tb.Fatalf("there is no button %q", id)
}

func (tb *table) house(s rules.Side, h rules.House) { tb.press(tb.p.Layout.Pits[s][h].Center()) }

// rest waits until the board is still and a person is to move, or the game is over. Who is asked meanwhile whether to stop
// plays on.
func (tb *table) rest() {
	tb.Helper()
	for range 5000 {
		if tb.p.Show == nil && !tb.m.TuxToMove() {
			return
		}
		if tb.p.dialog != nil {
			tb.keys(ui.KeyBack)
		}
		tb.ticks(1)
	}
	tb.Fatal("the board never came to rest")
}

func (tb *table) says(want string) {
	tb.Helper()
	if tb.p.bubble.text != want {
		tb.Errorf("the bubble says %q, want %q", tb.p.bubble.text, want)
	}
}
