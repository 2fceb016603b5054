package rules

// A search and a count ask for the legal moves and for the next position millions of times. Here, and nowhere else, Oware
// is asked for by name: going through its [Book] was measured to take 1.4 times as long.

// Legal returns the houses that the side to move may play. It is empty when the game is over. It allocates nothing.
func (v Variant) Legal(p Position) HouseSet {
	if v.Kind == Oware {
		return owareLegal(v.Slam, p)
	}
	return v.bookLegal(p)
}

// bookLegal is Legal for any kind. It is kept apart so that Legal itself stays small.
//
//go:noinline
func (v Variant) bookLegal(p Position) HouseSet { return books[v.Kind].Legal(v, p) }

// Next returns the position after the side to move has played house h, with the end of the game settled. The move must
// be legal; otherwise no seed is lost, but the position has no meaning. It allocates nothing.
func (v Variant) Next(p Position, h House) Position {
	if v.Kind == Oware {
		return owareNext(v.Slam, p, h)
	}
	return v.bookNext(p, h)
}

// bookNext is Next for any kind.
//
//go:noinline
func (v Variant) bookNext(p Position, h House) Position { return books[v.Kind].Next(v, p, h) }

// Perft counts the sequences of exactly depth legal moves from p; a game that is over has no continuation. Repetition
// is not looked at. In Oware, to depth 12, that changes no count: for a board to come back every seed must be pushed on
// by the next house, all the way round, so that each of the 12 houses is played at least once in between.
func (v Variant) Perft(p Position, depth int) uint64 {
	switch {
	case depth == 0:
		return 1
	case v.Legal(p) == 0:
		return 0
	}
	q := v.Quick(p)
	return q.count(p, depth)
}

// count is Perft for a game that is not over, and at least one move.
func (q *Quick) count(p Position, depth int) (n uint64) {
	legal := q.Legal(p)
	if depth == 1 {
		return uint64(legal.Len())
	}
	for ; legal != 0; legal &= legal - 1 {
		if next := q.Next(p, legal.First()); !q.Over(next) {
			n += q.count(next, depth-1)
		}
	}
	return n
}

// Quick answers what a search asks of a [Variant] millions of times, with less to look up. Where it says nothing else, it
// answers as the variant does. It may keep what it was asked last, so it must not be used by two goroutines at once.
type Quick struct {
	slam GrandSlam
	// most is the greatest row with no more than half of all seeds in its store; who has more has won. For another kind
	// than Oware it is 0: then every position looks like an end, and ended has to say.
	most  uint64
	ended func(p Position) bool
	// The answers are functions: a search that asked for the kind at every call was measured to be a tenth slower, since
	// the compiler no longer put the calls in line.
	legal, gaining  func(slam GrandSlam, p Position) HouseSet
	gain            func(slam GrandSlam, p Position, h House) int
	next, nextQuiet func(slam GrandSlam, p Position, h House) Position
	again           func(p Position) HouseSet // nil in Oware
}

// quickBook is a [Book] that has quick answers of its own.
type quickBook interface {
	quick(v Variant, p Position) Quick
}

// Quick returns the quick answers for games of v that go on from p. The variant must be valid.
func (v Variant) Quick(p Position) Quick {
	if b, ok := books[v.Kind].(quickBook); ok {
		return b.quick(v, p)
	}
	if v.Kind != Oware {
		return v.bookQuick()
	}
	return Quick{
		slam: v.Slam, most: uint64(p.Total()/2)<<56 | housesMask,
		ended: func(Position) bool { return true },
		legal: owareMoves, gaining: owareGaining, gain: owareGain, next: owareNext, nextQuiet: owareNextQuiet,
	}
}

// bookQuick returns the answers of the Book of any kind.
func (v Variant) bookQuick() Quick {
	legal := func(_ GrandSlam, p Position) HouseSet { return v.bookLegal(p) }
	next := func(_ GrandSlam, p Position, h House) Position { return v.bookNext(p, h) }
	gain := func(_ GrandSlam, p Position, h House) int { return v.bookNext(p, h).Store(p.turn) - p.Store(p.turn) }
	gaining := func(_ GrandSlam, p Position) (all HouseSet) {
		for moves := v.bookLegal(p); moves != 0; moves &= moves - 1 {
			if h := moves.First(); gain(0, p, h) > 0 {
				all |= 1 << h
			}
		}
		return all
	}
	again := func(p Position) (all HouseSet) {
		for moves := v.bookLegal(p); moves != 0; moves &= moves - 1 {
			if h := moves.First(); v.bookNext(p, h).turn == p.turn {
				all |= 1 << h
			}
		}
		return all
	}
	ended := func(p Position) bool { return v.bookLegal(p) == 0 }
	return Quick{ended: ended, legal: legal, gaining: gaining, gain: gain, next: next, nextQuiet: next, again: again}
}

// Over reports whether the game has ended with a position that [Quick.Next] returned. In other positions of Oware it does
// not see that a side which should feed cannot.
func (q *Quick) Over(p Position) bool {
	if p.own<<8 == 0 || max(p.own, p.opp) > q.most { // without its store, the row is empty
		return q.ended(p)
	}
	return false
}

// Legal returns the houses that the side to move may play in a position that is not over.
func (q *Quick) Legal(p Position) HouseSet { return q.legal(q.slam, p) }

// Gaining returns the legal moves in a position that is not over of which seeds may go to the mover's store, and perhaps
// some more. Only a move that ends the game may be missing.
func (q *Quick) Gaining(p Position) HouseSet { return q.gaining(q.slam, p) }

// Again returns the legal moves, in a position that is not over, after which the same side moves again if the game goes on.
// In Oware it names none: there only a grand slam can do that.
func (q *Quick) Again(p Position) HouseSet {
	if q.again == nil {
		return 0
	}
	return q.again(p)
}

// Gain returns how many seeds house h brings to the mover's store.
func (q *Quick) Gain(p Position, h House) int { return q.gain(q.slam, p, h) }

// Next returns the position after the side to move has played house h.
func (q *Quick) Next(p Position, h House) Position { return q.next(q.slam, p, h) }

// NextQuiet is Next for a house that is not among Gaining, or whose Gain is 0.
func (q *Quick) NextQuiet(p Position, h House) Position { return q.nextQuiet(q.slam, p, h) }
