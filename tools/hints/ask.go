package main

import (
	"math/rand/v2"

	"awele/rules"
	"awele/tux"
	"awele/tux/coach"
	"awele/tux/endgame"
	"awele/tux/learner"
	"awele/tux/search"
)

// asker plays games and asks the coach about them.
type asker struct {
	searcher *search.Searcher
	variants []rules.Variant
	tables   map[endgame.Conventions]*endgame.Table
}

// levels are those of Tux in the games: they do not know the table, so that games are the same whatever it says.
const levels = 5

// game is a game of a child, who sits South, against Tux.
type game struct {
	*rules.Game
	child learner.Child
	tux   learner.Tux
}

// begin begins game number i; all chance comes from that.
func (a *asker) begin(i int) *game {
	children, vs := learner.Children(), a.variants
	seed := uint64(i)
	g := &game{
		Game:  rules.NewGame(vs[i%len(vs)], rules.Side(i/2%2)),
		child: children[i%len(children)],
		tux:   learner.Tux{Engine: tux.NewEngine(), Level: tux.Level(1 + i%levels)},
	}
	g.child.Restart(seed)
	g.tux.Restart(seed)
	return g
}

// step plays the next move.
func (g *game) step() error {
	turn := g.Position().Turn()
	var who learner.Player = &g.child
	if turn == rules.North {
		who = &g.tux
	}
	if err := g.Play(rules.Pit{Side: turn, House: who.Move(g.Game)}); err != nil {
		return err
	}
	if g.Repeats() > 0 {
		return g.Agree()
	}
	return nil
}

// hints asks for a hint at about every eighth move of a child, in as many games as it takes.
func (a *asker) hints(positions int, c *counts) error {
	for i := 0; c.positions < positions; i++ {
		rnd := rand.New(rand.NewPCG(uint64(i), 0x68696e74))
		for g := a.begin(i); !g.Result().Over() && c.positions < positions; {
			if g.Position().Turn() == rules.South && rnd.IntN(8) == 0 {
				c.count(g.Variant(), g.Position(), a.hint(g.Game))
			}
			if err := g.step(); err != nil {
				return err
			}
		}
	}
	return nil
}

// useTable gives the searcher the endgame table of a game.
func (a *asker) useTable(g *rules.Game) {
	c, _ := endgame.For(g.Variant())
	a.searcher.Endgames(a.tables[c])
}

func (a *asker) hint(g *rules.Game) coach.Hint {
	a.useTable(g)
	advice := coach.Advise(a.searcher, g)
	for !advice.Work(1 << 30) {
	}
	return advice.Hint()
}

// lookBacks looks back at whole games.
func (a *asker) lookBacks(games int, c *counts) error {
	for i := range games {
		g := a.begin(i)
		for !g.Result().Over() {
			if err := g.step(); err != nil {
				return err
			}
		}
		a.useTable(g.Game)
		r := coach.LookBack(a.searcher, g.Game)
		for !r.Work(1 << 30) {
		}
		c.countMoments(r.Moments())
	}
	return nil
}
