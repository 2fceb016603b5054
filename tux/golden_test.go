package tux

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awele/rules"
	"awele/tux/coach"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

var update = flag.Bool("update", false, "write testdata/golden.txt anew from what is played now")

// goldenLine says what a game, given by its variant and its moves, is answered: the moves of every level, the hint, and a
// search to 60 000 positions, without the table of the last seeds and with it.
//
// The line begins with the game and its moves, and what is answered stands behind.
func goldenLine(t *testing.T, e *Engine, v rules.Variant, first rules.Side, moves string, seed uint64) (game, answers string) {
	g := rules.NewGame(v, first)
	for _, c := range moves {
		pit, _ := rules.ParsePit(string(c))
		tuxtest.Play(t, g, pit)
	}
	var b strings.Builder
	game = fmt.Sprintf("%s first=%s seed=%d\t%s", v, first, seed, moves)
	for _, table := range []bool{false, true} {
		if e.Endgames(nil); table {
			if !EndInSight(g) {
				break
			}
			e.Endgames(tuxtest.EightSeeds())
		}
		b.WriteString("\t")
		for level := Level(1); level <= Levels; level++ {
			b.WriteString(choice(e, g, level, seed, 1<<30).String())
		}
		a := coach.Advise(e.Searcher(), g)
		for !a.Work(1 << 30) {
		}
		h := a.Hint()
		fmt.Fprintf(&b, "\t%d %s seeds=%d houses=%b by=%d left=%d sure=%d cost=%d,%b,%d,%d reply=%d lead=%d", h.House, h.Reason, h.Seeds, h.Houses,
			h.By, h.Left, h.Sure, h.Cost.Seeds, h.Cost.Houses, h.Cost.By, h.Cost.Left, h.Reply, h.Lead)
		s := e.Searcher().Analyse(g, search.MaxDepth, 60_000, 100)
		for !s.Work(1 << 30) {
		}
		score, mate := s.Score()
		fmt.Fprintf(&b, "\tdepth=%d nodes=%d score=%d,%d best=%s line=%s", s.Depth(), s.Nodes(), score, mate, s.Best(), s.PrincipalVariation())
	}
	return game, b.String()
}

// What Tux plays, says and finds is written down for 200 games: the same game, level and seed give the same answer, to
// the number of positions looked at, from version to version.
func TestGolden(t *testing.T) {
	path := filepath.Join("testdata", "golden.txt")
	e := NewEngine()
	if *update {
		writeGolden(t, e, path)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(strings.NewReader(string(data)))
	lines.Buffer(nil, 1<<20)
	n := 0
	for ; lines.Scan(); n++ {
		if testing.Short() && n%10 != 0 {
			continue
		}
		want := lines.Text()
		fields := strings.Split(want, "\t")
		var seed uint64
		words := strings.Fields(fields[0])
		at := slices.IndexFunc(words, func(w string) bool { return strings.HasPrefix(w, "first=") })
		v, err := rules.ParseVariant(strings.Join(words[:at], " "))
		if err != nil {
			t.Fatal(err)
		}
		first := rules.South
		if words[at] == "first="+rules.North.String() {
			first = rules.North
		}
		if _, err := fmt.Sscanf(words[at+1], "seed=%d", &seed); err != nil {
			t.Fatal(err)
		}
		game := fields[0] + "\t" + fields[1]
		if _, got := goldenLine(t, e, v, first, fields[1], seed); game+got != want {
			t.Errorf("line %d:\n%s%s\nwant\n%s", n+1, game, got, want)
		}
	}
	if n < 200 {
		t.Errorf("only %d games", n)
	}
}

func writeGolden(t *testing.T, e *Engine, path string) {
	rnd := rand.New(rand.NewPCG(200, 1))
	var b strings.Builder
	for i := range 200 {
		v := tuxtest.Variants()[i%18]
		if i%2 == 0 {
			v = tuxtest.Oware()
		}
		g := tuxtest.RandomGame(rnd, v, rnd.IntN(70))
		if i%3 == 0 {
			g = tuxtest.AnyGame(rnd, v)
		}
		var moves strings.Builder
		for ply := range g.Ply() {
			pit, _ := g.MoveAt(ply + 1)
			moves.WriteString(pit.String())
		}
		first := g.PositionAt(0).Turn()
		game, answers := goldenLine(t, e, v, first, moves.String(), rnd.Uint64())
		b.WriteString(game + answers + "\n")
	}
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// What a look back finds in three games is written down too.
func TestGoldenReview(t *testing.T) {
	path := filepath.Join("testdata", "golden_review.txt")
	e := NewEngine()
	var got strings.Builder
	for seed := range uint64(3) {
		g := tuxtest.RandomGame(rand.New(rand.NewPCG(seed, 77)), tuxtest.Oware(), 60)
		r := coach.LookBack(e.Searcher(), g)
		for !r.Work(50_000) {
		}
		for _, m := range r.Moments() {
			fmt.Fprintf(&got, "%d: %d %s %d %d %s %d %d %t %+v\n", seed, m.Ply, m.Side, m.Played, m.Better, m.Why.Reason, m.Why.Seeds, m.Lost, m.Sure, m.Cost)
		}
		for _, s := range []rules.Side{rules.South, rules.North} {
			m, ok := r.Deed(s)
			fmt.Fprintf(&got, "%d: deed of %s: %t %d %d %s %d\n", seed, s, ok, m.Ply, m.Played, m.Why.Reason, m.Why.Seeds)
		}
	}
	if *update {
		if err := os.WriteFile(path, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("%s\nwant\n%s", got.String(), want)
	}
}
