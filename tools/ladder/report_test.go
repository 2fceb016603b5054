package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awele/rules"
	"awele/tux/learner"
)

// The table in docs is as the command writes it: what it reads it writes again, to the letter.
func TestReportIsAsItIsWritten(t *testing.T) {
	data, err := os.ReadFile("../../docs/ladder.md")
	if err != nil {
		t.Fatal(err)
	}
	d, err := parseDocument(string(data))
	if err != nil {
		t.Fatal(err)
	}
	if d.String() != string(data) {
		t.Errorf("the file is not as the command writes it:\n%s", d)
	}
	for _, k := range rules.Kinds() {
		r := d.of(k)
		if len(r.children) != 8*len(learner.Children()) || len(r.levels) != 7 || r.hints == "" && k == rules.Oware {
			t.Errorf("%v: %d rows of children, %d of levels, hints %q", k, len(r.children), len(r.levels), r.hints)
		}
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
		t.Errorf("%+v", r)
	}
	r.update(report{hints: "new"})
	if !slices.Equal(r.children, want) || r.hints != "new" {
		t.Errorf("%+v", r)
	}
}

// Each game has its own part of the document, and its rows are found again.
func TestDocumentOfTwoGames(t *testing.T) {
	d := document{}
	d.of(rules.Oware).update(report{children: []string{row("random", 1, 10)}, hints: "of Oware"})
	d.of(rules.Kalah).update(report{children: []string{row("random", 1, 20)}, climbs: "of Kalah"})
	back, err := parseDocument(d.String())
	if err != nil || back.String() != d.String() || back.of(rules.Kalah).climbs != "of Kalah" || back.of(rules.Oware).hints != "of Oware" {
		t.Errorf("%v\n%s", err, back)
	}
	if r := back.of(rules.Kalah); len(r.children) != 1 || r.hints != "" {
		t.Errorf("%+v", r)
	}
}

func TestReadDocument(t *testing.T) {
	dir := t.TempDir()
	if r, err := readDocument(filepath.Join(dir, "none")); err != nil || len(r) != 0 {
		t.Errorf("%+v, %v", r, err)
	}
	for _, text := range []string{"", "# The ladder", "# Oware\n", "# Oware\n" + codeFence + "\n" + childHeading + "\nshort\n"} {
		path := filepath.Join(dir, "bad")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if r, err := readDocument(path); err == nil {
			t.Errorf("%q is read as %v", text, r)
		}
	}
	if !strings.Contains(document{}.String(), "-write docs/ladder.md") {
		t.Error("the report does not say how it was written")
	}
}
