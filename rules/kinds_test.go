package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awele/rules"
	"awele/rules/toy"
)

// variantsOf returns every variant of a kind that can be played.
func variantsOf(t *testing.T, k rules.Kind) (all []rules.Variant) {
	t.Helper()
	all = []rules.Variant{k.Usual()}
	for _, c := range k.Choices() {
		var more []rules.Variant
		for _, v := range all {
			for _, word := range c.Values {
				if err := c.Set(&v, word); err != nil {
					t.Errorf("%s: %s=%s: %v", k, c.Name, word, err)
				}
				if got := c.Get(v); got != word {
					t.Errorf("%s: %s=%s reads as %s", k, c.Name, word, got)
				}
				more = append(more, v)
			}
		}
		all = more
	}
	return slices.DeleteFunc(all, func(v rules.Variant) bool { return v.Validate() != nil })
}

// eachKind runs a test for every kind of game that is registered.
func eachKind(t *testing.T, test func(t *testing.T, k rules.Kind)) {
	t.Helper()
	kinds := rules.Kinds()
	if !slices.Contains(kinds, rules.Oware) || !slices.Contains(kinds, rules.Kalah) || !slices.Contains(kinds, toy.Kind) {
		t.Fatalf("the kinds are %v", kinds)
	}
	for _, k := range kinds {
		t.Run(k.String(), func(t *testing.T) { test(t, k) })
	}
}

func TestVariantsOfEachKind(t *testing.T) {
	eachKind(t, func(t *testing.T, k rules.Kind) {
		if got := k.Usual().String(); got != k.String() {
			t.Errorf("the usual game is written as %q", got)
		}
		if got, err := rules.ParseKind(k.String()); err != nil || got != k {
			t.Errorf("%s reads as %s: %v", k, got, err)
		}
		variants := variantsOf(t, k)
		if len(variants) < 2 && len(k.Choices()) > 0 {
			t.Errorf("%d variants, although there are choices", len(variants))
		}
		texts := map[string]bool{}
		for _, v := range variants {
			texts[v.String()] = true
			full := k.String()
			for _, c := range k.Choices() {
				full = full + " " + c.Name + "=" + c.Get(v)
			}
			for _, text := range []string{v.String(), full} {
				if got, err := rules.ParseVariant(text); err != nil || got != v {
					t.Errorf("%q reads as %+v, want %+v: %v", text, got, v, err)
				}
			}
		}
		if len(texts) != len(variants) {
			t.Errorf("%d texts for %d variants", len(texts), len(variants))
		}
		_, err := rules.ParseVariant(k.String() + " colour=red")
		for _, c := range k.Choices() {
			if err == nil || !strings.Contains(err.Error(), c.Name+"=") {
				t.Errorf("a choice that it lacks: %v, want the name of %s", err, c.Name)
			}
			if _, err := rules.ParseVariant(k.String() + " " + c.Name + "="); err == nil {
				t.Errorf("%s= is read", c.Name)
			}
		}
	})
}

// Choices that a kind does not have are refused, in a text and in a variant.
func TestChoicesOfOtherKinds(t *testing.T) {
	for text, says := range map[string]string{
		"toy repeat=offer":                   "toy has houses=, seeds= or opening=",
		"toy slam=forbidden":                 "toy has houses=, seeds= or opening=",
		"toy houses=6":                       "toy has 5 or 7 houses, not 6",
		"toy opening=maybe":                  "unknown opening",
		"oware opening=inturn":               "oware has seeds=, slam= or repeat=",
		"kalah slam=forbidden":               "kalah has seeds=",
		"congkak houses=6 seeds=7":           "4, 5 or 6 seeds in each of 6 houses",
		"congkak seeds=6":                    "7 seeds in each of 7 houses",
		"congkak rounds=2":                   "1 or 12 rounds",
		"congkak rounds=12 opening=together": "in rounds has no opening",
		"congkak limit=5":                    "0, 1, 2, 3 or 4 sowings a turn at most, not 5",
		"congkak repeat=offer":               "congkak has houses=, seeds=, rounds=, opening= or limit=",
		"checkers seeds=4":                   `unknown game "checkers": choose oware, `,
		"toy houses=7 seeds=nil":             "must be a number",
	} {
		if v, err := rules.ParseVariant(text); err == nil || !strings.Contains(err.Error(), says) || v != (rules.Variant{}) {
			t.Errorf("%q: %v, %v, want %q", text, v, err, says)
		}
	}
	for _, change := range []func(v *rules.Variant){
		func(v *rules.Variant) { v.Repeat = rules.EndOnRepeat },
		func(v *rules.Variant) { v.Slam = rules.CaptureAll },
		func(v *rules.Variant) { v.Opening = 2 },
		func(v *rules.Variant) { v.Houses = 6 },
		func(v *rules.Variant) { v.Houses = 8 },
		func(v *rules.Variant) { v.Houses = 1 << 62 },
		func(v *rules.Variant) { v.Seeds = 1 << 62 },
		func(v *rules.Variant) { v.Seeds = -1 },
	} {
		v := toy.New()
		change(&v)
		if v.Validate() == nil {
			t.Errorf("%+v can be played", v)
		}
	}
	if _, _, err := rules.ParsePosition("4-4-4-4-x-4-4-4-4-4-4-4-0-0-S"); err == nil {
		t.Error("a burnt house where the game is not known")
	}
	if _, err := toy.New().ParsePosition("3-3-3-x-3-3-3-3-3-3-0-0-S"); err == nil || !strings.Contains(err.Error(), "in toy no house is ever burnt") {
		t.Errorf("a burnt house: %v", err)
	}
}

