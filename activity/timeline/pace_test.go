package timeline

import (
	"testing"

	"awele/rules"
	"awele/rules/toy"
)

// relay sows a house of the toy's board as a relay of at most so many laps: where the last seed falls, all are lifted.
func relay(t *testing.T, v rules.Variant, h rules.House, laps int) (Seeds, []rules.Step) {
	t.Helper()
	p := v.Start(rules.South)
	sower := rules.NewSower(v, p)
	at := rules.Pit{Side: rules.South, House: h}
	for range laps {
		for hand := sower.Lift(at); hand > 0; hand-- {
			at = sower.After(at)
			sower.Drop(at)
		}
		sower.Do(rules.Step{Kind: rules.Relay, To: at})
	}
	return Lay(p), sower.Steps()
}

var sevens = func() rules.Variant {
	v := toy.New()
	v.Houses, v.Seeds = 7, 7
	return v
}()

// No move takes longer than its pace allows, at any speed and however many laps; each seed is still seen to fall.
func TestALongRelayIsOverInTime(t *testing.T) {
	var f Frame
	for _, pace := range []Pace{Slow, Normal, Fast, Normal.Budget(100), Normal.Budget(3)} {
		for _, laps := range []int{1, 2, 5, 20, 80} {
			start, steps := relay(t, sevens, 0, laps)
			tl := New(start, steps, pace)
			if tl.Len() > pace.Whole {
				t.Errorf("%d laps take %d ticks, and may take %d", laps, tl.Len(), pace.Whole)
			}
			done := 0
			for tick := range tl.Len() + 1 {
				done += len(tl.Done(tick))
				if tl.At(tick, &f); len(f.Seeds) != start.Len() {
					t.Fatalf("tick %d shows %d of %d seeds", tick, len(f.Seeds), start.Len())
				}
				for _, m := range f.Seeds {
					if m.T < 0 || m.T > 1 || m.T != m.T {
						t.Fatalf("tick %d: a seed is %v of its way", tick, m.T)
					}
				}
			}
			if done != len(steps) {
				t.Errorf("%d of %d steps were told as done", done, len(steps))
			}
			if tl.At(tl.Len(), &f); tl.End().counts != f.Counts {
				t.Errorf("%d laps end with %v", laps, f.Counts)
			}
		}
	}
}

// Laps speed up gently: no lap takes longer for a seed than the one before, and none much less.
func TestLapsSpeedUpGently(t *testing.T) {
	before := Normal.lap(1, 4)
	if before != (lapPace{Normal.Lift, Normal.Drop, Normal.Fall, Normal.Pause}) {
		t.Errorf("the first lap is not at the usual pace: %+v", before)
	}
	for lap := 2; lap < 100; lap++ {
		now := Normal.lap(lap, 4)
		if now.Drop > before.Drop || now.Drop < before.Drop*4/5 || now.Drop < Normal.Drop/4 {
			t.Errorf("lap %d takes %d ticks a seed, after %d", lap, now.Drop, before.Drop)
		}
		before = now
	}
	if before.Drop > Normal.Drop/2 {
		t.Errorf("a late lap still takes %d ticks a seed", before.Drop)
	}
}

// However many moves a turn has, and however long they are, it is over in time, and so is a joint opening.
func TestABudgetIsNeverSpent(t *testing.T) {
	start, steps := relay(t, sevens, 0, 40)
	for _, most := range []int{Normal.Turn, Normal.Opening} {
		left := most
		for range 40 {
			left -= New(start, steps, Normal.Budget(left)).Len()
		}
		if left < 0 {
			t.Errorf("40 long moves take %d ticks more than %d", -left, most)
		}
	}
	if first := New(start, steps, Normal.Budget(Normal.Turn)).Len(); first != Normal.Whole {
		t.Errorf("the first move of a turn takes %d ticks, and may take %d", first, Normal.Whole)
	}
}
