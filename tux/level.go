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
	// A kind level plays for an end no better than aim, in 25ths of a seed: ahead of that it lets the child catch up,
	// behind it it takes what it can.
	kind bool
	aim  int
}

var manners = [Levels + 1]manner{
	1: {depth: 2, nodes: 4_000, whim: 100, kind: true, aim: -150},
	2: {depth: 2, nodes: 4_000, whim: 150, kind: true, aim: -25},
	3: {depth: 2, nodes: 4_000, whim: 150},
	4: {depth: 3, nodes: 10_000, whim: 100},
	5: {depth: 5, nodes: 20_000, whim: 60},
	6: {depth: 7, nodes: 40_000, whim: 20},
	7: {depth: 10, nodes: 80_000},
	8: {depth: maxPly, nodes: 250_000},
}

const (
	// finishLead is the lead, in seeds, from which on Tux plays to finish at every level, so that a lost game does not
	// drag.
	finishLead  = 15
	finishNodes = 60_000
)

// mannerAt returns how a level plays in a position.
func mannerAt(l Level, p rules.Position) manner {
	m := manners[l.Valid()]
	if p.Store(p.Turn())-p.Store(p.Turn().Other()) >= finishLead {
		return manner{depth: maxPly, nodes: max(m.nodes, finishNodes)}
	}
	return m
}

// margin says which values of the ranking a manner asks for.
func (m *manner) margin() int {
	if m.kind {
		return anyValue
	}
	return m.whim
}

// choose picks a move of the ranking.
func (m *manner) choose(r *ranking, rnd *rand.Rand) rules.House {
	best, most := rules.NoHouse, 0
	for i, move := range r.list() {
		v := move.value
		if !m.kind && v < r.moves[0].value-m.whim {
			break
		}
		if m.kind && v > m.aim {
			v = 2*m.aim - v
		}
		if m.whim > 0 {
			v += rnd.IntN(m.whim + 1)
		}
		if i == 0 || v > most {
			best, most = move.house, v
		}
	}
	return best
}
