package main

import "awele/rules"

// firstMoves returns the lead of the side to move at the end, and the moves that keep it. guess is the lead that is
// expected; see lead.
func (s *solver) firstMoves(p rules.Position, guess int) (lead int, best rules.HouseSet) {
	lead = s.lead(p, guess)
	me := p.Turn()
	now := p.Store(me) - p.Store(me.Other())
	houses, _ := bare(p)
	for h := range s.quick.Legal(p).All() {
		if now+s.value(houses, h, lead-now) >= lead {
			best |= 1 << h
		}
	}
	return lead, best
}
