package rules_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"awele/rules"
	"awele/rules/toy"
)

// openingVariants are those in which both sides begin together.
func openingVariants(t *testing.T) (all []rules.Variant) {
	for _, text := range []string{"toy", "toy seeds=1", "toy seeds=2", "toy seeds=7", "toy houses=7", "relaytoy", "relaytoy seeds=1", "relaytoy houses=7", "passtoy seeds=1", "passtoy houses=7",
		"congkak", "congkak houses=6", "congkak houses=6 seeds=6", "congkak limit=1", "congkak limit=2"} {
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
	n := naiveOpening{houses: v.Houses, relay: v.Kind != toy.Kind, limit: v.Limit, picks: picks}
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
