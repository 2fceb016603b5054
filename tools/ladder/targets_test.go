package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"awele/tux"
	"awele/tux/learner"
)

// rowsOf returns rows of all learners, of whom each wins so many of 100 games at each level and draws none.
func rowsOf(wins func(learner string, level int) int) (rows []string) {
	for _, child := range learner.Children() {
		for level := 1; level <= tux.Levels; level++ {
			w := wins(child.Name, level)
			rows = append(rows, fmt.Sprintf("%-20s %7d %v", child.Name, level, cell{games: 100, wins: w, losses: 100 - w, plies: 100}))
		}
	}
	return rows
}

// A ladder as it is to be meets every target, and one that is too steep says so.
func TestTargets(t *testing.T) {
	even := map[string]int{"random": 35, "sees 30 %": 38, "sees 60 %": 40, "sees 90 %": 41, "two plies 80 %": 45, "two plies": 52, "four plies": 63}
	good := rowsOf(func(name string, level int) int {
		if name == "sees 60 %" {
			return int(winsOf60[level])
		}
		return max(0, min(100, 50+2*(even[name]-10*level)))
	})
	lines := targets(good)
	if len(lines) < 10 || slices.ContainsFunc(lines, func(line string) bool { return !strings.HasPrefix(line, "- met") }) {
		t.Errorf("not all is met:\n%s", strings.Join(lines, "\n"))
	}
	lines = targets(rowsOf(func(_ string, level int) int { return max(0, 100-40*(level-1)) }))
	if !strings.HasPrefix(lines[0], "- not met") || !strings.Contains(lines[0], "40.0") {
		t.Errorf("a fall of 40 points: %s", lines[0])
	}
	if lines := targets(good[1:]); lines != nil {
		t.Errorf("a row is missing, and yet: %v", lines)
	}
	if _, ok := measureOf(good[0][:60]); ok {
		t.Error("half a row is read")
	}
}
