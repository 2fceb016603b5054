package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"awele/tux/learner"
)

// report is what stands in docs/ladder.md.
type report struct {
	children []string // rows of children against levels
	levels   []string // rows of levels against the one below
	climbs   string   // a sentence, or empty
	hints    string   // the same
}

const (
	columns       = "games    wins draws  lost  score [95 %      ]  close  plies  tail  heavy quiet decl."
	childHeading  = "learner against level        " + columns
	levelHeading  = "level against the one below  " + columns
	keyWidth      = 28 // of the columns that say who plays whom
	codeFence     = "```"
	climbsHeading = "## Children who learn"
	hintsHeading  = "## Hints"
	targetHeading = "## Targets"
	reportHeading = `# The ladder

Written by the command that measures it (tools/ladder); the rows that it is asked for are measured anew, the others stay:

	go run ./tools/ladder -slow 2000 -write docs/ladder.md

The game has 4 seeds in a house and the rule NoCapture for a grand slam. The first repeat ends a game, seats alternate, and
the endgame table knows 12 seeds, as on the screen. A random learner plays any legal house; one that sees 60 % plays the
greatest capture 60 % of the time, and else at random; "two plies 80 %" also counts what the answer takes; "two plies" and
"four plies" search so far for the most seeds stored, without a slip. Wins, draws and
losses of the first are in per cent; score counts a draw half, with its 95 % confidence interval; close are games that
ended within 6 seeds, in per cent; plies is the mean length of a game in moves of both sides, and tail the median number of
moves that were left when the second first led by 15 (-1: it never did). Heavy are games lost by 15 seeds or more, quiet
those with 60 moves in a row without a capture, and decl. those in which the second could have won with one move and did
not, in per cent.
`
)

// String returns the report as the text of the file.
func (r report) String() string {
	var b strings.Builder
	b.WriteString(reportHeading)
	section := func(title, heading string, rows []string) {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n%s\n", title, codeFence, heading)
		for _, row := range rows {
			fmt.Fprintln(&b, row)
		}
		fmt.Fprintln(&b, codeFence)
	}
	section("Simulated children against the levels", childHeading, r.children)
	section("Each level against the one below", levelHeading, r.levels)
	if lines := targets(r.children); lines != nil {
		fmt.Fprintf(&b, "\n%s\n\nWhat the tables show of what the levels are to be:\n\n%s\n", targetHeading, strings.Join(lines, "\n"))
	}
	if r.climbs != "" {
		fmt.Fprintf(&b, "\n%s\n\nEach begins at level 1, plays %d games each as %s, and takes every suggestion of another level:\n\n%s\n",
			climbsHeading, stageGames, strings.Join(stages, ", "), r.climbs)
	}
	if r.hints != "" {
		fmt.Fprintf(&b, "\n%s\n\nIn positions that the lower levels reach among themselves, as a search sees that looks at 16 times as many:\n\n%s\n",
			hintsHeading, r.hints)
	}
	return b.String()
}

// readReport reads a file that was written before. One that does not exist yet is an empty report.
func readReport(path string) (report, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return report{}, nil
	}
	if err != nil {
		return report{}, err
	}
	return parseReport(string(data))
}

// parseReport reads what String writes.
func parseReport(text string) (r report, err error) {
	var rows *[]string
	var sentence *string // the section ends with it
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		switch {
		case line == childHeading:
			rows = &r.children
		case line == levelHeading:
			rows = &r.levels
		case line == codeFence:
			rows = nil
		case rows != nil && len(line) <= keyWidth:
			return r, fmt.Errorf("%q is no row of the table", line)
		case rows != nil:
			*rows = append(*rows, line)
		case line == climbsHeading:
			sentence = &r.climbs
		case line == hintsHeading:
			sentence = &r.hints
		case sentence != nil && line != "":
			*sentence = line
		}
	}
	if r.children == nil && r.levels == nil {
		return r, errors.New("there is no table in the file")
	}
	return r, nil
}

// update puts what was measured in the place of what stood there before.
func (r *report) update(measured report) {
	var names []string
	for _, child := range learner.Children() {
		names = append(names, child.Name)
	}
	r.children = merge(r.children, measured.children, names)
	r.levels = merge(r.levels, measured.levels, nil)
	if measured.climbs != "" {
		r.climbs = measured.climbs
	}
	if measured.hints != "" {
		r.hints = measured.hints
	}
}

// merge puts the rows that were measured into the places of the old ones. Rows that are new come behind the others of the
// same name, in the order of names, and else at the end.
func merge(old, measured, names []string) []string {
	key := func(row string) string { return strings.TrimSpace(row[:keyWidth]) }
	byKey := map[string]string{}
	for _, row := range append(old[:len(old):len(old)], measured...) {
		byKey[key(row)] = row
	}
	var merged []string
	add := func(rows []string, belongs func(row string) bool) {
		for _, row := range rows {
			if now, ok := byKey[key(row)]; ok && belongs(row) {
				merged = append(merged, now)
				delete(byKey, key(row))
			}
		}
	}
	for _, name := range names {
		is := func(row string) bool { return strings.HasPrefix(row, name+" ") }
		add(old, is)
		add(measured, is)
	}
	all := func(string) bool { return true }
	add(old, all)
	add(measured, all)
	return merged
}
