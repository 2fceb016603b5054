// Package ui has what every screen is made of: controls and their focus, buttons, columns that scroll, questions, and how a
// second press is swallowed. It knows neither what paints nor what reads a device.
package ui

import "awele/activity/ui/geom"

// Key is what a key, or a button of a gamepad, asks for.
type Key uint8

// The keys of the activity. House1 to House7 pick a house of the side to move, counted from its left.
const (
	NoKey Key = iota
	KeyLeft
	KeyRight
	KeyUp
	KeyDown
	KeyNext // Tab
	KeyPrev // Shift+Tab
	KeyAct  // Enter, Space, gamepad A
	KeyBack // Esc, gamepad B
	KeyHouse1
	KeyHouse2
	KeyHouse3
	KeyHouse4
	KeyHouse5
	KeyHouse6
	KeyHouse7
	KeyUndo
	KeyRedo
	KeyHint
	KeyHelp
	KeyMute
	KeyFullscreen
	KeyQuit
	KeySave
	KeyToggleBar
	KeyPageUp
	KeyPageDown
	KeyTop
	KeyEnd
)

// Input is everything that happened in one tick.
type Input struct {
	// Keys are the keys that went down in this tick, in no particular order (arrows and paging keys repeat while held).
	Keys []Key
	// Pointer is where the mouse or the first finger is, or was when it was lifted.
	Pointer geom.Point
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
	// Act and Focus are the controls that were pressed, or got the focus, by their names instead of their places: from
	// outside the picture, as a screen reader does. "" if none was.
	Act, Focus string
	// Wheel and drag both scroll: a screen takes the pointer's way while Held for a drag.
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

// Steered reports whether keys, or what is named from outside the picture, may have moved the focus: it is to be seen then.
func (in *Input) Steered() bool { return len(in.Keys) > 0 || in.Act != "" || in.Focus != "" }

// Any reports whether anything happened at all.
func (in *Input) Any() bool {
	return len(in.Keys) > 0 || in.Moved || in.Pressed || in.Released || in.WheelY != 0 ||
		in.Act != "" || in.Focus != ""
}
