package device

import (
	"testing"
	"time"

	"awele/activity/ui"
)

// rested returns a Rest after so many ticks in which nothing happened.
func rested(ticks int) *Rest {
	r := &Rest{}
	for range ticks {
		r.Tick(&ui.Input{}, false)
	}
	return r
}

func TestRestBeginsWhereNothingHappens(t *testing.T) {
	for _, c := range []struct {
		ticks           int
		gamepad, hidden bool
		want            time.Duration
	}{
		{0, false, false, 0},
		{stillTicks - 1, false, false, 0},
		{stillTicks - 1, false, true, 0},
		{stillTicks, false, false, pause},
		{10 * stillTicks, false, false, pause},
		{stillTicks, true, false, 0},
		{stillTicks, false, true, hiddenPause},
		{stillTicks, true, true, hiddenPause},
	} {
		if got := rested(c.ticks).length(c.gamepad, c.hidden); got != c.want {
			t.Errorf("%d ticks, gamepad %v, hidden %v: %v, want %v", c.ticks, c.gamepad, c.hidden, got, c.want)
		}
	}
	if pause > 50*time.Millisecond {
		t.Errorf("a tap waits %v", pause)
	}
}

// Whatever happens ends it at once, and it begins no sooner than before.
func TestRestEndsWithWhateverHappens(t *testing.T) {
	for name, happens := range map[string]func(*Rest){
		"key":      func(r *Rest) { r.Tick(&ui.Input{Keys: []ui.Key{ui.KeyAct}}, false) },
		"motion":   func(r *Rest) { r.Tick(&ui.Input{Moved: true}, false) },
		"press":    func(r *Rest) { r.Tick(&ui.Input{Pressed: true}, false) },
		"hold":     func(r *Rest) { r.Tick(&ui.Input{Held: true}, false) },
		"release":  func(r *Rest) { r.Tick(&ui.Input{Released: true}, false) },
		"wheel":    func(r *Rest) { r.Tick(&ui.Input{WheelY: 1}, false) },
		"thought":  func(r *Rest) { r.Tick(&ui.Input{}, true) },
		"new view": func(r *Rest) { r.Frame(true) },
	} {
		r := rested(stillTicks)
		happens(r)
		for i := range stillTicks {
			if d := r.length(false, false); d != 0 {
				t.Fatalf("%s: it rests %v after %d ticks", name, d, i)
			}
			r.Tick(&ui.Input{}, false)
		}
		if r.length(false, false) != pause {
			t.Errorf("%s: it does not rest again", name)
		}
	}
}
