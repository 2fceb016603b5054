// Package device turns what ebiten knows of keys, mouse, fingers and gamepads into ui.Input.
//
// In the browser the game has only the keys that it uses. Tab belongs to the page, so that it leads out of the game and back;
// the arrows move the focus there.
package device

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"awele/activity/ui"
	"awele/activity/ui/geom"
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
	in      ui.Input
	keys    [16]ui.Key
	pads    []ebiten.GamepadID
	touches []ebiten.TouchID
	runes   []rune
	nameOf  func(k ebiten.Key) string // what a key prints, "" where that is not known
	taken   func() bool               // whether a touch was taken away
	finger  finger
	stick   stick
	mouseX  int
	mouseY  int
}

// finger is the first finger on the screen; others are ignored until it is lifted.
type finger struct {
	down bool
	id   ebiten.TouchID
	at   geom.Point
}

// Read returns what happened in this tick. Call it once in every Update; the answer is good until the next call. scale is
// how many pixels of ebiten's layout a DIP has.
func (r *Reader) Read(scale float64) *ui.Input {
	in := &r.in
	*in = ui.Input{Keys: r.keys[:0], Pointer: in.Pointer, Touch: in.Touch}
	if r.nameOf == nil {
		r.nameOf, r.taken = keyNames(), touchCancels()
	}
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

func (r *Reader) add(k ui.Key) {
	if k != ui.NoKey && len(r.in.Keys) < cap(r.in.Keys) {
		r.in.Keys = append(r.in.Keys, k)
	}
}

type plainKey struct {
	key     ebiten.Key
	is      ui.Key
	repeats bool
}

// plain keys mean the same whatever is held with them, except Ctrl.
var plain = [...]plainKey{
	{ebiten.KeyArrowLeft, ui.KeyLeft, true},
	{ebiten.KeyArrowRight, ui.KeyRight, true},
	{ebiten.KeyArrowUp, ui.KeyUp, true},
	{ebiten.KeyArrowDown, ui.KeyDown, true},
	{ebiten.KeyPageUp, ui.KeyPageUp, true},
	{ebiten.KeyPageDown, ui.KeyPageDown, true},
	{ebiten.KeyHome, ui.KeyTop, false},
	{ebiten.KeyEnd, ui.KeyEnd, false},
	{ebiten.KeyEnter, ui.KeyAct, false},
	{ebiten.KeyNumpadEnter, ui.KeyAct, false},
	{ebiten.KeySpace, ui.KeyAct, false},
	{ebiten.KeyEscape, ui.KeyBack, false},
	{ebiten.KeyF1, ui.KeyHelp, false},
	{ebiten.KeyF11, ui.KeyFullscreen, false},
	{ebiten.KeyDigit1, ui.KeyHouse1, false},
	{ebiten.KeyDigit2, ui.KeyHouse2, false},
	{ebiten.KeyDigit3, ui.KeyHouse3, false},
	{ebiten.KeyDigit4, ui.KeyHouse4, false},
	{ebiten.KeyDigit5, ui.KeyHouse5, false},
	{ebiten.KeyDigit6, ui.KeyHouse6, false},
	{ebiten.KeyDigit7, ui.KeyHouse7, false},
	{ebiten.KeyNumpad1, ui.KeyHouse1, false},
	{ebiten.KeyNumpad2, ui.KeyHouse2, false},
	{ebiten.KeyNumpad3, ui.KeyHouse3, false},
	{ebiten.KeyNumpad4, ui.KeyHouse4, false},
	{ebiten.KeyNumpad5, ui.KeyHouse5, false},
	{ebiten.KeyNumpad6, ui.KeyHouse6, false},
	{ebiten.KeyNumpad7, ui.KeyHouse7, false},
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
			r.add(either(shift, ui.KeyPrev, ui.KeyNext))
		}
		// "?" lies on another key in every country.
		r.runes = ebiten.AppendInputChars(r.runes[:0])
		if slices.Contains(r.runes, '?') {
			r.add(ui.KeyHelp)
		}
	}
	for _, k := range printing {
		if inpututil.IsKeyJustPressed(k) {
			r.add(meaning(letterOn(k, r.nameOf(k), foreign(r.nameOf)), shift, ctrl))
		}
	}
}

// down reports whether a key counts now: it went down, be it only for a part of this tick, or it is held and repeats.
func down(k ebiten.Key, repeats bool) bool {
	return inpututil.IsKeyJustPressed(k) || repeats && again(inpututil.KeyPressDuration(k))
}

func either(yes bool, a, b ui.Key) ui.Key {
	if yes {
		return a
	}
	return b
}

// again reports whether a key or stick that has been held for d ticks counts once more.
func again(d int) bool { return d >= repeatDelay && (d-repeatDelay)%repeatEvery == 0 }

var padButtons = [...]struct {
	button  ebiten.StandardGamepadButton
	is      ui.Key
	repeats bool
}{
	{ebiten.StandardGamepadButtonLeftLeft, ui.KeyLeft, true},
	{ebiten.StandardGamepadButtonLeftRight, ui.KeyRight, true},
	{ebiten.StandardGamepadButtonLeftTop, ui.KeyUp, true},
	{ebiten.StandardGamepadButtonLeftBottom, ui.KeyDown, true},
	{ebiten.StandardGamepadButtonRightBottom, ui.KeyAct, false},
	{ebiten.StandardGamepadButtonRightRight, ui.KeyBack, false},
	{ebiten.StandardGamepadButtonRightLeft, ui.KeyUndo, false},
	{ebiten.StandardGamepadButtonRightTop, ui.KeyHint, false},
	{ebiten.StandardGamepadButtonFrontTopLeft, ui.KeyPageUp, true},
	{ebiten.StandardGamepadButtonFrontTopRight, ui.KeyPageDown, true},
	{ebiten.StandardGamepadButtonCenterLeft, ui.KeyHelp, false},
	{ebiten.StandardGamepadButtonCenterRight, ui.KeyToggleBar, false},
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
	leans ui.Key
	ticks int
}

// update takes where the stick is, each way from -1 to 1, and returns the step it asks for in this tick.
func (s *stick) update(x, y float64) ui.Key {
	far := math.Max(math.Abs(x), math.Abs(y))
	if far < rest || far < dead && s.leans == ui.NoKey {
		*s = stick{}
		return ui.NoKey
	}
	way := ui.KeyLeft
	switch {
	case math.Abs(x) >= math.Abs(y) && x > 0:
		way = ui.KeyRight
	case math.Abs(x) < math.Abs(y) && y < 0:
		way = ui.KeyUp
	case math.Abs(x) < math.Abs(y):
		way = ui.KeyDown
	}
	if way != s.leans {
		if far < dead {
			return ui.NoKey
		}
		*s = stick{way, 1}
		return way
	}
	s.ticks++
	if again(s.ticks) {
		return way
	}
	return ui.NoKey
}

// readTouch reports whether a finger is, or was just now, on the screen.
func (r *Reader) readTouch(scale float64) bool {
	in := &r.in
	r.touches = ebiten.AppendTouchIDs(r.touches[:0])
	taken := r.taken()
	if r.finger.down {
		in.Touch = true
		if taken { // it is neither held any more nor let go, so what it held does nothing
			r.finger.down = false
			return true
		}
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
	at := geom.Point{X: float64(x) / scale, Y: float64(y) / scale}
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
	in.Pointer = geom.Point{X: float64(x) / scale, Y: float64(y) / scale}
}
