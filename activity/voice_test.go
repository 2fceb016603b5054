package activity

import (
	"testing"

	"awele/activity/match"
	"awele/activity/ui"
	"awele/i18n"
)

// What a screen says is passed on, and nothing where no screen says anything.
func TestTheScreenIsHeard(t *testing.T) {
	a := open(t, t.TempDir(), Options{Language: "en"})
	a.start(0, match.AgainstTux())
	a.step(&ui.Input{})
	if want := a.text.T(i18n.YourTurn); a.said != want {
		t.Errorf("on the board %q is said, want %q", a.said, want)
	}
	a.home()
	a.step(&ui.Input{})
	if a.said != "" {
		t.Errorf("on Home %q is said", a.said)
	}
}
