package activity

import (
	"slices"

	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/screen/play"
	"awele/activity/settings"
	"awele/activity/words"
	"awele/boards"
	"awele/tux"
	"awele/tux/coach"
)

// playable reports whether this version can play a board: every room must have an answer for its kind, for a game that is
// unknown to one of them would be taught as another.
func playable(b boards.Board) bool {
	k := b.Kind()
	_, shown := kinds.Of(k)
	_, told := words.Of(k)
	return k.Playable() && tux.Plays(k) && coach.Teaches(k) && shown && told
}

// shownBoards returns the boards that have a tile. A built-in one whose game is not in this version yet has none, unless it
// was asked for by name; one that somebody has added is shown, and says so.
func shownBoards(o Options) []boards.Board {
	return slices.DeleteFunc(slices.Clone(o.Boards), func(b boards.Board) bool {
		return b.BuiltIn() && !playable(b) && b.Name != o.Start
	})
}

// savedMatch returns the kept game of a board. A file that holds no game, one of another kind than the board's, or one that
// breaks the rules, is moved aside.
func (a *app) savedMatch(board string, seats match.Seats) (*match.Match, bool) {
	file := match.File(board, seats)
	data, err := a.files.Read(file)
	if err != nil {
		return nil, false
	}
	saved, err := match.DecodeSaved(data)
	if err == nil {
		saved.Board, saved.Friend = board, seats.Shared()
		if saved.Level == 0 { // the file does not say it so that it can be read
			saved.Level = a.now.Tables.Of(board).Level
		}
		var m *match.Match
		if m, err = match.Restore(saved, a.engine); err == nil {
			if i, ok := a.boardNamed(board); ok && m.Game().Variant().Kind == a.options.Boards[i].Kind() {
				return m, true
			}
		}
	}
	a.files.Damaged(file)
	return nil, false
}

// running reports whether a game of the board waits to be gone on with.
func (a *app) running(board string, seats match.Seats) bool {
	m, ok := a.savedMatch(board, seats)
	return ok && !m.Over() && m.Game().Ply() > 0
}

// playBoard goes on with the running game of board i, or begins one.
func (a *app) playBoard(i int, seats match.Seats) {
	name := a.options.Boards[i].Name
	if m, ok := a.savedMatch(name, seats); ok && !m.Over() && (!untouched(m) || a.asChosen(m)) {
		if a.options.Level != 0 || a.options.Kiosk { // the teacher's, until the child chooses another
			m.SetLevel(tux.Level(a.now.Tables.Of(name).Level))
		}
		a.play(m)
		return
	}
	a.newGame(i, seats)
}

// newGame begins a game of board i. Who starts alternates, unless the settings say otherwise.
func (a *app) newGame(i int, seats match.Seats) {
	b := a.options.Boards[i]
	table := a.now.Tables.Of(b.Name)
	first, chosen := startsFirst(table)
	if last, ok := a.savedMatch(b.Name, seats); ok && !chosen {
		first = last.First()
		if !untouched(last) {
			first = first.Other()
		}
	}
	a.games++
	m := match.New(match.Options{
		Board: b.Name, Variant: a.variant(b), Seats: seats, Level: tux.Level(table.Level),
		Seed: a.options.Seed + a.games<<32, First: first, Engine: a.engine,
	})
	a.play(m)
	a.save()
}

// play puts a match on the board.
func (a *app) play(m *match.Match) {
	if a.match != nil {
		a.match.Close()
	}
	a.match, a.endShown = m, false
	if !m.Lesson() {
		m.SetLevel(tux.Level(a.options.Teacher.Level(int(m.Level()))))
	}
	m.Await(a.tables.ready)
	a.board()
}

// save keeps the game that is on the board.
func (a *app) save() {
	if a.match.Lesson() {
		return
	}
	_ = a.files.Write(a.match.File(), a.match.Saved().Encode()) // readTrouble tells the child
}

// changed keeps the game that is on the board, and counts it once it has ended: not everybody waits for the End screen.
func (a *app) changed() {
	a.save()
	if !a.match.Over() {
		a.endShown = false
		return
	}
	a.tally()
}

// board shows the game that is on the board.
func (a *app) board() {
	do := play.Do{
		Home:     a.leaveBoard,
		News:     a.news,
		Help:     func() { a.rules(a.boardIndex(), a.match.Game().Variant(), a.board) },
		New:      a.again,
		Changed:  a.changed,
		Ended:    a.end,
		EndShown: a.endShown,
		LookBack: func() { a.lookBack(a.board) },
		SetLevel: a.setLevel,
		Fold: func(folded bool) {
			s := a.now
			s.BarFolded = folded
			a.choose(s)
		},
		SetBadges: func(b settings.Badges) {
			s := a.now
			s.Badges = b
			a.choose(s)
		},
		AskBadges: a.asksBadges && untouched(a.match),
		Mute:      a.mute,
		Offers:    a.offersLevel,
	}
	if !a.options.Kiosk {
		do.Settings = func() { a.settings(a.options.Boards[a.boardIndex()], a.afterSettings) }
	}
	do.NewChoice = a.fresh[a.match.Board()] && !a.match.Over() && !a.asChosen(a.match)
	delete(a.fresh, a.match.Board())
	a.asksBadges = false
	a.match.LetHint(a.now.HintsDuo)
	a.show(play.New(a.services(), a.match, do))
}

func (a *app) boardIndex() int {
	i, _ := a.boardNamed(a.match.Board())
	return i
}

// leaveBoard leads from the board to where the way came from.
func (a *app) leaveBoard() {
	if a.match.Lesson() {
		a.backToLesson()
		return
	}
	a.home()
}

// again begins a new game of the kind that is on the board. One that was opened or belongs to a lesson begins anew
// where it began: a game of the board itself may be running.
func (a *app) again() {
	if a.match.Aside() {
		a.playOn(0)
		return
	}
	a.newGame(a.boardIndex(), a.match.Seats())
}
