package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awele/tux/learner"
)

// The table in docs is as the command writes it: what it reads it writes again, to the letter.
func TestReportIsAsItIsWritten(t *testing.T) {
	data, err := os.ReadFile("../../docs/ladder.md")
	if err != nil {
		t.Fatal(err)
	}
	r, err := parseReport(string(data))
	if err != nil {
		t.Fatal(err)
	}
	if r.String() != string(data) {
		t.Errorf("the file is not as the command writes it:\n%s", r)
	}
	if len(r.children) != 8*len(learner.Children()) || len(r.levels) != 7 || r.hints == "" {
		t.Errorf("%d rows of children, %d of levels, hints %q", len(r.children), len(r.levels), r.hints)
	}
}

// row is a row of the table.
func row(who string, level, games int) string {
	return fmt.Sprintf("%-20s %7d %v", who, level, cell{games: games, wins: games, plies: games})
}

// What is measured anew takes its place, what is new comes in order, the rest stays.
func TestMeasuredRowsTakeTheirPlaces(t *testing.T) {
	r := report{
		children: []string{row("random", 1, 10), row("random", 2, 10), row("sees 60 %", 1, 10)},
		levels:   []string{row("", 1, 10)},
		hints:    "old",
	}
	r.update(report{children: []string{row("sees 60 %", 1, 20), row("sees 60 %", 2, 20), row("sees 30 %", 1, 20), row("random", 3, 20)}})
	want := []string{row("random", 1, 10), row("random", 2, 10), row("random", 3, 20), row("sees 30 %", 1, 20), row("sees 60 %", 1, 20), row("sees 60 %", 2, 20)}
	if !slices.Equal(r.children, want) || len(r.levels) != 1 || r.hints != "old" {
		t.Errorf("%s", r)
	}
	r.update(report{hints: "new"})
	if !slices.Equal(r.children, want) || r.hints != "new" {
		t.Errorf("%s", r)
	}
}

func TestReadReport(t *testing.T) {
	dir := t.TempDir()
	if r, err := readReport(filepath.Join(dir, "none")); err != nil || r.hints != "" || r.children != nil {
		t.Errorf("%+v, %v", r, err)
	}
	for _, text := range []string{"", "# The ladder", codeFence + "\n" + childHeading + "\nshort\n"} {
		path := filepath.Join(dir, "bad")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if r, err := readReport(path); err == nil {
			t.Errorf("%q is read as %+v", text, r)
		}
	}
	if !strings.Contains(report{}.String(), "-write docs/ladder.md") {
		t.Error("the report does not say how it was written")
	}
}
