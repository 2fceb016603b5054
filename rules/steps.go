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
	// Seeds is the number that stay.
	SlamForfeited
	// Relay: the last seed fell into To, which held seeds: the sowing goes on from there.
	Relay
	// ExtraTurn: the game goes on, and the same side moves again. Where the game limits the sowings of a turn, Seeds is the
	// number of sowings that the turn has had.
	ExtraTurn
	// Sweep: the game is over, and the seeds that lie in From go to the store To.
	Sweep
	// Wait: in a joint opening, both hands stand still until the side of Hand has chosen a house.
	Wait
	// Rest: in a joint opening, the hand of Hand is empty and takes no more seeds.
	Rest
	// Begin: the joint opening is over, or a new round begins, and the side of Hand moves first.
	Begin
	// Pass: the side of Hand has nothing to move, and the other side moves.
	Pass
	// Fill: for a new round, Seeds seeds go from the store From into the house To.
	Fill
	// Burn: the house To is burnt for the new round.
	Burn
)

var stepNames = [...]string{
	"lift", "drop", "skip", "capture", "slam forfeited", "relay", "extra turn", "sweep", "wait", "rest", "begin", "pass", "fill", "burn",
}

// String returns the kind in words.
func (k StepKind) String() string { return nameOf(stepNames[:], int(k)) }

// Step is one thing that happens in a move, in order. Which of From and To has a meaning depends on Kind.
type Step struct {
	Kind     StepKind
	From, To Pit
	// Hand is the side whose hand does it: the side that plays, but in a joint opening, where both hands are at work.
	Hand  Side
	Seeds int
}

// ShareSteps returns the sweeps of [Share].
func (v Variant) ShareSteps(p Position) []Step {
	s := NewSower(v, p)
	s.Sweep(South)
	s.Sweep(North)
	return s.steps
}

// Apply returns the position after the given steps of one move. It knows no rule: it moves the seeds as the steps say.
func Apply(p Position, steps []Step) Position {
	turn, sown := p.turn.Other(), 0
	for _, s := range steps {
		p.do(s)
		switch s.Kind {
		case ExtraTurn:
			turn, sown = p.turn, s.Seeds
		case Wait, Begin:
			turn = s.Hand
		case Pass:
			turn = s.Hand.Other()
		}
	}
	p = p.turned(turn)
	p.sown = uint8(sown)
	return p
}

// do moves the seeds of one step. The side to move stays as it was.
func (p *Position) do(s Step) {
	switch s.Kind {
	case Lift:
		p.add(s.From, -s.Seeds)
	case Drop:
		p.add(s.To, 1)
	case Capture, Sweep:
		p.add(s.From, -s.Seeds)
		p.add(s.To, s.Seeds)
	case Fill:
		*p = p.Burn(s.To.Side, p.Burnt(s.To.Side)&^(1<<s.To.House))
		p.add(s.From, -s.Seeds)
		p.add(s.To, s.Seeds)
	case Burn:
		*p = p.Burn(s.To.Side, p.Burnt(s.To.Side)|1<<s.To.House)
	}
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
