package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awele/boards"
	"awele/rules"
	"awele/rules/toy"
)

func init() { boards.Register("toy", toy.Kind) } // a second game, with other choices

// toyBoard is a board of the toy, between two others of the same game.
const toyBoard = `<GCompris>
<Board name="first" type="toy" section="/strategy" icon="x"><title>First</title><description>One.</description></Board>
<Board name="Toy" type="toy" section="/strategy" icon="x"><title>Toy</title><description>Two.</description></Board>
<Board name="oware" type="toy" section="/strategy" icon="x"><title>Not Oware</title><description>Three.</description></Board>
</GCompris>`

// toyFolder returns a folder with those boards.
func toyFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "toy.xml"), []byte(toyBoard), 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

// A board is called by its name or its game, in small letters or capitals; the built-in ones go before those of a folder.
func TestBoardByName(t *testing.T) {
	dir := toyFolder(t)
	for word, want := range map[string]string{
		"awele": "awele", "AWELE": "awele", "oware": "awele", "Oware": "awele", "first": "first", "toy": "Toy", "TOY": "Toy",
		"": "", "checkers": "-board checkers: choose awele, ",
	} {
		g, err := gather(word, dir)
		if err != nil {
			if want == "" || !strings.HasPrefix(err.Error(), want) || !strings.Contains(err.Error(), "first, Toy, oware") {
				t.Errorf("%q: %v", word, err)
			}
			continue
		}
		if g.chosen != want || len(g.boards) != len(boards.Builtin())+3 {
			t.Errorf("%q: %q of %d boards", word, g.chosen, len(g.boards))
		}
	}
	if _, err := gather("toy", ""); err == nil {
		t.Error("a board of no folder is found")
	}
}

// What can be chosen about a game is asked of the game that the board stands for.
func TestChoicesOfTheBoard(t *testing.T) {
	dir := toyFolder(t)
	for _, c := range []struct {
		args string
		code int
		says string // the one line of errors
	}{
		{"-board toy -seeds 5 -rules", 0, ""},
		{"-board toy -seeds 6 -rules", 2, "-seeds 6: choose 1, 2, 3, 4, 5 or 7"},
		{"-board toy -seeds 6 -engine", 2, "-seeds 6: choose 1, 2, 3, 4, 5 or 7"},
		{"-board toy -slam forbidden", 2, "-slam forbidden: toy has no such choice"},
		{"-board toy -repeat end -engine", 2, "-repeat end: toy has no such choice"},
		{"-board oware -seeds 6 -rules", 0, ""},
		{"-board oware -seeds 7", 2, "-seeds 7: choose 4, 5 or 6"},
		{"-seeds 7", 2, "-seeds 7: choose 4, 5 or 6"},
	} {
		code, _, errOut := command(t, append(strings.Fields(c.args), "-boards", dir)...)
		if want := "awele: " + c.says + "\n"; code != c.code || errOut != want && (c.says != "" || errOut != "") {
			t.Errorf("%s: exit %d, %q, want exit %d, %q", c.args, code, errOut, c.code, want)
		}
	}
}

// The engine plays the board that the flags choose, as they choose.
func TestTheEngineOfABoard(t *testing.T) {
	mine := filepath.Join(t.TempDir(), "mine.xml")
	if err := os.WriteFile(mine, []byte(oneBoard), 0o600); err != nil {
		t.Fatal(err)
	}
	forbidden := rules.NewOware(5, rules.Forbidden, rules.EndOnRepeat)
	for args, want := range map[string]rules.Variant{
		"-engine":                rules.NewOware(4, rules.NoCapture, rules.OfferShare),
		"-engine -board " + mine: rules.NewOware(5, rules.NoCapture, rules.OfferShare),
		"-engine -slam Forbidden -repeat END -board " + mine: forbidden,
		"-engine -seeds 6 -board " + mine:                    rules.NewOware(6, rules.NoCapture, rules.OfferShare),
		"-engine -board Wari":                                rules.NewOware(4, rules.Forbidden, rules.OfferShare),
		"-engine -board congkak -seeds 5":                    congkak(5),
		"-engine -seeds 6 -board oware":                      rules.NewOware(6, rules.NoCapture, rules.OfferShare),
		"-engine -board toy -boards " + toyFolder(t):         toy.New(),
	} {
		c := newCommandLine()
		if err := c.Parse(strings.Fields(args)); err != nil {
			t.Fatal(err)
		}
		g, err := c.gather()
		if err != nil {
			t.Fatal(err)
		}
		b, err := c.played(g.board())
		if got := c.variant(b); err != nil || got != want {
			t.Errorf("%s: %v, %v, want %v", args, got, err, want)
		}
	}
}

// congkak returns Congkak on 2 × 6 houses with so many seeds in each.
func congkak(seeds int) rules.Variant {
	v := rules.Congkak.Usual()
	v.Houses, v.Seeds = 6, seeds
	return v
}
