package search

import "awele/rules"

// RankedMove is a move of the root with its value for the side to move, in parts of a seed (see SeedValue).
type RankedMove struct {
	House rules.House
	Value int
	Next  rules.Position // what it leads to
}

// Ranking is the list of all legal moves of the root, the best first. Values within the margin of the best are exact for
// the depth; of the others it is only known that they are no better than written.
type Ranking struct {
	moves  [rules.MaxHouses]RankedMove
	n      int
	depth  int // the depth that was finished
	margin int
}

// RankingOf returns a ranking of moves that were judged by other means, the best first.
func RankingOf(moves ...RankedMove) (r Ranking) {
	r.n = copy(r.moves[:], moves)
	return r
}

// Moves returns the moves, the best first.
func (r *Ranking) Moves() []RankedMove { return r.moves[:r.n] }

// Best returns the best move, or rules.NoHouse if there is none.
func (r *Ranking) Best() rules.House {
	if r.n == 0 {
		return rules.NoHouse
	}
	return r.moves[0].House
}

// BestValue returns the value of the best move, or 0 if there is none.
func (r *Ranking) BestValue() int { return r.moves[0].Value }

// Value returns the value of a house, less than any other if it is not ranked.
func (r *Ranking) Value(h rules.House) int {
	for _, m := range r.Moves() {
		if m.House == h {
			return m.Value
		}
	}
	return -AllExact
}

// Depth returns the depth that was finished, in turns of either side.
func (r *Ranking) Depth() int { return r.depth }

// AllExact as a margin makes every value exact: none is as far from another.
const AllExact = 4 * infinite

// moveToFront puts the best of the first n moves of an unfinished ranking in front.
func (r *Ranking) moveToFront(unfinished *Ranking, n int) {
	best := 0
	for i := 1; i < n; i++ {
		if unfinished.moves[i].Value > unfinished.moves[best].Value {
			best = i
		}
	}
	m := unfinished.moves[best]
	copy(r.moves[1:best+1], r.moves[:best])
	r.moves[0] = m
}

// sort sorts the moves by value; equal moves keep their order.
func (r *Ranking) sort() {
	for i := 1; i < r.n; i++ {
		for j := i; j > 0 && r.moves[j].Value > r.moves[j-1].Value; j-- {
			r.moves[j], r.moves[j-1] = r.moves[j-1], r.moves[j]
		}
	}
}
