package activity

import (
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/settings"
	"awele/boards"
	"awele/rules"
	"awele/tux"
)

// table returns what can be chosen for a board: all that its descriptor does not say. The command line outranks it, unless
// the choice is part of what the board is.
func (a *app) table(b boards.Board) kinds.Table {
	fixed := map[string]string{}
	for _, c := range b.Kind().Choices() {
		if word := b.Options.Choice(c.Name); word != "" && (b.Fixed(c.Name) || a.flag(b.Kind(), c) == "") {
			fixed[c.Name] = word
		}
	}
	return kinds.Table{Kind: b.Kind(), Fixed: fixed}
}

// variant returns what a new game of a board is played with.
func (a *app) variant(b boards.Board) rules.Variant {
	return a.table(b).Variant(a.now.Tables.Of(b.Name))
}

// flag returns the word of the teacher or else of the command line for a choice of a kind of game, "" if there is none or it has no such word.
func (a *app) flag(k rules.Kind, c rules.Choice) string {
	if word := a.options.Teacher.Word(c.Name); word != "" && settable(k, c, word) {
		return word
	}
	word := boards.Options{Seeds: a.options.Seeds, Slam: a.options.Slam}.Choice(c.Name)
	if word == "" || !settable(k, c, word) {
		return ""
	}
	return word
}

// flagged returns what is chosen for a board of a kind with what the command line chooses on top.
func (a *app) flagged(k rules.Kind, t settings.Table) settings.Table {
	if a.options.Level != 0 {
		t = t.WithLevel(a.options.Level)
	}
	for _, c := range k.Choices() {
		if word := a.flag(k, c); word != "" {
			t = t.WithChoice(c.Name, word)
		}
	}
	return a.heldTable(k, t)
}

// setTable takes over what is chosen for a board.
func (a *app) setTable(board string, t settings.Table) {
	s := a.now
	s.Tables = s.Tables.With(board, t)
	a.choose(s)
}

// setLevel changes the level of Tux for the board that is played. The games in a row begin anew.
func (a *app) setLevel(l tux.Level) {
	board := a.match.Board()
	table := a.now.Tables.Of(board)
	if table.Level != int(l) {
		a.before = 0
	}
	a.setTable(board, table.WithLevel(int(l)))
}

// startsFirst returns the side that makes the first move; chosen is false where the sides take turns.
func startsFirst(t settings.Table) (first rules.Side, chosen bool) {
	switch t.Starter() {
	case settings.ChildStarts:
		return rules.South, true
	case settings.TuxStarts:
		return rules.North, true
	}
	return rules.South, false
}

// untouched reports whether nothing was ever played in a game, so that nothing is lost with it.
func untouched(m *match.Match) bool {
	g := m.Game()
	return g.Ply() == 0 && g.Undone() == 0 && m.Position() == g.Variant().Start(m.First())
}

// asChosen reports whether a game is as a new one of its board would be. One that was opened is as its file has it, and
// nobody has chosen anything else for it.
func (a *app) asChosen(m *match.Match) bool {
	i, ok := a.boardNamed(m.Board())
	if !ok || m.Opened() {
		return true
	}
	v := m.Game().Variant()
	first, chosen := startsFirst(a.now.Tables.Of(m.Board()))
	return v == a.variant(a.options.Boards[i]) && (!chosen || first == m.First() || v.Opening == rules.Together)
}

// afterSettings goes on with the game on the board. One that nobody has touched begins anew as it is chosen now.
func (a *app) afterSettings() {
	if untouched(a.match) && !a.asChosen(a.match) {
		a.again()
		return
	}
	a.board()
}
