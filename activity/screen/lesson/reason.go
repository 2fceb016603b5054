package lesson

import (
	"awele/activity/words"
	"awele/lessons"
	"awele/rules"
	"awele/tux/coach"
)

// why says what is good about the move of a puzzle that was made after a number of moves of the game; ok is false for
// another task, and where only looking ahead tells.
func (l *Screen) why(ply int) (said string, ok bool) {
	g := l.game()
	if l.task().Goal.Name != lessons.Best || ply < 0 {
		return "", false
	}
	pit, played := g.MoveAt(ply + 1)
	k, known := words.Of(g.Variant().Kind)
	if !played || !known {
		return "", false
	}
	hint := coach.Explain(g.Variant(), g.PositionAt(ply), pit.House, rules.NoHouse)
	return k.Does(l.Text, &hint)
}

// reason says why the right move of a puzzle is good, before it is made; ok is false for another task.
func (l *Screen) reason() (said string, ok bool) {
	way, found := l.try.Way()
	k, known := words.Of(l.game().Variant().Kind)
	if l.task().Goal.Name != lessons.Best || !found || !known {
		return "", false
	}
	hint := coach.Explain(l.game().Variant(), l.game().Position(), way.House, rules.NoHouse)
	return k.Hint(l.Text, &hint, false), true
}
