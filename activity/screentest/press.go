package screentest

import (
	"awele/activity/screen"
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Key returns a tick in which a key went down.
func Key(k ui.Key) *ui.Input { return &ui.Input{Keys: []ui.Key{k}} }

// Tap presses and releases at the middle of the control id, with time before it so that it is no double press.
func Tap(s screen.Screen, set *ui.Controls, id string) {
	r, _ := set.Rect(id)
	for range ui.SecondPress {
		s.Update(&ui.Input{})
	}
	s.Update(&ui.Input{Pointer: r.Center(), Pressed: true, Held: true, Touch: true})
	s.Update(&ui.Input{Pointer: r.Center(), Released: true, Touch: true})
}

// Slide puts a finger down at one place and lifts it at another.
func Slide(s screen.Screen, from, to geom.Point) {
	s.Update(&ui.Input{Pointer: from, Moved: true, Pressed: true, Held: true, Touch: true})
	s.Update(&ui.Input{Pointer: to, Moved: true, Held: true, Touch: true})
	s.Update(&ui.Input{Pointer: to, Released: true, Touch: true})
}

// Twice presses in the middle of something and, nervously, once more.
func Twice(s screen.Screen, press func()) {
	for range 2 {
		press()
		for range 4 {
			s.Update(&ui.Input{})
		}
	}
}

// Fumbler presses anything anywhere, the same each time.
type Fumbler struct {
	State uint64
	Keys  int // of eight inputs so many are keys; one presses and one lets go
}

// Rnd returns a number below n.
func (f *Fumbler) Rnd(n int) int {
	f.State = f.State*6364136223846793005 + 1442695040888963407
	return int(f.State>>33) % n
}

// Input returns what happens in the next tick, often nothing.
func (f *Fumbler) Input() *ui.Input {
	in := &ui.Input{}
	at := func() geom.Point { return geom.Point{X: float64(f.Rnd(1280)), Y: float64(f.Rnd(720))} }
	switch n := f.Rnd(8) - f.Keys; {
	case n < 0:
		in.Keys = []ui.Key{ui.Key(f.Rnd(int(ui.KeyEnd) + 1))}
	case n == 0:
		in.Pointer = at()
		in.Moved, in.Pressed, in.Held = true, true, true
	case n == 1:
		in.Pointer = at()
		in.Released = true
	}
	return in
}

// View returns another window.
func (f *Fumbler) View() geom.View {
	return geom.View{W: float64(320 + f.Rnd(1600)), H: float64(320 + f.Rnd(900)), Text: 1 + float64(f.Rnd(3))/2}
}
