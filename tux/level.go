package tux

import (
	"math/rand/v2"

	"awele/rules"
)

// Level says how well Tux plays, from 1, where a child who has just learned the rules wins, to Levels.
type Level int

// Levels is the number of levels.
const Levels = 8

// Valid returns the nearest level that exists.
func (l Level) Valid() Level { return max(1, min(l, Levels)) }

// manner is how a level looks and chooses. All levels rank the moves with the same search; a lower one sees less far
// and is less strict in what it takes from the ranking.
type manner struct {
	depth int // how many moves it looks ahead
	nodes int // and how many positions at most
	// whim is how much better, in 25ths of a seed, a move must be to be sure of being preferred.
	whim int
	// slip is how often, in per cent, it plays without looking.
	slip int
	// kind is how often, in per cent, it lets the child catch up where Tux leads by more than aim, in 25ths of a seed.
	// A negative aim is met while the child leads.
	kind int
	aim  int
	// days is in how many of 100 games it is kind at all; the others it plays in earnest. The seed of the game decides.
	days int
}

// The levels differ in what they see: 1 and 2 a move and the captures that follow, 3 and 4 also the answer, 5 and more
// what is planned, 6 and more the endgame table. Up to 4 Tux is kind in every game, above more and more rarely, so that
// a child who climbs meets a harder Tux more often, not all at once an unbeatable one. Only 8 is never kind.
// The numbers were found with go run ./tux/ladder.
var manners = [Levels + 1]manner{
	1: {depth: 1, nodes: 4_000, whim: 25, slip: 50, kind: 100, aim: -145, days: 100},
	2: {depth: 1, nodes: 4_000, whim: 25, kind: 92, aim: -180, days: 100},
	3: {depth: 2, nodes: 4_000, whim: 25, kind: 87, aim: -155, days: 100},
	4: {depth: 2, nodes: 4_000, whim: 25, kind: 88, aim: -80, days: 100},
	5: {depth: 7, nodes: 12_000, whim: 25, kind: 90, aim: -50, days: 52},
	6: {depth: 10, nodes: 50_000, whim: 30, kind: 90, aim: -115, days: 43},
	7: {depth: maxPly, nodes: 100_000, whim: 38, kind: 90, aim: -100, days: 25},
	8: {depth: maxPly, nodes: 150_000},
}

const (
	// finishLead is the lead, in seeds, from which on Tux plays to finish at every level, so that a lost game does not
	// drag.
	finishLead  = 15
	finishNodes = 60_000
	// patience is the number of moves without a capture after which a kind level plays on in earnest, so that the game
	// comes to an end. It then looks two moves ahead for each level.
	patience = 30
)

// situation is what a manner looks at besides the ranking.
type situation struct {
	variant rules.Variant
	pos     rules.Position
	calm    int // moves since the last capture
	seed    uint64
}

// lead returns how many seeds the side to move has stored more than the other.
func (s situation) lead() int {
	me := s.pos.Turn()
	return s.pos.Store(me) - s.pos.Store(me.Other())
}

// kindDay reports whether the game is one of days in 100. All moves of a game have the same answer.
func (s situation) kindDay(days int) bool {
	return rand.New(rand.NewPCG(s.seed, 0x646179)).IntN(100) < days
}

// in returns how a level plays in a situation.
func (l Level) in(s situation) manner {
	m := manners[l.Valid()]
	if !s.kindDay(m.days) {
		m.kind = 0
	}
	switch {
	case s.lead() >= finishLead:
		return manner{depth: maxPly, nodes: max(m.nodes, finishNodes)}
	case m.kind > 0 && s.calm >= patience:
		m.kind, m.depth = 0, max(m.depth, 2*int(l.Valid()))
	}
	return m
}

// margin says which values of the ranking a manner asks for.
func (m *manner) margin() int { return m.whim }

// choose picks a move of the ranking.
func (m *manner) choose(r *ranking, s situation, rnd *rand.Rand) rules.House {
	kind := rnd.IntN(100) < m.kind && s.lead()*seedWorth > m.aim+rnd.IntN(seedWorth)
	slip := rnd.IntN(100) < m.slip
	if !kind && !slip && m.whim == 0 {
		return r.best() // values that were not asked for exactly cannot be compared
	}
	best, most := rules.NoHouse, 0
	for i, move := range r.list() {
		v := move.value
		switch {
		case kind:
			v = s.gift(move.next)
		case slip:
			v = 0
		case v < r.moves[0].value-m.whim:
			return best
		}
		if i > 0 && (kind || slip) && s.pos.Seeds(rules.Pit{Side: s.pos.Turn(), House: move.house}) >= 12 {
			continue // a kroo is not given away
		}
		switch {
		case slip:
			v += rnd.IntN(100)
		case m.whim > 0:
			v += rnd.IntN(m.whim + 1)
		}
		if best == rules.NoHouse || v > most {
			best, most = move.house, v
		}
	}
	return best
}

// gift returns what the other side can expect to gain on Tux, in 25ths of a seed, if Tux goes to next and the other
// then plays any legal move.
func (s situation) gift(next rules.Position) int {
	me := s.pos.Turn()
	v := -seedWorth * (next.Store(me) - s.pos.Store(me))
	if next.Turn() == me {
		return v
	}
	gains, n := 0, 0
	for h := range s.variant.Legal(next).All() {
		after := s.variant.Next(next, h)
		gains += after.Store(me.Other()) - next.Store(me.Other())
		n++
	}
	if n == 0 {
		return v
	}
	return v + seedWorth*gains/n
}
