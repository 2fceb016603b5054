// Ladder measures the levels of Tux against simulated children and against each other, with fixed seeds:
//
//	go run ./tools/ladder [-games 2000] [-top 2000] [-slow 200] [-hints 500] [-climb 100] [-from 1] [-to 8] [-game oware] [-write docs/ladder.md]
//
// While levels are tuned a few cells are enough, some 300 games each:
//
//	go run ./tools/ladder -learner "two plies" -from 4 -to 6 -games 300 -slow 300 -top 0 -hints 0 -climb 0
//
// With -write the rows that were measured take their places in the tables of that file, and the others stay.
package main

import (
	"flag"
	"fmt"
	"os"

	"awele/rules"
	"awele/tux"
	"awele/tux/endgame"
	"awele/tux/learner"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "ladder:", err)
		os.Exit(1)
	}
}

func run() error {
	games := flag.Int("games", 2000, "games for each child and level")
	top := flag.Int("top", 2000, "games for each level up to 5 against the one below")
	slow := flag.Int("slow", 200, "games for each level from 6 up against children and against the one below")
	hints := flag.Int("hints", 500, "positions in which the hint is judged")
	climb := flag.Int("climb", 100, "children who learn and take every suggestion")
	seeds := flag.Int("table", 12, "endgame table up to so many seeds")
	from := flag.Int("from", 1, "lowest level")
	to := flag.Int("to", tux.Levels, "highest level")
	only := flag.String("learner", "", "only this child")
	game := flag.String("game", "oware", "kind of game that is played, in its usual variant")
	write := flag.String("write", "", "put what was measured into the table of this file")
	flag.Parse()

	kind, err := rules.ParseKind(*game)
	if err != nil {
		return err
	}
	v := kind.Usual()
	var old document
	if *write != "" {
		if old, err = readDocument(*write); err != nil {
			return err
		}
	}
	table := endgames(v, *seeds)
	one, two := newEngine(table), newEngine(table)
	many := func(n, level int) int {
		if level > 5 {
			return min(n, *slow)
		}
		return n
	}
	var measured report
	for _, child := range learner.Children() {
		if *only != "" && *only != child.Name {
			continue
		}
		for level := *from; level <= *to && *games > 0; level++ {
			c, err := match(v, &child, &learner.Tux{Engine: one, Level: tux.Level(level)}, many(*games, level), 1)
			if err != nil {
				return err
			}
			measured.children = append(measured.children, show(fmt.Sprintf("%-20s %7d %s", child.Name, level, c.of(v))))
		}
	}
	for level := max(*from, 2); level <= *to && *top > 0; level++ {
		higher, lower := tux.Level(level), tux.Level(level-1)
		c, err := match(v, &learner.Tux{Engine: one, Level: higher}, &learner.Tux{Engine: two, Level: lower}, many(*top, level), 1)
		if err != nil {
			return err
		}
		measured.levels = append(measured.levels, show(fmt.Sprintf("%20d %7d %s", level, level-1, c.of(v))))
	}
	if *climb > 0 {
		c, err := climbing(v, one, *climb)
		if err != nil {
			return err
		}
		measured.climbs = show(c.String())
	}
	if *hints > 0 {
		j, err := judgeHints(v, one, *hints)
		if err != nil {
			return err
		}
		measured.hints = show(j.String())
	}
	if *write == "" {
		return nil
	}
	old.of(kind).update(measured)
	return os.WriteFile(*write, []byte(old.String()), 0o644)
}

// show prints a line as soon as it is measured, and returns it.
func show(line string) string {
	fmt.Println(line)
	return line
}

// newEngine returns an engine that knows the given endgame table.
func newEngine(t *endgame.Table) *tux.Engine {
	e := tux.NewEngine()
	e.Endgames(t)
	return e
}

// endgames returns a table up to a number of seeds; nil if there is none for the game.
func endgames(v rules.Variant, seeds int) *endgame.Table {
	c, ok := endgame.For(v)
	if !ok {
		return nil
	}
	b := endgame.NewBuilder(endgame.NewTable(c), seeds)
	for !b.Work(1 << 20) {
	}
	return b.Table()
}
