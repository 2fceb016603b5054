package activity

import (
	"awele/activity/progress"
	"awele/activity/screen/lesson"
	"awele/boards"
	"awele/lessons"
	"awele/lessons/puzzles"
)

// puzzlesID is the station of the puzzles in what is kept.
const puzzlesID = "puzzles"

// hasPuzzles reports whether there are puzzles of a board.
func (a *app) hasPuzzles(b boards.Board) bool {
	return playable(b) && b.BuiltIn() && len(puzzles.Of(b.Name)) > 0
}

// puzzles shows one puzzle after another of a tile, as hard as fits how the last ones went.
func (a *app) puzzles(tile int) {
	a.tile = tile
	board := a.options.Boards[tile].Name
	all := puzzles.Of(board)
	a.record(func(p *progress.Progress) { p.At(board, puzzlesID) })
	var now *puzzles.Puzzle
	next := func() *lessons.Stage {
		done := a.progress.Puzzles(board)
		a.games++
		now, _ = puzzles.Next(all, done.Rating, done.Seen, a.options.Seed+a.games<<32)
		return &lessons.Stage{ID: puzzlesID, Tasks: []lessons.Task{now.Task()}}
	}
	a.lesson = nil
	a.show(lesson.New(a.services(), lesson.Show{
		Stage: next(), Lang: a.text.Code(), Seed: a.options.Seed,
		Mark: func(*lessons.Task) progress.Mark { return progress.None },
	}, lesson.Do{
		Path: func() { a.learn(tile) },
		Home: a.home,
		Done: func(_ *lessons.Task, m progress.Mark) {
			first := m == progress.First
			a.record(func(p *progress.Progress) {
				p.Tried(board, now.Motif, now.Number, first, puzzles.Rate(p.Puzzles(board).Rating, first))
			})
		},
		Next: next,
	}))
}
