package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
)

const heading = `# What the coach says

Written by the command that measures it (tools/hints); the column that it is asked for is measured anew, the others stay:

	go run ./tools/hints -positions 1000 -write docs/hints.md
	go run ./tools/hints -game kalah -column Kalah -write docs/hints.md

The positions come from games of simulated children against Tux at levels 1 to 5, half of them in the usual game, the
others in every number of seeds and under every rule for a grand slam; of Kalah and Congkak there are games with every
board and limit, begun in turn. In Oware hints know the endgame table of 12 seeds. Whether a reason holds after an answer is derived from the rules alone. A hint names something if it speaks of a house or of a
number. A capture is passed over in silence if there is one, the hinted move captures nothing, and the words do not say
what is wrong with capturing.
`

// table is a table with a column for each time that was measured.
type table struct {
	columns []string
	whats   []string
	cells   map[[2]string]string // by line and column
}

// put fills a column, which takes its old place or the last.
func (t *table) put(column string, rows []row) {
	if !slices.Contains(t.columns, column) {
		t.columns = append(t.columns, column)
	}
	if t.cells == nil {
		t.cells = map[[2]string]string{}
	}
	var whats []string
	for _, what := range t.whats {
		delete(t.cells, [2]string{what, column})
	}
	for _, r := range rows {
		whats = append(whats, r.what)
		t.cells[[2]string{r.what, column}] = r.much
	}
	for _, what := range t.whats { // of another time, and no more measured
		if !slices.Contains(whats, what) {
			whats = append(whats, what)
		}
	}
	t.whats = whats
}

// String returns the text of the file.
func (t *table) String() string {
	var b strings.Builder
	b.WriteString(heading)
	fmt.Fprintf(&b, "\n| of all hints | %s |\n|---%s|\n", strings.Join(t.columns, " | "), strings.Repeat("|---", len(t.columns)))
	for _, what := range t.whats {
		fmt.Fprintf(&b, "| %s", what)
		for _, c := range t.columns {
			cell := t.cells[[2]string{what, c}]
			if cell == "" {
				cell = "–"
			}
			fmt.Fprintf(&b, " | %s", cell)
		}
		b.WriteString(" |\n")
	}
	return b.String()
}

// readTable reads a file that was written before. One that does not exist yet is an empty table.
func readTable(path string) (t table, err error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return table{}, nil
	}
	if err != nil {
		return table{}, err
	}
	return parseTable(string(data))
}

// parseTable reads what String writes.
func parseTable(text string) (t table, err error) {
	var lines [][]string
	for _, line := range strings.Split(text, "\n") {
		if cells, ok := strings.CutPrefix(line, "| "); ok {
			lines = append(lines, strings.Split(strings.TrimSuffix(cells, " |"), " | "))
		}
	}
	if len(lines) == 0 {
		return t, nil
	}
	t.columns = lines[0][1:]
	t.cells = map[[2]string]string{}
	for _, cells := range lines[1:] {
		if len(cells) != len(lines[0]) {
			return t, fmt.Errorf("the line of %q has %d cells, not %d", cells[0], len(cells), len(lines[0]))
		}
		t.whats = append(t.whats, cells[0])
		for i, c := range t.columns {
			t.cells[[2]string{cells[0], c}] = cells[i+1]
		}
	}
	return t, nil
}
