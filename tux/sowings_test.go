package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/tuxtest"
)

// congkakVariants are the games of Congkak with a single round.
func congkakVariants(t *testing.T) (all []rules.Variant) {
	t.Helper()
	for _, text := range []string{
		"congkak", "congkak opening=inturn", "congkak limit=2", "congkak houses=6 seeds=4", "congkak houses=6 seeds=5",
		"congkak houses=6 seeds=6 opening=inturn",
	} {
		v, err := rules.ParseVariant(text)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, v)
	}
	return all
}

// opened returns a game that stands behind its joint opening, in which both sides chose by a seed.
func opened(t *testing.T, v rules.Variant, first rules.Side, seed uint64) *rules.Game {
	t.Helper()
	g := rules.NewGame(v, first)
	for g.Opening() {
		s := g.Choosing()[0]
		tuxtest.Play(t, g, rules.Pit{Side: s, House: OpeningChoice(g, s, seed+uint64(s))})
	}
	return g
}

// No level up to 6 sows more often in a turn of Congkak than it allows itself, unless every house ends in its store; and
// the first turn of none of them wins the game.
func TestSowingsOfATurn(t *testing.T) {
	t.Parallel()
	allowed := [...]int{1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 4}
	e := NewEngine()
	most := [len(allowed)]int{}
	for _, v := range congkakVariants(t) {
		for level := Level(1); int(level) < len(allowed); level++ {
			for seed := range uint64(40) {
				g := opened(t, v, rules.Side(seed%2), 100*seed)
				me := g.Position().Turn()
				for sown := 0; !g.Result().Over() && g.Position().Turn() == me; {
					p := g.Position()
					pit := choice(e, g, level, seed, 1<<20)
					tuxtest.Play(t, g, pit)
					sown++
					if again := movesAgain(p, g.Position()); again && sown >= allowed[level] {
						for h := range v.Legal(p).All() {
							if next := v.Next(p, h); !movesAgain(p, next) && !v.Result(next).Won(me) {
								t.Fatalf("%v, level %d, seed %d: %v moves again after %d sowings", v, level, seed, pit, sown)
							}
						}
					}
					most[level] = max(most[level], sown)
				}
				if g.Result().Won(me) {
					t.Errorf("%v, level %d, seed %d: the first turn wins\n%v", v, level, seed, g)
				}
			}
		}
	}
	for level := 1; level < len(allowed); level++ {
		if most[level] < allowed[level] {
			t.Errorf("level %d sows %d times in a turn at most", level, most[level])
		}
	}
}

// The sowings of a turn are those since the other side moved or could not, and a joint opening is of no turn.
func TestSownInTurn(t *testing.T) {
	v, err := rules.ParseVariant("congkak opening=inturn")
	if err != nil {
		t.Fatal(err)
	}
	g := rules.NewGame(v, rules.South)
	for _, c := range []struct {
		house rules.House
		want  int
	}{{0, 1}, {1, 2}} {
		tuxtest.Play(t, g, rules.Pit{House: c.house})
		if n := sownInTurn(g); n != c.want || g.Position().Turn() != rules.South {
			t.Errorf("%d sowings, want %d\n%v", n, c.want, g)
		}
	}
	if n := sownInTurn(opened(t, rules.Congkak.Usual(), rules.South, 3)); n != 0 {
		t.Errorf("%d sowings before the first turn", n)
	}
}

// Every level of every kind plays legal moves from anywhere, and takes a win that one move brings.
func TestEveryLevelOfEveryKind(t *testing.T) {
	t.Parallel()
	e := NewEngine()
	rnd := rand.New(rand.NewPCG(8, 8))
	wins := map[rules.Kind]int{}
	for _, k := range rules.Kinds() {
		if !Plays(k) {
			continue
		}
		v := k.Usual()
		v.Opening = rules.InTurn
		for n := range 150 {
			g := tuxtest.AnyGame(rnd, v)
			if g.Legal() == 0 {
				continue
			}
			lowest := Level(1 + n%2)
			for level := lowest; level <= Levels; level += 2 {
				pit := choice(e, g, level, rnd.Uint64(), 1<<20)
				if err := g.Check(pit); err != nil {
					t.Fatalf("%v, level %d: %v: %v\n%v", k, level, pit, err, g)
				}
				if w := winning(g); w != 0 && w != g.Legal() {
					wins[k]++
					if !w.Has(pit.House) {
						t.Errorf("%v, level %d: %v does not win in\n%v", k, level, pit, g)
					}
				}
			}
		}
		if wins[k] == 0 && k <= rules.Congkak {
			t.Errorf("%v: no position can be won with one move", k)
		}
	}
}
