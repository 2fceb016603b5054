package lessons

import (
	"fmt"
	"slices"
	"sync"

	"awele/boards"
)

var builtin = sync.OnceValue(func() []Course {
	all, err := courses(boards.Lessons())
	if err != nil {
		panic(err) // a test reads them
	}
	return all
})

// Builtin returns the courses that the program brings along. They must not be changed.
func Builtin() []Course { return slices.Clone(builtin()) }

// Join appends the stages of more to the courses of the same boards in all, and the courses of other boards behind them. A
// stage whose id its board has already is left out and adds an error.
func Join(all, more []Course) ([]Course, []error) {
	var errs []error
	joined := slices.Clone(all)
	for _, c := range more {
		i := slices.IndexFunc(joined, func(other Course) bool { return other.Board == c.Board })
		if i < 0 {
			i = len(joined)
			joined = append(joined, Course{Board: c.Board, Variant: c.Variant})
		}
		stages := slices.Clone(joined[i].Stages)
		for _, s := range c.Stages {
			if slices.ContainsFunc(stages, func(other Stage) bool { return other.ID == s.ID }) {
				errs = append(errs, &boards.Error{File: s.File, Line: s.Line, Kind: boards.ErrTwice, Todo: "give it an id of its own",
					What: fmt.Sprintf("the board %s has a stage %q already", c.Board, s.ID)})
				continue
			}
			stages = append(stages, s)
		}
		joined[i].Stages = stages
	}
	return joined, errs
}

// Of returns the course of a board; ok is false where it has none.
func Of(all []Course, board string) (c Course, ok bool) {
	i := slices.IndexFunc(all, func(c Course) bool { return c.Board == board })
	if i < 0 {
		return Course{}, false
	}
	return all[i], true
}
