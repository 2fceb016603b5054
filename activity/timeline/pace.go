package timeline

import "awele/rules"

// Pace is how long things take, in ticks.
type Pace struct {
	Lift    int // from the pile into the hand
	Drop    int // between two seeds of a short sowing
	Sow     int // a lap takes no longer than this, however many seeds
	Fall    int // a seed from the hand to its pile
	Capture int // a captured house to the store
	Pause   int // where something is to be noticed: a forfeited slam, a skipped house

	Whole   int // a move takes no longer than this, however many laps
	Turn    int // and all the moves of a turn, if the side moves again and again, no longer than this
	Opening int // a joint opening takes no longer than this, without the choosing
}

// Normal takes about 2 s for four seeds, under 4 s for twelve, and at most 8 s for a relay.
var Normal = Pace{Lift: 20, Drop: 20, Sow: 190, Fall: 14, Capture: 32, Pause: 24, Whole: 480, Turn: 1200, Opening: 720}

// Scaled returns the pace with every length multiplied by num/den, at least one tick.
func (p Pace) Scaled(num, den int) Pace {
	by := func(n int) int { return max(1, n*num/den) }
	return Pace{
		Lift: by(p.Lift), Drop: by(p.Drop), Sow: by(p.Sow), Fall: by(p.Fall), Capture: by(p.Capture), Pause: by(p.Pause),
		Whole: by(p.Whole), Turn: by(p.Turn), Opening: by(p.Opening),
	}
}

// Slow and Fast are the other two speeds that can be watched.
var (
	Slow = Normal.Scaled(9, 5)
	Fast = Normal.Scaled(1, 2)
)

// Budget returns the pace for the next move of a turn, or the next part of a joint opening, for which so many ticks are
// left. It never spends more than half of them, so that something is left for whatever may follow.
func (p Pace) Budget(left int) Pace {
	p.Whole = max(0, min(p.Whole, left/2))
	return p
}

// Each lap of a relay is a little faster than the one before, down to a third of the time: the first ones are to be
// understood, the later ones only to be watched.
const (
	quickerNum, quickerDen = 9, 10
	quickest               = 11 // laps later it is as fast as it gets
)

// lapPace is how long the steps of a lap take.
type lapPace struct{ Lift, Drop, Fall, Pause int }

// lapsOf returns for each step the pace of its lap. A lap goes from one lift of a hand to its next.
func lapsOf(steps []rules.Step, pace Pace) []lapPace {
	of := make([]int, len(steps))
	sown := [2][]int{{0}, {0}} // by hand and lap
	for i, s := range steps {
		laps := &sown[s.Hand]
		switch s.Kind {
		case rules.Lift:
			*laps = append(*laps, 0)
		case rules.Drop, rules.Skip:
			(*laps)[len(*laps)-1]++
		}
		of[i] = len(*laps) - 1
	}
	paces := make([]lapPace, len(steps))
	for i, s := range steps {
		paces[i] = pace.lap(of[i], sown[s.Hand][of[i]])
	}
	return paces
}

// lap returns the pace of a lap, from 1, in which so many seeds fall. Before the first, a hand may go on from a lap whose
// beginning has been shown.
func (p Pace) lap(lap, sown int) lapPace {
	interval := p.Drop
	if sown*interval > p.Sow {
		interval = max(1, p.Sow/sown)
	}
	now := lapPace{Lift: p.Lift, Drop: interval, Fall: p.Fall, Pause: p.Pause}
	for range min(lap-1, quickest) {
		for _, n := range [...]*int{&now.Lift, &now.Drop, &now.Fall, &now.Pause} {
			*n = max(1, (*n*quickerNum+quickerDen/2)/quickerDen)
		}
	}
	return now
}
