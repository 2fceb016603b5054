package tux

import (
	"math/rand/v2"

	"awele/rules"
	"awele/tux/search"
)

// manner is how a level looks ahead and chooses. All levels rank the moves with the same search; a lower one sees less
// far and is less strict in what it takes from the ranking.
type manner struct {
	depth int // how many moves it looks ahead
	nodes int // and how many positions at most
	// tolerance is how much better, in parts of a seed, a move must be to be sure of being preferred.
	tolerance int
	// careless is how often, in per cent, it plays without looking.
	careless int
	// generous is how often, in per cent, it lets the child catch up where Tux leads by more than aim, in parts of a
	// seed. A negative aim is met while the child leads.
	generous int
	aim      int
	// generousGames is in how many of 100 games it is so at all; the others it plays in earnest. The seed of the game
	// decides.
	generousGames int
}

const (
	// finishLead is the lead, in seeds, from which on Tux plays to finish at every level, so that a lost game does not
	// drag.
	finishLead  = 15
	finishNodes = 60_000
	// quietLimit is the number of moves without a capture after which a generous level plays on in earnest, so that the
	// game comes to an end. It then looks two moves ahead for each level.
	quietLimit = 30
)

// situation is what a manner looks at besides the ranking.
type situation struct {
	variant rules.Variant
	pos     rules.Position
	quiet   int // moves since the last capture
	seed    uint64
}

// lead returns how many seeds the side to move has stored more than the other.
func (s situation) lead() int {
	me := s.pos.Turn()
	return s.pos.Store(me) - s.pos.Store(me.Other())
}

// generousGame reports whether the game is one of so many in 100. All moves of a game have the same answer.
func (s situation) generousGame(of100 int) bool {
	return rand.New(rand.NewPCG(s.seed, 0x646179)).IntN(100) < of100
}

// mannerIn returns how a level plays in a situation.
func (l Level) mannerIn(s situation) manner {
	m := mannersOf(s.variant.Kind)[l.Valid()]
	if !s.generousGame(m.generousGames) {
		m.generous = 0
	}
	switch {
	case s.lead() >= finishLead:
		return manner{depth: search.MaxDepth, nodes: max(m.nodes, finishNodes)}
	case m.generous > 0 && s.quiet >= quietLimit:
		m.generous, m.depth = 0, max(m.depth, 2*int(l.Valid()))
	}
	return m
}

// margin says which values of the ranking a manner asks for.
func (m *manner) margin() int { return m.tolerance }

// choose picks a move of the ranking.
func (m *manner) choose(r *search.Ranking, s situation, rnd *rand.Rand) rules.House {
	generous := rnd.IntN(100) < m.generous && s.lead()*search.SeedValue > m.aim+rnd.IntN(search.SeedValue)
	careless := rnd.IntN(100) < m.careless
	if !generous && !careless && m.tolerance == 0 {
		return r.Best() // values that were not asked for exactly cannot be compared
	}
	best, most := rules.NoHouse, 0
	for i, move := range r.Moves() {
		v := move.Value
		switch {
		case generous:
			v = s.gift(move.Next)
		case careless:
			v = 0
		case v < r.BestValue()-m.tolerance:
			return best
		}
		if i > 0 && (generous || careless) && s.goesRound(move.House) {
			continue // so full a house is not given away
		}
		switch {
		case careless:
			v += rnd.IntN(100)
		case m.tolerance > 0:
			v += rnd.IntN(m.tolerance + 1)
		}
		if best == rules.NoHouse || v > most {
			best, most = move.House, v
		}
	}
	return best
}

// goesRound reports whether the seeds of a house of the side to move go all round the board, as those of a kroo do.
func (s situation) goesRound(h rules.House) bool {
	return s.pos.Seeds(rules.Pit{Side: s.pos.Turn(), House: h}) >= 2*s.variant.Houses
}

// gift returns what the other side can expect to gain on Tux, in parts of a seed, if Tux goes to next and the other then
// plays any legal move.
func (s situation) gift(next rules.Position) int {
	me := s.pos.Turn()
	v := -search.SeedValue * (next.Store(me) - s.pos.Store(me))
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
	return v + search.SeedValue*gains/n
}
