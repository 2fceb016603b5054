package rules

import (
	"testing"

	"awele/activity/kinds"
	"awele/activity/screentest"
	"awele/activity/ui/geom"
	"awele/i18n"
	games "awele/rules"
)

// compared are games of which a table tells how they differ from plain Oware.
var compared = []games.Variant{
	games.NewOware(4, games.Forbidden, games.OfferShare), games.NewOware(5, games.CaptureAll, games.OfferShare),
}

// others have longer tables. They need not be playable to be compared.
var others = []games.Variant{
	{Kind: games.Kalah, Houses: 6, Seeds: 5}, {Kind: games.Congkak, Houses: 7, Seeds: 7, Opening: games.Together}, {Kind: games.Congkak, Houses: 6, Seeds: 4},
}

func TestTheTableFitsInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		for _, game := range compared {
			p := screentest.NewPupil()
			r := New(p.Services(lang), game, func() Text { return awele(lang) }, func() {})
			r.Arrange(v)
			checkTable(t, r, len(kinds.Compare(game)))
		}
		for _, game := range others {
			answers, _ := kinds.AnswersOf(game)
			table := &Table{Heads: kinds.Heads(i18n.For(lang).T)}
			for _, d := range answers.Differences() {
				table.Rows = append(table.Rows, d.Cells(i18n.For(lang).T))
			}
			for _, width := range []float64{0.7 * v.W, 0.95 * v.W} {
				l, _ := layTable(v, table, 0, width)
				for _, c := range l.Cells {
					screentest.MustFit(t, c.Text, c.Bold, geom.Body.Size(v), c.Rect.W, c.Rect.H)
				}
			}
		}
	})
}

// checkTable fails unless the table has so many rows of text, apart from each other and from all else that can be read.
func checkTable(t *testing.T, r *Screen, rows int) {
	t.Helper()
	l := &r.lay
	if len(l.Table.Lines) != rows || rows == 0 || len(l.Table.Cells) < 3*rows {
		t.Fatalf("%d lines and %d cells for %d rows", len(l.Table.Lines), len(l.Table.Cells), rows)
	}
	var taken []geom.Rect
	for i, b := range r.blocks {
		if b.Words() {
			taken = append(taken, l.Blocks[i])
		}
	}
	for _, d := range l.Diagrams {
		taken = append(taken, d.Whole)
	}
	for _, c := range l.Table.Cells {
		screentest.MustFit(t, c.Text, c.Bold, geom.Body.Size(l.View), c.Rect.W, c.Rect.H)
		if c.Rect.X < 0 || c.Rect.X+c.Rect.W > l.Column.View.W+0.5 || c.Rect.Y+c.Rect.H > l.Column.Content {
			t.Errorf("%q leaves the sheet: %v", c.Text, c.Rect)
		}
		for _, other := range taken {
			if c.Rect.Overlaps(other) {
				t.Errorf("%q lies on %v", c.Text, other)
			}
		}
		taken = append(taken, c.Rect)
	}
}

// In a narrow sheet each cell says which game it is about.
func TestANarrowTableNamesTheGames(t *testing.T) {
	table := &Table{Heads: []string{"Rule", "Plain", "Here"}, Rows: [][]string{{"A", "B", "C"}}}
	var said []string
	l, _ := layTable(geom.View{W: 320, H: 568, Text: 2}, table, 0, 250)
	for _, c := range l.Cells {
		said = append(said, c.Text)
	}
	if len(said) != 3 || said[0] != "A" || said[1] != "Plain: B" || said[2] != "Here: C" {
		t.Errorf("it says %q", said)
	}
	if l, _ = layTable(screentest.Desk, table, 0, 900); len(l.Cells) != 6 || l.Cells[0].Rect.Y != l.Cells[2].Rect.Y || l.Cells[2].Text != "Here" {
		t.Errorf("in a wide sheet %+v", l.Cells)
	}
}

// Plain Oware is not compared with itself, and neither is a game that cannot be played.
func TestPlainOwareHasNoTable(t *testing.T) {
	for _, v := range []games.Variant{screentest.Usual, {}} {
		p := screentest.NewPupil()
		r := New(p.Services("en"), v, func() Text { return awele("en") }, func() {})
		r.Arrange(screentest.Desk)
		if len(r.lay.Table.Cells) != 0 {
			t.Errorf("%v: %+v", v, r.lay.Table.Cells)
		}
	}
}
