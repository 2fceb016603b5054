// Package timeline spreads the steps of a move over ticks and tells where each seed is at any tick.
//
// Every seed is an individual with a number of its own: it keeps its place until a step moves it, so nothing jumps.
// Time is counted in ticks, 60 a second; places are pits with a slot in their pile, never pixels.
package timeline

import "awele/rules"

// Place is where a seed lies: in a slot of the pile of a pit, or in a slot of the hand of Pit.Side.
type Place struct {
	Pit    rules.Pit
	Slot   int
	InHand bool
}

// hand is one of the two hands: so many seeds, over the pit where it has lifted or dropped the last.
type hand struct {
	seeds int
	at    rules.Pit
}

// Seeds says where each seed lies. It is a value; seed numbers run from 0 to Len-1.
type Seeds struct {
	n      int
	place  [rules.MaxSeeds]Place
	counts [2][8]int
	hands  [2]hand // only one at work, but in a joint opening
}

// Lay returns seeds laid out as in p.
func Lay(p rules.Position) Seeds { return lay(p, [2]hand{}) }

// LayAt returns seeds laid out as in g after the given number of moves. In a joint opening some may be in a hand that
// waits, and so in no place of the position.
func LayAt(g *rules.Game, ply int) Seeds { return lay(g.PositionAt(ply), handsAt(g, ply)) }

// handsAt returns what the hands hold after a number of moves.
func handsAt(g *rules.Game, ply int) (hands [2]hand) {
	for side := range hands {
		if n, at := g.HandAt(ply, rules.Side(side)); n > 0 {
			hands[side] = hand{n, at}
		}
	}
	return hands
}

func lay(p rules.Position, hands [2]hand) Seeds {
	var s Seeds
	// Deal house by house, one seed each in turn, so that neighbours in a house do not have neighbouring numbers.
	left := counts(p)
	for more := true; more; {
		more = false
		for side := range left {
			for h := range left[side] {
				if left[side][h] == 0 {
					continue
				}
				left[side][h]--
				more = true
				s.n++
				s.put(s.n-1, rules.Pit{Side: rules.Side(side), House: rules.House(h)})
			}
		}
	}
	for side, h := range hands {
		for range h.seeds {
			s.n++
			s.take(s.n-1, rules.Side(side))
		}
		s.hands[side].at = h.at
	}
	return s
}

func counts(p rules.Position) (c [2][8]int) {
	for side := range c {
		for h := range c[side] {
			c[side][h] = p.Seeds(rules.Pit{Side: rules.Side(side), House: rules.House(h)})
		}
	}
	return c
}

// Len returns the number of seeds.
func (s *Seeds) Len() int { return s.n }

// Place returns where seed i lies.
func (s *Seeds) Place(i int) Place { return s.place[i] }

// Count returns how many seeds lie in a pit.
func (s *Seeds) Count(p rules.Pit) int { return s.counts[p.Side][p.House] }

// Hand returns how many seeds are in the hand of a side.
func (s *Seeds) Hand(side rules.Side) int { return s.hands[side].seeds }

// put lays seed i on top of the pile of a pit.
func (s *Seeds) put(i int, pit rules.Pit) {
	n := &s.counts[pit.Side][pit.House]
	s.place[i] = Place{Pit: pit, Slot: *n}
	*n++
}

// take puts seed i on top of those in the hand of a side.
func (s *Seeds) take(i int, side rules.Side) {
	n := &s.hands[side].seeds
	s.place[i] = Place{Pit: rules.Pit{Side: side, House: rules.Store}, Slot: *n, InHand: true}
	*n++
}

// Rearrange moves as few seeds as possible so that they lie as in p: what an undo or a redo does. The number of seeds
// must be the same; otherwise all are laid out anew.
func (s *Seeds) Rearrange(p rules.Position) { s.rearrange(p, [2]hand{}) }

// RearrangeAt does so that they lie as in g after the given number of moves; see [LayAt].
func (s *Seeds) RearrangeAt(g *rules.Game, ply int) { s.rearrange(g.PositionAt(ply), handsAt(g, ply)) }

func (s *Seeds) rearrange(p rules.Position, hands [2]hand) {
	if s.n != p.Total()+hands[rules.South].seeds+hands[rules.North].seeds {
		*s = lay(p, hands)
		return
	}
	want := counts(p)
	var loose []int
	for i := range s.n {
		at := s.place[i]
		stay := want[at.Pit.Side][at.Pit.House]
		if at.InHand {
			stay = hands[at.Pit.Side].seeds
		}
		if at.Slot >= stay {
			loose = append(loose, i)
		}
	}
	next := func() (i int) {
		i, loose = loose[0], loose[1:]
		return i
	}
	for side := range want {
		for h := range want[side] {
			pit := rules.Pit{Side: rules.Side(side), House: rules.House(h)}
			s.counts[side][h] = min(s.counts[side][h], want[side][h])
			for s.counts[side][h] < want[side][h] {
				s.put(next(), pit)
			}
		}
		s.hands[side] = hand{min(s.hands[side].seeds, hands[side].seeds), hands[side].at}
		for s.hands[side].seeds < hands[side].seeds {
			s.take(next(), rules.Side(side))
		}
	}
}

// do performs a step.
func (s *Seeds) do(step rules.Step) {
	h := &s.hands[step.Hand]
	switch step.Kind {
	case rules.Lift:
		for i := range s.n {
			if at := s.place[i]; !at.InHand && at.Pit == step.From {
				s.take(i, step.Hand)
			}
		}
		s.counts[step.From.Side][step.From.House] = 0
		h.at = step.From
	case rules.Drop:
		s.put(s.next(step.Hand), step.To)
		h.seeds--
		h.at = step.To
	case rules.Skip:
		h.at = step.To
	case rules.Capture, rules.Sweep:
		for i := range s.n {
			if at := s.place[i]; !at.InHand && at.Pit == step.From {
				s.put(i, step.To)
			}
		}
		s.counts[step.From.Side][step.From.House] = 0
	case rules.Fill:
		left := s.counts[step.From.Side][step.From.House] - step.Seeds
		for i := range s.n {
			if at := s.place[i]; !at.InHand && at.Pit == step.From && at.Slot >= left {
				s.put(i, step.To)
			}
		}
		s.counts[step.From.Side][step.From.House] = left
	}
}

// next returns the seed that leaves the hand of a side next: the one in its highest slot.
func (s *Seeds) next(side rules.Side) int {
	for i := range s.n {
		if at := s.place[i]; at.InHand && at.Pit.Side == side && at.Slot == s.hands[side].seeds-1 {
			return i
		}
	}
	panic("timeline: a seed was dropped from an empty hand")
}

// atRest returns the seeds when nothing moves: an empty hand is nowhere.
func (s Seeds) atRest() Seeds {
	for side := range s.hands {
		if s.hands[side].seeds == 0 {
			s.hands[side] = hand{}
		}
	}
	return s
}
