package lesson

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/progress"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/words"
	"awele/lessons"
	"awele/rules"
)

// How many ticks something stays on the screen before the next happens by itself. A press goes on at once.
const (
	readFor = 150 // the idea of a stage, before a hand shows once how
	seeFor  = 150 // what came of a wrong answer
	showFor = 60  // what comes of the way that is shown
	goFor   = 30  // before the other side answers
)

// press gives an answer.
func (l *Screen) press(pit rules.Pit) {
	if l.phase == reading {
		l.begin()
	}
	if l.phase != asking {
		return
	}
	l.before = l.Seeds
	o := l.try.Answer(pit, l.stage.Seed)
	if o.Event == lessons.Refused {
		l.refused.Mark(pit, l.Settings().Calm)
		l.say(words.Outcome(l.Text, l.game().Variant().Kind, &o), true)
		l.marks = kinds.HintMarks{}
		l.Sound.Play(sound.Refused)
		if l.task().Kind == lessons.Find && l.game().Position().Seeds(pit) > 0 { // no slip, but a house that the rules do not allow
			l.wrong++
		}
		return
	}
	l.answer = o
	if !o.Right {
		l.wrong++
	}
	l.phase = sowing
	l.perform()
}

// perform shows the last move of the game.
func (l *Screen) perform() {
	g := l.game()
	pit, _ := g.MoveAt(g.Ply())
	l.Showing, l.taken = pit.Side, [2]int{}
	l.path, l.marks, l.nudged = kinds.Path{}, kinds.HintMarks{}, [2]rules.HouseSet{}
	l.View.Begin(l.Seeds, g.StepsAt(g.Ply()), boardview.Pace(l.Settings().Speed))
	if l.Settings().Speed == settings.Off {
		l.finish()
	}
	l.place()
}

// notice sounds what has just happened in the move that is shown.
func (l *Screen) notice(done []rules.Step, loud bool) {
	for _, s := range done {
		l.Note(s)
		switch s.Kind {
		case rules.Drop:
			if loud {
				l.Sound.Play(sound.Drop)
			}
		case rules.Capture:
			l.taken[s.Hand] += s.Seeds
			if loud {
				l.Sound.Play(sound.Capture)
			}
		}
	}
}

// finish ends the move that is shown at once.
func (l *Screen) finish() {
	for ; l.Tick <= l.View.Show.Len(); l.Tick++ {
		l.notice(l.View.Show.Done(l.Tick), false)
	}
	l.End()
	switch l.phase {
	case sowing:
		l.tell()
	case showing:
		l.hold = showFor
	case going:
		l.before = l.Seeds
		l.begin()
	}
	l.place()
}

// tell says what came of the answer.
func (l *Screen) tell() {
	l.say(words.Outcome(l.Text, l.game().Variant().Kind, &l.answer), true)
	if why, ok := l.why(l.game().Ply() - 1); ok && l.answer.Right {
		l.say(why, true)
	}
	switch {
	case l.answer.Right && l.try.Solved():
		l.succeed()
	case l.answer.Right:
		l.phase, l.hold = solved, goFor
	default:
		l.phase, l.hold = seeing, seeFor
		l.marks = l.seen()
	}
}

// succeed takes note of a task that is done.
func (l *Screen) succeed() {
	l.phase = solved
	mark := progress.First
	switch {
	case l.aided:
		mark = progress.Done
	case l.wrong > 0:
		mark = progress.Unaided
	}
	l.Sound.Play(sound.Finish)
	l.do.Done(l.task(), mark)
	l.place()
	l.set.SetFocus(nextID)
}

// goOn does what happens by itself after a while, or at a press.
func (l *Screen) goOn() {
	l.hold = 0
	switch l.phase {
	case reading:
		l.begin()
		if t := l.task(); t.Kind == lessons.Show && l.stage.Mark(t) == progress.None {
			l.demonstrate(false)
		}
	case seeing, showing:
		l.phase = flying
		l.marks = kinds.HintMarks{}
		l.flight = l.FlyTo(l.before)
		if l.Settings().Speed == settings.Off {
			l.View.Seeds = l.before
			l.View.Seeds.Rest(&l.Pile.Frame)
			l.back()
		}
	case solved: // the task goes on
		l.reply()
	}
}

// reply shows the other side's move, where there is one, and asks on.
func (l *Screen) reply() {
	if _, ok := l.try.GoOn(); !ok {
		l.before = l.Seeds
		l.begin()
		return
	}
	l.phase = going
	l.perform()
}

// back asks again, after a wrong answer or when the way was shown, with one nudge more.
func (l *Screen) back() {
	l.try.Back()
	l.RestAt(l.game(), l.game().Ply())
	shown := l.shown
	l.begin()
	switch {
	case shown:
		l.markWay()
	case l.wrong > 0:
		l.nudge()
	}
}

// nudge helps once more: with words, then with two houses, then by showing the way.
func (l *Screen) nudge() {
	if reason, ok := l.reason(); ok && l.wrong == 1 {
		l.say(reason, true)
		return
	}
	said, ok := words.Nudge(l.Text, l.task(), l.stage.Lang, l.wrong)
	if !ok {
		l.demonstrate(true)
		return
	}
	if l.wrong == 2 && len(l.task().Nudges) < 2 {
		l.nudged = l.oneOfTwo()
	}
	l.say(said, true)
}

// demonstrate shows on the board how it is done. It is an aid, unless it was shown to everybody.
func (l *Screen) demonstrate(aid bool) {
	way, ok := l.try.Way()
	if !ok {
		return
	}
	l.aided, l.shown = l.aided || aid, true
	l.before = l.Seeds
	l.answer = l.try.Answer(way, l.stage.Seed)
	l.phase = showing
	l.say(words.Outcome(l.Text, l.game().Variant().Kind, &l.answer), true)
	l.perform()
}
