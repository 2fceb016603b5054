package timeline

import "awele/rules"

// span is when a step is under way.
type span struct{ begin, end int }

// Timeline is a move that is being shown. The steps of one move never run out of order; only sweeps, and
// houses that are filled, run side by side.
type Timeline struct {
	start Seeds
	steps []rules.Step
	spans []span
	total int
}

// New returns the timeline of the given steps. However many they are, it is over in pace.Whole ticks.
func New(start Seeds, steps []rules.Step, pace Pace) *Timeline {
	t := &Timeline{start: start, steps: steps, spans: make([]span, len(steps))}
	now := 0
	laps := lapsOf(steps, pace)
	for i, s := range steps {
		lap := laps[i]
		var length, until int // how long the step takes, and when the next may begin
		switch s.Kind {
		case rules.Lift:
			length, until = lap.Lift, lap.Lift
		case rules.Drop:
			length, until = lap.Drop, lap.Drop
			if i+1 == len(steps) || steps[i+1].Kind != rules.Drop && steps[i+1].Kind != rules.Skip {
				length, until = lap.Drop+lap.Fall, lap.Drop+lap.Fall
			}
		case rules.Skip:
			length, until = lap.Drop, lap.Drop
		case rules.Capture:
			length, until = pace.Capture, pace.Capture
		case rules.Sweep, rules.Fill:
			length, until = pace.Capture, 2
		case rules.Burn:
			length, until = 1, 1
		default:
			length, until = lap.Pause, lap.Pause
		}
		t.spans[i] = span{now, now + length}
		now += until
		t.total = max(t.total, t.spans[i].end)
	}
	t.squeeze(pace.Whole)
	return t
}

// squeeze shortens all spans alike, so that the move is over in so many ticks. Then several steps may fall into one tick.
func (t *Timeline) squeeze(whole int) {
	if t.total <= whole {
		return
	}
	for i := range t.spans {
		t.spans[i].begin = t.spans[i].begin * whole / t.total
		t.spans[i].end = t.spans[i].end * whole / t.total
	}
	t.total = whole
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
	part := float64(tick-sp.begin) / float64(max(1, sp.end-sp.begin))
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
	case rules.Fill:
		s.do(step)
		t.move(&before, s, part, f)
		f.Counts = s.counts
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
