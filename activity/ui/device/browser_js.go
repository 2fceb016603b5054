package device

import (
	"cmp"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// keyNames returns what tells what a key prints, "" before it is pressed for the first time. Of itself a browser tells it only
// on a page that came encrypted, and not every browser does; but each press says what it prints.
//
// From then on the game hears only the keys that it claims.
func keyNames() func(k ebiten.Key) string {
	c := newClaim()
	onPage("keydown", func(e js.Value) {
		if !c.press(keyPress{
			code: codeIn(e), prints: text(e, "key"),
			shift: held(e, "shiftKey"), ctrl: held(e, "ctrlKey") || held(e, "metaKey"), alt: held(e, "altKey"),
		}) {
			e.Call("stopImmediatePropagation")
		}
	})
	onPage("keyup", func(e js.Value) {
		if !c.release(codeIn(e)) {
			e.Call("stopImmediatePropagation")
		}
	})
	return c.printed.on
}

// touchCancels returns what tells whether the browser has taken a touch away since it was asked last: because a second finger
// zooms, the device is turned, or a message comes. Ebitengine does not listen for that, and would hold the finger for down
// for ever; so it is told that the touch has ended.
func touchCancels() func() bool {
	taken := false
	onPage("touchcancel", func(e js.Value) {
		taken = true
		left := map[string]any{"cancelable": true}
		for _, list := range []string{"touches", "targetTouches", "changedTouches"} {
			left[list] = js.Global().Get("Array").Call("from", e.Get(list))
		}
		e.Get("target").Call("dispatchEvent", js.Global().Get("TouchEvent").New("touchend", left))
	})
	return func() (was bool) {
		was, taken = taken, false
		return was
	}
}

// onPage calls f with each event of a name before anything in the page hears of it.
func onPage(name string, f func(e js.Value)) {
	js.Global().Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}), true)
}

// codeIn returns which key an event is about. The keyboards on the glass of a telephone have no places: there it is the name.
func codeIn(e js.Value) string { return cmp.Or(text(e, "code"), text(e, "key")) }

// text returns what an event says there; "" if nothing.
func text(e js.Value, name string) string {
	if v := e.Get(name); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// held reports whether an event says that there.
func held(e js.Value, name string) bool { return e.Get(name).Truthy() }
