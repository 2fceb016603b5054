package search

import "awele/rules"

// iterativeDeepening searches the root deeper and deeper, to the depth of the limits or until the nodes are used up.
func (s *Searcher) iterativeDeepening(r *Ranking, l Limits) {
	p := s.path.present()
	*r = Ranking{margin: l.Margin}
	m := &s.moves[0]
	legal := s.variant.Legal(p)
	if l.Only&legal != 0 {
		legal &= l.Only
	}
	s.generate(m, p, legal, 0)
	for {
		next, h, _ := s.nextMove(m, p)
		if h == rules.NoHouse {
			break
		}
		r.moves[r.n] = RankedMove{House: h, Next: next}
		r.n++
	}
	for d := 1; d <= min(l.Depth, MaxDepth) && !s.stopped; d++ {
		s.searchRoot(r, d)
		if r.settled() {
			break
		}
	}
}

// settled reports whether to search deeper can change nothing of use.
func (r *Ranking) settled() bool {
	if r.n == 0 {
		return true
	}
	best := r.moves[0].Value
	return best > countedWin && win-best <= r.depth || best < -countedWin
}

// searchRoot searches all moves of the root to one depth. If the nodes run out, what was found so far counts only where
// it is sure to be better.
func (s *Searcher) searchRoot(r *Ranking, depth int) {
	s.extraTo = maxPly
	if s.relays {
		s.extraTo = depth + congkakExtra
	}
	side := s.path.present().Turn()
	was := r.moves[0].Value
	done := *r
	best := minusInfinity
	for i := range r.n {
		m := &done.moves[i]
		s.considering = m.House
		switch {
		case i == 0 && depth > 3 && r.margin < AllExact:
			m.Value = s.aspirationSearch(m.Next, side, depth, was)
		case i > 0 && r.margin == 0: // only a better move counts
			if m.Value = s.moveValue(m.Next, side, 0, depth, best, best+1); m.Value > best {
				m.Value = s.moveValue(m.Next, side, 0, depth, best, infinite)
			}
		default: // a value at the lower edge would be a bound, so the edge lies beyond the margin
			m.Value = s.moveValue(m.Next, side, 0, depth, max(minusInfinity, best-r.margin-1), infinite)
		}
		if s.stopped {
			if r.margin == 0 && i > 1 {
				r.moveToFront(&done, i)
			}
			return
		}
		best = max(best, m.Value)
	}
	done.depth = depth
	done.sort()
	*r = done
}

// aspirationSearch searches a move with a narrow window around the value that is expected, and with a wider one where the
// value lies outside.
func (s *Searcher) aspirationSearch(next rules.Position, side rules.Side, depth, expected int) int {
	width := 20
	low, high := expected-width, expected+width
	for {
		v := s.moveValue(next, side, 0, depth, max(low, minusInfinity), min(high, infinite))
		switch {
		case s.stopped || v > low && v < high || v <= minusInfinity || v >= infinite:
			return v
		case v <= low:
			low -= 4 * width
		default:
			high += 4 * width
		}
		if width *= 4; width > win {
			low, high = minusInfinity, infinite
		}
	}
}
