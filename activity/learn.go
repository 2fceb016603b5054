package activity

import (
	"slices"

	"awele/activity/match"
	"awele/activity/progress"
	"awele/activity/screen/learn"
	"awele/activity/screen/lesson"
	"awele/boards"
	"awele/i18n"
	"awele/lessons"
	"awele/rules"
)

// lessonAt is the stage that is done, and the task of it whose game is on the board.
type lessonAt struct {
	tile   int
	course lessons.Course
	stage  int
	task   int
}

// courseOf returns what of it a teacher lets children learn; ok is false where there is nothing.
func (a *app) courseOf(b boards.Board) (c lessons.Course, ok bool) {
	c, ok = a.wholeCourse(b)
	var ids []string
	for i := range c.Stages {
		ids = append(ids, c.Stages[i].ID)
	}
	ids = a.options.Teacher.Stages(ids)
	c.Stages = slices.DeleteFunc(slices.Clone(c.Stages), func(s lessons.Stage) bool { return !slices.Contains(ids, s.ID) })
	return c, ok && len(c.Stages) > 0
}

// wholeCourse returns what there is to learn about a board: its own path or, for a board that somebody has added, that of the
// first board of its game.
func (a *app) wholeCourse(b boards.Board) (c lessons.Course, ok bool) {
	if !playable(b) {
		return lessons.Course{}, false
	}
	courses := a.options.Courses
	if courses == nil {
		courses = lessons.Builtin()
	}
	if c, ok := lessons.Of(courses, b.Name); ok || b.BuiltIn() {
		return c, ok
	}
	for _, c := range courses {
		if c.Variant.Kind == b.Kind() {
			return c, true
		}
	}
	return lessons.Course{}, false
}

// learn shows the path of a tile.
func (a *app) learn(tile int) {
	a.tile = tile
	c, ok := a.courseOf(a.options.Boards[tile])
	if !ok {
		a.home()
		return
	}
	a.note = ""
	at := 0
	if a.progress.Last(c.Board) == puzzlesID {
		at = len(c.Stages)
	}
	for i := range c.Stages {
		if c.Stages[i].ID == a.progress.Last(c.Board) {
			at = i
		}
	}
	show := learn.Show{
		Title: func() string { return a.options.Boards[tile].Text(a.text.Code()).Title },
		Stages: func() (stages []learn.Stage) {
			for i := range c.Stages {
				s := &c.Stages[i]
				stages = append(stages, learn.Stage{
					Title: s.Title.In(a.text.Code()), Picture: stagePicture(s), Mark: a.progress.Stage(c.Board, s.ID, taskIDs(s)),
				})
			}
			if a.hasPuzzles(a.options.Boards[tile]) {
				stages = append(stages, learn.Stage{Title: a.text.T(i18n.Puzzles), Picture: "learn-puzzle"})
			}
			return stages
		},
		At: at,
	}
	a.show(learn.New(a.services(), show, learn.Do{
		Home: a.home,
		Stage: func(i int) {
			if i == len(c.Stages) {
				a.puzzles(tile)
				return
			}
			a.lessonFrom(lessonAt{tile: tile, course: c, stage: i, task: a.firstOpen(&c, i)}, true)
		},
	}))
}

// stagePicture is the name of the picture of a stage.
func stagePicture(s *lessons.Stage) string { return "learn-" + s.Picture }

func taskIDs(s *lessons.Stage) (ids []string) {
	for i := range s.Tasks {
		ids = append(ids, s.Tasks[i].ID)
	}
	return ids
}

// firstOpen returns the first task of a stage that is not done, the first of all where all are.
func (a *app) firstOpen(c *lessons.Course, stage int) int {
	s := &c.Stages[stage]
	for i := range s.Tasks {
		if a.progress.Mark(taskOf(c, stage, i)) == progress.None {
			return i
		}
	}
	return 0
}

// taskOf names a task in what is kept.
func taskOf(c *lessons.Course, stage, task int) progress.Task {
	s := &c.Stages[stage]
	return progress.Task{Board: c.Board, Stage: s.ID, ID: s.Tasks[task].ID}
}

// lessonFrom shows a stage from one of its tasks on.
func (a *app) lessonFrom(at lessonAt, intro bool) {
	a.lesson = &at
	stage := &at.course.Stages[at.stage]
	a.record(func(p *progress.Progress) { p.At(at.course.Board, stage.ID) })
	index := func(t *lessons.Task) int {
		for i := range stage.Tasks {
			if &stage.Tasks[i] == t {
				return i
			}
		}
		return 0
	}
	a.games++
	a.show(lesson.New(a.services(), lesson.Show{
		Stage: stage,
		Mark:  func(t *lessons.Task) progress.Mark { return a.progress.Mark(taskOf(&at.course, at.stage, index(t))) },
		At:    at.task, Lang: a.text.Code(), Seed: a.options.Seed + a.games<<32,
		Intro: intro,
	}, lesson.Do{
		Path: func() { a.learn(at.tile) },
		Home: a.home,
		Done: func(t *lessons.Task, m progress.Mark) { a.did(at, index(t), m) },
		Play: func(task int) {
			at.task = task
			a.playLesson(at)
		},
	}))
}

// did takes note of how well a task was done.
func (a *app) did(at lessonAt, task int, m progress.Mark) {
	a.record(func(p *progress.Progress) { p.Did(taskOf(&at.course, at.stage, task), m) })
}

// playLesson puts the game of a task on the board. It is kept nowhere, so that it takes the place of no other.
func (a *app) playLesson(at lessonAt) {
	a.lesson = &at
	task := &at.course.Stages[at.stage].Tasks[at.task]
	a.games++
	m, err := match.Restore(match.Saved{
		Board: a.options.Boards[at.tile].Name, Level: int(task.Goal.Level), Seed: a.options.Seed + a.games<<32, Game: task.Start, Lesson: true,
	}, a.engine)
	if err != nil {
		a.backToLesson() // the reader of the file has begun it
		return
	}
	a.play(m)
}

// backToLesson leads from the game of a task to its stage.
func (a *app) backToLesson() {
	if a.lesson == nil {
		a.home()
		return
	}
	a.lessonFrom(*a.lesson, false)
}

// lessonGoesOn takes note of a task whose game has ended as it was asked, and returns what goes on with the stage, or with
// the path behind its last task; nil where the game has ended otherwise.
func (a *app) lessonGoesOn() func() {
	at := *a.lesson
	stage := &at.course.Stages[at.stage]
	task := &stage.Tasks[at.task]
	if !task.Goal.Result.Reached(a.match.Game(), rules.South) {
		return nil
	}
	a.did(at, at.task, progress.First)
	if at.task+1 == len(stage.Tasks) {
		return func() { a.learn(at.tile) }
	}
	at.task++
	return func() { a.lessonFrom(at, false) }
}
