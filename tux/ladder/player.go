package main

import (
	"fmt"
	"math/rand/v2"

	"awele/rules"
	"awele/tux"
	"awele/tux/endgame"
)

// player chooses a move in a game that is not over.
type player interface {
	move(g *rules.Game) rules.House
	// restart begins a game; all chance of the player comes from the seed.
	restart(seed uint64)
}

// learner stands for a child: it plays the biggest capture it finds, but overlooks everything some of the time, and
// then plays at random.
type learner struct {
	sees  int // per cent
	plies int // 1: counts the own capture; 2: also what the answer takes
	rnd   *rand.Rand
}

func (l *learner) restart(seed uint64) { l.rnd = rand.New(rand.NewPCG(seed, 0x6368696c64)) }

func (l *learner) move(g *rules.Game) rules.House {
	v, p := g.Variant(), g.Position()
	legal := g.Legal()
	if l.rnd.IntN(100) < l.sees {
		legal = l.greedy(v, p, legal)
	}
	for range l.rnd.IntN(legal.Len()) {
		legal &= legal - 1
	}
	return legal.First()
}

// greedy returns the moves of the greatest gain.
func (l *learner) greedy(v rules.Variant, p rules.Position, legal rules.HouseSet) (best rules.HouseSet) {
	most := -rules.MaxSeeds
	for h := range legal.All() {
		next := v.Next(p, h)
		gain := gain(p, next, p.Turn())
		if l.plies > 1 && next.Turn() != p.Turn() {
			loss := 0
			for a := range v.Legal(next).All() {
				loss = max(loss, gainOf(next, v.Next(next, a)))
			}
			gain -= loss
		}
		if gain > most {
			most, best = gain, 0
		}
		if gain == most {
			best |= 1 << h
		}
	}
	return best
}

func gain(p, next rules.Position, s rules.Side) int { return next.Store(s) - p.Store(s) }

func gainOf(p, next rules.Position) int { return gain(p, next, p.Turn()) }

// newEngine returns an engine that knows the given endgame table.
func newEngine(t *endgame.Table) *tux.Engine {
	e := tux.NewEngine()
	e.Endgames(t)
	return e
}

// endgames returns a table of the usual rules up to a number of seeds.
func endgames(v rules.Variant, seeds int) *endgame.Table {
	c, ok := endgame.For(v)
	if !ok {
		return nil
	}
	b := endgame.NewBuilder(endgame.NewTable(c), seeds)
	for !b.Work(1 << 20) {
	}
	return b.Table()
}

// opponent is Tux at a level.
type opponent struct {
	engine *tux.Engine
	level  tux.Level
	seed   uint64
}

func (o *opponent) restart(seed uint64) { o.seed = seed }

func (o *opponent) move(g *rules.Game) rules.House {
	t := o.engine.Think(g, o.level, o.seed)
	for !t.Work(1 << 30) {
	}
	return t.Move().House
}

// result is what became of a game, as the first of two players sees it.
type result struct {
	lead  int // seeds captured more than the second player
	plies int
	// tail is the number of moves after a side was first 15 seeds ahead, or -1 if none was.
	tail int
	// ahead is 1 or -1 for the player who was first 15 seeds ahead.
	ahead int
}

// play plays a game to its end; side is where the first player sits. South moves first.
func play(v rules.Variant, one, two player, side rules.Side, seed uint64) result {
	one.restart(seed)
	two.restart(seed ^ 0x9e3779b97f4a7c15)
	g := rules.NewGame(v, rules.South)
	r := result{tail: -1}
	for !g.Result().Over() {
		turn := g.Position().Turn()
		who := one
		if turn != side {
			who = two
		}
		pit := rules.Pit{Side: turn, House: who.move(g)}
		if err := g.Play(pit); err != nil {
			panic(fmt.Sprintf("%v: %v\n%v", pit, err, g))
		}
		if g.Repeats() > 0 { // Tux offers to share, and the other agrees
			if err := g.Agree(); err != nil {
				panic(err)
			}
		}
		lead := g.Position().Store(side) - g.Position().Store(side.Other())
		if r.ahead == 0 && (lead >= 15 || lead <= -15) {
			r.ahead, r.tail = 1, g.Ply()
			if lead < 0 {
				r.ahead = -1
			}
		}
	}
	r.plies = g.Ply()
	if r.tail >= 0 {
		r.tail = r.plies - r.tail
	}
	r.lead = g.Position().Store(side) - g.Position().Store(side.Other())
	return r
}
