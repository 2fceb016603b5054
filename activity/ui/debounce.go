package ui

import "slices"

// Debounce lets the second press of a nervous double one fall on nothing where the first has cleared the view: another
// screen has come, a question was answered and what lay under it can be pressed again, or the counting was ended. The zero
// Debounce is over.
type Debounce struct {
	left    int
	keepAct bool
}

// DebounceFor is how many ticks no press counts.
const DebounceFor = 15

// Begin begins to swallow presses, and Enter and Space.
func (d *Debounce) Begin() { *d = Debounce{left: DebounceFor} }

// BeginPointer begins to swallow what the pointer does alone: no key has cleared the view, so that none can come twice.
func (d *Debounce) BeginPointer() { *d = Debounce{left: DebounceFor, keepAct: true} }

// Filter takes from a tick's input what does not count. Nor does a mouse that only happens to lie there take the focus from
// where the screen has put it.
func (d *Debounce) Filter(in *Input) {
	if d.left == 0 {
		return
	}
	d.left--
	in.Pressed, in.Moved = false, false
	if !d.keepAct {
		in.Act = ""
		in.Keys = slices.DeleteFunc(in.Keys, func(k Key) bool { return k == KeyAct })
	}
}
