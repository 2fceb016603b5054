package search

import "awele/rules"

func init() { Register(rules.Congkak, congkakEvaluation) }

// congkakExtra is how many moves more than its depth a search of Congkak looks ahead for moves after which the same side
// moves again. A turn can have thirty sowings, and most positions have a way to the store: without an end the first turn
// alone would take all nodes. With two, and the turn played to its end, it scored 53½ % of 1200 games against itself with a
// plain horizon at 500 nodes a move and at most two sowings a turn, and 51 % of 600 at 2000 nodes.
const congkakExtra = 2

// extraSowing is what another sowing of the same turn is worth to who must choose without looking ahead, in seeds.
const extraSowing = 5

// congkakEvaluation judges a position of Congkak by the stores alone. In a regression over 29 000 positions of a search with
// itself the place of the seeds said nothing more that was worth a tenth of a seed: the next relay takes them up.
func congkakEvaluation(_ rules.Variant, p rules.Position) int {
	mover, other := p.Rows()
	return (int(mover>>56) - int(other>>56)) * SeedValue
}

// finishTurn values a position of Congkak where the search looks no further ahead. A turn that has begun is played to its
// end, each time by the move that brings the most, where another sowing is worth extraSowing. Nearly every move captures, so
// that to play out all captures would never end.
func (s *Searcher) finishTurn(p rules.Position, ply int) int {
	side := p.Turn()
	if ply == 0 || s.path.before(ply).Turn() != side {
		return s.staticEvaluation(p)
	}
	for p.Turn() == side && !s.quick.Over(p) {
		best, most := p, 0
		for moves := s.quick.Legal(p); moves != 0; moves &= moves - 1 {
			if !s.countNode() {
				return 0
			}
			next := s.quick.Next(p, moves.First())
			gain := next.Store(side) - p.Store(side)
			if next.Turn() == side {
				gain += extraSowing
			}
			if gain >= most { // of equal ones the nearest to the store
				best, most = next, gain
			}
		}
		p = best
		ply++
	}
	v := 0
	if s.quick.Over(p) {
		v = s.finalValue(p, ply)
	} else {
		v = s.staticEvaluation(p)
	}
	if p.Turn() != side {
		v = -v
	}
	return v
}
