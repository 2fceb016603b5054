package tux

import "awele/rules"

// ranked is a move of the root with its value for the side to move.
type ranked struct {
	house rules.House
	value int
	next  rules.Position
}

// ranking is the list of all legal moves of the root, the best first. Values within margin of the best are exact for
// the depth; of the others it is only known that they are no better than written.
type ranking struct {
	moves  [rules.MaxHouses]ranked
	n      int
	depth  int // the depth that was finished
	margin int
}

// value returns the value of a house, less than any other if it is not ranked.
func (r *ranking) value(h rules.House) int {
	for _, m := range r.list() {
		if m.house == h {
			return m.value
		}
	}
	return -anyValue
}

// anyValue as a margin makes every value exact.
const anyValue = 4 * infinite

func (r *ranking) list() []ranked { return r.moves[:r.n] }

// best returns the best move, or NoHouse if there is none.
func (r *ranking) best() rules.House {
	if r.n == 0 {
		return rules.NoHouse
	}
	return r.moves[0].house
}

// rank searches the root deeper and deeper, to the given depth or until the nodes are used up.
func (s *search) rank(r *ranking, depth, margin int) {
	p := s.line.present()
	*r = ranking{margin: margin}
	m := &s.moves[0]
	s.list(m, p, s.variant.Legal(p), 0)
	for {
		next, h, _ := s.take(m, p)
		if h == rules.NoHouse {
			break
		}
		r.moves[r.n] = ranked{house: h, next: next}
		r.n++
	}
	for d := 1; d <= min(depth, maxPly-1) && !s.stopped; d++ {
		s.rankAt(r, d)
		if s.decided(r) {
			break
		}
	}
}

// decided reports whether looking deeper can change nothing of use.
func (s *search) decided(r *ranking) bool {
	if r.n == 0 {
		return true
	}
	best := r.moves[0].value
	return best > near && win-best <= r.depth || best < -near
}

// rankAt searches all moves of the root to one depth. If the nodes run out, what was found so far counts only where
// it is sure to be better.
func (s *search) rankAt(r *ranking, depth int) {
	side := s.line.present().Turn()
	was := r.moves[0].value
	done := *r
	best := noWindow
	for i := range r.n {
		m := &done.moves[i]
		s.considering = m.house
		switch {
		case i == 0 && depth > 3 && r.margin < anyValue:
			m.value = s.aspire(m.next, side, depth, was)
		case i > 0 && r.margin == 0: // only a better move counts
			if m.value = s.value(m.next, side, 0, depth, best, best+1); m.value > best {
				m.value = s.value(m.next, side, 0, depth, best, infinite)
			}
		default: // a value at the lower edge would be a bound, so the edge lies beyond the margin
			m.value = s.value(m.next, side, 0, depth, max(noWindow, best-r.margin-1), infinite)
		}
		if s.stopped {
			if r.margin == 0 && i > 1 {
				promote(r, &done, i)
			}
			return
		}
		best = max(best, m.value)
	}
	done.depth = depth
	for i := 1; i < done.n; i++ { // a stable sort: equal moves keep their order
		for j := i; j > 0 && done.moves[j].value > done.moves[j-1].value; j-- {
			done.moves[j], done.moves[j-1] = done.moves[j-1], done.moves[j]
		}
	}
	*r = done
}

// promote puts the best of the first n moves of an unfinished ranking in front.
func promote(r, unfinished *ranking, n int) {
	best := 0
	for i := 1; i < n; i++ {
		if unfinished.moves[i].value > unfinished.moves[best].value {
			best = i
		}
	}
	m := unfinished.moves[best]
	copy(r.moves[1:best+1], r.moves[:best])
	r.moves[0] = m
}

// aspire searches a move with a narrow window around the value that is expected, and wider where it misses.
func (s *search) aspire(next rules.Position, side rules.Side, depth, expected int) int {
	width := 20
	low, high := expected-width, expected+width
	for {
		v := s.value(next, side, 0, depth, max(low, noWindow), min(high, infinite))
		switch {
		case s.stopped || v > low && v < high || v <= noWindow || v >= infinite:
			return v
		case v <= low:
			low -= 4 * width
		default:
			high += 4 * width
		}
		if width *= 4; width > win {
			low, high = noWindow, infinite
		}
	}
}
