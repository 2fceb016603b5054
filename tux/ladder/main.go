// Ladder measures the levels of Tux against learners and against each other, with fixed seeds:
//
//	go run ./tux/ladder [-games 2000] [-top 2000] [-slow 200] [-hints 500]
package main

import (
	"flag"
	"fmt"

	"awele/rules"
	"awele/tux"
)

// learners are ordered by strength.
var learners = []struct {
	name string
	learner
}{
	{"random", learner{plies: 1}},
	{"sees 30 %", learner{sees: 30, plies: 1}},
	{"sees 60 %", learner{sees: 60, plies: 1}},
	{"sees 90 %", learner{sees: 90, plies: 1}},
	{"two plies 80 %", learner{sees: 80, plies: 2}},
}

func main() {
	games := flag.Int("games", 2000, "games for each learner and level")
	top := flag.Int("top", 2000, "games for each level up to 5 against the one below")
	slow := flag.Int("slow", 200, "games for each level from 6 up against learners and against the one below")
	hints := flag.Int("hints", 500, "positions in which the hint is judged")
	seeds := flag.Int("table", 12, "endgame table up to so many seeds")
	from := flag.Int("from", 1, "lowest level")
	to := flag.Int("to", tux.Levels, "highest level")
	only := flag.String("learner", "", "only this learner")
	flag.Parse()

	v := rules.NewOware(4, rules.NoCapture, rules.OfferShare)
	table := endgames(v, *seeds)
	one, two := newEngine(table), newEngine(table)
	const heading = "games    wins draws  lost  score [95 %      ]  close  plies  tail"
	many := func(n, level int) int {
		if level > 5 {
			return min(n, *slow)
		}
		return n
	}
	if *games > 0 {
		fmt.Printf("%-28s %s\n", "learner against level", heading)
	}
	for _, l := range learners {
		if *only != "" && *only != l.name {
			continue
		}
		for level := *from; level <= *to && *games > 0; level++ {
			c := match(v, &l.learner, &opponent{engine: one, level: tux.Level(level)}, many(*games, level), 1)
			fmt.Printf("%-20s %7d %v\n", l.name, level, c)
		}
	}
	if *top > 0 {
		fmt.Printf("%-28s %s\n", "level against the one below", heading)
	}
	for level := max(*from, 2); level <= *to && *top > 0; level++ {
		c := match(v, &opponent{engine: one, level: tux.Level(level)}, &opponent{engine: two, level: tux.Level(level - 1)}, many(*top, level), 1)
		fmt.Printf("%20d %7d %v\n", level, level-1, c)
	}
	if *hints > 0 {
		fmt.Println(judgeHints(v, one, *hints))
	}
}
