package tux

import "awele/rules"

const (
	captureOrder = 1 << 30
	killerOrder  = 1 << 28
)

// moves are the moves of a position, given one by one, best guesses first: the move of the table, captures by their
// size, moves that refuted others beside them, and the rest by how often they refuted. What a move leads to is worked out
// as late as possible, since most are never looked at.
type moves struct {
	first  rules.House // the move of the table or NoHouse
	listed bool        // whether keys is filled
	legal  rules.HouseSet
	worked rules.HouseSet // houses with their next position in next
	// keys holds for each house that is still to come the order, above 7 less the house; else 0. So the greatest is the
	// next, and of equal ones the first house.
	keys [8]int
	next [8]rules.Position
}

// list begins the moves of p.
func (s *search) list(m *moves, p rules.Position, first rules.House) {
	m.legal, m.worked, m.listed = s.quick.Legal(p), 0, false
	m.first = rules.NoHouse
	if m.legal.Has(first) {
		m.first = first
		m.legal &^= 1 << first
	}
}

// fill works out the keys.
func (s *search) fill(m *moves, p rules.Position, ply int) {
	m.listed = true
	side := p.Turn()
	h := &s.habit
	for i := range m.keys {
		m.keys[i] = h.often[side&1][i] & -int(m.legal>>i&1)
	}
	for i, k := range h.killers[ply&(maxPly-1)] {
		if m.legal.Has(k) {
			m.keys[k&7] = key(k, killerOrder+1-i)
		}
	}
	store := p.Store(side)
	for g := s.quick.Gaining(p) & m.legal; g != 0; g &= g - 1 {
		i := g.First() & 7
		m.next[i] = s.quick.Next(p, i)
		m.worked |= 1 << i
		if gain := m.next[i].Store(side) - store; gain > 0 {
			m.keys[i] = key(i, captureOrder+gain)
		}
	}
}

func key(h rules.House, order int) int { return order<<3 | 7 - int(h) }

// take takes the next move and its order, or NoHouse.
func (s *search) take(m *moves, p rules.Position, ply int) (h rules.House, order int) {
	if !m.listed {
		s.fill(m, p, ply)
	}
	k := &m.keys
	best := max(max(max(k[0], k[1]), max(k[2], k[3])), max(max(k[4], k[5]), k[6]))
	if best == 0 {
		return rules.NoHouse, 0
	}
	h = rules.House(7 - best&7)
	k[h] = 0
	return h, best >> 3
}

// after returns the position after one of the moves.
func (s *search) after(m *moves, p rules.Position, h rules.House) rules.Position {
	if m.worked.Has(h) {
		return m.next[h&7]
	}
	return s.quick.Next(p, h)
}

// habit remembers which quiet moves refuted the move before them.
type habit struct {
	killers [maxPly][2]rules.House // the two latest at each ply
	often   [2][8]int              // keys of moves; house 7 is none
}

func (h *habit) forget() {
	for i := range h.killers {
		h.killers[i] = [2]rules.House{rules.NoHouse, rules.NoHouse}
	}
	for side := range h.often {
		for i := range rules.House(rules.MaxHouses) {
			h.often[side][i] = key(i, 0)
		}
	}
}

// refuted notes a quiet move that refuted the move before it.
func (h *habit) refuted(side rules.Side, house rules.House, ply, depth int) {
	if k := &h.killers[ply&(maxPly-1)]; k[0] != house {
		k[1], k[0] = k[0], house
	}
	o := &h.often[side&1][house&7]
	if *o += depth * depth << 3; *o>>3 > killerOrder/2 {
		for side := range h.often {
			for i := range rules.House(rules.MaxHouses) {
				h.often[side][i] = key(i, h.often[side][i]>>3/2)
			}
		}
	}
}
