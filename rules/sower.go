package rules

// Sower plays a move seed by seed and records what happens. It is for the Steps of a [Book].
type Sower struct {
	variant Variant
	pos     Position
	hand    Side // whose hand is at work
	steps   []Step
}

// NewSower returns a sower for a move of the side to move in p.
func NewSower(v Variant, p Position) *Sower { return &Sower{variant: v, pos: p, hand: p.turn} }

// Variant returns what is played.
func (s *Sower) Variant() Variant { return s.variant }

// Position returns the seeds as they lie now. The side to move is still the one that plays.
func (s *Sower) Position() Position { return s.pos }

// Steps returns what has happened so far.
func (s *Sower) Steps() []Step { return s.steps }

// Do records a step of the hand that is at work, and does it. The steps Wait, Begin and Pass belong to the side that they name.
func (s *Sower) Do(step Step) {
	if k := step.Kind; k != Wait && k != Begin && k != Pass {
		step.Hand = s.hand
	}
	s.steps = append(s.steps, step)
	s.pos.do(step)
}

// Lift takes all seeds of a house into the hand and returns their number.
func (s *Sower) Lift(from Pit) int {
	n := s.pos.Seeds(from)
	s.Do(Step{Kind: Lift, From: from, Seeds: n})
	return n
}

// Drop drops one seed from the hand.
func (s *Sower) Drop(to Pit) { s.Do(Step{Kind: Drop, To: to, Seeds: 1}) }

// Capture puts all seeds of a house into the store of a side. Where the house is empty nothing happens.
func (s *Sower) Capture(from Pit, to Side) {
	if n := s.pos.Seeds(from); n > 0 {
		s.Do(Step{Kind: Capture, From: from, To: Pit{to, Store}, Seeds: n})
	}
}

// Sweep takes all seeds in the row of a side to its store, as at the end of a game.
func (s *Sower) Sweep(side Side) {
	for h := range House(s.variant.Houses) {
		from := Pit{side, h}
		if n := s.pos.Seeds(from); n > 0 {
			s.Do(Step{Kind: Sweep, From: from, To: Pit{side, Store}, Seeds: n})
		}
	}
}

// After returns the house that follows pit in the direction of sowing. It passes over the stores, and over houses that
// are burnt.
func (s *Sower) After(pit Pit) Pit {
	for {
		pit = s.beyond(pit)
		if !pit.IsStore() && !s.pos.Burnt(pit.Side).Has(pit.House) {
			return pit
		}
	}
}

// AfterWithStore is After for a game in which each side sows its own store, too: the store of owner follows its last
// house.
func (s *Sower) AfterWithStore(pit Pit, owner Side) Pit {
	for {
		pit = s.beyond(pit)
		if pit.IsStore() && pit.Side == owner || !pit.IsStore() && !s.pos.Burnt(pit.Side).Has(pit.House) {
			return pit
		}
	}
}

// beyond returns the pit that follows on the way round, stores and all.
func (s *Sower) beyond(pit Pit) Pit {
	switch {
	case pit.IsStore():
		return Pit{pit.Side.Other(), 0}
	case int(pit.House)+1 < s.variant.Houses:
		return Pit{pit.Side, pit.House + 1}
	}
	return Pit{pit.Side, Store}
}
