package report

import (
	"encoding/csv"
	"fmt"
	"io"
	"strings"
)

// headings are the columns of the table. They never change their names or order; new ones come last. What is "stage" has
// tasks, done, unaided and first_try; "puzzles", by their motif, tried and first_try; "games", by the level of Tux, won,
// drawn and lost. Other cells of a row are empty.
var headings = []string{"folder", "picture", "board", "what", "name", "tasks", "done", "unaided", "first_try", "tried", "won", "drawn", "lost"}

// CSV writes what children have done as a table with comma-separated values (RFC 4180). Each stage and motif goes by the name
// that it has in the files, so that it is the same in every language. The error is that of out.
func CSV(out io.Writer, children []Child, names Names) error {
	w := csv.NewWriter(out)
	_ = w.Write(headings) // the Error below says what went wrong
	for _, c := range children {
		row := func(board, what, name string, cells ...any) {
			line := []string{c.Folder, c.Picture.String(), board, what, name}
			for _, cell := range cells {
				line = append(line, fmt.Sprint(cell))
			}
			for i := range line {
				line[i] = noFormula(line[i])
			}
			_ = w.Write(line)
		}
		for _, board := range c.Progress.Boards() {
			for _, s := range names.stages(c.Progress, board, "en") {
				var tasks any = s.tasks
				if s.tasks == 0 {
					tasks = "" // not here today
				}
				row(board, "stage", s.id, tasks, s.done, s.unaided, s.first, "", "", "", "")
			}
			for _, level := range c.Progress.Levels(board) {
				t := c.Progress.Games(board, level)
				row(board, "games", fmt.Sprint(level), "", "", "", "", "", t.Won, t.Drawn, t.Lost)
			}
		}
		for _, game := range c.Progress.PuzzleGames() {
			motifs := c.Progress.Puzzles(game).Motifs
			for _, motif := range sorted(motifs) {
				row(game, "puzzles", motif, "", "", "", motifs[motif].First, motifs[motif].Tried, "", "", "")
			}
		}
	}
	w.Flush()
	return w.Error()
}

// noFormula returns a cell that no spreadsheet takes for a formula: names come from files that anybody may write.
func noFormula(cell string) string {
	if cell != "" && strings.ContainsRune("=+-@\t\r", rune(cell[0])) {
		return "'" + cell
	}
	return cell
}
