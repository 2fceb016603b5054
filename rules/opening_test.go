package rules_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
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
	if g.Agree() != rules.ErrNoRepeat {
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

// naiveOpening is a second joint opening, written from the rule book with plain numbers: the houses of South, its store,
// the houses of North, its store. picks are what each side has chosen so far, in order.
type naiveOpening struct {
	houses int
	relay  bool // and capture
	pits   []int
	hand   [2]int
	at     [2]int
	picks  [2][]int
	wants  [2]bool // is to choose
	rested []int
}

// play sows until a side is to choose that has not, or until both rest.
func (n *naiveOpening) play() {
	store := [2]int{n.houses, 2*n.houses + 1}
	take := func(side int) bool {
		if len(n.picks[side]) == 0 {
			n.wants[side] = true
			return false
		}
		n.at[side] = n.picks[side][0] + side*(n.houses+1)
		n.picks[side] = n.picks[side][1:]
		return true
	}
	if len(n.picks[0]) == 0 || len(n.picks[1]) == 0 {
		n.wants = [2]bool{len(n.picks[0]) == 0, len(n.picks[1]) == 0}
		return
	}
	lift := func(side int) { n.hand[side], n.pits[n.at[side]] = n.pits[n.at[side]], 0 }
	for side := range 2 {
		take(side)
		lift(side)
	}
	for side := 0; len(n.rested) < 2; side = 1 - side {
		if slices.Contains(n.rested, side) {
			continue
		}
		for {
			n.at[side] = (n.at[side] + 1) % len(n.pits)
			if n.at[side] != store[1-side] {
				break
			}
		}
		n.hand[side]--
		n.pits[n.at[side]]++
		if n.hand[side] > 0 {
			continue
		}
		at := n.at[side]
		row := 0
		for h := range n.houses {
			row += n.pits[side*(n.houses+1)+h]
		}
		switch {
		case at == store[side] && row > 0:
			if !take(side) {
				return
			}
			lift(side)
		case n.relay && at != store[side] && n.pits[at] > 1:
			lift(side)
		default:
			own := at >= side*(n.houses+1) && at < side*(n.houses+1)+n.houses
			if opposite := 2*n.houses - at; n.relay && own && n.pits[opposite] > 0 {
				n.pits[store[side]] += n.pits[at] + n.pits[opposite]
				n.pits[at], n.pits[opposite] = 0, 0
			}
			n.rested = append(n.rested, side)
		}
	}
}

// openingVariants are those in which both sides begin together.
func openingVariants(t *testing.T) (all []rules.Variant) {
	for _, text := range []string{"toy", "toy seeds=1", "toy seeds=2", "toy seeds=7", "toy houses=7", "relaytoy", "relaytoy seeds=1", "relaytoy houses=7", "passtoy seeds=1", "passtoy houses=7"} {
		v, err := rules.ParseVariant(text)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, v)
	}
	return all
}

// Random openings agree at every choice with the naive one, with their steps, and with what is read back from their text.
func TestRandomOpenings(t *testing.T) {
	met := map[string]int{}
	for i, v := range openingVariants(t) {
		rnd := rand.New(rand.NewPCG(7, uint64(i)))
		for range 300 {
			g := rules.NewGame(v, rules.South)
			var picks [2][]int
			for {
				checkOpening(t, g, picks, met)
				if !g.Opening() || t.Failed() {
					break
				}
				side := g.Choosing()[rnd.IntN(len(g.Choosing()))]
				legal := slices.Collect(g.LegalOf(side).All())
				h := legal[rnd.IntN(len(legal))]
				picks[side] = append(picks[side], int(h))
				if err := g.Play(rules.Pit{Side: side, House: h}); err != nil {
					t.Fatalf("%s\n%v: %v", g, h, err)
				}
			}
			checkUndo(t, g)
			if t.Failed() {
				t.Fatal(g)
			}
		}
	}
	wantMet(t, met, "waits", "seeds in the other hand", "relay", "capture", "North first", "South first")
}

// Small boards have few openings: every one of them is played, South choosing first.
func TestEveryOpening(t *testing.T) {
	met := map[string]int{}
	for text, want := range map[string]int{"toy": 67, "relaytoy seeds=1": 219, "relaytoy seeds=2": 245, "passtoy": 3900} {
		v, err := rules.ParseVariant(text)
		if err != nil {
			t.Fatal(err)
		}
		openings := 0
		var play func(g *rules.Game, picks [2][]int)
		play = func(g *rules.Game, picks [2][]int) {
			checkOpening(t, g, picks, met)
			if !g.Opening() {
				openings++
				return
			}
			side := g.Choosing()[0]
			for h := range g.LegalOf(side).All() {
				if err := g.Play(rules.Pit{Side: side, House: h}); err != nil {
					t.Fatalf("%s\n%v: %v", g, h, err)
				}
				more := picks
				more[side] = append(slices.Clone(picks[side]), int(h))
				play(g, more)
				g.Undo()
			}
		}
		play(rules.NewGame(v, rules.South), [2][]int{})
		if openings != want {
			t.Errorf("%s: %d openings, want %d", text, openings, want)
		}
	}
	wantMet(t, met, "passes", "openings that end the game", "sweep")
}

