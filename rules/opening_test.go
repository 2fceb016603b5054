package rules_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"awele/rules"
	"awele/rules/toy"
)

// pit returns the house with the given letter.
func pit(t *testing.T, letter string) rules.Pit {
	t.Helper()
	p, ok := rules.ParsePit(letter)
	if !ok {
		t.Fatalf("no house is called %q", letter)
	}
	return p
}

// choose plays choices and moves such as "C c B".
func choose(t *testing.T, g *rules.Game, letters string) {
	t.Helper()
	for _, letter := range strings.Fields(letters) {
		if err := g.Play(pit(t, letter)); err != nil {
			t.Fatalf("%s in\n%s: %v", letter, g, err)
		}
	}
}

// openingState tells where a game in its opening stands: the board, what is in both hands, and who is to choose.
func openingState(g *rules.Game) string {
	south, _ := g.HandAt(g.Ply(), rules.South)
	north, _ := g.HandAt(g.Ply(), rules.North)
	return fmt.Sprintf("%s hands %d %d choosing %v", g.Position().Text(g.Variant().Houses), south, north, g.Choosing())
}

// An opening of the toy, step by step as in a rule book.
func TestOpeningSownTogether(t *testing.T) {
	g := rules.NewGame(toy.New(), rules.North)
	for _, c := range []struct{ choice, want, opening string }{
		{"", "3-3-3-3-3-3-3-3-3-3-0-0-S hands 0 0 choosing [South North]", "both are to choose"},
		{"C", "3-3-3-3-3-3-3-3-3-3-0-0-N hands 0 0 choosing [North]", "nothing is seen of South's choice"},
		{"c", "3-3-0-4-4-3-3-0-4-4-1-0-S hands 0 1 choosing [South]", "South's third seed falls into its store: it chooses, and North holds one seed"},
		{"B", "3-0-0-4-4-3-3-0-4-4-1-1-N hands 3 0 choosing [North]", "North's last falls into its store before South drops one"},
		{"a", "3-0-1-5-5-0-4-1-5-4-1-1-S hands 0 0 choosing [South]", "both rest, South first, and so it moves"},
		{"E", "3-0-1-5-0-1-5-2-6-4-2-1-N hands 0 0 choosing [North]", "from now on one after the other"},
	} {
		choose(t, g, c.choice)
		if got := openingState(g); got != c.want {
			t.Errorf("%s (%s):\n%s\nwant\n%s", c.choice, c.opening, got, c.want)
		}
		if g.Result().Over() {
			t.Errorf("%s: over", c.choice)
		}
	}
	if want := "toy\n3-3-3-3-3-3-3-3-3-3-0-0-S\nC c B a E\n"; g.String() != want {
		t.Errorf("%q, want %q", g, want)
	}
	var steps []string
	for _, s := range g.StepsAt(2) {
		steps = append(steps, fmt.Sprintf("%v %v %v%v", s.Hand, s.Kind, s.From, s.To))
	}
	want := []string{"South lift CA", "North lift cA", "South drop AD", "North drop Ad", "South drop AE", "North drop Ae",
		"South drop ASouth", "South wait AA"}
	if !slices.Equal(steps, want) {
		t.Errorf("%q, want %q", steps, want)
	}
	last := g.StepsAt(4)
	if got := last[len(last)-3:]; got[0].Kind != rules.Drop || got[1] != (rules.Step{Kind: rules.Rest, Hand: rules.North}) ||
		got[2] != (rules.Step{Kind: rules.Begin, Hand: rules.South}) {
		t.Errorf("at the end of the opening: %v", got)
	}
	if n := len(g.StepsAt(1)); n != 1 || g.StepsAt(1)[0] != (rules.Step{Kind: rules.Wait, Hand: rules.North}) {
		t.Errorf("a hidden choice shows %v", g.StepsAt(1))
	}
}

// Both may choose first, and what one side has chosen stays hidden until the other has chosen.
func TestHiddenChoice(t *testing.T) {
	for _, order := range []string{"C e", "e C"} {
		g := rules.NewGame(toy.New(), rules.South)
		first, second, _ := strings.Cut(order, " ")
		choose(t, g, first)
		if !g.Hidden(1) || g.Position().Text(5) != fmt.Sprintf("3-3-3-3-3-3-3-3-3-3-0-0-%c", pit(t, second).Side.String()[0]) {
			t.Errorf("%s: shown in %s", first, g.Position().Text(5))
		}
		if got := g.Choosing(); !slices.Equal(got, []rules.Side{pit(t, second).Side}) {
			t.Errorf("%s: %v are to choose", first, got)
		}
		if err := g.Play(pit(t, first)); !errors.Is(err, rules.ErrNotYourHouse) {
			t.Errorf("%s twice: %v", first, err)
		}
		choose(t, g, second)
		if g.Hidden(1) || g.Hidden(2) {
			t.Error("hidden after both have chosen")
		}
		other := rules.NewGame(toy.New(), rules.South)
		choose(t, other, "C e")
		if openingState(g) != openingState(other) {
			t.Errorf("%s: %s, want %s", order, openingState(g), openingState(other))
		}
	}
}

