package sound

import "syscall/js"

// wakes lets a device be woken by whatever a person does on the page. A browser is silent until then, and some let a device
// sleep again after a call or another page's sound, or when the screen was off; they hear it only from within a press. Where
// more is allowed, what it returns wakes the device at any time.
func wakes(device func()) (wake func()) {
	hear := js.FuncOf(func(js.Value, []js.Value) any {
		device()
		return nil
	})
	for _, press := range []string{"keydown", "mousedown", "mouseup", "touchend"} {
		js.Global().Call("addEventListener", press, hear, true)
	}
	return device
}
