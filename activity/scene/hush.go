package scene

import (
	"slices"

	"awele/activity/ui"
)

// hush lets the second press of a nervous double one fall on nothing where the first has cleared the view: a question was
// answered and what lay under it can be pressed again, or the counting was ended. The zero hush is over.
type hush struct{ left int }

// hushFor is how many ticks it lasts: as long as nothing counts when another screen has come.
const hushFor = 15

func (h *hush) begin() { h.left = hushFor }

// take takes from a tick's input what does not count.
func (h *hush) take(in *ui.Input) {
	if h.left == 0 {
		return
	}
	h.left--
	in.Pressed, in.Moved = false, false
	in.Keys = slices.DeleteFunc(in.Keys, func(k ui.Key) bool { return k == ui.KeyAct })
}
