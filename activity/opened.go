package activity

import (
	"awele/activity/match"
	"awele/i18n"
	"awele/ogn"
	"awele/rules"
	"awele/tux"
)

// openGame shows a game that was read from a file, in the one place for such games: what runs on the boards stays as it
// is. A finished game is shown at its end and one that is not is looked back at, so that Tux does not play on before it
// was seen.
func (a *app) openGame(f *ogn.File) {
	board, ok := a.boardFor(f.Game.Variant())
	if !ok {
		a.tell(a.text.T(i18n.NotHere))
		return
	}
	a.games++
	m, err := match.Restore(match.Saved{
		Board: board, Friend: twoPeople(f.Tags), Level: a.now.Tables.Of(board).Level, Seed: a.options.Seed + a.games<<32,
		TuxStarts: f.Game.PositionAt(0).Turn() == rules.North, Game: f.Game.String(), Opened: true,
	}, a.engine)
	if err != nil {
		a.tell(a.text.T(i18n.NotHere)) // its text is longer than what can be kept
		return
	}
	a.showOpened(m)
	a.save()
	if f.Games > 1 {
		a.tell(a.text.T(i18n.FirstOfGames))
	}
}

// showOpened puts a game that was opened on the board.
func (a *app) showOpened(m *match.Match) {
	a.play(m)
	switch {
	case m.Over():
		a.end()
	case m.Game().Ply() > 0 && !m.Game().Opening():
		a.lookBack(a.board)
	}
}

// twoPeople reports whether the tags of a file name two players and the far one is not Tux.
func twoPeople(tags map[string]string) bool {
	return tags[ogn.SouthTag] != "" && tags[ogn.NorthTag] != "" && tags[ogn.NorthTag] != ogn.Tux
}

// boardFor returns the name of a board on which a variant can be played: one that is played just so, if there is one.
func (a *app) boardFor(v rules.Variant) (name string, ok bool) {
	for _, b := range a.options.Boards {
		switch {
		case b.Kind() != v.Kind || !playable(b):
		case a.variant(b) == v:
			return b.Name, true
		case !ok:
			name, ok = b.Name, true
		}
	}
	return name, ok
}

// openedMatch returns the game that was opened last, if it is kept and can be played here. What is damaged is moved aside.
func (a *app) openedMatch() (*match.Match, bool) {
	data, err := a.files.Read(match.OpenedFile)
	if err != nil {
		return nil, false
	}
	saved, err := match.DecodeSaved(data)
	if err == nil {
		saved.Opened = true
		var m *match.Match
		if m, err = match.Restore(saved, a.engine); err == nil {
			i, ok := a.boardNamed(saved.Board)
			return m, ok && playable(a.options.Boards[i]) && a.options.Boards[i].Kind() == m.Game().Variant().Kind
		}
	}
	a.files.Damaged(match.OpenedFile)
	return nil, false
}

// goOnOpened goes on with the game that was opened last.
func (a *app) goOnOpened() {
	m, ok := a.openedMatch()
	if !ok {
		a.home()
		return
	}
	if a.options.Level != 0 {
		m.SetLevel(tux.Level(a.now.Tables.Of(m.Board()).Level))
	}
	a.showOpened(m)
}
