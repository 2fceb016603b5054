package tux

import (
	"strings"
	"testing"

	"awele/rules"
)

// The book can be read whole, and has the only right first moves: E with three seeds in each house, C with four.
func TestBook(t *testing.T) {
	entries, err := parseBook(kalahBook)
	if err != nil || len(entries) != strings.Count(kalahBook, "-S ") {
		t.Fatalf("%d positions: %v", len(entries), err)
	}
	e := NewEngine()
	for seeds, want := range map[int]string{3: "E", 4: "C"} {
		for _, first := range []rules.Side{rules.South, rules.North} {
			g := rules.NewGame(rules.NewKalah(seeds), first)
			if h, ok := bookMove(g.Variant(), g.Position()); !ok || h.Letter(rules.South) != want {
				t.Errorf("%d seeds: %v, %s", seeds, ok, h.Letter(rules.South))
			}
			th := e.Think(g, Levels, 1)
			for !th.Work(1000) {
			}
			if th.Move().Side != first || th.Move().House.Letter(rules.South) != want || th.Nodes() > 1 {
				t.Errorf("%d seeds: %v after %d positions", seeds, th.Move(), th.Nodes())
			}
		}
	}
	// To the end of the first turn Tux plays by the book.
	for seeds := 3; seeds <= 4; seeds++ {
		g := rules.NewGame(rules.NewKalah(seeds), rules.North)
		for g.Position().Turn() == rules.North {
			h, ok := bookMove(g.Variant(), g.Position())
			if !ok {
				t.Fatalf("%v: the book has no move", g)
			}
			if err := g.Play(rules.Pit{Side: rules.North, House: h}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, ok := bookMove(rules.NewKalah(5), rules.NewKalah(5).Start(rules.South)); ok {
		t.Error("the book knows a game that nobody has solved")
	}
	if _, ok := bookMove(rules.NewOware(4, rules.NoCapture, rules.OfferShare), rules.NewKalah(4).Start(rules.South)); ok {
		t.Error("the book of Kalah is used in Oware")
	}
}

// The level below the top does not know the book.
func TestOnlyTheTopLevelHasTheBook(t *testing.T) {
	g := rules.NewGame(rules.NewKalah(3), rules.South)
	th := NewEngine().Think(g, bookLevel-1, 1)
	th.Work(1000)
	if th.Done() {
		t.Error("a move without a thought")
	}
	th.Close()
}

func TestBookErrors(t *testing.T) {
	for _, text := range []string{
		"chess\n", "kalah seeds=9\n", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S C\n",
		"kalah\n4-4-4-4-4-4-4-4-4-4-4-4-0-S C\n", "kalah\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S c\n", "kalah\n4-4-0-4-4-4-4-4-4-4-4-4-0-0-S C\n",
		"kalah\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S CF\n", "kalah\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S \n",
	} {
		if entries, err := parseBook(text); err == nil {
			t.Errorf("%q is read as %v", text, entries)
		}
	}
}
