package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/rules/toy"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// stranger can be played, but not by Tux.
var stranger = rules.Register("stranger", &toy.Book{})

func init() {
	search.Register(toy.Kind, func(v rules.Variant, p rules.Position) int {
		return search.SeedValue * (p.Store(p.Turn()) - p.Store(p.Turn().Other()))
	})
}

// Every level plays whole games of a kind that lives elsewhere, also from a joint opening, and the top level is better
// than chance.
func TestAnotherKindIsPlayed(t *testing.T) {
	t.Parallel()
	e := NewEngine()
	e.Endgames(tuxtest.EightSeeds())
	rnd := rand.New(rand.NewPCG(7, 7))
	for level := Level(1); level <= Levels; level++ {
		lead, games := 0, uint64(4)
		if level > 5 {
			games = 2
		}
		for seed := range games {
			v := toy.New()
			if seed%2 == 0 {
				v.Opening = rules.InTurn
			}
			g := rules.NewGame(v, rules.South)
			tux := rules.Side(seed / 2 % 2)
			for !g.Result().Over() {
				s := g.Choosing()[0]
				legal := g.LegalOf(s)
				pit := rules.Pit{Side: s, House: legal.First()}
				if s == tux && g.Position().Turn() == s {
					pit = choice(e, g, level, seed, 5000)
				} else {
					for range rnd.IntN(legal.Len()) {
						legal &= legal - 1
					}
					pit.House = legal.First()
				}
				if err := g.Play(pit); err != nil {
					t.Fatalf("level %d plays %v: %v\n%v", level, pit, err, g)
				}
			}
			lead += g.Position().Store(tux) - g.Position().Store(tux.Other())
		}
		if level == Levels && lead < 6 {
			t.Errorf("the top level leads by %d in two games", lead)
		}
		if level.AsksEndgames(rules.NewGame(toy.New(), rules.South)) {
			t.Errorf("level %d asks the table of another game", level)
		}
	}
}

// Of a kind that Tux does not play he chooses no house.
func TestStrangerIsNotPlayed(t *testing.T) {
	if Plays(stranger) || !Plays(rules.Oware) {
		t.Error("Tux plays other kinds than those that are registered")
	}
	v := stranger.Usual()
	v.Opening = rules.InTurn
	for level := Level(1); level <= Levels; level++ {
		th := NewEngine().Think(rules.NewGame(v, rules.South), level, 1)
		for !th.Work(1000) {
		}
		if th.Move().House != rules.NoHouse || th.Considering() != rules.NoHouse {
			t.Errorf("level %d plays %v", level, th.Move())
		}
	}
}