func TestChoicesRefused(t *testing.T) {
	g := rules.NewGame(toy.New(), rules.South)
	choose(t, g, "C c") // South waits
	for letter, want := range map[string]error{
		"A": nil, "C": rules.ErrEmptyHouse, "F": rules.ErrNoSuchHouse, "a": rules.ErrNotYourHouse, "g": rules.ErrNoSuchHouse,
	} {
		if err := g.Check(pit(t, letter)); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", letter, err, want)
		}
	}
	for _, odd := range []rules.Pit{{Side: 2}, {House: rules.NoHouse}, {House: rules.Store}} {
		if g.Play(odd) == nil {
			t.Errorf("%v is played", odd)
		}
	}
	if g.Agree() != rules.ErrMayNotAgree {
		t.Error("agreed in the opening")
	}
	if g.Legal() != 1<<0|1<<1|1<<3|1<<4 || g.LegalOf(rules.North) != 0 {
		t.Errorf("South may choose %05b, North %05b", g.Legal(), g.LegalOf(rules.North))
	}
}

// Undo takes back the last choice of all, UndoBy the own last one.
func TestUndoInTheOpening(t *testing.T) {
	g := rules.NewGame(toy.New(), rules.South)
	choose(t, g, "c C B a")
	end := openingState(g)
	for _, want := range []string{"c C B | a", "c C | B a", "c | C B a", "| c C B a"} {
		if !g.Undo() || !strings.HasSuffix(g.String(), "S\n"+want+"\n") {
			t.Errorf("%q, want %q", g, want)
		}
	}
	for g.Redo() {
	}
	if openingState(g) != end {
		t.Errorf("%s, want %s", openingState(g), end)
	}
	for _, c := range []struct {
		by   rules.Side
		want string
	}{
		{rules.South, "c C | B a"}, // South's is B: what North chose since goes with it
		{rules.South, "c | C B a"}, // North's hidden choice stands
		{rules.North, "| c C B a"},
	} {
		if !g.UndoBy(c.by) || !strings.HasSuffix(g.String(), "S\n"+c.want+"\n") {
			t.Errorf("%s: %q, want %q", c.by, g, c.want)
		}
	}
	if g.UndoBy(rules.South) || g.UndoBy(rules.North) {
		t.Error("undone where there is nothing")
	}
	g.Redo()
	choose(t, g, "D")
	if g.Undone() != 0 || !strings.HasSuffix(g.String(), "S\nc D\n") {
		t.Errorf("another choice: %q", g)
	}
}

// A joint opening is played from the start of the variant alone, and only if it is chosen.
func TestWhereThereIsAnOpening(t *testing.T) {
	for text, want := range map[string]bool{
		"toy\n3-3-3-3-3-3-3-3-3-3-0-0-S\n":                                    true,
		"toy\n3-3-3-3-3-3-3-3-3-3-0-0-N\n":                                    true,
		"toy opening=inturn\n3-3-3-3-3-3-3-3-3-3-0-0-S\n":                     false,
		"toy\n3-3-3-3-3-3-3-3-3-3-1-0-S\n":                                    false,
		"toy\n0-4-4-4-3-3-3-3-3-3-0-0-S\n":                                    false,
		"toy seeds=4\n3-3-3-3-3-3-3-3-3-3-0-0-S\n":                            false,
		"toy houses=7\n7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S\n":                   true,
		"toy houses=7 seeds=3\n3-3-3-3-3-3-3-3-3-3-3-3-3-3-0-0-S\n":           true,
		"oware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n":                              false,
		"toy start=custom\n7-7-7-7-7-7-7-7-7-7-14-14-S\nA\n":                  false,
		"toy houses=7 opening=inturn\n7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-N\nc\n": false,
	} {
		g, err := rules.ParseGame(text)
		if err != nil || g.Opening() != want {
			t.Errorf("%q: %v, want %v", text, err, want)
			continue
		}
		if back, err := rules.ParseGame(g.String()); err != nil || back.String() != g.String() || openingState(back) != openingState(g) {
			t.Errorf("%q is written as %q and read as %q: %v", text, g, back, err)
		}
	}
}
