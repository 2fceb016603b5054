package learner

import (
	"runtime"
	"testing"

	"awele/boards"
	"awele/internal/long"
	"awele/rules"
	"awele/tux"
)

// However many games of however many kinds one engine plays, it holds no more memory than after a few.
func TestHoursOfPlayHoldNothing(t *testing.T) {
	heap := func() float64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return float64(m.HeapAlloc)
	}
	e := tux.NewEngine()
	plies := 0
	round := func(seed uint64, level tux.Level) {
		for _, b := range boards.Builtin() {
			one, two := &Tux{Engine: e, Level: level}, &Tux{Engine: e, Level: level%tux.Levels + 1}
			r, err := Play(b.Variant(), one, two, rules.Side(seed%2), seed)
			if err != nil {
				t.Fatal(err)
			}
			plies += r.Plies
		}
	}
	round(0, tux.Levels)
	early := heap()
	for seed := range uint64(long.Times(2)) {
		round(seed+1, tux.Level(seed%tux.Levels)+1)
	}
	if late := heap(); late > 1.1*early+1<<20 {
		t.Errorf("after %d moves %.0f bytes are held, and %.0f after the first games", plies, late, early)
	}
	runtime.KeepAlive(e)
	t.Logf("%d moves", plies)
}
