package rules

// StepKind is one kind of thing that happens in a move.
type StepKind uint8

// The kinds of steps.
const (
	// Lift: all seeds of From are taken into the hand.
	Lift StepKind = iota
	// Drop: one seed falls from the hand into To.
	Drop
	// Skip: the hand passes over To, the house of origin, without dropping a seed.
	Skip
	// Capture: the seeds of From go to the store To.
	Capture
	// SlamForfeited: the sowing ended in To and would have captured every seed of the opponent, so nothing is captured.
	// Seeds tells how many stay.
	SlamForfeited
	// Relay: the last seed fell into To, which held seeds: the sowing goes on from there.
	Relay
	// ExtraTurn: the game goes on, and the same side moves again.
	ExtraTurn
	// Sweep: the game is over, and the seeds that lie in From go to the store To.
	Sweep
)

var stepNames = [...]string{"lift", "drop", "skip", "capture", "slam forfeited", "relay", "extra turn", "sweep"}

// String returns the kind in words.
func (k StepKind) String() string { return nameOf(stepNames[:], int(k)) }

// Step is one thing that happens in a move, in order. Which of From and To has a meaning depends on Kind.
type Step struct {
	Kind     StepKind
	From, To Pit
	Seeds    int
}

// ShareSteps returns the sweeps of [Share].
func (v Variant) ShareSteps(p Position) []Step {
	t := tale{v: v, p: p}
	t.sweep(South)
	t.sweep(North)
	return t.steps
}

// Apply returns the position after the given steps of one move. It knows no rule: it moves the seeds as it is told.
func Apply(p Position, steps []Step) Position {
	turn := p.turn.Other()
	for _, s := range steps {
		switch s.Kind {
		case Lift:
			p.add(s.From, -s.Seeds)
		case Drop:
			p.add(s.To, 1)
		case Capture, Sweep:
			p.add(s.From, -s.Seeds)
			p.add(s.To, s.Seeds)
		case ExtraTurn:
			turn = p.turn
		}
	}
	return p.turned(turn)
}

// add puts n seeds into a pit, or takes them away if n is negative.
func (p *Position) add(pit Pit, n int) {
	d := uint64(n) << (8 * pit.House)
	if pit.Side == p.turn {
		p.own += d
	} else {
		p.opp += d
	}
}

// tale plays a move house by house and writes down what happens. It is slow and plain on purpose: the fast path is
// tested against it.
type tale struct {
	v     Variant
	p     Position
	steps []Step
}

// tell writes the step down and does it. The side to move stays as it was.
func (t *tale) tell(s Step) {
	t.steps = append(t.steps, s)
	t.p = Apply(t.p, []Step{s}).turned(t.p.turn)
}

// after returns the house that follows pit in the direction of sowing.
func (t *tale) after(pit Pit) Pit {
	if int(pit.House)+1 < t.v.Houses {
		return Pit{pit.Side, pit.House + 1}
	}
	return Pit{pit.Side.Other(), 0}
}

// sweep takes all seeds in the row of s to its store.
func (t *tale) sweep(s Side) {
	for h := range House(t.v.Houses) {
		if n := t.p.Seeds(Pit{s, h}); n > 0 {
			t.tell(Step{Kind: Sweep, From: Pit{s, h}, To: Pit{s, Store}, Seeds: n})
		}
	}
}

// oware plays house h.
func (t *tale) oware(h House) {
	me := t.p.turn
	origin := Pit{me, h}
	hand := t.p.Seeds(origin)
	t.steps = make([]Step, 0, hand+8) // room for most moves
	t.tell(Step{Kind: Lift, From: origin, Seeds: hand})
	last := origin
	for hand > 0 {
		last = t.after(last)
		if last == origin {
			t.tell(Step{Kind: Skip, To: last})
			continue
		}
		t.tell(Step{Kind: Drop, To: last, Seeds: 1})
		hand--
	}

	slam := t.owareCapture(me, last)
	if slam && t.v.Slam == CaptureAll && t.v.Legal(t.p) != 0 {
		t.tell(Step{Kind: ExtraTurn})
		return
	}
	t.p = t.p.turned(me.Other())
	if t.v.Settle(t.p) != t.p {
		t.sweep(South)
		t.sweep(North)
	}
}

// owareCapture captures backwards from the house of the last seed and reports whether it took every seed.
func (t *tale) owareCapture(me Side, last Pit) (slam bool) {
	houses := make([]House, 0, MaxHouses)
	total := 0
	if last.Side != me {
		for h := int(last.House); h >= 0; h-- {
			n := t.p.Seeds(Pit{last.Side, House(h)})
			if n != 2 && n != 3 {
				break
			}
			houses = append(houses, House(h))
			total += n
		}
	}
	if total == 0 {
		return false
	}
	slam = total == t.p.InRow(last.Side)
	if slam && t.v.Slam == NoCapture {
		t.tell(Step{Kind: SlamForfeited, To: last, Seeds: total})
		return false
	}
	for _, h := range houses {
		from := Pit{last.Side, h}
		t.tell(Step{Kind: Capture, From: from, To: Pit{me, Store}, Seeds: t.p.Seeds(from)})
	}
	return slam
}
