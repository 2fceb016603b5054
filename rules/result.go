package rules

// Outcome says who won.
type Outcome uint8

// The outcomes. Playing is a game that goes on.
const (
	Playing Outcome = iota
	SouthWins
	NorthWins
	Draw
)

// Method says how a game ended.
type Method uint8

const (
	// NoMethod is the method of a game that goes on.
	NoMethod Method = iota
	// Majority: a side holds more than half of all seeds, and the rest stays on the board.
	Majority
	// NoMove: the side to move had no legal move, and each side kept the seeds in its row. It is also the method when
	// the last seed was captured, whoever has more.
	NoMove
	// Repeated: the same board came back too often, and each side kept the seeds in its row.
	Repeated
	// Agreed: the players agreed to stop where they may (see [Game.MayAgree]), and each side kept the seeds in its row.
	Agreed
	// Rounds: the last round of a game in rounds is over, since a side cannot fill three houses, or the next round would
	// begin as an earlier one did, or it was the twelfth.
	Rounds
)

var (
	outcomeNames = [...]string{"playing", "South wins", "North wins", "draw"}
	methodNames  = [...]string{"", "majority", "no move", "repetition", "agreement", "rounds"}
)

// String returns the outcome in words.
func (o Outcome) String() string { return nameOf(outcomeNames[:], int(o)) }

// String returns the method in words.
func (m Method) String() string { return nameOf(methodNames[:], int(m)) }

// Result is an outcome with its method.
type Result struct {
	Outcome Outcome
	Method  Method
}

// Over reports whether the game has ended.
func (r Result) Over() bool { return r.Outcome != Playing }

// Won reports whether s has won.
func (r Result) Won(s Side) bool {
	return s == South && r.Outcome == SouthWins || s == North && r.Outcome == NorthWins
}

// outcomeOf compares the stores of a game that has ended.
func outcomeOf(p Position) Outcome {
	switch south, north := p.Store(South), p.Store(North); {
	case south > north:
		return SouthWins
	case north > south:
		return NorthWins
	}
	return Draw
}

// Result returns the result of a position as far as the position alone tells: it does not know about repetition and
// agreement, for which see [Game.Result]. In a position in which the side to move has no legal move but seeds still
// lie on the board, the outcome counts each row for its own side, as [Variant.Settle] does. An empty board is NoMove. Of a
// game in rounds it knows only how the round ends.
func (v Variant) Result(p Position) Result {
	if v.Legal(p) != 0 {
		return Result{}
	}
	m := books[v.Kind].Ended(v, p)
	switch m {
	case NoMethod:
		return Result{}
	case NoMove:
		p = Share(p)
	}
	return Result{outcomeOf(p), m}
}

// HasMajority reports whether a side holds more than half of all seeds in its store.
func HasMajority(p Position) bool {
	half := uint64(p.Total() / 2)
	return p.own>>56 > half || p.opp>>56 > half
}

// Share returns the position after each side has taken the seeds of its own row into its store. The side to move stays.
func Share(p Position) Position {
	return FromRows(
		uint64(sum(seedsOf(p.own)))<<56|p.own&burntBits, uint64(sum(seedsOf(p.opp)))<<56|p.opp&burntBits, p.turn,
	)
}

// Settle returns the position after the end of the game has been settled: where the side to move has no legal move and
// no side has a majority, each side takes the seeds of its own row, or the side to move passes where its kind of game says
// so. Other positions come back as they are.
func (v Variant) Settle(p Position) Position {
	switch m := v.Result(p).Method; {
	case m == NoMove:
		return Share(p)
	case m == NoMethod && v.Legal(p) == 0:
		return p.turned(p.turn.Other())
	}
	return p
}
