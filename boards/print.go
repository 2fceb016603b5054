package boards

import (
	"bufio"
	"io"
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// DefaultWidth is that of a printed line, in cells of a fixed-width font.
const DefaultWidth = 72

// Headings are the words above the parts of a printed board, in the language that is printed.
type Headings struct {
	Goal, Table, Prerequisite, Manual, History string
}

// Print writes title, description, goal, table, prerequisite, manual and history as plain text, with lines of at most
// width cells (DefaultWidth when it is not positive, never less than 2). A part without text is left out together with
// its heading. The table has a row of heads and then the others, all with as many columns. The error is that of w.
func Print(w io.Writer, b Board, lang string, width int, h Headings, table [][]string) error {
	if width <= 0 {
		width = DefaultWidth
	}
	width = max(width, 2)
	t := b.Text(lang)
	out := bufio.NewWriter(w)
	heading := func(s, rule string) {
		longest := 0
		for _, line := range wrap(s, width) {
			out.WriteString(line + "\n")
			longest = max(longest, cells(line))
		}
		out.WriteString(strings.Repeat(rule, longest) + "\n")
	}

	heading(t.Title, "=")
	parts := []struct {
		heading    string
		paragraphs []string
		table      [][]string
	}{
		{"", t.Description, nil},
		{h.Goal, t.Goal, nil},
		{h.Table, nil, table},
		{h.Prerequisite, t.Prerequisite, nil},
		{h.Manual, t.Manual, nil},
		{h.History, t.History, nil},
	}
	for _, part := range parts {
		if len(part.paragraphs)+len(part.table) == 0 {
			continue
		}
		if part.heading != "" {
			out.WriteString("\n")
			heading(part.heading, "-")
		}
		for _, paragraph := range part.paragraphs {
			out.WriteString("\n")
			for _, line := range wrap(paragraph, width) {
				out.WriteString(line + "\n")
			}
		}
		for _, row := range part.table {
			out.WriteString("\n")
			for _, line := range columns(row, width) {
				out.WriteString(line + "\n")
			}
		}
	}
	return out.Flush()
}

// wrap breaks a paragraph into lines of at most width cells, each as full as it can be. A word that is wider than a line is cut.
func wrap(paragraph string, width int) []string {
	var lines []string
	line, used := "", 0
	for _, word := range strings.FieldsFunc(paragraph, isSpace) {
		if used > 0 && used+1+cells(word) <= width {
			line, used = line+" "+word, used+1+cells(word)
			continue
		}
		if used > 0 {
			lines = append(lines, line)
		}
		line, used = "", 0
		for _, r := range word {
			if used+cell(r) > width {
				lines = append(lines, line)
				line, used = "", 0
			}
			line, used = line+string(r), used+cell(r)
		}
	}
	if used > 0 {
		lines = append(lines, line)
	}
	return lines
}

// cells is the width of a text in a fixed-width font.
func cells(s string) int {
	n := 0
	for _, r := range s {
		n += cell(r)
	}
	return n
}

// cell is 2 for the wide letters of East Asia, 0 for marks that sit on the letter before, and 1 for all else.
func cell(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) {
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}
