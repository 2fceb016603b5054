package rules_test

import (
	"strings"
	"testing"

	"awele/rules"
)

// congkak reads a variant of Congkak from what is chosen about it.
func congkak(t testing.TB, chosen string) rules.Variant {
	t.Helper()
	v, err := rules.ParseVariant("congkak " + chosen)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// at reads a position of a variant.
func at(t testing.TB, v rules.Variant, text string) rules.Position {
	t.Helper()
	p, err := v.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// turnedRound returns a position, or moves, as they are for the other side: the board turned round.
func turnedRound(text string) string {
	if !strings.Contains(text, "-") {
		return strings.ToLower(text)
	}
	f := strings.Split(text, "-")
	n := (len(f) - 3) / 2
	turn := map[string]string{"S": "N", "N": "S"}[f[2*n+2]]
	out := append(append(append([]string{}, f[n:2*n]...), f[:n]...), f[2*n+1], f[2*n], turn)
	return strings.Join(out, "-")
}

// What the rule book says of a sowing, each case counted out by hand.
func TestCongkakSowings(t *testing.T) {
	const inTurn, rounds = "opening=inturn", "rounds=12"
	for _, c := range []struct {
		rule, chosen, before, move, after string
		laps                              int
		last                              string // the last step
	}{
		{"the store is sown, and its last seed gives another sowing", inTurn,
			"7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S", "A", "0-8-8-8-8-8-8-7-7-7-7-7-7-7-1-0-S", 1, "extra turn"},
		{"a relay goes on from a full house, also of the other side, and takes across", inTurn,
			"7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S", "G", "8-8-8-8-8-8-0-0-8-8-8-8-0-8-10-0-N", 2, "capture"},
		{"an own empty house with nothing opposite: the seed stays", inTurn,
			"1-0-0-0-0-0-1-1-0-0-0-0-0-0-48-47-S", "A", "0-1-0-0-0-0-1-1-0-0-0-0-0-0-48-47-N", 1, "drop"},
		{"an empty house of the other side: nothing is taken", inTurn,
			"0-0-0-0-4-0-2-0-0-1-0-0-0-0-46-45-S", "G", "0-0-0-0-4-0-0-1-0-1-0-0-0-0-47-45-N", 1, "drop"},
		{"fifteen seeds come back to the house they came from, and take across", inTurn,
			"15-0-0-0-0-0-1-1-0-0-0-0-0-0-41-40-S", "A", "0-1-1-1-1-1-2-2-1-1-1-1-1-0-44-40-N", 1, "capture"},
		{"sixteen seeds go on behind it, and never into the other store", inTurn,
			"16-0-0-0-0-0-1-1-0-0-0-0-0-0-40-40-S", "A", "1-0-2-0-2-0-3-2-1-1-1-1-1-1-42-40-S", 4, "extra turn"},
		{"on the small board", "houses=6 opening=inturn",
			"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "C", "4-4-0-5-5-5-4-4-4-4-4-4-1-0-S", 1, "extra turn"},
		{"who has nothing to move passes", inTurn,
			"1-0-0-0-0-1-0-0-0-0-0-0-0-0-48-48-S", "F", "1-0-0-0-0-0-1-0-0-0-0-0-0-0-48-48-S", 1, "pass"},
		{"the last seed in the store, and nothing left to choose: the other side moves", inTurn,
			"0-0-0-0-0-0-1-1-0-0-0-0-0-0-48-48-S", "G", "0-0-0-0-0-0-0-1-0-0-0-0-0-0-49-48-N", 1, "pass"},
		{"more than half ends a single round at once, the rest stays", inTurn,
			"1-0-0-0-0-0-1-1-0-0-0-0-0-0-49-46-S", "G", "1-0-0-0-0-0-0-1-0-0-0-0-0-0-50-46-N", 1, "drop"},
		{"but not one of many rounds", rounds,
			"1-0-0-0-0-0-1-1-0-0-0-0-0-0-49-46-S", "G", "1-0-0-0-0-0-0-1-0-0-0-0-0-0-50-46-S", 1, "extra turn"},
		{"the last seed of all ends a round", inTurn,
			"0-0-0-0-0-0-1-0-0-0-0-0-0-0-48-49-S", "G", "0-0-0-0-0-0-0-0-0-0-0-0-0-0-49-49-N", 1, "drop"},
		{"burnt houses are passed over", rounds,
			"x-0-0-0-0-0-4-x-0-x-0-0-3-0-46-45-S", "G", "x-0-0-0-0-0-0-x-1-x-1-1-3-0-47-45-N", 1, "drop"},
		{"a burnt house has nothing to take across", rounds,
			"x-1-0-0-0-0-0-1-0-0-0-x-0-0-48-48-S", "B", "x-0-1-0-0-0-0-1-0-0-0-x-0-0-48-48-N", 1, "drop"},
		{"a limit of one sowing: the store gives no other", "opening=inturn limit=1",
			"7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S", "A", "0-8-8-8-8-8-8-7-7-7-7-7-7-7-1-0-N", 1, "drop"},
		{"a limit, and the other side passes: a new turn", "opening=inturn limit=1",
			"0-0-0-0-0-1-1-0-0-0-0-0-0-0-48-48-S", "G", "0-0-0-0-0-1-0-0-0-0-0-0-0-0-49-48-S", 1, "pass"},
	} {
		for _, view := range []func(string) string{func(s string) string { return s }, turnedRound} {
			v := congkak(t, c.chosen)
			p := at(t, v, view(c.before))
			pit, _ := rules.ParsePit(view(c.move))
			if err := v.Check(p, pit); err != nil {
				t.Errorf("%s: %v", c.rule, err)
				continue
			}
			steps := v.Steps(p, pit.House)
			if got := v.Next(p, pit.House); got.Text(v.Houses) != view(c.after) || rules.Apply(p, steps) != got {
				t.Errorf("%s: %s %s\n gives %s\n want  %s", c.rule, view(c.before), view(c.move), got.Text(v.Houses), view(c.after))
			}
			if last := steps[len(steps)-1].Kind.String(); laps(steps) != c.laps || last != c.last {
				t.Errorf("%s: %d laps and at last %s, want %d and %s", c.rule, laps(steps), last, c.laps, c.last)
			}
		}
	}
}

// The sowings of a turn are counted where they are limited, and only there. A text begins a turn.
func TestCongkakLimit(t *testing.T) {
	const start = "7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S"
	for chosen, wants := range map[string][]int{
		"limit=0": {0, 0, 0}, "limit=1": {0, 0, 0}, "limit=2": {0, 1, 0}, "limit=3": {0, 1, 2},
	} {
		v := congkak(t, "opening=inturn "+chosen)
		g := rules.NewGameAt(v, at(t, v, start))
		for i, want := range wants {
			if g.Position().Sown() != want {
				t.Errorf("%s: %d sowings before sowing %d, want %d", chosen, g.Position().Sown(), i+1, want)
			}
			if back := at(t, v, g.Position().Text(v.Houses)); back.Sown() != 0 || (back == g.Position()) != (want == 0) {
				t.Errorf("%s: the text of %+v reads as %+v", chosen, g.Position(), back)
			}
			// The first house whose last seed falls into the store.
			p := g.Position()
			for h := range g.Legal().All() {
				if steps := v.Steps(p, h); endsInStore(steps) {
					if err := g.Play(rules.Pit{Side: p.Turn(), House: h}); err != nil {
						t.Fatal(err)
					}
					break
				}
			}
		}
	}
}

// endsInStore reports whether the last seed of a sowing falls into a store.
func endsInStore(steps []rules.Step) (in bool) {
	for _, s := range steps {
		if s.Kind == rules.Drop {
			in = s.To.IsStore()
		}
	}
	return in
}

// A side without seeds cannot be to move where the other has some. Where a text says so, it passes.
func TestCongkakPassesAtTheStart(t *testing.T) {
	for _, chosen := range []string{"opening=inturn", "rounds=12"} {
		v := congkak(t, chosen)
		p := at(t, v, "0-0-0-0-0-0-0-0-2-0-0-0-0-0-48-48-S")
		if v.Result(p).Over() || v.Legal(p) != 0 {
			t.Errorf("%v: %v", v, v.Result(p))
		}
		g := rules.NewGameAt(v, p)
		if g.Position().Turn() != rules.North || g.Legal() != 1<<1 || g.Result().Over() {
			t.Errorf("%v: %v", v, g)
		}
	}
}

// Once a side has nothing to move the players may bring the rest home, which ends a single round.
func TestCongkakAgree(t *testing.T) {
	v := congkak(t, "opening=inturn")
	g := rules.NewGameAt(v, at(t, v, "1-0-0-0-0-0-2-1-0-0-0-0-0-0-47-47-S"))
	if err := g.Agree(); err != rules.ErrMayNotAgree {
		t.Errorf("while both can move: %v", err)
	}
	g = rules.NewGameAt(v, at(t, v, "1-0-0-0-0-0-2-0-0-0-0-0-0-0-47-48-S"))
	want := rules.Result{Outcome: rules.SouthWins, Method: rules.Agreed}
	if err := g.Agree(); err != nil || g.Result() != want || g.Position().Store(rules.South) != 50 {
		t.Errorf("%v, %v in %v", err, g.Result(), g)
	}
	checkSaved(t, g)
}

// A burnt house is refused as such, an empty one as empty.
func TestCongkakRefuses(t *testing.T) {
	v := congkak(t, "rounds=12")
	p := at(t, v, "x-0-7-7-7-7-7-7-7-7-7-7-7-7-7-0-S")
	for letter, want := range map[string]error{
		"A": rules.ErrBurntHouse, "B": rules.ErrEmptyHouse, "C": nil, "a": rules.ErrNotYourHouse,
	} {
		pit, _ := rules.ParsePit(letter)
		if err := v.Check(p, pit); err != want {
			t.Errorf("%s: %v, want %v", letter, err, want)
		}
	}
	if _, err := congkak(t, "").ParsePosition("x-0-7-7-7-7-7-7-7-7-7-7-7-7-7-0-S"); err == nil {
		t.Error("a burnt house in a single round")
	}
}

// A relay of 44 laps and more, as naive rules and the book play it.
func TestCongkakLongRelay(t *testing.T) {
	for _, c := range []struct {
		chosen, before, move string
		laps                 int
	}{
		{"rounds=12", "2-1-15-1-2-1-2-8-16-0-0-17-0-8-20-5-N", "b", 44},
		{"houses=6 opening=inturn", "1-0-3-0-7-0-1-0-5-0-1-2-9-19-N", "f", 57},
		{"opening=inturn", "2-6-14-0-4-14-14-5-13-4-0-1-0-3-15-3-S", "C", 59},
		{"opening=inturn", "3-2-1-2-1-0-8-2-1-3-2-5-4-11-32-21-N", "f", 94},
	} {
		v := congkak(t, c.chosen)
		p := at(t, v, c.before)
		pit, _ := rules.ParsePit(c.move)
		n := newNaiveCongkak(v, p)
		n.play(int(pit.House))
		if got := laps(v.Steps(p, pit.House)); got != c.laps || n.laps != c.laps {
			t.Errorf("%s %s: %d laps, naive %d, want %d", c.before, c.move, got, n.laps, c.laps)
		}
		if got := v.Next(p, pit.House).Text(v.Houses); got != n.text() {
			t.Errorf("%s %s: %s, want %s", c.before, c.move, got, n.text())
		}
	}
}

// The first turn can win: thirteen sowings store 54 seeds before North has moved. With a limit it is over after two.
func TestCongkakFirstTurn(t *testing.T) {
	turn := []string{"A", "B", "E", "B", "A", "E", "B", "B", "C", "D", "C", "A", "A"}
	g := rules.NewGame(congkak(t, "opening=inturn"), rules.South)
	playLetters(t, g, turn...)
	if g.Position().Store(rules.South) != 54 || g.Result() != (rules.Result{Outcome: rules.SouthWins, Method: rules.Majority}) {
		t.Errorf("%v: %v", g, g.Result())
	}
	g = rules.NewGame(congkak(t, "opening=inturn limit=2"), rules.South)
	playLetters(t, g, turn[:2]...)
	if g.Position().Turn() != rules.North {
		t.Errorf("%v", g)
	}
}
