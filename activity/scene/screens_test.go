package scene

import (
	"testing"

	"awele/activity/screen"
	"awele/activity/ui"
)

// onScreen is a screen with what can have the focus in it.
type onScreen struct {
	screen.Screen
	set *ui.Controls
}

// screens returns every screen, and what can lie over one.
func screens(t *testing.T) map[string]onScreen {
	look := lookAt(t, mixedGame, false)
	look.wait()
	play, level, sharing := lay(t, "", false), lay(t, "", false), lay(t, "", true)
	level.button("level")
	sharing.p.offerShare()
	return map[string]onScreen{
		"look back": {look.l, &look.l.set}, "play": {play.p, &play.p.set},
		"levels": {level.p, &level.p.dialog.Controls}, "sharing": {sharing.p, &sharing.p.dialog.Controls},
	}
}
