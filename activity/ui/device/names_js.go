package device

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// keyNames returns what tells what a key prints, "" before it is pressed for the first time. Of itself a browser tells it only
// on a page that came encrypted, and not every browser does; but each press says what it prints.
func keyNames() func(k ebiten.Key) string {
	keys := printed{}
	hear := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if code, key := args[0].Get("code"), args[0].Get("key"); code.Type() == js.TypeString && key.Type() == js.TypeString {
			keys.hear(code.String(), key.String())
		}
		return nil
	})
	js.Global().Call("addEventListener", "keydown", hear, true)
	return keys.on
}
