package activity

import (
	"errors"
	"path/filepath"
	"runtime"
	"strings"
	"unicode"

	"awele/activity/boardview"
	"awele/activity/match"
	"awele/activity/progress"
	"awele/activity/screen/home"
	rulesscreen "awele/activity/screen/rules"
	settingsscreen "awele/activity/screen/settings"
	"awele/activity/settings"
	"awele/activity/teacher"
	"awele/boards"
	"awele/i18n"
	"awele/rules"
)

// home shows the first screen, with the board chosen that was played last.
func (a *app) home() {
	do := home.Do{
		Buttons: map[string]func(tile int){
			"play":   func(tile int) { a.start(tile, match.AgainstTux()) },
			"friend": func(tile int) { a.start(tile, match.WithFriend()) },
			"rules": func(tile int) {
				a.tile = tile
				var v rules.Variant // the zero one is of no game
				if b := a.options.Boards[tile]; playable(b) {
					v = a.variant(b)
				}
				a.rules(tile, v, a.home)
			},
		},
		Language: func(code string) {
			s := a.now
			s.Language = code
			a.choose(s)
		},
	}
	do.Buttons["learn"], do.Buttons["puzzles"] = a.learn, a.puzzles
	if _, ok := a.openedMatch(); ok {
		do.Buttons["opened"] = func(int) { a.goOnOpened() }
	}
	picture := ""
	if len(a.pictures) > 1 {
		picture = boardview.AnimalPicture(a.picture)
		do.Buttons["who"] = func(int) { a.askWho(a.home) }
	}
	if !a.options.Kiosk {
		do.Buttons["settings"] = func(tile int) {
			a.tile = tile
			a.settings(a.options.Boards[tile], a.home)
		}
		if runtime.GOOS != "js" { // a page is left by closing it
			do.Buttons["quit"] = func(int) { a.quit() }
		}
	}
	show := home.Show{
		Tiles:    a.tiles,
		Language: func() string { return a.text.Code() },
		Saved:    func(tile int) bool { return a.running(a.options.Boards[tile].Name, match.AgainstTux()) },
		Message:  a.message,
		Picture:  picture,
		Fixed:    a.options.Teacher.Locked("language"),
	}
	for _, l := range i18n.Languages() {
		show.Languages = append(show.Languages, home.Language{Code: l.Code, Name: l.Name})
	}
	a.show(home.New(a.services(), show, do, a.tile))
}

// start plays a tile, if this version can.
func (a *app) start(tile int, seats match.Seats) {
	a.tile = tile
	if !playable(a.options.Boards[tile]) {
		a.note = i18n.NotHere
		a.home()
		return
	}
	a.note = ""
	a.asksBadges = seats.Shared()
	a.playBoard(tile, seats)
}

// tiles returns the boards as the Home screen shows them.
func (a *app) tiles() (tiles []home.Tile) {
	for _, b := range a.options.Boards {
		t := b.Text(a.text.Code())
		_, learn := a.courseOf(b)
		tiles = append(tiles, home.Tile{
			Title: t.Title, Text: strings.Join(t.Description, " "), Picture: boardPicture(b), Stars: b.Difficulty, Learn: learn, Puzzles: a.hasPuzzles(b),
		})
	}
	return tiles
}

// boardPicture is the name of a board's picture. There may be none.
func boardPicture(b boards.Board) string { return "board-" + b.Picture() }

// readTrouble takes note of trouble with what is kept, and reports whether there is any. It may come late: the disk takes its time.
func (a *app) readTrouble() (news bool) {
	for _, t := range a.store.Trouble() {
		news = true
		switch {
		case t.Twice != "":
			a.note = i18n.OpenTwice
		case strings.HasSuffix(t.Damaged, settings.File):
			a.note = i18n.SettingsDamaged
		case strings.HasSuffix(t.Damaged, progress.File):
			a.note = i18n.ProgressDamaged
		default:
			a.note = i18n.SaveDamaged
		}
		a.trouble.tell(a.note)
	}
	return a.trouble.look(a.store.Unkept(), a.options.Log) || news
}