// wantMet fails if something was not met often enough to prove anything.
func wantMet(t *testing.T, met map[string]int, what ...string) {
	t.Helper()
	t.Log(met)
	for _, what := range what {
		if met[what] < 5 {
			t.Errorf("%s: %d times, too few to prove anything", what, met[what])
		}
	}
}

// checkOpening holds a game in its opening, or just after it, against the naive opening.
func checkOpening(t *testing.T, g *rules.Game, picks [2][]int, met map[string]int) {
	t.Helper()
	v, p := g.Variant(), g.Position()
	n := naiveOpening{houses: v.Houses, relay: v.Kind == relayKind || v.Kind == passKind, picks: picks}
	for range 2 {
		n.pits = append(append(n.pits, slices.Repeat([]int{v.Seeds}, v.Houses)...), 0)
	}
	n.play()
	var want []rules.Side
	for s, wants := range n.wants {
		if wants {
			want = append(want, rules.Side(s))
		}
	}
	if g.Opening() != (want != nil) {
		t.Fatalf("%s\nthe opening goes on: %v, want %v", g, g.Opening(), want != nil)
	}
	if ply := g.Ply(); ply > 0 {
		steps := g.StepsAt(ply)
		if got := rules.Apply(g.PositionAt(ply-1), steps); got != p {
			t.Fatalf("%s\nthe steps lead to %s, the choice to %s", g, got.Text(v.Houses), p.Text(v.Houses))
		}
		for _, s := range steps {
			met[s.Kind.String()]++
		}
	}
	hands := 0
	for s := range n.hand {
		seeds, _ := g.HandAt(g.Ply(), rules.Side(s))
		if hands += seeds; seeds != n.hand[s] {
			t.Fatalf("%s\nthe hand of %s holds %d, want %d", g, rules.Side(s), seeds, n.hand[s])
		}
	}
	if p.Total()+hands != 2*v.Houses*v.Seeds {
		t.Fatalf("%s\n%d seeds lie, %d in the hands", g, p.Total(), hands)
	}
	board, err := rules.NewPosition(n.pits[:v.Houses], n.pits[v.Houses+1:2*v.Houses+1], n.pits[v.Houses], n.pits[2*v.Houses+1], p.Turn())
	if err != nil {
		t.Fatal(err)
	}
	if want == nil {
		first := rules.Side(n.rested[0])
		met[first.String()+" first"]++
		if g.Result().Over() {
			met["openings that end the game"]++
		} else if p.InRow(first) == 0 {
			met["passes"]++
			first = first.Other()
		}
		if !g.Result().Over() && p.Turn() != first {
			t.Fatalf("%s\n%s begins, want %s", g, p.Turn(), first)
		}
		board = v.Settle(board)
	} else if !slices.Equal(g.Choosing(), want) || !slices.Contains(want, p.Turn()) {
		t.Fatalf("%s\n%v are to choose, want %v", g, g.Choosing(), want)
	}
	if board != p {
		t.Fatalf("%s\n%s, want %s", g, p.Text(v.Houses), board.Text(v.Houses))
	}
	if len(want) == 1 && g.Ply() > 1 {
		met["waits"]++
		if hands > 0 {
			met["seeds in the other hand"]++
		}
	}
	checkSaved(t, g)
}

// checkSaved writes a game, reads it, and compares all that can be asked.
func checkSaved(t *testing.T, g *rules.Game) {
	t.Helper()
	back, err := rules.ParseGame(g.String())
	if err != nil {
		t.Fatalf("%q: %v", g, err)
	}
	for what, game := range map[string]*rules.Game{"read back": back, "copied": g.Clone()} {
		if !reflect.DeepEqual(game, g) {
			t.Fatalf("%s: %q, want %q", what, game, g)
		}
	}
}

// checkUndo undoes a whole game and plays it again: every state is what it was, and every one can be saved.
func checkUndo(t *testing.T, g *rules.Game) {
	t.Helper()
	var states []string
	clone := g.Clone()
	for {
		states = append(states, openingState(g))
		checkSaved(t, g)
		if !g.Undo() {
			break
		}
	}
	for i := len(states) - 1; ; i-- {
		if got := openingState(g); got != states[i] {
			t.Fatalf("played again: %s, want %s", got, states[i])
		}
		if !g.Redo() {
			break
		}
	}
	if !reflect.DeepEqual(g, clone) {
		t.Fatalf("undone and played again: %q, want %q", g, clone)
	}
}
