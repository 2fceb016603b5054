package input

import (
	"testing"

	"awele/activity/control"
)

func TestLetters(t *testing.T) {
	for _, c := range []struct {
		letter      byte
		shift, ctrl bool
		want        control.Key
	}{
		{'u', false, false, control.Undo}, {'u', true, false, control.Redo}, {'u', false, true, control.NoKey},
		{'z', false, false, control.NoKey}, {'z', false, true, control.Undo}, {'z', true, true, control.Redo},
		{'y', false, true, control.Redo}, {'r', false, false, control.Redo},
		{'h', false, false, control.Hint},
		{'m', false, false, control.Mute}, {'m', false, true, control.Mute},
		{'f', false, false, control.NoKey}, {'f', false, true, control.Fullscreen},
		{'q', false, false, control.NoKey}, {'q', false, true, control.Quit},
		{'b', false, true, control.ToggleBar},
		{'x', false, true, control.NoKey},
	} {
		if got := meaning(c.letter, c.shift, c.ctrl); got != c.want {
			t.Errorf("%c, shift %v, ctrl %v: %v, want %v", c.letter, c.shift, c.ctrl, got, c.want)
		}
	}
}

func TestAHeldKeyRepeatsAfterAWhile(t *testing.T) {
	n := 0
	for d := 1; d <= 60; d++ {
		if again(d) {
			n++
			if d < repeatDelay {
				t.Errorf("it repeats after %d ticks already", d)
			}
		}
	}
	if n < 4 || n > 8 {
		t.Errorf("%d repeats in the first second", n)
	}
}

func TestTheStickMovesStepByStep(t *testing.T) {
	var s stick
	for i, c := range []struct {
		x, y float64
		want control.Key
	}{
		{0, 0, control.NoKey},
		{0.3, 0, control.NoKey}, // the dead zone
		{0.9, 0, control.Right},
		{1, 0, control.NoKey}, // once
		{0.5, 0, control.NoKey},
		{0.9, 0, control.NoKey}, // it did not come back to rest
		{0.1, 0, control.NoKey},
		{0.9, 0.2, control.Right},
		{0.2, 0.9, control.Down}, // from one way straight to another
		{0, -0.7, control.Up},
		{-0.8, 0.1, control.Left},
	} {
		if got := s.update(c.x, c.y); got != c.want {
			t.Errorf("step %d, stick at %v, %v: %v, want %v", i, c.x, c.y, got, c.want)
		}
	}
	s = stick{}
	n := 0
	for range 60 {
		if s.update(0, 1) == control.Down {
			n++
		}
	}
	if n < 4 || n > 9 {
		t.Errorf("held for a second it moves %d times", n)
	}
}
