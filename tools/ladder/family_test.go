package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"awele/rules"
	"awele/tux"
	"awele/tux/learner"
)

// In Kalah and Congkak too a child who plays any legal house wins most games against the egg, and each level that plays
// fast is better than the one below. No win is declined on the way.
func TestLevelsOfTheFamily(t *testing.T) {
	t.Parallel()
	one, two := newEngine(nil), newEngine(nil)
	for _, k := range []rules.Kind{rules.Kalah, rules.Congkak} {
		v := k.Usual()
		games := fewer(600)
		c, err := match(v, child(0), &learner.Tux{Engine: one, Level: 1}, games, 1)
		if err != nil {
			t.Fatal(err)
		}
		if _, high := bounds(share(c.wins, c.games), c.games); 100*high < randomWins || c.declined > 0 {
			t.Errorf("%v: a random child against level 1: %v", k, c.of(v))
		}
		for level := tux.Level(2); level <= 6; level++ {
			c, err := match(v, &learner.Tux{Engine: one, Level: level}, &learner.Tux{Engine: two, Level: level - 1}, games, 1)
			if err != nil {
				t.Fatal(err)
			}
			low, high := bounds(c.score(), c.games)
			if 100*high < lowestStep || 100*low > highestStep || whole() && low < 0.5 || c.declined > 0 {
				t.Errorf("%v: level %d against %d: %v", k, level, level-1, c.of(v))
			}
		}
	}
}

// stepRows returns rows of levels that each win so many of 1000 games and store as many of 1000 seeds.
func stepRows(v rules.Variant, wins int) (rows []string) {
	for level := 2; level <= tux.Levels; level++ {
		c := cell{games: 1000, wins: wins, losses: 1000 - wins, plies: 1000, seeds: 1000, lead: 2*wins - 1000}
		rows = append(rows, fmt.Sprintf("%20d %7d %s", level, level-1, c.of(v)))
	}
	return rows
}

// Even steps meet every target, and what is too high, too low or rises is named.
func TestTargetsOfTheFamily(t *testing.T) {
	even := rowsOf(func(_ string, level int) int { return max(0, 80-10*level) })
	for _, k := range []rules.Kind{rules.Kalah, rules.Congkak} {
		count := func(r report) (lines, unmet int) {
			all := r.targets(k)
			for _, line := range all {
				if strings.HasPrefix(line, "- not met") {
					unmet++
				}
			}
			return len(all), unmet
		}
		r := report{children: even, levels: stepRows(k.Usual(), 700)}
		if n, unmet := count(r); n != 11 || unmet != 0 {
			t.Errorf("%v: %d of %d are not met", k, unmet, n)
		}
		r.levels = stepRows(k.Usual(), 400)
		if _, unmet := count(r); unmet != 7 {
			t.Errorf("%v: %d are not met by levels that are worse than those below", k, unmet)
		}
		r.children = rowsOf(func(_ string, level int) int { return 20 + 10*level })
		if !slices.ContainsFunc(r.targets(k), func(line string) bool { return strings.Contains(line, "at level 1 to 40.0 at 2") }) {
			t.Errorf("%v: nobody says that the scores rise", k)
		}
		r.levels = r.levels[1:]
		if lines := r.targets(k); lines != nil {
			t.Errorf("%v: a row is missing, and yet: %v", k, lines)
		}
	}
}
