package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"awele/lessons/puzzles"
)

// describe returns what the puzzles of all boards are, for a person.
func describe(names []string, of map[string][]puzzles.Puzzle, size int) string {
	var b strings.Builder
	b.WriteString("# Puzzles\n\nWritten by the command that finds them (tools/puzzles):\n\n")
	for _, name := range names {
		fmt.Fprintf(&b, "\tgo run ./tools/puzzles -board %s -want %d -write lessons/puzzles/puzzles.gz -table docs/puzzles.md\n", name, len(of[name]))
	}
	fmt.Fprintf(&b, `
A puzzle is a moment of a game between learners and levels of Tux, with at least %d legal houses, of which one is better by at
least %d seeds than every other: by the endgame table up to %d seeds, else by three searches of growing depth that agree. Its
motif is the reason of the coach for the right house, and no motif has more than a quarter of a board's puzzles. The steps of
difficulty hold a sixth of the puzzles each, by how many of the simulated children find the first move. All of them together
take %d bytes.
`, leastLegal, margin/100, tableSeeds, size)
	for _, name := range names {
		all := of[name]
		count := map[string]int{}
		long := 0
		for i := range all {
			count[all[i].Motif]++
			if len(all[i].Line) > 1 {
				long++
			}
		}
		fmt.Fprintf(&b, "\n## %s\n\n%d puzzles, %d of them with two or three own moves.\n\n| motif | puzzles | %% |\n|---|---|---|\n", name, len(all), long)
		for _, motif := range slices.Sorted(maps.Keys(count)) {
			fmt.Fprintf(&b, "| %s | %d | %.1f |\n", motif, count[motif], 100*float64(count[motif])/float64(len(all)))
		}
		b.WriteString("\nFound at the first try, in per cent:\n\n| learner | all |")
		for step := range puzzles.Steps {
			fmt.Fprintf(&b, " step %d |", step+1)
		}
		b.WriteString("\n|---|---|" + strings.Repeat("---|", puzzles.Steps) + "\n")
		for _, row := range solved(all) {
			fmt.Fprintf(&b, "| %s | %.1f |", row.name, row.all)
			for _, s := range row.steps {
				fmt.Fprintf(&b, " %.1f |", s)
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}
