package main

import (
	"awele/lessons"
	"awele/rules"
	"awele/tux"
	"awele/tux/learner"
)

// tries is how often a learner tries each task, with a chance of its own each time.
const tries = 100

// row is a learner with the share of tasks, in per cent, of which its move is a right answer.
type row struct {
	name     string
	all      float64
	captures float64            // of the tasks that ask to capture
	boards   map[string]float64 // of each board
}

// table lets each learner, and at last Tux with the depth of level 6, in earnest, try the tasks that ask for a move.
func table(courses []lessons.Course) (rows []row, err error) {
	for _, child := range learner.Children() {
		r, err := try(child.Name, &child, courses, tries)
		if err != nil {
			return nil, err
		}
		rows = append(rows, r)
	}
	tux := learner.Earnest{Engine: tux.NewEngine(), Depth: 6, Nodes: 30_000}
	r, err := try("Tux at level 6, in earnest", &tux, courses, 1) // there is no chance in him
	return append(rows, r), err
}

// asksForMove reports whether a task is a matter of choosing a move.
func asksForMove(t *lessons.Task) bool { return t.Kind == lessons.Find && t.Goal.Name != lessons.Land }

func try(name string, who learner.Player, courses []lessons.Course, times int) (row, error) {
	r := row{name: name, boards: map[string]float64{}}
	var tasks, captures int
	for _, c := range courses {
		ofBoard := 0
		for _, s := range c.Stages {
			for i := range s.Tasks {
				t := &s.Tasks[i]
				if !asksForMove(t) {
					continue
				}
				found, err := share(who, t, times, uint64(tasks)<<8)
				if err != nil {
					return r, err
				}
				tasks++
				ofBoard++
				r.all += found
				r.boards[c.Board] += found
				if t.Goal.Name == lessons.Capture {
					captures++
					r.captures += found
				}
			}
		}
		r.boards[c.Board] /= float64(max(1, ofBoard))
	}
	r.all /= float64(max(1, tasks))
	r.captures /= float64(max(1, captures))
	return r, nil
}

// share returns how often, in per cent, a player's move is a right answer at the first try.
func share(who learner.Player, t *lessons.Task, times int, seed uint64) (float64, error) {
	a, err := t.Begin()
	if err != nil {
		return 0, err
	}
	right := 0
	for n := range uint64(times) {
		who.Restart(seed + n)
		if o, ok := a.Outcome(rules.Pit{Side: a.Child(), House: who.Move(a.Game())}); ok && o.Right {
			right++
		}
	}
	return 100 * float64(right) / float64(times), nil
}
