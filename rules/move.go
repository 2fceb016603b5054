package rules

// What differs from game to game meets here: Legal, Next and Steps ask the game of the variant, and everything else
// follows from them. The variant must be valid.

// Legal returns the houses that the side to move may play. It is empty when the game is over. It allocates nothing.
func (v Variant) Legal(p Position) HouseSet {
	switch v.Kind {
	case Oware:
		return owareLegal(v.Slam, p)
	}
	panic(unplayable(v.Kind))
}

// Next returns the position after the side to move has played house h, with the end of the game settled. The move must
// be legal; otherwise no seed is lost, but the position has no meaning. The last move of a game hands the turn over,
// too. It allocates nothing.
func (v Variant) Next(p Position, h House) Position {
	switch v.Kind {
	case Oware:
		return owareNext(v.Slam, p, h)
	}
	panic(unplayable(v.Kind))
}

// Steps returns what happens seed by seed when the side to move plays house h, which must be legal. [Apply] of the
// steps gives what [Variant.Next] gives.
func (v Variant) Steps(p Position, h House) []Step {
	t := tale{v: v, p: p}
	switch v.Kind {
	case Oware:
		t.oware(h)
	default:
		panic(unplayable(v.Kind))
	}
	return t.steps
}

func unplayable(k Kind) string { return "rules: the game " + k.String() + " has no rules yet" }

// Check returns nil if the side to move may play the pit, and else the reason why not: ErrGameOver, ErrNoSuchHouse,
// ErrNotYourHouse, ErrEmptyHouse, ErrMustFeed or ErrGrandSlam, the first that holds.
func (v Variant) Check(p Position, pit Pit) error {
	legal := v.Legal(p)
	switch {
	case legal == 0:
		return ErrGameOver
	case int(pit.House) >= v.Houses:
		return ErrNoSuchHouse
	case pit.Side != p.turn:
		return ErrNotYourHouse
	case legal.Has(pit.House):
		return nil
	case p.Seeds(pit) == 0:
		return ErrEmptyHouse
	case p.InRow(p.turn.Other()) == 0 && p.Seeds(pit) < v.Houses-int(pit.House):
		return ErrMustFeed
	}
	return ErrGrandSlam
}

// MustFeed reports whether the row of the opponent is empty, so that only a move that drops a seed there is legal.
func (v Variant) MustFeed(p Position) bool {
	return v.Legal(p) != 0 && p.InRow(p.turn.Other()) == 0
}

// Perft counts the sequences of exactly depth legal moves from p; a game that is over has no continuation. Repetition
// is not looked at. To depth 12 it changes no count: for a board to come back every seed must be pushed on by the next
// house, all the way round, so that each of the 12 houses is played at least once in between.
func (v Variant) Perft(p Position, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	legal := v.Legal(p)
	if depth == 1 {
		return uint64(legal.Len())
	}
	var n uint64
	for ; legal != 0; legal &= legal - 1 {
		n += v.Perft(v.Next(p, legal.First()), depth-1)
	}
	return n
}
