package tux

import (
	"math/rand/v2"

	"awele/rules"
	"awele/tux/endgame"
	"awele/tux/search"
)

// Level says how well Tux plays, from 1, where a child who has just learned the rules wins, to Levels.
type Level int

// Levels is the number of levels.
const Levels = 8

// Valid returns the nearest level that exists.
func (l Level) Valid() Level { return max(1, min(l, Levels)) }

const (
	// tableLevel is the lowest level that knows the endgame table.
	tableLevel = 6
	// endInSight is how many seeds are left on the board, or fewer, when the end is in sight. A search that comes to the
	// last dozen from farther off changes Tux's mind in one move of ten.
	endInSight = 30
)

// EndInSight reports whether so few seeds are left on the board that an endgame table begins to count.
func EndInSight(g *rules.Game) bool {
	p := g.Position()
	return p.InRow(rules.South)+p.InRow(rules.North) <= endInSight
}

// AsksEndgames reports whether Tux asks the endgame table about his move in g at this level: where there is one for the
// game, the upper levels do when the end is in sight. Before that a table may still be on its way.
func (l Level) AsksEndgames(g *rules.Game) bool {
	_, ok := endgame.For(g.Variant())
	return ok && l.Valid() >= tableLevel && EndInSight(g)
}

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

// The levels differ in what they see: 1 and 2 a move and the captures that follow, 3 and 4 also the answer, 5 and more
// what is planned, 6 and more the endgame table. Up to 4 Tux is kind in every game, above more and more rarely, so that
// a child who climbs meets a harder Tux more often, not all at once an unbeatable one. Only 8 is never kind.
// The numbers were found with go run ./tools/ladder.
var manners = [Levels + 1]manner{
	1: {depth: 1, nodes: 4_000, tolerance: 25, careless: 50, generous: 100, aim: -145, generousGames: 100},
	2: {depth: 1, nodes: 4_000, tolerance: 25, generous: 92, aim: -180, generousGames: 100},
	3: {depth: 2, nodes: 4_000, tolerance: 25, generous: 87, aim: -155, generousGames: 100},
	4: {depth: 2, nodes: 4_000, tolerance: 25, generous: 88, aim: -80, generousGames: 100},
	5: {depth: 7, nodes: 12_000, tolerance: 25, generous: 90, aim: -50, generousGames: 52},
	6: {depth: 10, nodes: 50_000, tolerance: 30, generous: 90, aim: -115, generousGames: 43},
	7: {depth: search.MaxDepth, nodes: 100_000, tolerance: 38, generous: 90, aim: -100, generousGames: 25},
	8: {depth: search.MaxDepth, nodes: 150_000},
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
	m := manners[l.Valid()]
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
