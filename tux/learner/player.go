package learner

import (
	"fmt"
	"math/rand/v2"

	"awele/rules"
	"awele/tux"
)

// Player chooses moves in a game.
type Player interface {
	// Restart begins a game; all chance of the player comes from the seed.
	Restart(seed uint64)
	// Move chooses a legal move of a game that is not over.
	Move(g *rules.Game) rules.House
}

// Child is a simulated child: it plays the biggest capture it finds, but overlooks everything some of the time, and then
// plays at random. Restart must be called before the first move.
type Child struct {
	Name  string
	Sees  int // how often it looks, in per cent
	Plies int // 1: counts what it captures; 2: also what the answer captures
	rnd   *rand.Rand
}

// Children returns the children of the ladder, in the order of their strength.
func Children() []Child {
	return []Child{
		{Name: "random", Plies: 1},
		{Name: "sees 30 %", Sees: 30, Plies: 1},
		{Name: "sees 60 %", Sees: 60, Plies: 1},
		{Name: "sees 90 %", Sees: 90, Plies: 1},
		{Name: "two plies 80 %", Sees: 80, Plies: 2},
	}
}

// Restart begins a game.
func (c *Child) Restart(seed uint64) { c.rnd = rand.New(rand.NewPCG(seed, 0x6368696c64)) }

// Move chooses a move.
func (c *Child) Move(g *rules.Game) rules.House {
	legal := g.Legal()
	if c.rnd.IntN(100) < c.Sees {
		legal = c.greediest(g.Variant(), g.Position(), legal)
	}
	for range c.rnd.IntN(legal.Len()) {
		legal &= legal - 1
	}
	return legal.First()
}

// greediest returns the moves of the greatest gain.
func (c *Child) greediest(v rules.Variant, p rules.Position, legal rules.HouseSet) (best rules.HouseSet) {
	most := -rules.MaxSeeds
	for h := range legal.All() {
		next := v.Next(p, h)
		gain := gain(p, next, p.Turn())
		if c.Plies > 1 && next.Turn() != p.Turn() {
			loss := 0
			for a := range v.Legal(next).All() {
				loss = max(loss, answerGain(v, next, a))
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

// gain returns how many seeds side s has stored more in next than in p.
func gain(p, next rules.Position, s rules.Side) int { return next.Store(s) - p.Store(s) }

// answerGain returns what the side to move in p gains with house h.
func answerGain(v rules.Variant, p rules.Position, h rules.House) int {
	return gain(p, v.Next(p, h), p.Turn())
}

// Tux is Tux at a level.
type Tux struct {
	Engine *tux.Engine
	Level  tux.Level
	Seed   uint64 // of the game; Restart sets it
}

// Restart begins a game.
func (t *Tux) Restart(seed uint64) { t.Seed = seed }

// Move thinks to the end and returns the move.
func (t *Tux) Move(g *rules.Game) rules.House {
	thought := t.Engine.Think(g, t.Level, t.Seed)
	for !thought.Work(1 << 30) {
	}
	return thought.Move().House
}

// AheadBy is the lead in seeds from which on a side counts as ahead in a [Result].
const AheadBy = 15

// Result is what became of a game, as the first of two players sees it.
type Result struct {
	Lead  int // seeds captured more than the second player
	Plies int // moves of both
	// Tail is the number of moves after a side was first AheadBy seeds ahead, or -1 if none was.
	Tail int
	// Ahead is 1 or -1 for the player who was first AheadBy seeds ahead, 0 if none was.
	Ahead int
}

// Play plays a game of v between two players to its end; side is where the first player sits. South moves first. All
// chance comes from the seed. Where a board comes back the players agree to share. The error says which player made a
// move that breaks a rule.
func Play(v rules.Variant, one, two Player, side rules.Side, seed uint64) (Result, error) {
	one.Restart(seed)
	two.Restart(seed ^ 0x9e3779b97f4a7c15)
	g := rules.NewGame(v, rules.South)
	r := Result{Tail: -1}
	lead := func() int { return g.Position().Store(side) - g.Position().Store(side.Other()) }
	for !g.Result().Over() {
		turn := g.Position().Turn()
		who := one
		if turn != side {
			who = two
		}
		pit := rules.Pit{Side: turn, House: who.Move(g)}
		if err := g.Play(pit); err != nil {
			return r, fmt.Errorf("%T plays %v: %w in\n%v", who, pit, err, g)
		}
		if g.Repeats() > 0 {
			if err := g.Agree(); err != nil {
				return r, err
			}
		}
		if now := lead(); r.Ahead == 0 && (now >= AheadBy || now <= -AheadBy) {
			r.Ahead, r.Tail = 1, g.Ply()
			if now < 0 {
				r.Ahead = -1
			}
		}
	}
	r.Plies = g.Ply()
	if r.Tail >= 0 {
		r.Tail = r.Plies - r.Tail
	}
	r.Lead = lead()
	return r, nil
}
