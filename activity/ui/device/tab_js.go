package device

import "syscall/js"

// ebiten keeps every key from the browser, which would lock those in who have no mouse. So Tab is taken out of its hands
// before it hears of it.
func init() {
	let := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("key").String() == "Tab" {
			args[0].Call("stopImmediatePropagation")
		}
		return nil
	})
	for _, event := range []string{"keydown", "keyup"} {
		js.Global().Call("addEventListener", event, let, true)
	}
}
