package main

import (
	"fmt"
	"math"
	"slices"

	"awele/rules"
	"awele/tux/learner"
)

// longQuiet is how many moves in a row without a capture bore a child.
const longQuiet = 60

// cell is what became of many games of two players, as the first sees it.
type cell struct {
	games, wins, draws, losses int
	close                      int   // games that ended within 6 seeds
	plies                      int   // of all games
	lead                       int   // seeds that the first stored more, in all games
	seeds                      int   // of all games
	tails                      []int // moves after the second player was 15 ahead
	heavy                      int   // games lost by 15 seeds or more
	quiet                      int   // games with longQuiet moves in a row in which no seed was stored
	declined                   int   // games in which the second player declined to win with one move
}

// match plays games with the seeds first, first+1, … and changes seats after each.
func match(v rules.Variant, one, two learner.Player, games int, first uint64) (c cell, err error) {
	for i := range games {
		r, err := learner.Play(v, one, two, rules.Side(i%2), first+uint64(i/2))
		if err != nil {
			return c, err
		}
		c.games++
		c.plies += r.Plies
		c.lead += r.Lead
		c.seeds += v.Start(rules.South).Total()
		switch {
		case r.Lead > 0:
			c.wins++
		case r.Lead < 0:
			c.losses++
		default:
			c.draws++
		}
		if -6 <= r.Lead && r.Lead <= 6 {
			c.close++
		}
		if r.Lead <= -learner.AheadBy {
			c.heavy++
		}
		if r.Quiet >= longQuiet {
			c.quiet++
		}
		if r.Declined > 0 {
			c.declined++
		}
		if r.Ahead < 0 {
			c.tails = append(c.tails, r.Tail)
		}
	}
	return c, nil
}

func share(n, of int) float64 { return float64(n) / float64(of) }

// score is the share of points, a draw being half of one.
func (c cell) score() float64 { return share(2*c.wins+c.draws, 2*c.games) }

// bounds returns the 95 % confidence interval of a share by Wilson.
func bounds(share float64, games int) (low, high float64) {
	const z = 1.96
	n := float64(games)
	mid := (share + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	return mid - half, mid + half
}

// tail returns the median number of moves after the second player was 15 ahead, or -1.
func (c cell) tail() int {
	if len(c.tails) == 0 {
		return -1
	}
	t := slices.Sorted(slices.Values(c.tails))
	return t[len(t)/2]
}

// String returns the cell as one line of a table of a game that can go round in circles.
func (c cell) String() string { return c.line(share(c.quiet, c.games)) }

// of returns the cell as one line of the table of a game. One that cannot go round in circles has no long quiet runs: in
// their place stands the share of the seeds that the first stored.
func (c cell) of(v rules.Variant) string {
	if v.Repeats() {
		return c.String()
	}
	return c.line(share(c.seeds+c.lead, 2*c.seeds))
}

// line returns the cell as one line of a table, with a share that hangs on the game.
func (c cell) line(special float64) string {
	low, high := bounds(c.score(), c.games)
	return fmt.Sprintf("%6d  %5.1f %5.1f %5.1f  %5.1f [%4.1f, %4.1f]  %5.1f  %5d  %4d  %5.1f %5.1f %5.1f", c.games,
		100*share(c.wins, c.games), 100*share(c.draws, c.games), 100*share(c.losses, c.games),
		100*c.score(), 100*low, 100*high, 100*share(c.close, c.games), c.plies/c.games, c.tail(),
		100*share(c.heavy, c.games), 100*special, 100*share(c.declined, c.games))
}
