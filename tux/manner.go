package tux

import (
	"math/rand/v2"

	"awele/rules"
	"awele/tux/search"
)

// manner is how a level looks ahead and chooses. All levels rank the moves with the same search; a lower one sees less
// far, is less strict in what it takes from the ranking, and is kind more often.
type manner struct {
	depth int // how many moves it looks ahead
	nodes int // and how many positions at most
	// tolerance is how much better, in parts of a seed, a move must be to be sure of being preferred. Without any the
	// level is deterministic.
	tolerance int
	// careless is how often, in per cent, it plays without looking.
	careless int
	// generous is how often, in per cent, it lets the child catch up where Tux leads by more than aim, in parts of a
	// seed. A negative aim is met while the child leads. The moves between are in earnest, so that who plays better
	// gains more than is given.
	generous int
	aim      int
	// after is by how many seeds Tux must have led in the game before he is kind at all: against a player who is as
	// strong as he he plays in earnest.
	after int
	// fitted judges positions of Oware by the weights that were fitted to games, which see more than a child can.
	fitted bool
	// sowings is how many sowings it does in a turn at most, as far as it has a choice; 0 is no limit.
	sowings int
}

const (
	// finishLead is the lead, in seeds, from which on Tux plays to finish at every level, so that a lost game does not
	// drag: where a board can come back, for other games end by themselves.
	finishLead  = 15
	finishNodes = 60_000
	// quietLimit is the number of moves without a capture from which on every level with a tolerance does what it can to
	// bring one about, so that the game comes to an end. It then looks quietDepth moves ahead for each level, and takes
	// what is within quietTolerance of the best; each move that is likely to pass without a capture costs quietCost, in
	// parts of a seed.
	quietLimit     = 14
	quietDepth     = 5
	quietNodes     = 20_000
	quietTolerance = 2 * search.SeedValue
	quietCost      = 8
	// giveLimit is the number of moves without a capture from which on the levels up to giveLevel give the child something
	// to capture, so that a child who is cautious too is not bored.
	giveLimit = 44
	giveLevel = 5
)

// mood is how Tux chooses one move.
type mood struct {
	depth, nodes int
	tolerance    int
	way          way
	fitted       bool
}

// way is what a mood prefers.
type way int

const (
	earnest  way = iota // what is best
	careless            // any move
	generous            // what lets the child catch up most
	ending              // what is likely to bring a capture soon, whoever makes it
	giving              // what lets the child capture at once
)

// moodIn returns how a level plays its next move in a situation.
func (l Level) moodIn(s situation, rnd *rand.Rand) mood {
	m := &mannersOf(s.variant.Kind)[l.Valid()]
	kind := rnd.IntN(100) < m.generous && s.led >= m.after && s.lead()*search.SeedValue > m.aim+rnd.IntN(search.SeedValue)
	slips := rnd.IntN(100) < m.careless
	d := mood{depth: m.depth, nodes: m.nodes, tolerance: m.tolerance, fitted: m.fitted}
	switch {
	case s.quiet >= giveLimit && l.Valid() <= giveLevel:
		d.way = giving
		return d
	case s.quiet >= quietLimit && m.tolerance > 0:
		return mood{min(max(m.depth, quietDepth*int(l.Valid())), search.MaxDepth), max(m.nodes, quietNodes), quietTolerance, ending, m.fitted}
	case s.lead() >= finishLead && s.variant.Repeats():
		return mood{depth: search.MaxDepth, nodes: max(m.nodes, finishNodes), fitted: m.fitted}
	case kind:
		d.way = generous
	case slips:
		d.way = careless
	}
	return d
}

// choose picks a move of the ranking. A win that is in sight is taken in every mood, and at once where one move brings it.
func (d *mood) choose(r *search.Ranking, s situation, rnd *rand.Rand) rules.House {
	for _, move := range r.Moves() {
		if s.wins(move.House) {
			return move.House
		}
	}
	if r.BestValue() > search.Decided || d.tolerance == 0 {
		return r.Best() // without a tolerance values were not asked for that can be compared
	}
	best, most := rules.NoHouse, 0
	for i, move := range r.Moves() {
		v := move.Value
		strict := d.way == earnest || d.way == ending
		switch {
		case strict && v < r.BestValue()-d.tolerance:
			return best
		case !strict && i > 0 && s.goesRound(move.House):
			continue // so full a house is not given away
		}
		switch d.way {
		case ending:
			v -= quietCost * s.quietAhead(move.Next, rnd) / 10
		case giving:
			v = s.offer(move.Next, rnd)
		case careless:
			v = rnd.IntN(100)
		case generous:
			v = s.gift(move.Next) + rnd.IntN(d.tolerance+1)
		default:
			v += rnd.IntN(d.tolerance + 1)
		}
		if best == rules.NoHouse || v > most {
			best, most = move.House, v
		}
	}
	return best
}
