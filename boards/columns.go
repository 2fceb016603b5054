package boards

import "strings"

// columnGap is what lies between two columns, narrowColumn the least width of one, in cells of a fixed-width font.
const columnGap, narrowColumn = 2, 10

// columns writes the texts of a row beside each other, in lines of at most width cells; where that makes the columns too
// narrow, below each other.
func columns(row []string, width int) (lines []string) {
	each := (width + columnGap) / max(1, len(row))
	if each < narrowColumn+columnGap {
		for _, text := range row {
			lines = append(lines, wrap(text, width)...)
		}
		return lines
	}
	wrapped := make([][]string, len(row))
	high := 0
	for i, text := range row {
		wrapped[i] = wrap(text, each-columnGap)
		high = max(high, len(wrapped[i]))
	}
	for n := range high {
		var line strings.Builder
		used := 0
		for i := range row {
			if n >= len(wrapped[i]) {
				continue
			}
			line.WriteString(strings.Repeat(" ", i*each-used) + wrapped[i][n])
			used = i*each + cells(wrapped[i][n])
		}
		lines = append(lines, line.String())
	}
	return lines
}
