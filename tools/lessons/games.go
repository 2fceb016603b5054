package main

import (
	"fmt"

	"awele/lessons"
	"awele/rules"
	"awele/tux"
	"awele/tux/learner"
)

// games is how often each game of a course is played by each learner.
const games = 20

// gameRow is a task that is a game, and how often in per cent each of the players ends it as it asks.
type gameRow struct {
	board, stage, task string
	level              tux.Level
	asks               lessons.Ending
	reached            []float64
}

// players are those who play the games of the lessons: chance, who sees something, who has learnt.
func players() (all []learner.Child) {
	for _, c := range learner.Children() {
		switch c.Name {
		case "random", "sees 60 %", "two plies":
			all = append(all, c)
		}
	}
	return all
}

// gameTable lets the players play every game of the lessons to its end.
func gameTable(courses []lessons.Course) (rows []gameRow, err error) {
	engine := tux.NewEngine()
	for _, c := range courses {
		for _, s := range c.Stages {
			for i := range s.Tasks {
				t := &s.Tasks[i]
				if t.Kind != lessons.Play {
					continue
				}
				r := gameRow{board: c.Board, stage: s.ID, task: t.ID, level: t.Goal.Level, asks: t.Goal.Result}
				for _, who := range players() {
					reached := 0
					for seed := range uint64(games) {
						ok, err := reaches(&who, engine, t, seed)
						if err != nil {
							return nil, fmt.Errorf("%s, stage %s, task %s: %w", c.Board, s.ID, t.ID, err)
						}
						if ok {
							reached++
						}
					}
					r.reached = append(r.reached, 100*float64(reached)/games)
				}
				rows = append(rows, r)
			}
		}
	}
	return rows, nil
}

// reaches plays the game of a task against Tux and reports whether it ends as the task asks. Where it may, it is ended by
// agreement.
func reaches(child learner.Player, engine *tux.Engine, t *lessons.Task, seed uint64) (bool, error) {
	g, err := rules.ParseGame(t.Start)
	if err != nil {
		return false, err
	}
	other := &learner.Tux{Engine: engine, Level: t.Goal.Level}
	child.Restart(seed)
	other.Restart(seed)
	for !g.Result().Over() {
		who, turn := child, g.Position().Turn()
		if turn == rules.North {
			who = other
		}
		if err := g.Play(rules.Pit{Side: turn, House: who.Move(g)}); err != nil {
			return false, err
		}
		if g.MayAgree() {
			if err := g.Agree(); err != nil {
				return false, err
			}
		}
	}
	return t.Goal.Result.Reached(g, rules.South), nil
}
