package rules

import (
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Table compares the game with plain Oware: heads above its columns, and a row for each rule.
type Table struct {
	Heads []string
	Rows  [][]string // as many cells as there are heads
}

// Cell is a text of the table and its place among the blocks.
type Cell struct {
	Text string
	Bold bool
	Rect geom.Rect
}

// TableLayout is where the table lies.
type TableLayout struct {
	Cells []Cell
	Lines []geom.Rect // thin ones between the rows
}

// shares are the parts of the width that the columns have.
var shares = [...]float64{0.28, 0.36, 0.36}

// narrowest is how wide the columns are at least, in heights of the letters; in a sheet that is too narrow for them the
// cells of a row lie below each other.
const narrowest = 9.5

// layTable lays out the table from y down and returns where it ends.
func layTable(v geom.View, t *Table, y, width float64) (l TableLayout, end float64) {
	size, gap := geom.Body.Size(v), geom.Gap(v)
	room := width - float64(len(shares)-1)*gap
	stacked := room*shares[0] < narrowest*size
	if !stacked {
		y = l.row(t.Heads, true, size, gap, y, room)
	}
	for _, row := range t.Rows {
		thin := math.Max(1, 1.5*v.Unit())
		l.Lines = append(l.Lines, geom.Rect{X: 0, Y: y, W: width, H: thin})
		y += thin + size*0.2
		if stacked {
			y = l.stack(t.Heads, row, size, y, width)
		} else {
			y = l.row(row, false, size, gap, y, room)
		}
	}
	return l, y + size*0.45
}

// row lays out cells beside each other.
func (l *TableLayout) row(cells []string, heads bool, size, gap, y, room float64) (end float64) {
	x, high := 0.0, 0.0
	for i, s := range cells {
		c := Cell{Text: s, Bold: heads || i == 0, Rect: geom.Rect{X: x, Y: y, W: room * shares[i], H: 0}}
		c.Rect.H = ui.TextHeight(s, c.Bold, size, c.Rect.W)
		l.Cells = append(l.Cells, c)
		x += c.Rect.W + gap
		high = math.Max(high, c.Rect.H)
	}
	return y + high + size*0.3
}

// stack lays out cells below each other: the rule, and what it is in each game.
func (l *TableLayout) stack(heads, cells []string, size, y, width float64) (end float64) {
	for i, s := range cells {
		if i > 0 {
			s = heads[i] + ": " + s
		}
		c := Cell{Text: s, Bold: i == 0, Rect: geom.Rect{X: 0, Y: y, W: width, H: ui.TextHeight(s, i == 0, size, width)}}
		l.Cells = append(l.Cells, c)
		y += c.Rect.H + size*0.15
	}
	return y + size*0.3
}
