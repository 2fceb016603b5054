package learner

import (
	"fmt"

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
	Quiet int // the longest run of moves in which no seed was stored
	// Tail is the number of moves after a side was first AheadBy seeds ahead, or -1 if none was.
	Tail int
	// Ahead is 1 or -1 for the player who was first AheadBy seeds ahead, 0 if none was.
	Ahead int
	// Declined is how often the second player could have won with one move and played one that does not end the game, its
	// first turn excepted: with that Tux is not to win.
	Declined int
}

// Play plays a game of v between two players to its end; side is where the first player sits. South moves first. All
// chance comes from the seed. Where a board comes back the players agree to share. The error says which player made a
// move that breaks a rule.
func Play(v rules.Variant, one, two Player, side rules.Side, seed uint64) (Result, error) {
	g := rules.NewGame(v, rules.South)
	first, second := one, two
	if g.Opening() && side == rules.North {
		first, second = two, one // both games of a pair have the same joint opening
	}
	first.Restart(seed)
	second.Restart(seed ^ 0x9e3779b97f4a7c15)
	r, quietFrom := Result{Tail: -1}, 0
	begun, settled := false, false // the second player has begun its first turn, and ended it
	lead := func() int { return g.Position().Store(side) - g.Position().Store(side.Other()) }
	for !g.Result().Over() {
		turn := g.Position().Turn()
		who := one
		if turn != side {
			who = two
		}
		before, opening := g.Position(), g.Opening()
		pit := rules.Pit{Side: turn, House: who.Move(g)}
		if err := g.Play(pit); err != nil {
			return r, fmt.Errorf("%T plays %v: %w in\n%v", who, pit, err, g)
		}
		if stored(g.Position()) > stored(before) {
			quietFrom = g.Ply()
		}
		r.Quiet = max(r.Quiet, g.Ply()-quietFrom)
		if turn != side && settled && !g.Result().Over() && canWin(v, before) {
			r.Declined++
		}
		begun = begun || turn != side && !opening
		settled = settled || begun && g.Position().Turn() == side
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

// canWin reports whether the side to move wins with one move.
func canWin(v rules.Variant, p rules.Position) bool {
	for h := range v.Legal(p).All() {
		if v.Result(v.Next(p, h)).Won(p.Turn()) {
			return true
		}
	}
	return false
}

func stored(p rules.Position) int { return p.Store(rules.South) + p.Store(rules.North) }
