package main

import (
	"fmt"
	"strings"

	"awele/rules"
	"awele/tux"
	"awele/tux/learner"
)

// The targets of Kalah and Congkak, in per cent.
const (
	lowestStep   = 58 // score of a level against the one below
	highestStep  = 82
	lowestBound  = 55 // of that score at 95 %
	randomWins   = 65 // games that a random learner wins at level 1
	seedsOfSeven = 55 // share of the seeds of Congkak that level 7 stores against level 6
	seedsOfEight = 50 // and level 8 against level 7
)

// targets says in lines what the rows show of each target of a kind of game; nothing where rows are missing.
func (r report) targets(k rules.Kind) []string {
	if k == rules.Oware {
		return targets(r.children)
	}
	table, ok := learnersOf(r.children)
	steps, all := stepsOf(r.levels)
	if !ok || !all {
		return nil
	}
	wins := table["random"][1].wins
	fall, at := table.fall()
	lines := []string{said(wins >= randomWins, "a random learner wins at least %d %% at level 1: %.1f %%", randomWins, wins)}
	if k == rules.Congkak {
		lines = append(lines, congkakSteps(steps)...)
	} else {
		lines = append(lines, kalahSteps(steps)...)
	}
	rises := table.rises()
	return append(lines,
		said(rises == nil, "every learner scores less at each level, until nobody scores: %s", orNone(rises)),
		said(fall <= greatestFall, "no score falls by more than %d points from level to level; the greatest fall is %.1f, of %s", greatestFall, fall, at),
		said(table.declined() == 0, "no win with one move is declined: in up to %.1f %% of games", table.declined()))
}

// stepsOf reads the rows of levels against the one below. ok is false where some are missing.
func stepsOf(rows []string) (steps [tux.Levels + 1]measure, ok bool) {
	found := 0
	for _, row := range rows {
		var level, below int
		m, is := measureOf(row)
		if n, _ := fmt.Sscan(row[:min(keyWidth, len(row))], &level, &below); is && n == 2 && level > 1 && level <= tux.Levels {
			steps[level] = m
			found++
		}
	}
	return steps, found == tux.Levels-1
}

// kalahSteps says how the levels do against the one below.
func kalahSteps(steps [tux.Levels + 1]measure) (lines []string) {
	for level := 2; level <= tux.Levels; level++ {
		m := steps[level]
		lines = append(lines, said(m.score >= lowestStep && m.score <= highestStep && m.low >= lowestBound,
			"level %d scores %d to %d %% against %d, and its bound is not below %d %%: %.1f %%, bound %.1f %%",
			level, lowestStep, highestStep, level-1, lowestBound, m.score, m.low))
	}
	return lines
}

// congkakSteps says how the levels do against the one below: near the top by their share of the seeds.
func congkakSteps(steps [tux.Levels + 1]measure) (lines []string) {
	lines = kalahSteps(steps)[:tux.Levels-3]
	for level, want := range [tux.Levels + 1]float64{tux.Levels - 1: seedsOfSeven, tux.Levels: seedsOfEight} {
		if seeds := steps[level].quiet; want > 0 {
			lines = append(lines, said(seeds >= want, "level %d stores at least %.0f %% of the seeds against %d: %.1f %%", level, want, level-1, seeds))
		}
	}
	return lines
}

// rises names the learners whose score does not fall from one level to the next, though it has not come to an end.
func (l learners) rises() (names []string) {
	for _, child := range learner.Children() {
		of := l[child.Name]
		for level := 2; level <= tux.Levels; level++ {
			a, b := of[level-1].score, of[level].score
			if b >= a && a > 1 && a < 99 {
				names = append(names, fmt.Sprintf("%q from %.1f at level %d to %.1f at %d", child.Name, a, level-1, b, level))
			}
		}
	}
	return names
}

// orNone returns the names in a list, or a word that says that there are none.
func orNone(names []string) string {
	if names == nil {
		return "without exception"
	}
	return "but not " + strings.Join(names, ", ")
}
