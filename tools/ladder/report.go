package main

import (
	"errors"
	"fmt"
	"strings"

	"awele/rules"
	"awele/tux/learner"
)

// report is what docs/ladder.md says of one game.
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
)

// headingOf returns the heading of a table in the words of a kind of game.
func headingOf(k rules.Kind, heading string) string {
	if k.Usual().Repeats() {
		return heading
	}
	return strings.Replace(heading, "quiet", "seeds", 1)
}

// text returns what the document says of a kind of game.
func (r report) text(k rules.Kind) string {
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s\n\n%s\n", titleOf(k), introductions[k])
	section := func(title, heading string, rows []string) {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n%s\n", title, codeFence, headingOf(k, heading))
		for _, row := range rows {
			fmt.Fprintln(&b, row)
		}
		fmt.Fprintln(&b, codeFence)
	}
	section("Simulated children against the levels", childHeading, r.children)
	section("Each level against the one below", levelHeading, r.levels)
	if lines := r.targets(k); lines != nil {
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

// parseReport reads what text writes.
func parseReport(text string) (r report, err error) {
	var rows *[]string
	var sentence *string // the section ends with it
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		switch {
		case strings.HasPrefix(line, childHeading[:keyWidth]):
			rows = &r.children
		case strings.HasPrefix(line, levelHeading[:keyWidth]):
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