// message is a friendly line about trouble, "" if there is none. It is said once, until something is started, but that
// something cannot be kept as long as it is true.
func (a *app) message() string {
	a.readTrouble()
	switch {
	case a.note != "":
		a.trouble.told(a.note)
		return a.text.T(a.note)
	case a.trouble.unkept != "":
		return a.text.T(a.trouble.unkept)
	case len(a.options.Teacher.Troubles) > 0:
		return teacherTrouble(a.text, a.options.Teacher.Troubles[0])
	case len(a.options.Troubles) > 0:
		return boardTrouble(a.text, a.options.Troubles)
	}
	return ""
}

// rules shows what there is to read about a board that is played as v; back is where the way leads from there.
func (a *app) rules(board int, v rules.Variant, back func()) {
	b := a.options.Boards[board]
	text := func() rulesscreen.Text {
		t := b.TextOf(a.text.Code(), v)
		return rulesscreen.Text{
			Title: t.Title, Description: t.Description, Goal: t.Goal, Prerequisite: t.Prerequisite, Manual: t.Manual,
			History: t.History, Author: b.Author, Credit: t.Credit,
		}
	}
	a.show(rulesscreen.New(a.services(), v, text, back))
}

// settings shows the choices, those for a board too; back is where the way leads from there.
func (a *app) settings(b boards.Board, back func()) {
	before := a.now.Tables.Of(b.Name)
	table := settingsscreen.Table{
		Table: a.table(b), Board: b.Name, Title: func() string { return b.Text(a.text.Code()).Title }, Picture: boardPicture(b),
	}
	shown := settingsscreen.New(a.services(), table, a.choose, func() {
		if !a.now.Tables.Of(b.Name).Equal(before) {
			a.fresh[b.Name] = true
		}
		back()
	})
	shown.Deeds, shown.Locked = a.deeds(), a.options.Teacher.Locked
	a.show(shown)
}

// deeds are what can be done in Settings besides choosing.
func (a *app) deeds() []settingsscreen.Deed {
	children := settingsscreen.Deed{ID: "children", Picture: boardview.AnimalPicture(a.picture), Label: i18n.Children}
	if a.mayAdd() {
		children.Buttons = append(children.Buttons, settingsscreen.Button{Picture: "plus", Label: i18n.AddAnimal, Press: a.askNewPicture})
	}
	if len(a.pictures) > 1 {
		children.Buttons = append(children.Buttons, settingsscreen.Button{Picture: "minus", Label: i18n.RemoveAnimal, Press: a.askRemove})
	}
	return []settingsscreen.Deed{
		{ID: "anew", Picture: "star-full", Label: i18n.LearnedAndWon, Buttons: []settingsscreen.Button{
			{Picture: "new", Label: i18n.StartAnew, Press: a.askAnew},
		}},
		children,
	}
}

// boardTrouble says that descriptors could not be read: the first by its name, and of the others how many files they are.
func boardTrouble(text *i18n.Printer, troubles []error) string {
	files := map[string]bool{}
	for _, err := range troubles {
		if e := (*boards.Error)(nil); errors.As(err, &e) {
			files[e.File] = true
		}
	}
	first := troubleFile(troubles[0])
	if more := len(files) - 1; more > 0 {
		return text.T(i18n.BoardTroubles, first, more)
	}
	return text.T(i18n.BoardTrouble, first)
}

// teacherTrouble says where something stands in the file of a teacher that cannot be read.
func teacherTrouble(text *i18n.Printer, trouble error) string {
	if e := (*teacher.Error)(nil); errors.As(trouble, &e) {
		return text.T(i18n.TeacherTrouble, teacher.File, e.Line)
	}
	return text.T(i18n.BoardTrouble, teacher.File)
}

// longestName is how many letters of a file's name a child is shown.
const longestName = 32

// troubleFile returns the name of the descriptor that an error is about, without its folder. A file may have any name, so
// it is cut to a length that fits, and what cannot be painted is left out.
func troubleFile(err error) string {
	var e *boards.Error
	if !errors.As(err, &e) {
		return ""
	}
	return shown(filepath.Base(e.File))
}

// shown returns a name that somebody gave as a child is shown it.
func shown(name string) string {
	name = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, name)
	if r := []rune(name); len(r) > longestName {
		name = string(r[:longestName-1]) + "…"
	}
	return name
}
