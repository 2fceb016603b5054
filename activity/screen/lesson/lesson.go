// Package lesson is the screen of one stage: a task after another on the board, each of which asks one thing.
package lesson

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/progress"
	"awele/activity/screen"
	"awele/activity/timeline"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/lessons"
	"awele/rules"
)

// Do is what a stage asks of the rest of the activity.
type Do struct {
	Path func() // back to the stages
	Home func()
	// Done takes note of how well a task was done.
	Done func(task *lessons.Task, m progress.Mark)
	// Play plays a task that is a game against Tux, and comes back.
	Play func(task int)
	// Next returns the next tasks of a stage that never ends, nil for one that does. It may be nil.
	Next func() *lessons.Stage
}

// Show is what is shown.
type Show struct {
	Stage *lessons.Stage
	Mark  func(task *lessons.Task) progress.Mark
	At    int    // the task to begin with
	Lang  string // of the file's own words
	Seed  uint64 // of what the other side chooses where that is chance
	// Intro says that the idea of the stage is said first, and a hand shows once how.
	Intro bool
}

// phase is what goes on.
type phase uint8

const (
	reading  phase = iota // the idea is said; nothing is asked yet
	asking                // an answer is waited for
	sowing                // the answer is shown
	seeing                // what came of a wrong answer is said
	flying                // the seeds fly back
	showing               // how it is done is shown
	going                 // the other side's answer is shown, and the task goes on
	solved                // the task is done
	finished              // so is the stage
)

// Screen is a stage.
type Screen struct {
	screen.Services
	boardview.View
	stage Show
	do    Do
	where boardview.Book
	set   ui.Controls
	bar   ui.Buttons // round, from left to right
	wide  ui.Buttons // the one that goes on
	// outside is the board, while a move is shown.
	outside ui.OutsidePress

	at      int // the task
	try     *lessons.Attempt
	phase   phase
	answer  lessons.Outcome
	before  timeline.Seeds // as they lay when the answer was asked
	flight  boardview.Flight
	hold    int               // ticks until the next thing happens by itself
	wrong   int               // wrong answers and hints in this task
	aided   bool              // the way was shown
	shown   bool              // the way has been shown on the board, and is marked
	nudged  [2]rules.HouseSet // houses of which one is right
	message string
	notable bool // what is said is not only the aim

	path    kinds.Path
	marks   kinds.HintMarks
	taken   [2]int
	refused boardview.Refusal
	clock   int
	idle    int
	blinked bool
}

// New shows a stage.
func New(services screen.Services, show Show, do Do) *Screen {
	l := &Screen{Services: services, View: boardview.For(match.AgainstTux(), services.Settings()), stage: show, do: do}
	l.bar, l.wide = l.rows()
	l.open(show.At)
	if show.Intro {
		l.phase, l.hold = reading, readFor
		l.say(show.Stage.Idea.In(show.Lang), true)
	}
	return l
}

// Arrange implements screen.Screen.
func (l *Screen) Arrange(v geom.View) {
	l.where = boardview.NewBook(v, l.game().Variant().Houses, len(l.bar), l.widest())
	l.View.Arrange(l.where.Layout)
	l.place()
	if !l.notable {
		l.ask()
	}
}

// game returns the game of the task.
func (l *Screen) game() *rules.Game { return l.try.Game() }

// task returns the task that is asked.
func (l *Screen) task() *lessons.Task { return &l.stage.Stage.Tasks[l.at] }

// open begins a task.
func (l *Screen) open(at int) {
	houses := 0
	if l.try != nil {
		houses = l.game().Variant().Houses
	}
	l.at = at
	try, err := l.task().Begin()
	if err != nil {
		panic(err) // the reader of the file has begun it
	}
	l.try, l.wrong, l.aided = try, 0, false
	l.RestAt(l.game(), l.game().Ply())
	l.before = l.Seeds
	if houses != 0 && len(l.where.Bar) > 0 { // another board may need other piles
		l.Arrange(l.where.View)
	}
	l.begin()
}

// begin asks the question of the task.
func (l *Screen) begin() {
	l.phase, l.hold = asking, 0
	l.shown, l.nudged, l.answer = false, [2]rules.HouseSet{}, lessons.Outcome{}
	l.refused.Marked = false
	l.path, l.taken = kinds.Path{}, [2]int{}
	l.marks = l.asked()
	l.ask()
	l.place()
	l.focusBoard()
}

// Update implements screen.Screen.
func (l *Screen) Update(in *ui.Input) bool {
	l.clock++
	if l.idle++; in.Any() {
		l.idle = 0
	}
	if l.phase == asking {
		l.try.Work()
	}
	changed := l.refused.Update()
	changed = l.act(in) || changed
	changed = l.advance() || changed
	if b := l.blinking(); b != l.blinked {
		l.blinked, changed = b, true
	}
	return l.updatePath() || changed
}

// advance lets a tick pass and reports whether the picture changed.
func (l *Screen) advance() bool {
	switch {
	case l.View.Show != nil:
		l.notice(l.View.Show.Done(l.Tick), l.Tick > 0)
		if l.Tick++; l.Tick > l.View.Show.Len() {
			l.finish()
		}
		return true
	case l.phase == flying:
		if l.Fly(&l.flight) {
			l.back()
		}
		return true
	case l.hold > 0:
		if l.hold--; l.hold == 0 {
			l.goOn()
			return true
		}
	}
	return false
}

// blinking reports whether Tux has his eyes shut for a moment.
func (l *Screen) blinking() bool {
	return !l.Settings().Calm && l.idle <= screen.IdleFor && l.clock%screen.BlinkEvery < screen.BlinkFor
}
