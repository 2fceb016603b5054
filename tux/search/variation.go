package search

import "awele/rules"

// Reply returns the answer that the search expects after a move of side me that leads to next; where it remembers none,
// one that the endgame table likes best, or else the one that stores most. It returns rules.NoHouse where the other side has no answer. It is
// to be asked when a job has finished; see [Searcher.Rank].
func (s *Searcher) Reply(next rules.Position, me rules.Side) rules.House {
	legal := s.variant.Legal(next)
	if next.Turn() == me || legal == 0 {
		return rules.NoHouse
	}
	if e := s.table.probe(hash(next)); e != 0 && legal.Has(e.move()) {
		return e.move()
	}
	best, most := legal.First(), -AllExact
	for h := range legal.All() {
		// Bounds of what the answer is worth to side me, who is to move then.
		after := s.variant.Next(next, h)
		worth := after.Store(me.Other()) - next.Store(me.Other())
		if low, high, ok := s.endgameBounds(after); ok {
			worth = -low - high
		}
		if worth > most {
			best, most = h, worth
		}
	}
	return best
}

// principalVariation returns the moves that are expected on both sides, best first, as far as the transposition table
// still remembers them, and no further than to a board that stood before: there the search ends too.
func (s *Searcher) principalVariation(r *Ranking, best rules.House) (moves []rules.Pit) {
	if r.n == 0 {
		return nil
	}
	moves = append(moves, rules.Pit{Side: s.path.present().Turn(), House: best})
	path := s.path // a copy: the search may go on
	for p := s.variant.Next(path.present(), best); len(moves) < r.depth && !path.push(p, len(moves)); {
		e := s.table.probe(hash(p))
		if e == 0 || !s.variant.Legal(p).Has(e.move()) {
			break
		}
		moves = append(moves, rules.Pit{Side: p.Turn(), House: e.move()})
		p = s.variant.Next(p, e.move())
	}
	return moves
}
