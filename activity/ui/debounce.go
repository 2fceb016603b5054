package ui

import (
	"slices"
)

// Debounce lets the second press of a nervous double one fall on nothing where the first has cleared the view: a question was
// answered and what lay under it can be pressed again, or the counting was ended. The zero Debounce is over.
type Debounce struct{ left int }

// DebounceFor is how many ticks it lasts: as long as nothing counts when another screen has come.
const DebounceFor = 15

func (d *Debounce) Begin() { d.left = DebounceFor }

// Filter takes from a tick's input what does not count.
func (d *Debounce) Filter(in *Input) {
	if d.left == 0 {
		return
	}
	d.left--
	in.Pressed, in.Moved = false, false
	in.Keys = slices.DeleteFunc(in.Keys, func(k Key) bool { return k == KeyAct })
}
