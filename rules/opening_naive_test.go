package rules_test

import "slices"

// naiveOpening is a second joint opening, written from the rule book with plain numbers: the houses of South, its store,
// the houses of North, its store. picks are what each side has chosen so far, in order.
type naiveOpening struct {
	houses int
	relay  bool // and capture
	limit  int  // sowings a side at most, 0 for none
	pits   []int
	hand   [2]int
	at     [2]int
	picks  [2][]int
	wants  [2]bool // is to choose
	sown   [2]int
	rested []int
}

// play sows until a side is to choose that has not, or until both rest.
func (n *naiveOpening) play() {
	store := [2]int{n.houses, 2*n.houses + 1}
	take := func(side int) bool {
		if len(n.picks[side]) == 0 {
			n.wants[side] = true
			return false
		}
		n.at[side] = n.picks[side][0] + side*(n.houses+1)
		n.picks[side] = n.picks[side][1:]
		n.sown[side]++
		return true
	}
	if len(n.picks[0]) == 0 || len(n.picks[1]) == 0 {
		n.wants = [2]bool{len(n.picks[0]) == 0, len(n.picks[1]) == 0}
		return
	}
	lift := func(side int) { n.hand[side], n.pits[n.at[side]] = n.pits[n.at[side]], 0 }
	for side := range 2 {
		take(side)
		lift(side)
	}
	for side := 0; len(n.rested) < 2; side = 1 - side {
		if slices.Contains(n.rested, side) {
			continue
		}
		for {
			n.at[side] = (n.at[side] + 1) % len(n.pits)
			if n.at[side] != store[1-side] {
				break
			}
		}
		n.hand[side]--
		n.pits[n.at[side]]++
		if n.hand[side] > 0 {
			continue
		}
		at := n.at[side]
		row := 0
		for h := range n.houses {
			row += n.pits[side*(n.houses+1)+h]
		}
		switch {
		case at == store[side] && row > 0 && (n.limit == 0 || n.sown[side] < n.limit):
			if !take(side) {
				return
			}
			lift(side)
		case n.relay && at != store[side] && n.pits[at] > 1:
			lift(side)
		default:
			own := at >= side*(n.houses+1) && at < side*(n.houses+1)+n.houses
			if opposite := 2*n.houses - at; n.relay && own && n.pits[opposite] > 0 {
				n.pits[store[side]] += n.pits[at] + n.pits[opposite]
				n.pits[at], n.pits[opposite] = 0, 0
			}
			n.rested = append(n.rested, side)
		}
	}
}
