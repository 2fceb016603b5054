package rules

// Quick answers what a search asks of a [Variant] millions of times, with less to look up. Where it says nothing else, it
// answers as the variant does. As there, what differs from game to game is asked here: a new game adds a case.
type Quick struct {
	slam GrandSlam
	// most is the greatest row with no more than half of all seeds in its store; who has more has won.
	most uint64
}

// Quick returns the quick answers for games of v that go on from p. The variant must be valid.
func (v Variant) Quick(p Position) Quick {
	if v.Kind != Oware {
		panic(unplayable(v.Kind))
	}
	return Quick{v.Slam, uint64(p.Total()/2)<<56 | housesMask}
}

// Over reports whether the game has ended with a position that [Quick.Next] returned. In other positions it does not see
// that a side which should feed cannot.
func (q *Quick) Over(p Position) bool {
	return p.own<<8 == 0 || p.own > q.most || p.opp > q.most // without its store, the row is empty
}

// Legal returns the houses that the side to move may play in a position that is not over.
func (q *Quick) Legal(p Position) HouseSet { return owareMoves(q.slam, p.own, p.opp) }

// Gaining returns the legal moves in a position that is not over of which seeds may go to the mover's store, and perhaps
// some more. Only a move that ends the game may be missing.
func (q *Quick) Gaining(p Position) HouseSet { return owareGaining(q.slam, p.own, p.opp) }

// Gain returns how many seeds house h brings to the mover's store.
func (q *Quick) Gain(p Position, h House) int { return owareGain(q.slam, p, h) }

// Next returns the position after the side to move has played house h.
func (q *Quick) Next(p Position, h House) Position { return owareNext(q.slam, p, h) }

// NextQuiet is Next for a house that is not among Gaining, or whose Gain is 0.
func (q *Quick) NextQuiet(p Position, h House) Position { return owareNextQuiet(q.slam, p, h) }
