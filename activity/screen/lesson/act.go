package lesson

import (
	"slices"

	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/progress"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/text"
	"awele/i18n"
	"awele/lessons"
	"awele/rules"
)

// nextID is the wide button that goes on.
const nextID = "next"

func pitID(pit rules.Pit) string { return boardview.PitID(pit) }

// rows returns the round buttons, from left to right, and the wide one.
func (l *Screen) rows() (bar, wide ui.Buttons) {
	row := func(id, picture string, label i18n.Key, press func(), enabled func() bool) ui.Button {
		return ui.Button{ID: id, Picture: ui.Always(picture), Label: func() string { return l.Text(label) }, Press: press, Enabled: enabled}
	}
	bar = ui.Buttons{
		row("back", "back", i18n.PathTitle, l.do.Path, nil),
		row("home", "home", i18n.Home, l.do.Home, nil),
		row("again", "undo", i18n.LessonAgainButton, l.again, nil),
		row("hint", "hint", i18n.HintButton, l.help, func() bool { return l.phase == asking && l.task().Kind != lessons.Play }),
	}
	next := ui.Button{ID: nextID, Picture: l.nextPicture, Label: func() string { return l.Text(l.nextWord()) }, Press: l.next, Enabled: l.hasNext}
	return bar, ui.Buttons{next}
}

// nextWord is the word of the wide button.
func (l *Screen) nextWord() i18n.Key {
	switch {
	case l.task().Kind == lessons.Play && l.phase == asking:
		return i18n.Play
	case l.phase == finished:
		return i18n.PathTitle
	}
	return i18n.LessonNext
}

// widest returns the widest word that the wide button may have.
func (l *Screen) widest() string {
	widest := ""
	for _, key := range []i18n.Key{i18n.LessonNext, i18n.Play, i18n.PathTitle} {
		if word := l.Text(key); text.Width(word, true, 1) > text.Width(widest, true, 1) {
			widest = word
		}
	}
	return widest
}

func (l *Screen) nextPicture() string {
	if l.phase == finished {
		return "back"
	}
	return "play"
}

// hasNext reports whether the wide button goes on: what is said has been read, the task is a game, or it is done.
func (l *Screen) hasNext() bool {
	switch l.phase {
	case reading, finished:
		return true
	case asking:
		return l.task().Kind == lessons.Play
	case solved:
		return l.try.Solved()
	}
	return false
}

// next goes on: from the idea to the first task, into the game of a task, or from a task that is done to the next one.
func (l *Screen) next() {
	switch l.phase {
	case reading:
		l.goOn()
	case asking:
		l.do.Play(l.at)
	case solved:
		l.Sound.Play(sound.Press)
		switch {
		case l.at+1 < len(l.stage.Stage.Tasks):
			l.open(l.at + 1)
		case l.do.Next != nil:
			l.stage.Stage = l.do.Next()
			l.open(0)
		default:
			l.finishStage()
		}
	case finished:
		l.do.Path()
	}
}

// finishStage says how well the stage was done, or goes back to the path where a task of it is still open.
func (l *Screen) finishStage() {
	mark := l.mark()
	if mark == progress.None {
		l.do.Path()
		return
	}
	l.phase = finished
	l.marks = kinds.HintMarks{}
	said := i18n.StageDone
	if mark >= progress.Unaided {
		said = i18n.StageDoneUnaided
	}
	l.say(l.Text(said), true)
	l.place()
	l.set.SetFocus(nextID)
}

// mark returns how well the stage was done so far.
func (l *Screen) mark() progress.Mark {
	mark := progress.First
	for i := range l.stage.Stage.Tasks {
		mark = min(mark, l.stage.Mark(&l.stage.Stage.Tasks[i]))
	}
	return mark
}

// again begins the task once more.
func (l *Screen) again() {
	l.Sound.Play(sound.Press)
	wrong, aided := l.wrong, l.aided
	l.View.Show = nil
	l.open(l.at)
	if l.phase == asking {
		l.wrong, l.aided = wrong, aided // what was tried was tried
	}
}

// help gives the next nudge.
func (l *Screen) help() {
	l.Sound.Play(sound.Hint)
	l.wrong++
	l.nudge()
}

