package scene

import (
	"testing"

	"awele/activity/ui"
)

// screen is a scene with what can have the focus in it.
type screen struct {
	Scene
	set *ui.Controls
}

// screens returns every screen, and what can lie over one.
func screens(t *testing.T) map[string]screen {
	home, _ := newHome("en", 3)
	chooser, _ := newHome("en", 3)
	chooser.Arrange(desk)
	chooser.choose()
	settings, _ := newSettings(desk)
	end, _ := newEnd(newPupil(), EndResult{South: 27, North: 14})
	rules := newRules(newPupil())
	look := lookAt(t, mixedGame, false)
	look.wait()
	play, level, sharing := lay(t, "", false), lay(t, "", false), lay(t, "", true)
	level.button("level")
	sharing.p.offerShare()
	return map[string]screen{
		"home": {home, &home.set}, "languages": {chooser, &chooser.chooser.set}, "settings": {settings, &settings.set},
		"end": {end, &end.set}, "rules": {rules, &rules.set}, "look back": {look.l, &look.l.set}, "play": {play.p, &play.p.set},
		"levels": {level.p, &level.p.dialog.set}, "sharing": {sharing.p, &sharing.p.dialog.set},
	}
}
