// Package timeline spreads the steps of a move over ticks and tells where each seed is at any tick.
//
// Every seed is an individual with a number of its own: it keeps its place until a step moves it, so nothing jumps.
// Time is counted in ticks, 60 a second; places are pits with a slot in their pile, never pixels.
package timeline

import "awele/rules"

// Place is where a seed lies: in a slot of the pile of a pit, or in a slot of the hand.
type Place struct {
	Pit    rules.Pit
	Slot   int
	InHand bool
}

// Seeds says where each seed lies. It is a value; seed numbers run from 0 to Len-1.
type Seeds struct {
	n      int
	place  [rules.MaxSeeds]Place
	counts [2][8]int
	hand   int
}

// Lay returns seeds laid out as in p.
func Lay(p rules.Position) Seeds {
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

// Hand returns how many seeds are in the hand.
func (s *Seeds) Hand() int { return s.hand }

// put lays seed i on top of the pile of a pit.
func (s *Seeds) put(i int, pit rules.Pit) {
	n := &s.counts[pit.Side][pit.House]
	s.place[i] = Place{Pit: pit, Slot: *n}
	*n++
}

// Rearrange moves as few seeds as possible so that they lie as in p: what an undo or a redo does. The number of seeds
// must be the same; otherwise all are laid out anew.
func (s *Seeds) Rearrange(p rules.Position) {
	if s.n != p.Total() || s.hand > 0 {
		*s = Lay(p)
		return
	}
	want := counts(p)
	var loose []int
	for i := range s.n {
		at := s.place[i]
		if at.Slot >= want[at.Pit.Side][at.Pit.House] {
			loose = append(loose, i)
		}
	}
	for side := range want {
		for h := range want[side] {
			pit := rules.Pit{Side: rules.Side(side), House: rules.House(h)}
			s.counts[side][h] = min(s.counts[side][h], want[side][h])
			for s.counts[side][h] < want[side][h] {
				s.put(loose[0], pit)
				loose = loose[1:]
			}
		}
	}
}

// do performs a step.
func (s *Seeds) do(step rules.Step) {
	switch step.Kind {
	case rules.Lift:
		for i := range s.n {
			if at := s.place[i]; !at.InHand && at.Pit == step.From {
				s.place[i] = Place{Slot: s.hand, InHand: true}
				s.hand++
			}
		}
		s.counts[step.From.Side][step.From.House] = 0
	case rules.Drop:
		s.put(s.next(), step.To)
		s.hand--
	case rules.Capture, rules.Sweep:
		for i := range s.n {
			if at := s.place[i]; !at.InHand && at.Pit == step.From {
				s.put(i, step.To)
			}
		}
		s.counts[step.From.Side][step.From.House] = 0
	}
}

// next returns the seed that leaves the hand next: the one in its highest slot.
func (s *Seeds) next() int {
	for i := range s.n {
		if s.place[i].InHand && s.place[i].Slot == s.hand-1 {
			return i
		}
	}
	panic("timeline: a seed was dropped from an empty hand")
}
