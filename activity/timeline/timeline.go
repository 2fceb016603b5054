package timeline

import "awele/rules"

// Pace is how long things take, in ticks.
type Pace struct {
	Lift    int // from the pile into the hand
	Drop    int // between two seeds of a short sowing
	Sow     int // a whole sowing takes no longer than this, however many seeds
	Fall    int // a seed from the hand to its pile
	Capture int // a captured house to the store
	Pause   int // where something is to be noticed: a forfeited slam, a skipped house
}

// Normal takes about 2 s for four seeds and under 4 s for twelve.
var Normal = Pace{Lift: 20, Drop: 20, Sow: 190, Fall: 14, Capture: 32, Pause: 24}

// Scaled returns the pace with every length multiplied by num/den, at least one tick.
func (p Pace) Scaled(num, den int) Pace {
	by := func(n int) int { return max(1, n*num/den) }
	return Pace{by(p.Lift), by(p.Drop), by(p.Sow), by(p.Fall), by(p.Capture), by(p.Pause)}
}

// Slow and Fast are the other two speeds that can be watched.
var (
	Slow = Normal.Scaled(9, 5)
	Fast = Normal.Scaled(1, 2)
)

// span is when a step is under way.
type span struct{ begin, end int }

// Timeline is a move that is being shown. The steps of one move never run out of order; only sweeps run side by side.
type Timeline struct {
	start Seeds
	steps []rules.Step
	spans []span
	total int
}

// New returns the timeline of the given steps.
func New(start Seeds, steps []rules.Step, pace Pace) *Timeline {
	t := &Timeline{start: start, steps: steps, spans: make([]span, len(steps))}
	interval := pace.Drop
	if n := sown(steps); n*interval > pace.Sow {
		interval = max(1, pace.Sow/n)
	}
	now := 0
	for i, s := range steps {
		var length, until int // how long the step takes, and when the next may begin
		switch s.Kind {
		case rules.Lift:
			length, until = pace.Lift, pace.Lift
		case rules.Drop:
			length, until = interval, interval
			if i+1 == len(steps) || steps[i+1].Kind != rules.Drop && steps[i+1].Kind != rules.Skip {
				length, until = interval+pace.Fall, interval+pace.Fall
			}
		case rules.Skip:
			length, until = interval, interval
		case rules.Capture:
			length, until = pace.Capture, pace.Capture
		case rules.Sweep:
			length, until = pace.Capture, 2
		default:
			length, until = pace.Pause, pace.Pause
		}
		t.spans[i] = span{now, now + length}
		now += until
		t.total = max(t.total, t.spans[i].end)
	}
	return t
}

func sown(steps []rules.Step) (n int) {
	for _, s := range steps {
		if s.Kind == rules.Drop || s.Kind == rules.Skip {
			n++
		}
	}
	return n
}

// Len returns the number of ticks that the move takes.
func (t *Timeline) Len() int { return t.total }

// Step returns step i of the move.
func (t *Timeline) Step(i int) rules.Step { return t.steps[i] }

// Done returns the steps that are complete at the given tick and were not before.
func (t *Timeline) Done(tick int) (found []rules.Step) {
	for i, s := range t.spans {
		if s.end == tick {
			found = append(found, t.steps[i])
		}
	}
	return found
}

// End returns where the seeds lie when all is done.
func (t *Timeline) End() Seeds {
	s := t.start
	for _, step := range t.steps {
		s.do(step)
	}
	return s.atRest()
}

// Motion is where a seed is: on its way from one place to another, or at rest where T is 1.
type Motion struct {
	From, To Place
	T        float64 // 0 at From, 1 at To
}

// Frame is a picture of the move at one tick.
type Frame struct {
	Seeds  []Motion // by seed number
	Counts [2][8]int

	Hands   [2]Hand    // by side
	Working rules.Side // whose hand has moved last

	Step int // the step that began last, or -1
}

// Hand is one of the two hands at one tick.
type Hand struct {
	Seeds    int       // in it
	From, To rules.Pit // it is on its way from the one pit to the other,
	T        float64   // this far
}

// Rest fills f with seeds that lie still. Only in a joint opening some may lie in a hand that waits.
func (s *Seeds) Rest(f *Frame) {
	f.Seeds = f.Seeds[:0]
	for i := range s.n {
		f.Seeds = append(f.Seeds, Motion{s.place[i], s.place[i], 1})
	}
	f.Counts, f.Step = s.counts, -1
	for side, h := range s.hands {
		f.Hands[side] = Hand{h.seeds, h.at, h.at, 1}
	}
}

// At fills f with the picture at the given tick. It allocates nothing once f.Seeds has room.
func (t *Timeline) At(tick int, f *Frame) {
	s := t.start
	step, done := -1, 0
	for done < len(t.steps) && t.spans[done].end <= tick {
		s.do(t.steps[done])
		done++
	}
	s.Rest(f)
	f.Working = rules.South
	for i := 0; i < len(t.steps) && t.spans[i].begin <= tick; i++ {
		switch t.steps[i].Kind {
		case rules.Lift, rules.Drop, rules.Skip:
			f.Working = t.steps[i].Hand
		}
	}
	for i := done; i < len(t.steps) && t.spans[i].begin <= tick; i++ {
		step = i
		t.under(i, tick, &s, f)
	}
	if step < 0 && done > 0 {
		step = done - 1
	}
	f.Step = step
}

// under shows step i, which is under way, on top of the seeds s that lie as they did before it.
func (t *Timeline) under(i, tick int, s *Seeds, f *Frame) {
	step, sp := t.steps[i], t.spans[i]
	part := float64(tick-sp.begin) / float64(sp.end-sp.begin)
	before := *s
	h := &f.Hands[step.Hand]
	switch step.Kind {
	case rules.Lift:
		s.do(step)
		t.move(&before, s, part, f)
		*h = Hand{s.hands[step.Hand].seeds, step.From, step.From, part}
		f.Counts[step.From.Side][step.From.House] = 0
	case rules.Drop:
		// The hand travels in the first part of the step and lets go of the seed in the second.
		const letGo = 0.5
		if part < letGo {
			h.To, h.T = step.To, part/letGo
			return
		}
		s.do(step)
		t.move(&before, s, (part-letGo)/(1-letGo), f)
		*h = Hand{s.hands[step.Hand].seeds, step.To, step.To, 1}
	case rules.Skip:
		h.To, h.T = step.To, part
	case rules.Capture, rules.Sweep:
		s.do(step)
		t.move(&before, s, part, f)
		f.Counts[step.From.Side][step.From.House] = 0
	}
}

// move shows the seeds that a step has moved on their way.
func (t *Timeline) move(before, after *Seeds, part float64, f *Frame) {
	for n := range after.n {
		if from, to := before.place[n], after.place[n]; from != to {
			f.Seeds[n] = Motion{from, to, part}
		}
	}
}
