// Package input turns what ebiten knows of keys, mouse, fingers and gamepads into control.Input.
//
// In the browser Tab belongs to the page, so that it leads out of the game and back; the arrows move the focus there.
package input

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"awele/activity/control"
	"awele/activity/layout"
)

// Holding a key repeats it after repeatDelay ticks and then every repeatEvery ticks.
const (
	repeatDelay = 24
	repeatEvery = 7
)

// dead is how far a stick must be pushed to count, and rest how far it must come back to count again.
const (
	dead = 0.55
	rest = 0.35
)

// Reader reads the devices. The zero Reader is ready to use.
type Reader struct {
	in      control.Input
	keys    [16]control.Key
	pads    []ebiten.GamepadID
	touches []ebiten.TouchID
	runes   []rune
	finger  finger
	stick   stick
	mouseX  int
	mouseY  int
}

// finger is the first finger on the screen; others are ignored until it is lifted.
type finger struct {
	down bool
	id   ebiten.TouchID
	at   layout.Point
}

// Read returns what happened in this tick. Call it once in every Update; the answer is good until the next call. scale is
// how many pixels of ebiten's layout a DIP has.
func (r *Reader) Read(scale float64) *control.Input {
	in := &r.in
	*in = control.Input{Keys: r.keys[:0], Pointer: in.Pointer, Touch: in.Touch}
	r.readKeys()
	r.readPad()
	if !r.readTouch(scale) {
		r.readMouse(scale)
	}
	if _, y := ebiten.Wheel(); y != 0 {
		in.WheelY = math.Max(-5, math.Min(5, y))
	}
	return in
}

func (r *Reader) add(k control.Key) {
	if k != control.NoKey && len(r.in.Keys) < cap(r.in.Keys) {
		r.in.Keys = append(r.in.Keys, k)
	}
}

// plain keys mean the same whatever is held with them, except Ctrl.
var plain = [...]struct {
	key     ebiten.Key
	is      control.Key
	repeats bool
}{
	{ebiten.KeyArrowLeft, control.Left, true},
	{ebiten.KeyArrowRight, control.Right, true},
	{ebiten.KeyArrowUp, control.Up, true},
	{ebiten.KeyArrowDown, control.Down, true},
	{ebiten.KeyPageUp, control.PageUp, true},
	{ebiten.KeyPageDown, control.PageDown, true},
	{ebiten.KeyHome, control.Top, false},
	{ebiten.KeyEnd, control.End, false},
	{ebiten.KeyEnter, control.Act, false},
	{ebiten.KeyNumpadEnter, control.Act, false},
	{ebiten.KeySpace, control.Act, false},
	{ebiten.KeyEscape, control.Back, false},
	{ebiten.KeyF1, control.Help, false},
	{ebiten.KeyF11, control.Fullscreen, false},
	{ebiten.KeyDigit1, control.House1, false},
	{ebiten.KeyDigit2, control.House2, false},
	{ebiten.KeyDigit3, control.House3, false},
	{ebiten.KeyDigit4, control.House4, false},
	{ebiten.KeyDigit5, control.House5, false},
	{ebiten.KeyDigit6, control.House6, false},
	{ebiten.KeyDigit7, control.House7, false},
	{ebiten.KeyNumpad1, control.House1, false},
	{ebiten.KeyNumpad2, control.House2, false},
	{ebiten.KeyNumpad3, control.House3, false},
	{ebiten.KeyNumpad4, control.House4, false},
	{ebiten.KeyNumpad5, control.House5, false},
	{ebiten.KeyNumpad6, control.House6, false},
	{ebiten.KeyNumpad7, control.House7, false},
}

// letters mean one thing alone, another with Shift and another with Ctrl.
var letters = map[byte]struct{ alone, shift, ctrl, both control.Key }{
	'u': {control.Undo, control.Redo, 0, 0},
	'r': {control.Redo, control.Redo, 0, 0},
	'h': {control.Hint, control.Hint, 0, 0},
	'm': {control.Mute, control.Mute, control.Mute, 0},
	'z': {0, 0, control.Undo, control.Redo},
	'y': {0, 0, control.Redo, 0},
	'f': {0, 0, control.Fullscreen, 0},
	'q': {0, 0, control.Quit, 0},
	'b': {0, 0, control.ToggleBar, 0},
}

// meaning returns what a letter asks for, NoKey if nothing.
func meaning(letter byte, shift, ctrl bool) control.Key {
	m := letters[letter]
	switch {
	case ctrl && shift:
		return m.both
	case ctrl:
		return m.ctrl
	case shift:
		return m.shift
	}
	return m.alone
}

// letterOf returns the small letter on a key. It is the one that is printed there where the system tells it, so that Ctrl+Z is
// where a child with a French keyboard expects it.
func letterOf(k ebiten.Key) byte {
	if name := ebiten.KeyName(k); len(name) == 1 {
		return name[0] | 0x20
	}
	return byte('a' + k - ebiten.KeyA)
}