// Random games of every variant: the steps lead where the move leads, the text reads back at every ply, no seed is lost,
// and a search's answers are those of the rules.
func TestRandomGamesOfEachKind(t *testing.T) {
	eachKind(t, func(t *testing.T, k rules.Kind) {
		ends := 0
		variants := variantsOf(t, k)
		for i, v := range variants {
			rnd := rand.New(rand.NewPCG(uint64(i), uint64(k)))
			for range max(1, 72/len(variants)) {
				g := rules.NewGame(v, rules.Side(rnd.IntN(2)))
				for g.Ply() < 400 {
					checkPly(t, g)
					if g.Result().Over() {
						ends++
						break
					}
					if g.BetweenRounds() {
						if err := g.NextRound(); err != nil {
							t.Fatalf("%s\n%v", g, err)
						}
						continue
					}
					side := g.Choosing()[rnd.IntN(len(g.Choosing()))]
					legal := slices.Collect(g.LegalOf(side).All())
					if err := g.Play(rules.Pit{Side: side, House: legal[rnd.IntN(len(legal))]}); err != nil {
						t.Fatalf("%s\n%v", g, err)
					}
				}
				if g.Ply()%8 == 0 {
					checkUndo(t, g)
				}
			}
		}
		if ends < 10 {
			t.Errorf("%d games ended, too few to prove anything", ends)
		}
	})
}

// checkPly checks all that must hold of the present of a game.
func checkPly(t *testing.T, g *rules.Game) {
	t.Helper()
	v, p, k := g.Variant(), g.Position(), g.Variant().Kind
	if ply := g.Ply(); ply > 0 {
		if got := rules.Apply(g.PositionAt(ply-1), g.StepsAt(ply)); got != p {
			t.Fatalf("%s\nthe steps lead to %s, want %s", g, got.Text(v.Houses), p.Text(v.Houses))
		}
	}
	if g.Ply()%16 == 0 {
		checkSaved(t, g)
	}
	over := g.Result().Over()
	idle := over || g.BetweenRounds()
	if idle != (g.Legal() == 0) || idle != (len(g.Choosing()) == 0) {
		t.Fatalf("%s\n%v, but %v are to choose from %07b", g, g.Result(), g.Choosing(), g.Legal())
	}
	for _, s := range []rules.Side{rules.South, rules.North} {
		for h := range rules.House(rules.MaxHouses) {
			if err := g.Check(rules.Pit{Side: s, House: h}); (err == nil) != g.LegalOf(s).Has(h) || over && err != rules.ErrGameOver || idle && !over && err != rules.ErrBetweenRounds {
				t.Fatalf("%s\n%s of %s is refused: %v", g, h.Letter(s), s, err)
			}
		}
	}
	if g.Opening() {
		return
	}
	if p.Total() != 2*v.Houses*v.Seeds {
		t.Fatalf("%s\n%d seeds", g, p.Total())
	}
	if back, err := v.ParsePosition(p.Text(v.Houses)); err != nil || back.Text(v.Houses) != p.Text(v.Houses) {
		t.Fatalf("%s reads as %s: %v", p.Text(v.Houses), back.Text(v.Houses), err)
	}
	q := v.Quick(p)
	if !idle && q.Again(p)&^q.Legal(p) != 0 {
		t.Fatalf("%s\na search moves again after %07b", g, q.Again(p))
	}
	if !idle && (q.Legal(p) != v.Legal(p) || q.Gaining(p)&^q.Legal(p) != 0) {
		t.Fatalf("%s\na search finds %07b and gains with %07b", g, q.Legal(p), q.Gaining(p))
	}
	for h := range g.Legal().All() {
		next := v.Next(p, h)
		gain := next.Store(p.Turn()) - p.Store(p.Turn())
		if q.Next(p, h) != next || q.Gain(p, h) != gain || q.Over(next) != v.Result(next).Over() || v.Settle(next) != next {
			t.Fatalf("%s\n%s leads to %s with %d", g, h.Letter(p.Turn()), next.Text(v.Houses), gain)
		}
		if again := next.Turn() == p.Turn(); k != rules.Oware && !q.Over(next) && again != q.Again(p).Has(h) {
			t.Fatalf("%s\n%s lets the same side move again: %v", g, h.Letter(p.Turn()), again)
		}
		if !q.Gaining(p).Has(h) && (gain > 0 && !q.Over(next) || q.NextQuiet(p, h) != next) {
			t.Fatalf("%s\n%s brings %d and is not among those that may", g, h.Letter(p.Turn()), gain)
		}
	}
}

