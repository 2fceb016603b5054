// Package control knows which control has the focus, and what a key, a pointer or a finger does to it.
package control

import "awele/activity/layout"

// Key is what a key, or a button of a gamepad, asks for.
type Key uint8

// The keys of the activity. House1 to House7 pick a house of the side to move, counted from its left.
const (
	NoKey Key = iota
	Left
	Right
	Up
	Down
	Next // Tab
	Prev // Shift+Tab
	Act  // Enter, Space, gamepad A
	Back // Esc, gamepad B
	House1
	House2
	House3
	House4
	House5
	House6
	House7
	Undo
	Redo
	Hint
	Help
	Mute
	Fullscreen
	Quit
	ToggleBar
	PageUp
	PageDown
	Top
	End
)

// Input is everything that happened in one tick.
type Input struct {
	// Keys are the keys that went down in this tick, in no particular order (arrows and paging keys repeat while held).
	Keys []Key
	// Pointer is where the mouse or the first finger is, or was when it was lifted.
	Pointer layout.Point
	// Moved reports that the pointer moved in this tick.
	Moved bool
	// Pressed and Released report that the primary button or the first finger went down or up in this tick.
	Pressed, Released bool
	// Held reports that it is down.
	Held bool
	// Touch reports that Pointer is a finger, which cannot hover.
	Touch bool
	// WheelY is how far the wheel turned, positive away from the person.
	WheelY float64
	// Wheel and drag both scroll: a scene takes the pointer's way while Held for a drag.
}

// Pressing reports whether k went down in this tick.
func (in *Input) Pressing(k Key) bool {
	for _, x := range in.Keys {
		if x == k {
			return true
		}
	}
	return false
}

// Any reports whether anything happened at all.
func (in *Input) Any() bool {
	return len(in.Keys) > 0 || in.Moved || in.Pressed || in.Released || in.WheelY != 0
}
