package rules

// OpeningBook is the [Book] of a kind whose sides may sow their first turn at the same time, which [Together] chooses.
//
// Each side chooses a house without seeing the other's choice. Then both hands drop seed by seed in turn, South's first,
// into the houses and into their own stores. What a hand does with its last seed follows at once: it captures, or lifts
// what lies there, or rests, or waits for another choice. While it waits, the other hand stands still. When both rest,
// the side whose hand rested first moves, and the game goes on in turn.
type OpeningBook interface {
	Book
	// Land says what a hand does whose last seed has just fallen into pit last. It may capture on the way, through the
	// sower; the seeds in the other hand do not lie on the board.
	Land(sower *Sower, hand Side, last Pit) Landing
}

// Landing is what a hand does after its last seed.
type Landing uint8

// What a hand can do. A hand that would choose another house while its row is empty, or once the variant's limit of sowings
// a turn is reached, rests.
const (
	Rests        Landing = iota // takes no more seeds
	LiftsAgain                  // lifts the seeds where its last seed fell, and sows them on
	ChoosesAgain                // waits until its side has chosen another house
)

// opening is what a game in its joint opening knows besides the board. It is a small comparable value; its zero value
// is no opening.
type opening struct {
	hands [2]hand
	next  Side // whose hand drops the next seed
	first Side // whose hand rested first, once one rests
}

// hand is one of the two hands of an opening.
type hand struct {
	state handState
	seeds uint8
	at    Pit   // the house that was chosen, or where the last seed fell
	sown  uint8 // how many houses its side has chosen
}

type handState uint8

const (
	noHand       handState = iota
	handChoosing           // its side is to choose a house
	handChosen             // its side has chosen, and the other has not
	handSowing
	handResting
)

// newOpening returns an opening in which both sides are to choose.
func newOpening() opening {
	return opening{hands: [2]hand{
		South: {state: handChoosing, at: Pit{South, Store}}, North: {state: handChoosing, at: Pit{North, Store}},
	}}
}

// on reports whether the opening goes on.
func (o opening) on() bool { return o.hands[South].state != noHand }

// turn returns the side that is to choose, South if both are.
func (o opening) turn() Side {
	if o.hands[South].state == handChoosing {
		return South
	}
	return North
}

// choose lets a side that is to choose play a house that holds seeds, and both hands sow as far as they can: until a
// side is to choose, or both rest. It returns no opening then, and the side whose hand rested first.
func (o opening) choose(sower *Sower, book OpeningBook, pit Pit) (after opening, first Side) {
	side := pit.Side
	o.hands[side] = hand{state: handChosen, at: pit, sown: o.hands[side].sown + 1}
	if o.hands[side.Other()].state != handChoosing {
		for _, s := range [...]Side{South, North} {
			if o.hands[s].state == handChosen {
				o.lift(sower, s)
			}
		}
	}
	for {
		for _, s := range [...]Side{South, North} {
			if o.hands[s].state == handChoosing {
				sower.Do(Step{Kind: Wait, Hand: s})
				return o, South
			}
		}
		if o.hands[South].state == handResting && o.hands[North].state == handResting {
			return opening{}, o.first
		}
		s := o.next
		o.next = s.Other()
		if o.hands[s].state == handSowing {
			o.drop(sower, book, s)
		}
	}
}

// lift takes the seeds where the hand of s is into it.
func (o *opening) lift(sower *Sower, s Side) {
	sower.hand = s
	h := &o.hands[s]
	h.state, h.seeds = handSowing, uint8(sower.Lift(h.at))
}

// drop lets the hand of s drop one seed, and do what follows if it was the last.
func (o *opening) drop(sower *Sower, book OpeningBook, s Side) {
	sower.hand = s
	h := &o.hands[s]
	h.at = sower.AfterWithStore(h.at, s)
	sower.Drop(h.at)
	if h.seeds--; h.seeds > 0 {
		return
	}
	landing := book.Land(sower, s, h.at)
	limit := sower.variant.Limit
	switch {
	case landing == LiftsAgain:
		sower.Do(Step{Kind: Relay, To: h.at})
		o.lift(sower, s)
	case landing == ChoosesAgain && sower.Position().InRow(s) > 0 && (limit == 0 || int(h.sown) < limit):
		h.state = handChoosing
	default:
		if o.hands[s.Other()].state != handResting {
			o.first = s
		}
		h.state = handResting
		sower.Do(Step{Kind: Rest})
	}
}

