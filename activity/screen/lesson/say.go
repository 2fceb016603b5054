package lesson

import (
	"awele/activity/kinds"
	"awele/activity/words"
	"awele/lessons"
	"awele/rules"
)

// say puts words into the bubble. Notable ones stay until something else is said.
func (l *Screen) say(text string, notable bool) { l.message, l.notable = text, notable }

// Said implements screen.Speaking.
func (l *Screen) Said() string { return l.message }

// ask says what the task asks.
func (l *Screen) ask() { l.say(words.Aim(l.Text, l.task(), l.stage.Lang), false) }

// asked returns the marks of what the task asks about: the house to be sown, the seeds to be captured or saved.
func (l *Screen) asked() kinds.HintMarks {
	g := &l.task().Goal
	child := l.try.Child()
	own := kinds.HintMarks{Kind: kinds.Spoken, At: g.Houses, Side: child, By: rules.NoHouse}
	other := own
	other.Side = child.Other()
	switch g.Name {
	case lessons.Sow, lessons.Land:
		if g.House != rules.NoHouse {
			own.At = 1 << g.House
			return own
		}
	case lessons.Capture:
		if g.Houses != 0 {
			return other
		}
	case lessons.Save:
		own.Kind = kinds.Dread
		return own
	case lessons.SpoilKroo:
		other.Kind, other.At = kinds.Dread, 1<<l.try.Fullest(child.Other())
		return other
	case lessons.Again, lessons.Store:
		return kinds.HintMarks{Kind: kinds.Spoken, Store: true, Side: child, By: rules.NoHouse}
	}
	return kinds.HintMarks{}
}

// seen returns the marks of what came of an answer.
func (l *Screen) seen() kinds.HintMarks {
	child := l.try.Child()
	o := &l.answer
	switch o.Event {
	case lessons.Opens:
		return kinds.HintMarks{Kind: kinds.Loss, At: o.Houses, Side: child, By: o.By, Seeds: o.Seeds}
	case lessons.KrooStays:
		return kinds.HintMarks{Kind: kinds.Dread, At: o.Houses, Side: child.Other(), By: rules.NoHouse}
	case lessons.GivesTurn:
		return kinds.HintMarks{Kind: kinds.Dread, At: 1 << o.By, Side: child.Other(), By: rules.NoHouse}
	}
	return kinds.HintMarks{}
}

// markWay marks the right answer that was shown.
func (l *Screen) markWay() {
	way, ok := l.try.Way()
	if !ok {
		return
	}
	l.shown = true
	l.set.SetFocus(pitID(way))
}

// way returns the right answer once it was shown.
func (l *Screen) way() (pit rules.Pit, ok bool) {
	if !l.shown || l.phase != asking {
		return rules.Pit{}, false
	}
	return l.try.Way()
}

// oneOfTwo returns two answers of the side of a right one: it, and the wrong one that is nearest to it.
func (l *Screen) oneOfTwo() (two [2]rules.HouseSet) {
	way, ok := l.try.Way()
	if !ok || way.IsStore() {
		return two
	}
	two[way.Side] |= 1 << way.House
	other, best := rules.NoHouse, 99
	for _, o := range l.try.Outcomes() {
		if d := distance(o.Pit.House, way.House); !o.Right && o.Pit.Side == way.Side && !o.Pit.IsStore() && d < best {
			other, best = o.Pit.House, d
		}
	}
	if other != rules.NoHouse {
		two[way.Side] |= 1 << other
	}
	return two
}

func distance(a, b rules.House) int {
	if a > b {
		a, b = b, a
	}
	return int(b - a)
}