// Burnt houses read back, hold no seeds, and are passed over.
func TestBurntHouses(t *testing.T) {
	v, err := rules.ParseVariant("relaytoy houses=7 seeds=7 opening=inturn")
	if err != nil {
		t.Fatal(err)
	}
	const text = "7-7-7-x-3-7-7-x-x-7-7-7-7-7-1-2-S"
	for _, turn := range []string{"S", "N"} {
		text := strings.TrimSuffix(text, "S") + turn
		p, err := v.ParsePosition(text)
		if err != nil || p.Text(7) != text {
			t.Fatalf("%s reads as %s: %v", text, p.Text(7), err)
		}
		if p.Burnt(rules.South) != 1<<3 || p.Burnt(rules.North) != 1<<0|1<<1 {
			t.Errorf("burnt are %07b and %07b", p.Burnt(rules.South), p.Burnt(rules.North))
		}
		if p.Total() != 7*10+3+3 || p.InRow(rules.South) != 38 || p.InRow(rules.North) != 35 || p.Seeds(rules.Pit{House: 3}) != 0 {
			t.Errorf("%s: %d seeds, %d and %d in the rows", text, p.Total(), p.InRow(rules.South), p.InRow(rules.North))
		}
		shared := rules.Share(p)
		if want := "0-0-0-x-0-0-0-x-x-0-0-0-0-0-39-37-" + turn; shared.Text(7) != want {
			t.Errorf("shared: %s, want %s", shared.Text(7), want)
		}
		if got := p.Burn(rules.South, 0).Burn(rules.North, 0); strings.Contains(got.Text(7), "x") || got == p {
			t.Errorf("nothing burnt: %s", got.Text(7))
		}
	}
	p, err := v.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	sower := rules.NewSower(v, p)
	round := rules.Pit{Side: rules.South, House: 6}
	for _, want := range []string{"c", "d", "e", "f", "g", "A", "B", "C", "E", "F", "G"} {
		if round = sower.After(round); round.String() != want {
			t.Fatalf("next comes %s, want %s", round, want)
		}
	}
	g, err := rules.ParseGame("relaytoy houses=7 opening=inturn start=custom\n" + text + "\nB\n")
	if err != nil {
		t.Fatal(err)
	}
	// B's seven fall into C, E, F, G, the store, c and d.
	if want := "7-0-8-x-4-8-8-x-x-8-8-7-7-7-2-2-N"; g.Position().Text(7) != want {
		t.Errorf("%s, want %s", g.Position().Text(7), want)
	}
	checkSaved(t, g)
}

func TestRegisterRefuses(t *testing.T) {
	for what, register := range map[string]func(){
		"a name twice":            func() { rules.Register("toy", &toy.Book{}) },
		"no name":                 func() { rules.Register("", &toy.Book{}) },
		"a name with a space":     func() { rules.Register("two words", &toy.Book{}) },
		"a name in capitals":      func() { rules.Register("Toy", &toy.Book{}) },
		"an unplayable usual one": func() { rules.Register("brokentoy", &brokenBook{}) },
		"an opening without hands": func() {
			rules.Register("handlesstoy", handlessBook{&toy.Book{}})
		},
	} {
		before := rules.Kinds()
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s is taken", what)
				}
			}()
			register()
		}()
		if after := rules.Kinds(); !slices.Equal(after, before) {
			t.Errorf("%s: the kinds are %v", what, after)
		}
	}
}

type brokenBook struct{ toy.Book }

func (*brokenBook) Usual() rules.Variant { return rules.Variant{Houses: 6, Seeds: 3} }

// handlessBook says that its sides begin together, and does not say what their hands do.
type handlessBook struct{ rules.Book }

// What all games share does not name Oware, but for the list of names and the branch of the search. A game that is built
// upon Oware may, in its own files, whose names begin with its name.
func TestNobodyAsksForOware(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	fset, named := token.NewFileSet(), 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok || !strings.Contains(strings.ToLower(id.Name), "oware") {
				return true
			}
			named++
			ofAGame := slices.ContainsFunc(rules.Kinds(), func(k rules.Kind) bool { return strings.HasPrefix(file, k.String()) })
			if !ofAGame && file != "quick.go" && file != "kind.go" {
				t.Errorf("%s: %s: ask the Book, or keep it in a file that begins with the name of its game", fset.Position(id.Pos()), id.Name)
			}
			return true
		})
	}
	if named < 20 {
		t.Errorf("Oware is named %d times: the test looks in the wrong place", named)
	}
}
