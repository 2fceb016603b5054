package progress

import (
	"cmp"
	"maps"
	"slices"
)

// Stages returns the marks of the tasks of a board that were done, by stage, in the order of the names of the tasks.
func (p *Progress) Stages(board string) map[string][]Mark {
	tasks := slices.SortedFunc(maps.Keys(p.marks), func(a, b Task) int { return cmp.Compare(a.ID, b.ID) })
	stages := map[string][]Mark{}
	for _, t := range tasks {
		if t.Board == board {
			stages[t.Stage] = append(stages[t.Stage], p.marks[t])
		}
	}
	return stages
}

// Levels returns the levels of Tux at which games of a board have ended, from the lowest.
func (p *Progress) Levels(board string) (levels []int) {
	for _, level := range slices.Sorted(maps.Keys(p.games[board])) {
		if p.games[board][level] != (Tally{}) {
			levels = append(levels, level)
		}
	}
	return levels
}

// PuzzleGames returns the games of which puzzles were tried, in the order of their names.
func (p *Progress) PuzzleGames() (games []string) {
	for _, game := range slices.Sorted(maps.Keys(p.puzzles)) {
		if len(p.puzzles[game].Motifs) > 0 {
			games = append(games, game)
		}
	}
	return games
}
