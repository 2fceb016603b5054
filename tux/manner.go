package tux

import (
	"math/rand/v2"

	"awele/rules"
	"awele/tux/search"
)

// manner is how a level looks ahead and chooses. All levels rank the moves with the same search; a lower one sees less
// far, is less strict in what it takes from the ranking, slips more often and is sooner kind.
type manner struct {
	depth int // how many moves it looks ahead
	nodes int // and how many positions at most
	// tolerance is how much better, in parts of a seed, a move must be to be sure of being preferred.
	tolerance int
	// hasty is how often, in per cent, it looks only hastyDepth moves ahead.
	hasty      int
	hastyDepth int
	// careless is how often, in per cent, it plays without looking.
	careless int
	// generous is how often, in per cent, it lets the child catch up where Tux leads by more than aim, in parts of a
	// seed. A negative aim is met while the child leads.
	generous int
	aim      int
}

const (
	// finishLead is the lead, in seeds, from which on Tux plays to finish at every level, so that a lost game does not
	// drag.
	finishLead = 15
	// quietLimit is the number of moves without a capture from which on every level does what it can to end the game.
	quietLimit = 14
	// finishNodes is how many positions a level that wants to end the game looks at.
	finishNodes = 60_000
	// quietCost is what a move without a capture costs then, in parts of a seed.
	quietCost = 8
	endDepth = 4
)

// mood is how Tux chooses one move.
type mood struct {
	depth, nodes int
	way          way
	tolerance    int
}

// way is what a mood takes from the ranking.
type way int

const (
	earnest  way = iota // what is best, within the tolerance
	careless            // any move
	generous            // what lets the child catch up most
	ending              // what soon brings a capture, whoever makes it
)

// moodIn returns how Tux plays the next move in a situation.
func (m *manner) moodIn(s situation, rnd *rand.Rand) mood {
	d := mood{depth: m.depth, nodes: m.nodes, tolerance: m.tolerance}
	kind := rnd.IntN(100) < m.generous && s.lead()*search.SeedValue > m.aim+rnd.IntN(search.SeedValue)
	slips := rnd.IntN(100) < m.careless
	hasty := rnd.IntN(100) < m.hasty
	switch {
	case s.quiet >= quietLimit && m.generous > 0:
		return mood{depth: search.MaxDepth, nodes: 20000, way: ending, tolerance: 50}
	case s.lead() >= finishLead:
		return mood{depth: search.MaxDepth, nodes: max(m.nodes, finishNodes)}
	case kind:
		d.way = generous
	case slips:
		d.way = careless
	case hasty:
		d.depth = min(d.depth, m.hastyDepth)
	}
	return d
}

// choose picks a move of the ranking. A win that is in sight is taken in every mood.
func (d *mood) choose(r *search.Ranking, s situation, rnd *rand.Rand) rules.House {
	if r.BestValue() > search.Decided || d.way == earnest && d.tolerance == 0 {
		return r.Best() // values that were not asked for exactly cannot be compared
	}
	best, most := rules.NoHouse, 0
	for i, move := range r.Moves() {
		v := move.Value
		switch {
		case d.way == ending && v < r.BestValue()-d.tolerance:
			return best
		case d.way == ending:
			v -= quietCost * s.quietAhead(move.Next, rnd) / 10
		case d.way == earnest && v < r.BestValue()-d.tolerance:
			return best
		case d.way == earnest:
			v += rnd.IntN(d.tolerance + 1)
		case i > 0 && s.goesRound(move.House):
			continue // so full a house is not given away
		case d.way == careless:
			v = rnd.IntN(100)
		case d.way == generous:
			v = s.gift(move.Next) + rnd.IntN(d.tolerance+1)
		}
		if best == rules.NoHouse || v > most {
			best, most = move.House, v
		}
	}
	return best
}
