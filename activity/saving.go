package activity

import (
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

// saveGame writes the game on the board to a new file among the documents of the child, and says how it went. A browser
// says so itself.
func (a *app) saveGame() {
	stem, data := a.match.Game().Variant().Kind.String(), a.gameFile()
	a.beside(func() func() {
		name, folder, err := store.Export(stem, ogn.Ending, data)
		return func() {
			switch {
			case err != nil:
				a.tell(a.text.T(i18n.NotSaved))
			case folder != "":
				a.tell(a.text.T(i18n.GameSaved, name, shown(folder)))
			}
		}
	})
}

// copyGame puts the game on the board on the clipboard, and says how it went.
func (a *app) copyGame() {
	text := string(a.gameFile())
	a.beside(func() func() {
		said := i18n.GameCopied
		if store.Copy(text) != nil {
			said = i18n.GameNotCopied
		}
		return func() { a.tell(a.text.T(said)) }
	})
}

// saving returns what saves and what copies the game on the board; nil where it cannot be done, or may not be: a kiosk has
// no documents.
func (a *app) saving() (save, copying func()) {
	if a.options.Kiosk {
		return nil, nil
	}
	if store.CanCopy {
		copying = a.copyGame
	}
	return a.saveGame, copying
}
