package main

import (
	"awele/lessons/puzzles"
	"awele/rules"
	"awele/tux"
	"awele/tux/learner"
)

// solver is a learner with the share of the puzzles that it solves at the first try, in per cent.
type solver struct {
	name  string
	all   float64
	steps [puzzles.Steps]float64
}

// strongest is the depth of the level of Tux that solves puzzles besides the children, level 6.
const strongest = 6

// solved lets the children and Tux try puzzles. The whole line counts.
func solved(all []puzzles.Puzzle) (rows []solver) {
	for _, child := range newProver(all[0].Variant).children {
		rows = append(rows, tryAll(child.Name, &child, all, 5))
	}
	earnest := learner.Earnest{Engine: tux.NewEngine(), Depth: strongest, Nodes: 30_000}
	return append(rows, tryAll("Tux at level 6, in earnest", &earnest, all, 1))
}

func tryAll(name string, who learner.Player, all []puzzles.Puzzle, tries int) solver {
	s := solver{name: name}
	var of [puzzles.Steps]int
	for i := range all {
		right := 0
		for seed := range uint64(tries) {
			who.Restart(seed + uint64(i)<<8)
			if solves(who, &all[i]) {
				right++
			}
		}
		part := 100 * float64(right) / float64(tries)
		s.all += part / float64(len(all))
		s.steps[all[i].Step-1] += part
		of[all[i].Step-1]++
	}
	for step := range s.steps {
		s.steps[step] /= float64(max(of[step], 1))
	}
	return s
}

// solves reports whether a player finds every own move of a puzzle.
func solves(who learner.Player, p *puzzles.Puzzle) bool {
	g, err := rules.ParseGame(p.Game())
	if err != nil {
		return false
	}
	for i, h := range p.Line {
		if i%2 == 0 && who.Move(g) != h {
			return false
		}
		if g.Play(rules.Pit{Side: g.Position().Turn(), House: h}) != nil {
			return false
		}
	}
	return true
}