func (r *Reader) readKeys() {
	shift := ebiten.IsKeyPressed(ebiten.KeyShift)
	ctrl := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	alt := ebiten.IsKeyPressed(ebiten.KeyAlt)
	if alt {
		return // Alt+Tab and its like belong to the system
	}
	if !ctrl {
		for i := range plain {
			p := &plain[i]
			if down(p.key, p.repeats) {
				r.add(p.is)
			}
		}
		if down(ebiten.KeyTab, true) {
			r.add(either(shift, control.Prev, control.Next))
		}
		// "?" lies on another key in every country.
		r.runes = ebiten.AppendInputChars(r.runes[:0])
		if slices.Contains(r.runes, '?') {
			r.add(control.Help)
		}
	}
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if inpututil.IsKeyJustPressed(k) {
			r.add(meaning(letterOf(k), shift, ctrl))
		}
	}
}

// down reports whether a key counts now: it went down, be it only for a part of this tick, or it is held and repeats.
func down(k ebiten.Key, repeats bool) bool {
	return inpututil.IsKeyJustPressed(k) || repeats && again(inpututil.KeyPressDuration(k))
}

func either(yes bool, a, b control.Key) control.Key {
	if yes {
		return a
	}
	return b
}

// again reports whether a key or stick that has been held for d ticks counts once more.
func again(d int) bool { return d >= repeatDelay && (d-repeatDelay)%repeatEvery == 0 }

var padButtons = [...]struct {
	button  ebiten.StandardGamepadButton
	is      control.Key
	repeats bool
}{
	{ebiten.StandardGamepadButtonLeftLeft, control.Left, true},
	{ebiten.StandardGamepadButtonLeftRight, control.Right, true},
	{ebiten.StandardGamepadButtonLeftTop, control.Up, true},
	{ebiten.StandardGamepadButtonLeftBottom, control.Down, true},
	{ebiten.StandardGamepadButtonRightBottom, control.Act, false},
	{ebiten.StandardGamepadButtonRightRight, control.Back, false},
	{ebiten.StandardGamepadButtonRightLeft, control.Undo, false},
	{ebiten.StandardGamepadButtonRightTop, control.Hint, false},
	{ebiten.StandardGamepadButtonFrontTopLeft, control.PageUp, true},
	{ebiten.StandardGamepadButtonFrontTopRight, control.PageDown, true},
	{ebiten.StandardGamepadButtonCenterLeft, control.Help, false},
	{ebiten.StandardGamepadButtonCenterRight, control.ToggleBar, false},
}

func (r *Reader) readPad() {
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	var x, y float64
	for _, id := range r.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for i := range padButtons {
			b := &padButtons[i]
			if d := inpututil.StandardGamepadButtonPressDuration(id, b.button); d == 1 || b.repeats && again(d) {
				r.add(b.is)
			}
		}
		px := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		py := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
		if math.Hypot(px, py) > math.Hypot(x, y) {
			x, y = px, py
		}
	}
	r.add(r.stick.update(x, y))
}

// stick turns the way a stick leans into single steps.
type stick struct {
	leans control.Key
	ticks int
}

// update takes where the stick is, each way from -1 to 1, and returns the step it asks for in this tick.
func (s *stick) update(x, y float64) control.Key {
	far := math.Max(math.Abs(x), math.Abs(y))
	if far < rest || far < dead && s.leans == control.NoKey {
		*s = stick{}
		return control.NoKey
	}
	way := control.Left
	switch {
	case math.Abs(x) >= math.Abs(y) && x > 0:
		way = control.Right
	case math.Abs(x) < math.Abs(y) && y < 0:
		way = control.Up
	case math.Abs(x) < math.Abs(y):
		way = control.Down
	}
	if way != s.leans {
		if far < dead {
			return control.NoKey
		}
		*s = stick{way, 1}
		return way
	}
	s.ticks++
	if again(s.ticks) {
		return way
	}
	return control.NoKey
}

// readTouch reports whether a finger is, or was just now, on the screen.
func (r *Reader) readTouch(scale float64) bool {
	in := &r.in
	r.touches = ebiten.AppendTouchIDs(r.touches[:0])
	if r.finger.down {
		in.Touch = true
		for _, id := range r.touches {
			if id == r.finger.id {
				r.follow(scale)
				in.Held = true
				return true
			}
		}
		in.Pointer, in.Released = r.finger.at, true
		r.finger.down = false
		return true
	}
	r.touches = inpututil.AppendJustPressedTouchIDs(r.touches[:0])
	if len(r.touches) == 0 {
		return false
	}
	r.finger = finger{down: true, id: r.touches[0]}
	in.Touch, in.Pressed, in.Held = true, true, true
	r.follow(scale)
	return true
}

func (r *Reader) follow(scale float64) {
	x, y := ebiten.TouchPosition(r.finger.id)
	at := layout.Point{X: float64(x) / scale, Y: float64(y) / scale}
	r.in.Moved = at != r.in.Pointer
	r.in.Pointer, r.finger.at = at, at
}

func (r *Reader) readMouse(scale float64) {
	in := &r.in
	x, y := ebiten.CursorPosition()
	in.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	in.Held = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	moved := x != r.mouseX || y != r.mouseY
	r.mouseX, r.mouseY = x, y
	// After a finger the pointer stays where it was until the mouse does something.
	if in.Touch && !moved && !in.Pressed && !in.Released {
		return
	}
	in.Touch, in.Moved = false, moved
	in.Pointer = layout.Point{X: float64(x) / scale, Y: float64(y) / scale}
}
