package search

import "awele/rules"

// moveList gives the moves of a position one by one, best guesses first: those after which the same side moves again, from
// the store backwards, since a house that is sown spoils the counts of those between it and the store; captures by their
// size, killers, and the other quiet moves by their history. What a move leads to is worked out as late as possible, since most are never searched.
type moveList struct {
	left     rules.HouseSet // the quiet moves that are left
	captures int            // so many are left of
	takes    [8]capture
	rest     sequence // the houses in the order in which they come after the captures, some twice
}

// capture is a move with what it gains, above 7 less its house: of equal captures the first house is the greatest.
type capture int

// movesAgain is above every gain.
const movesAgain = rules.MaxSeeds + 1

func (c capture) house() rules.House { return rules.House(7 - c&7) }

// generate begins the list with the moves of p that are in legal.
func (s *Searcher) generate(m *moveList, p rules.Position, legal rules.HouseSet, ply int) {
	m.left, m.captures, m.rest = legal, 0, s.history.order(p.Turn(), ply)
	again := s.quick.Again(p)
	for from := s.quick.Gaining(p) & legal; from != 0; from &= from - 1 {
		h := from.First() & 7
		gain := s.quick.Gain(p, h)
		if gain == 0 {
			continue
		}
		m.left &^= 1 << h
		if again.Has(h) {
			gain = movesAgain + int(h)
		}
		c := capture(gain<<3 | 7 - int(h))
		i := m.captures
		for ; i > 0 && m.takes[(i-1)&7] > c; i-- {
			m.takes[i&7] = m.takes[(i-1)&7]
		}
		m.takes[i&7] = c
		m.captures++
	}
}

// nextMove returns the next move of the list and what it leads to, or NoHouse where none is left. A late move is quiet
// and no killer.
func (s *Searcher) nextMove(m *moveList, p rules.Position) (next rules.Position, h rules.House, late bool) {
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
	return s.quick.NextQuiet(p, h), h, rest&killerMark == 0
}