// openingAt returns the opening of a game of v that starts from p: only the start of the variant has one.
func (v Variant) openingAt(p Position) opening {
	if _, ok := books[v.Kind].(OpeningBook); ok && v.Opening == Together && p.turned(South) == v.Start(South) {
		return newOpening()
	}
	return opening{}
}

// choose returns the state after a side has chosen a house in the opening, and what happened until then.
func (s state) choose(v Variant, pit Pit) (state, []Step) {
	sower := NewSower(v, s.pos)
	o, first := s.opening.choose(sower, books[v.Kind].(OpeningBook), pit)
	next := state{move: pit.House, by: pit.Side, opening: o}
	if o.on() {
		next.pos = sower.pos.turned(o.turn())
		return next, sower.steps
	}
	if v.Legal(sower.pos.turned(first)) == 0 && v.Legal(sower.pos.turned(first.Other())) != 0 {
		first = first.Other() // has nothing to move, and the other side has
	}
	sower.Do(Step{Kind: Begin, Hand: first})
	p := sower.pos.turned(first)
	next.pos, next.method = v.Settle(p), v.Result(p).Method
	if next.pos != p {
		sower.Sweep(South)
		sower.Sweep(North)
	}
	return next, sower.steps
}

// Opening reports whether the game stands in its joint opening; see [OpeningBook]. Then a move is a choice: it is played
// by Play, refused by Check, undone and written like any other, but both sides may have to choose, and seeds may be in a
// hand and so in no place of the position, which has no text of its own. The side to move of the position is one that is
// to choose.
func (g *Game) Opening() bool { return g.OpeningAt(g.at) }

// OpeningAt reports whether the game stood in its joint opening after the given number of moves, 0 ≤ ply ≤ Ply.
func (g *Game) OpeningAt(ply int) bool { return g.states[ply].opening.on() }

var bothSides = [...]Side{South, North}

// Choosing returns the sides that are to choose a house now: the side to move; both at the start of a joint opening; none
// when the game is over or stands between two rounds.
func (g *Game) Choosing() []Side {
	o := g.states[g.at].opening
	switch {
	case g.Result().Over() || g.BetweenRounds():
		return nil
	case o.on() && o.hands[South].state == handChoosing && o.hands[North].state == handChoosing:
		return bothSides[:]
	}
	turn := g.Position().Turn()
	return bothSides[turn : turn+1 : turn+1]
}

// LegalOf returns the houses that a side may play now. It is empty for a side that is not among Choosing.
func (g *Game) LegalOf(s Side) HouseSet {
	p := g.Position()
	switch o := g.states[g.at].opening; {
	case g.Result().Over() || s > North:
		return 0
	case o.on() && o.hands[s].state == handChoosing:
		return pack(seedsOf(p.row(s))&housesMask + bytesOf7f)
	case o.on() || s != p.turn:
		return 0
	}
	return g.variant.Legal(p)
}

// HandAt returns how many seeds the hand of a side held in the joint opening after the given number of moves, and over
// which pit it stood: where it dropped its last seed, or its store before it has lifted any. Outside of the opening it
// holds none.
func (g *Game) HandAt(ply int, s Side) (seeds int, at Pit) {
	o := g.states[ply].opening
	h := o.hands[s]
	if !o.on() || h.state == handChosen {
		return 0, Pit{s, Store}
	}
	return int(h.seeds), h.at
}

// Hidden reports whether move number ply, 1 ≤ ply ≤ Ply, is a choice in the joint opening that must not be shown, because
// the other side has not chosen yet.
func (g *Game) Hidden(ply int) bool {
	o := g.states[ply].opening
	return ply == g.at && (o.hands[South].state == handChosen || o.hands[North].state == handChosen)
}
