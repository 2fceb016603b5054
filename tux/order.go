package tux

import "awele/rules"

// moves are the moves of a position, given one by one, best guesses first: captures by their size, moves that refuted
// others beside them, and the rest by how often they refuted. What a move leads to is worked out as late as possible,
// since most are never looked at.
type moves struct {
	left     rules.HouseSet // the quiet moves that are left
	captures int            // so many are left of
	takes    [8]capture
	rest     sequence // the houses in the order in which they come after the captures, some twice
}

// capture is a move with what it gains, above 7 less its house: of equal captures the first house is the greatest.
type capture int

func (c capture) house() rules.House { return rules.House(7 - c&7) }

// list begins with the moves of p that are in legal.
func (s *search) list(m *moves, p rules.Position, legal rules.HouseSet, ply int) {
	m.left, m.captures, m.rest = legal, 0, s.habit.order(p.Turn(), ply)
	for g := s.quick.Gaining(p) & legal; g != 0; g &= g - 1 {
		h := g.First() & 7
		gain := s.quick.Gain(p, h)
		if gain == 0 {
			continue
		}
		m.left &^= 1 << h
		c := capture(gain<<3 | 7 - int(h))
		i := m.captures
		for ; i > 0 && m.takes[(i-1)&7] > c; i-- {
			m.takes[i&7] = m.takes[(i-1)&7]
		}
		m.takes[i&7] = c
		m.captures++
	}
}

// take returns the next move and what it leads to, or NoHouse where none is left. A plain move is one that nothing
// speaks for.
func (s *search) take(m *moves, p rules.Position) (next rules.Position, h rules.House, plain bool) {
	if m.captures > 0 {
		m.captures--
		h = m.takes[m.captures&7].house()
		return s.quick.Next(p, h), h, false
	}
	if m.left == 0 {
		return p, rules.NoHouse, false
	}
	rest := m.rest
	for !m.left.Has(rules.House(rest & 7)) {
		rest >>= 4
	}
	h = rules.House(rest & 7)
	m.left &^= 1 << h
	m.rest = rest >> 4
	return s.quick.NextQuiet(p, h), h, rest&killer == 0
}

// habit remembers which quiet moves refuted the move before them.
type habit struct {
	killers [maxPly][2]rules.House // the two latest at each ply
	often   [2][8]int              // how often, counted by depth, for each side and house
	ranks   [2]sequence            // the houses by that
}

// sequence holds houses in an order, the first in the lowest 4 bits. 7 is none.
type sequence uint64

const (
	inOrder   sequence = 0x76543210
	killer             = 8 // marks one of the killers
	mostOften          = 1 << 27
)

// order returns the killers of a ply and then all houses of a side.
func (h *habit) order(side rules.Side, ply int) sequence {
	k := &h.killers[ply&(maxPly-1)]
	return sequence(k[0]&7|killer) | sequence(k[1]&7|killer)<<4 | h.ranks[side&1]<<8
}

func (h *habit) forget() {
	*h = habit{ranks: [2]sequence{inOrder, inOrder}}
	for i := range h.killers {
		h.killers[i] = [2]rules.House{rules.NoHouse, rules.NoHouse}
	}
}

// refuted notes a quiet move that refuted the move before it.
func (h *habit) refuted(side rules.Side, house rules.House, ply, depth int) {
	if k := &h.killers[ply&(maxPly-1)]; k[0] != house {
		k[1], k[0] = k[0], house
	}
	often := &h.often[side&1]
	if often[house&7] += depth * depth; often[house&7] > mostOften {
		for i := range h.often {
			for j := range h.often[i] {
				h.often[i][j] /= 2
			}
		}
		for i := range h.ranks { // others may be equal now
			h.ranks[i] = inOrder
			for j := range rules.House(rules.MaxHouses) {
				h.rank(rules.Side(i), j)
			}
		}
	}
	h.rank(side, house)
}

// rank moves a house up to its place, where it is not yet there: of houses that refuted as often the first comes first.
func (h *habit) rank(side rules.Side, house rules.House) {
	often, ranks := &h.often[side&1], h.ranks[side&1]
	mine := often[house&7]<<3 - int(house)
	for at := 0; ; at += 4 {
		other := rules.House(ranks >> (at & 31) & 7)
		if other == house {
			return
		}
		if often[other]<<3-int(other) < mine {
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
