package rules_test

import (
	"strconv"

	"awele/rules"
)

// naiveCongkak is a second Congkak, written from the rule book with plain numbers: all places in a circle, the houses of
// South, its store, the houses of North, its store. It shares no code with the package.
type naiveCongkak struct {
	houses, seeds, limit int
	rounds               bool
	pits                 []int
	burnt                []bool
	turn                 int // 0 or 1
	sown                 int // sowings of this turn
	laps                 int // of the last sowing
}

func newNaiveCongkak(v rules.Variant, p rules.Position) *naiveCongkak {
	n := &naiveCongkak{houses: v.Houses, seeds: v.Seeds, limit: v.Limit, rounds: v.Rounds > 1, turn: int(p.Turn())}
	for _, s := range []rules.Side{rules.South, rules.North} {
		for h := range rules.House(v.Houses) {
			n.pits = append(n.pits, p.Seeds(rules.Pit{Side: s, House: h}))
			n.burnt = append(n.burnt, p.Burnt(s).Has(h))
		}
		n.pits = append(n.pits, p.Store(s))
		n.burnt = append(n.burnt, false)
	}
	return n
}

func (n *naiveCongkak) first(side int) int { return side * (n.houses + 1) }
func (n *naiveCongkak) store(side int) int { return n.first(side) + n.houses }

func (n *naiveCongkak) inRow(side int) (sum int) {
	for h := range n.houses {
		sum += n.pits[n.first(side)+h]
	}
	return sum
}

// end says how the round has ended, "" if it goes on.
func (n *naiveCongkak) end() string {
	total := 0
	for _, seeds := range n.pits {
		total += seeds
	}
	switch {
	case n.inRow(0)+n.inRow(1) == 0:
		return "no move"
	case !n.rounds && (2*n.pits[n.store(0)] > total || 2*n.pits[n.store(1)] > total):
		return "majority"
	}
	return ""
}

func (n *naiveCongkak) legal() (houses []int) {
	if n.end() != "" {
		return nil
	}
	for h := range n.houses {
		if n.pits[n.first(n.turn)+h] > 0 {
			houses = append(houses, h)
		}
	}
	return houses
}

// play sows a house of the side to move until its hand rests, and finds out who moves then.
func (n *naiveCongkak) play(house int) {
	me := n.turn
	at := n.first(me) + house
	n.laps = 0
	for {
		n.laps++
		hand := n.pits[at]
		n.pits[at] = 0
		for hand > 0 {
			at = (at + 1) % len(n.pits)
			if at == n.store(1-me) || n.burnt[at] {
				continue
			}
			n.pits[at]++
			hand--
		}
		if at == n.store(me) || n.pits[at] == 1 {
			break
		}
	}
	if at >= n.first(me) && at < n.store(me) {
		if opposite := 2*n.houses - at; n.pits[opposite] > 0 {
			n.pits[n.store(me)] += 1 + n.pits[opposite]
			n.pits[at], n.pits[opposite] = 0, 0
		}
	}
	n.sown++
	again := at == n.store(me) && n.inRow(me) > 0 && (n.limit == 0 || n.sown < n.limit)
	if n.end() != "" || !again {
		n.turn, n.sown = 1-me, 0
	}
	if n.end() == "" && n.inRow(n.turn) == 0 {
		n.turn = 1 - n.turn // passes
	}
}

// refill begins the round after the one that has ended, with a side to move.
func (n *naiveCongkak) refill(first int) {
	for side := range 2 {
		for at := n.store(side) - 1; at >= n.first(side); at-- {
			n.burnt[at] = n.pits[n.store(side)] < n.seeds
			if !n.burnt[at] {
				n.pits[n.store(side)] -= n.seeds
				n.pits[at] = n.seeds
			}
		}
	}
	n.turn, n.sown = first, 0
}

// text writes the board as a position is written.
func (n *naiveCongkak) text() string {
	text := ""
	for side := range 2 {
		for at := n.first(side); at < n.store(side); at++ {
			if n.burnt[at] {
				text += "x-"
			} else {
				text += strconv.Itoa(n.pits[at]) + "-"
			}
		}
	}
	return text + strconv.Itoa(n.pits[n.store(0)]) + "-" + strconv.Itoa(n.pits[n.store(1)]) + "-" + "SN"[n.turn:n.turn+1]
}