// place tells the controls where they are and which can be used now.
func (l *Screen) place() {
	if len(l.where.Bar) == 0 {
		return // not arranged yet
	}
	var items []ui.Item
	for _, side := range []rules.Side{rules.South, rules.North} {
		far := side != l.try.Child() && l.task().Goal.Name != lessons.Land
		for h, r := range l.Layout.Press[side] {
			items = append(items, ui.Item{ID: pitID(rules.Pit{Side: side, House: rules.House(h)}), Rect: r, Disabled: far})
		}
	}
	for _, pit := range l.try.Answers() {
		if pit.IsStore() {
			items = append(items, ui.Item{ID: pitID(pit), Rect: l.Layout.Stores[pit.Side]})
		}
	}
	for i := range l.bar {
		items = append(items, ui.Item{ID: l.bar[i].ID, Rect: l.where.Bar[i], Disabled: l.bar[i].Disabled()})
	}
	wide := &l.wide[0]
	l.set.SetItems(append(items, ui.Item{ID: wide.ID, Rect: l.where.Wide, Disabled: wide.Disabled()}))
}

// focusBoard gives the focus to a house of the child, or to the way on where there is nothing to press on the board.
func (l *Screen) focusBoard() {
	if l.task().Kind == lessons.Play {
		l.set.SetFocus(nextID)
		return
	}
	answers := l.try.Answers()
	if pit, ok := boardview.PitOf(l.set.Focus()); ok && slices.Contains(answers, pit) {
		return
	}
	for _, pit := range answers {
		if l.set.SetFocus(pitID(pit)) {
			return
		}
	}
}

// act does what the child asks for.
func (l *Screen) act(in *ui.Input) bool {
	if _, pit := boardview.PitOf(in.Act); pit { // what is named is not waited for
		l.skip()
	}
	waits := l.View.Show != nil || l.phase == flying || l.hold > 0 && l.phase != reading
	beside := waits && l.where.Face.Contains(in.Pointer)
	if l.outside.Update(in, beside) || waits && l.skips(in) {
		l.set.Cancel()
		l.skip()
		return true
	}
	if in.Pressed && beside {
		return false
	}
	ev := l.set.Update(in)
	changed := ev.Changed
	for _, k := range in.Keys {
		changed = l.key(k) || changed
	}
	if pit, ok := boardview.PitOf(ev.Activated); ok {
		l.press(pit)
		return true
	}
	return l.bar.Press(ev.Activated) || l.wide.Press(ev.Activated) || changed
}

// skips reports whether a key finishes what is shown: one that would act on the board.
func (l *Screen) skips(in *ui.Input) bool {
	for _, k := range in.Keys {
		if _, board := boardview.PitOf(l.set.Focus()); k == ui.KeyAct && board || k >= ui.KeyHouse1 && k <= ui.KeyHouse7 {
			return true
		}
	}
	return false
}

// skip finishes what is shown.
func (l *Screen) skip() {
	switch {
	case l.View.Show != nil:
		l.finish()
	case l.phase == flying:
		l.View.Seeds = l.before
		l.back()
	case l.hold > 0 && l.phase != reading:
		l.goOn()
	}
}

// key does what a key asks for that is not about moving the focus.
func (l *Screen) key(k ui.Key) bool {
	switch {
	case k == ui.KeyBack:
		l.do.Path()
	case k == ui.KeyUndo:
		l.again()
	case k == ui.KeyHint && !l.bar.Find("hint").Disabled():
		l.help()
	case k >= ui.KeyHouse1 && k <= ui.KeyHouse7:
		l.pick(rules.House(k - ui.KeyHouse1))
	default:
		return false
	}
	return true
}

// pick is a number key: it moves the focus to a house of the child, and plays it if the focus was there.
func (l *Screen) pick(h rules.House) {
	if int(h) >= l.Layout.Houses {
		return
	}
	pit := rules.Pit{Side: l.try.Child(), House: h}
	if l.set.Focus() == pitID(pit) {
		l.press(pit)
	} else {
		l.set.SetFocus(pitID(pit))
	}
}

// updatePath follows the mouse and the focus, and reports whether another path is to be shown: where a task shows what
// happens, and where the child is to count.
func (l *Screen) updatePath() bool {
	t := l.task()
	want := l.phase == asking && t.Goal.Name != lessons.Land && (t.Kind == lessons.Show || l.wrong > 0) && !l.game().Opening() && l.Settings().PathPreview
	pit, ok := boardview.PitOf(l.set.Hovered())
	if !ok {
		pit, ok = boardview.PitOf(l.set.Focus())
	}
	want = want && ok && !pit.IsStore() && l.game().Check(pit) == nil
	if want == l.path.Shown && (!want || pit == l.path.From) {
		return false
	}
	l.path = kinds.Path{}
	if want {
		l.path = kinds.PathOf(l.game().Variant(), l.game().Position(), pit.House)
	}
	return true
}
