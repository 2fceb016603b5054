package search

import "awele/rules"

// history remembers which quiet moves caused a beta cutoff: the latest at each ply, the killers, and how often each
// house did.
type history struct {
	killers [maxPly][2]rules.House // the two latest at each ply
	counts  [2][8]int              // how often, weighted by depth, for each side and house
	ranks   [2]sequence            // the houses by that
}

// sequence holds houses in an order, the first in the lowest 4 bits. 7 is none.
type sequence uint64

const (
	inOrder    sequence = 0x76543210
	killerMark          = 8 // marks one of the killers
	maxCount            = 1 << 27
)

// order returns the killers of a ply and then all houses of a side.
func (h *history) order(side rules.Side, ply int) sequence {
	k := &h.killers[ply&(maxPly-1)]
	return sequence(k[0]&7|killerMark) | sequence(k[1]&7|killerMark)<<4 | h.ranks[side&1]<<8
}

func (h *history) forget() {
	*h = history{ranks: [2]sequence{inOrder, inOrder}}
	for i := range h.killers {
		h.killers[i] = [2]rules.House{rules.NoHouse, rules.NoHouse}
	}
}

// cutoff notes a quiet move that caused a beta cutoff.
func (h *history) cutoff(side rules.Side, house rules.House, ply, depth int) {
	if k := &h.killers[ply&(maxPly-1)]; k[0] != house {
		k[1], k[0] = k[0], house
	}
	counts := &h.counts[side&1]
	if counts[house&7] += depth * depth; counts[house&7] > maxCount {
		for i := range h.counts {
			for j := range h.counts[i] {
				h.counts[i][j] /= 2
			}
		}
		for i := range h.ranks { // others may be equal now
			h.ranks[i] = inOrder
			for j := range rules.House(rules.MaxHouses) {
				h.moveUp(rules.Side(i), j)
			}
		}
	}
	h.moveUp(side, house)
}

// moveUp moves a house up to its rank, where it is not yet there: of houses with equal counts the first comes first.
func (h *history) moveUp(side rules.Side, house rules.House) {
	counts, ranks := &h.counts[side&1], h.ranks[side&1]
	mine := counts[house&7]<<3 - int(house)
	for at := 0; ; at += 4 {
		other := rules.House(ranks >> (at & 31) & 7)
		if other == house {
			return
		}
		if counts[other]<<3-int(other) < mine {
			upTo := at
			for rules.House(ranks>>(upTo&31)&7) != house {
				upTo += 4
			}
			before := ranks & (1<<at - 1)
			between := ranks & (1<<upTo - 1) &^ (1<<at - 1)
			after := ranks &^ (1<<(upTo+4) - 1)
			h.ranks[side&1] = before | sequence(house)<<at | between<<4 | after
			return
		}
	}
}
