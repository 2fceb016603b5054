package main

import (
	"fmt"
	"strconv"
	"strings"

	"awele/tux"
	"awele/tux/learner"
)

// measure is what the targets ask about a row of the table, in per cent. low is the lower bound of the score; in a game that
// cannot go round in circles quiet is the share of the seeds.
type measure struct{ wins, score, low, heavy, quiet, declined float64 }

// measureOf reads a row of the table.
func measureOf(row string) (m measure, ok bool) {
	if len(row) <= keyWidth {
		return m, false
	}
	f := strings.Fields(strings.NewReplacer("[", " ", "]", " ", ",", " ").Replace(row[keyWidth:]))
	if len(f) != 13 {
		return m, false
	}
	for column, to := range map[int]*float64{1: &m.wins, 4: &m.score, 5: &m.low, 10: &m.heavy, 11: &m.quiet, 12: &m.declined} {
		var err error
		if *to, err = strconv.ParseFloat(f[column], 64); err != nil {
			return m, false
		}
	}
	return m, true
}

// The targets of the levels.
const (
	greatestFall  = 25 // points of score that a learner may lose from one level to the next
	greatestHeavy = 25 // per cent of heavy losses of "sees 60 %" at the levels up to lowLevel
	greatestQuiet = 1  // per cent of games with a long quiet run there
	lowLevel      = 5
	winsWithin    = 6
)

// winsOf60 is how many games of 100 a learner that sees 60 % is to win at each level.
var winsOf60 = [tux.Levels + 1]float64{1: 90, 2: 80, 3: 68, 4: 50, 5: 32, 6: 16, 7: 5, 8: 0}

// evenSteps says how much higher than the learner before the level is to be at which a learner scores 50 %.
var evenSteps = []struct {
	name string
	more float64
}{{"random", 0}, {"sees 90 %", 0.5}, {"two plies", 1}, {"four plies", 1}}

// learners has what the targets ask about each learner at each level.
type learners map[string][tux.Levels + 1]measure

// learnersOf reads the rows of children. ok is false where some are missing.
func learnersOf(rows []string) (table learners, ok bool) {
	table = learners{}
	for _, child := range learner.Children() {
		var of [tux.Levels + 1]measure
		for level := 1; level <= tux.Levels; level++ {
			found := false
			for _, row := range rows {
				if m, ok := measureOf(row); ok && strings.Join(strings.Fields(row[:keyWidth]), " ") == fmt.Sprint(child.Name, " ", level) {
					of[level], found = m, true
				}
			}
			if !found {
				return nil, false
			}
		}
		table[child.Name] = of
	}
	return table, true
}

// fall returns the greatest fall of a score from one level to the next, in points, and whose it is.
func (l learners) fall() (fall float64, at string) {
	for _, child := range learner.Children() {
		of := l[child.Name]
		for level := 2; level <= tux.Levels; level++ {
			if of[level-1].score-of[level].score > fall {
				fall, at = of[level-1].score-of[level].score, fmt.Sprintf("%q from %d to %d", child.Name, level-1, level)
			}
		}
	}
	return fall, at
}

// declined returns the greatest share of games in which a win was declined, in per cent.
func (l learners) declined() (most float64) {
	for _, of := range l {
		for _, m := range of {
			most = max(most, m.declined)
		}
	}
	return most
}

// said returns a line about a target.
func said(met bool, format string, args ...any) string {
	return "- " + map[bool]string{true: "met", false: "not met"}[met] + ": " + fmt.Sprintf(format, args...)
}

// targets says in lines what the rows of children show of each target of Oware; nothing where rows are missing.
func targets(rows []string) (lines []string) {
	table, ok := learnersOf(rows)
	if !ok {
		return nil
	}
	say := func(met bool, format string, args ...any) {
		lines = append(lines, said(met, format, args...))
	}
	fall, at := table.fall()
	declined, quiet := table.declined(), 0.0
	for _, of := range table {
		for level := 1; level <= lowLevel; level++ {
			quiet = max(quiet, of[level].quiet)
		}
	}
	heavy := 0.0
	for level, m := range table["sees 60 %"] {
		if level <= lowLevel {
			heavy = max(heavy, m.heavy)
		}
	}
	say(fall <= greatestFall, "no score falls by more than %d points from level to level; the greatest fall is %.1f, of %s", greatestFall, fall, at)
	say(heavy <= greatestHeavy, `"sees 60 %%" loses at most %d %% by 15 or more at levels 1 to %d: %.1f %%`, greatestHeavy, lowLevel, heavy)
	before := 0.0
	for i, step := range evenSteps {
		even := evenLevel(table[step.name])
		if i == 0 {
			say(even >= 3 && even <= 4, "%q scores 50 %% at level 3.5 ± 0.5: at %.2f", step.name, even)
		} else {
			say(even >= before+step.more, "%q does at least %.1f above: at %.2f, %.2f above", step.name, step.more, even, even-before)
		}
		before = even
	}
	for level, want := range winsOf60[1:] {
		won := table["sees 60 %"][level+1].wins
		say(won >= want-winsWithin && won <= want+winsWithin, `"sees 60 %%" wins %.0f ± %d %% at level %d: %.1f %%`, want, winsWithin, level+1, won)
	}
	say(quiet <= greatestQuiet, "at most %d %% of games at levels 1 to %d have %d moves in a row without a capture: up to %.1f %%", greatestQuiet, lowLevel, longQuiet, quiet)
	say(declined == 0, "no win with one move is declined: in up to %.1f %% of games", declined)
	return lines
}

// evenLevel returns the level, interpolated, at which a learner scores 50 %.
func evenLevel(of [tux.Levels + 1]measure) float64 {
	for level := 1; level < tux.Levels; level++ {
		if a, b := of[level].score, of[level+1].score; a >= 50 && b < 50 {
			return float64(level) + (a-50)/(a-b)
		}
	}
	return 0
}
