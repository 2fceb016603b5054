package rules

// The whole game in rounds: a round is played until every seed is in a store. For the next one each side fills its houses
// from its store, from the house next to the store outwards, as far as its seeds go; houses that are not filled are burnt.
// The side that moved last in a round begins the next.
const (
	// mostRounds is the number of rounds after which the game ends.
	mostRounds = 12
	// fewestHouses is the number of houses that each side must be able to fill for another round.
	fewestHouses = 3
)

// InRounds reports whether the game is played in several rounds. Then [Variant.Result] knows only how a round ends, and
// [Game.Result] how the game does.
func (v Variant) InRounds() bool { return v.Rounds > 1 }

// Round returns the number of the present round, from 1. A game that is not played in rounds has one.
func (g *Game) Round() int { return int(g.states[g.at].round) }

// BeginsRound reports whether move number ply, 1 ≤ ply ≤ Ply, began a new round: no house was played.
func (g *Game) BeginsRound(ply int) bool { return g.states[ply].round != g.states[ply-1].round }

// BetweenRounds reports whether a round is over and the game is not: then nobody is to choose a house. NextRound goes on, and
// Agree ends the game.
func (g *Game) BetweenRounds() bool {
	return g.variant.InRounds() && !g.Result().Over() && g.variant.Result(g.Position()).Over()
}

// NextRound begins the next round. It counts as a move, and moves that were undone are forgotten. It returns ErrGameOver, or
// ErrRoundGoesOn while the present round is not over, and then changes nothing.
func (g *Game) NextRound() error {
	if g.Result().Over() {
		return ErrGameOver
	}
	if !g.BetweenRounds() {
		return ErrRoundGoesOn
	}
	p := g.Position()
	g.push(state{pos: g.variant.nextRound(p), move: NoHouse, by: p.turn.Other()})
	g.states[g.at].round++
	return nil
}

// nextRound returns the start of the round that follows one which ended in p.
func (v Variant) nextRound(p Position) Position { return Apply(p, v.roundSteps(p)) }

// roundSteps returns how the houses are filled and burnt for the round that follows one which ended in p. There the other
// side than the one that moved last is to move.
func (v Variant) roundSteps(p Position) []Step {
	s := NewSower(v, p)
	for _, side := range bothSides {
		s.hand = side
		for h := v.Houses - 1; h >= 0; h-- {
			to := Pit{side, House(h)}
			if s.pos.Store(side) >= v.Seeds {
				s.Do(Step{Kind: Fill, From: Pit{side, Store}, To: to, Seeds: v.Seeds})
			} else {
				s.Do(Step{Kind: Burn, To: to})
			}
		}
	}
	s.Do(Step{Kind: Begin, Hand: p.turn.Other()})
	return s.steps
}

// methodAt says how the game ends with p, which is about to be pushed: NoMethod if it goes on, be it with another round.
func (g *Game) methodAt(p Position) Method {
	v := g.variant
	m := v.Result(p).Method
	switch {
	case m == NoMethod || !v.InRounds():
		return m
	case min(p.Store(South), p.Store(North)) < fewestHouses*v.Seeds, g.Round() >= v.Rounds, g.hasBegun(v.nextRound(p)):
		return Rounds
	}
	return NoMethod
}

// hasBegun reports whether a round has begun as p: with the same burnt houses, stores and side to move.
func (g *Game) hasBegun(p Position) bool {
	for ply := range g.at + 1 {
		if (ply == 0 || g.BeginsRound(ply)) && g.states[ply].pos == p {
			return true
		}
	}
	return false
}
