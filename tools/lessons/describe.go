package main

import (
	"fmt"
	"strings"

	"awele/lessons"
)

// describe returns what the lessons are, for a person.
func describe(courses []lessons.Course) (string, error) {
	var b strings.Builder
	b.WriteString(`# Lessons

Written by ` + "`go run ./tools/lessons >docs/lessons.md`" + `. A task shows something (any house will do), asks for a house, or is a game from
a position on.

| board | stages | tasks | show | find | play | goals |
|---|---|---|---|---|---|---|
`)
	for _, c := range courses {
		var kinds [3]int
		goals := map[lessons.GoalName]bool{}
		tasks := 0
		for _, s := range c.Stages {
			for _, t := range s.Tasks {
				tasks++
				kinds[t.Kind]++
				goals[t.Goal.Name] = true
			}
		}
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d | %d | %d |\n",
			c.Board, len(c.Stages), tasks, kinds[lessons.Show], kinds[lessons.Find], kinds[lessons.Play], len(goals))
	}
	rows, err := table(courses)
	if err != nil {
		return "", err
	}
	fmt.Fprintf(&b, `
Of the tasks that ask for a move, found at the first try, in per cent (%d tries of each task). The learners know no aim: they
play for seeds, or at random. So who looks far ahead often prefers another good move to the one that a task asks for, as when
it asks to save one house; puzzles, which ask for nothing but the best move, tell more of them (see puzzles.md).

| learner | all | captures |`, tries)
	for _, c := range courses {
		fmt.Fprintf(&b, " %s |", c.Board)
	}
	b.WriteString("\n|---|---|---|" + strings.Repeat("---|", len(courses)) + "\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "| %s | %.1f | %.1f |", r.name, r.all, r.captures)
		for _, c := range courses {
			fmt.Fprintf(&b, " %.1f |", r.boards[c.Board])
		}
		b.WriteString("\n")
	}
	played, err := gameTable(courses)
	if err != nil {
		return "", err
	}
	fmt.Fprintf(&b, `
Games that are played to their end against Tux, how often in per cent they end as the task asks (%d games each):

| board | stage | task | level | asks to |`, games)
	for _, who := range players() {
		fmt.Fprintf(&b, " %s |", who.Name)
	}
	b.WriteString("\n|---|---|---|---|---|" + strings.Repeat("---|", len(players())) + "\n")
	for _, r := range played {
		fmt.Fprintf(&b, "| %s | %s | %s | %d | %v |", r.board, r.stage, r.task, r.level, r.asks)
		for _, part := range r.reached {
			fmt.Fprintf(&b, " %.0f |", part)
		}
		b.WriteString("\n")
	}
	return b.String(), nil
}
