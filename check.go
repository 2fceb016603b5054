//go:build !js

package main

import (
	"fmt"
	"io"
	"strings"

	"awele/activity/words"
	"awele/boards"
	"awele/i18n"
	"awele/lessons"
	"awele/rules"
	"awele/tux/learner"
)

// checkFolder prints what is wrong with each descriptor and each lesson of a folder, line by line, and reports whether all
// can be used.
func checkFolder(out io.Writer, dir string) bool {
	found, troubles := boards.ReadDir(dir)
	joined, taken := boards.Join(boards.Builtin(), found)
	own := joined[len(boards.Builtin()):]
	troubles = append(append(troubles, taken...), paintable(own)...)
	courses, unread := lessons.ReadDir(dir)
	_, twice := lessons.Join(lessons.Builtin(), courses)
	troubles = append(append(troubles, unlike(unread, troubles)...), twice...)
	for i := range courses {
		troubles = append(troubles, lessons.Check(&courses[i])...)
	}
	faults := tell(out, troubles)
	fmt.Fprintf(out, "%s: boards that can be played: %d; stages of lessons: %d; faults: %d\n", dir, len(own), stages(courses), faults)
	return faults == 0
}

// unlike returns the errors that are not among others: a file that is no XML is reported by whoever reads it.
func unlike(errs, others []error) (left []error) {
	said := map[string]bool{}
	for _, err := range others {
		said[err.Error()] = true
	}
	for _, err := range errs {
		if !said[err.Error()] {
			left = append(left, err)
		}
	}
	return left
}

func stages(courses []lessons.Course) (n int) {
	for i := range courses {
		n += len(courses[i].Stages)
	}
	return n
}

// tell prints errors and returns how many faults they are: a file with several has a line for each.
func tell(out io.Writer, errs []error) (faults int) {
	for _, err := range errs {
		fmt.Fprintln(out, err)
		faults += strings.Count(err.Error(), "\n") + 1
	}
	return faults
}

// checkFile prints what is wrong with a descriptor or a file of lessons, and for each task what happens with each answer and
// how it is said. It reports whether the file can be used.
func checkFile(out io.Writer, name string) bool {
	own, err := boards.ReadFile(name)
	if err != nil {
		tell(out, []error{err})
		return false
	}
	courses, err := lessons.ReadFile(name)
	if err != nil {
		tell(out, []error{err})
		return false
	}
	troubles := paintable(own)
	for i := range courses {
		for j := range courses[i].Stages {
			checkStage(out, &courses[i].Stages[j])
		}
		troubles = append(troubles, lessons.Check(&courses[i])...)
	}
	faults := tell(out, troubles)
	fmt.Fprintf(out, "%s: boards: %d; stages of lessons: %d; faults: %d\n", name, len(own), stages(courses), faults)
	return faults == 0
}

// checkStage prints the tasks of a stage: what each asks, and house by house what happens, in every language.
func checkStage(out io.Writer, s *lessons.Stage) {
	fmt.Fprintf(out, "stage %s, %s:%d: %s\n", s.ID, s.File, s.Line, inEach(func(p *i18n.Printer) string { return s.Title.In(p.Code()) }))
	for i := range s.Tasks {
		t := &s.Tasks[i]
		a, err := t.Begin()
		if err != nil {
			continue // the reader has said so
		}
		v, p := a.Game().Variant(), a.Game().Position()
		fmt.Fprintf(out, "  task %s, line %d: %v %v, %s%s\n", t.ID, t.Row, t.Kind, t.Goal.Name, p.Text(v.Houses), hardness(t, a))
		fmt.Fprintf(out, "    %s\n", inEach(func(p *i18n.Printer) string { return words.Aim(p.T, t, p.Code()) }))
		for _, o := range a.Outcomes() {
			right := "wrong"
			if o.Right {
				right = "right"
			}
			fmt.Fprintf(out, "    %-5v %s  %s\n", o.Pit, right, inEach(func(p *i18n.Printer) string { return words.Outcome(p.T, v.Kind, &o) }))
		}
	}
}

// inEach returns a sentence in every language of the program.
func inEach(say func(p *i18n.Printer) string) string {
	var all []string
	for _, l := range i18n.Languages() {
		all = append(all, say(i18n.For(l.Code)))
	}
	return strings.Join(all, " | ")
}

// tries is how often each simulated child tries a task.
const tries = 40

// hardness says how many of the simulated children answer a task rightly at the first try; "" where no move is asked, as in
// a joint opening or where the last seed falls.
func hardness(t *lessons.Task, a *lessons.Attempt) string {
	if t.Kind != lessons.Find || t.Goal.Name == lessons.Land || a.Game().Opening() {
		return ""
	}
	right, all := 0, 0
	for _, child := range learner.Children() {
		for seed := range uint64(tries) {
			child.Restart(seed)
			o, ok := a.Outcome(rules.Pit{Side: a.Child(), House: child.Move(a.Game())})
			all++
			if ok && o.Right {
				right++
			}
		}
	}
	return fmt.Sprintf(", found by %d %% of the simulated children", 100*right/all)
}
