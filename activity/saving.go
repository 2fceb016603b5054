package activity

import (
	"path/filepath"

	"awele/activity/match"
	"awele/activity/store"
	"awele/i18n"
	"awele/ogn"
	"awele/rules"
)

// gameFile returns the game on the board as a file.
func (a *app) gameFile() []byte {
	tags := map[string]string{}
	for side, tag := range map[rules.Side]string{rules.South: ogn.SouthTag, rules.North: ogn.NorthTag} {
		tags[tag] = map[match.Player]string{match.Child: ogn.Child, match.Friend: ogn.Friend, match.Tux: ogn.Tux}[a.match.Seat(side).Player]
	}
	return ogn.Write(a.match.Game(), tags)
}

// saveGame writes the game on the board to a new file among the documents of the child, and says how it went.
func (a *app) saveGame() {
	dir, err := store.Documents()
	if err == nil {
		var name string
		name, err = store.WriteNew(dir, a.match.Game().Variant().Kind.String(), ogn.Ending, a.gameFile())
		if err == nil {
			a.tell(a.text.T(i18n.GameSaved, name, shown(filepath.Base(dir))))
			return
		}
	}
	a.tell(a.text.T(i18n.NotSaved))
}

// saving returns what saves the game on the board, nil where nothing may be written: a kiosk has no documents.
func (a *app) saving() func() {
	if a.options.Kiosk {
		return nil
	}
	return a.saveGame
}
