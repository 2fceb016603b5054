package activity

import (
	"syscall/js"

	"awele/activity/ui/device"
)

// wantsCalm reports whether the person has asked the system for less motion.
func wantsCalm() bool {
	query := js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)")
	return query.Truthy() && query.Get("matches").Truthy()
}

func document() js.Value { return js.Global().Get("document") }

// pageSpeaks tells the page which language it is in now, for the voices that read it.
func pageSpeaks(code string) { document().Get("documentElement").Set("lang", code) }

// pageShows tells the page that the first picture is there: what it has shown meanwhile is to go. To a screen reader the
// canvas is a picture; all that is in it stands behind it as buttons, so that Tab leads from it to them. The canvas
// itself is no stop of Tab: whatever has the focus, the game hears its keys.
func pageShows(title string) {
	canvas, main := document().Call("querySelector", "canvas"), document().Call("getElementById", "game")
	focused := canvas.Equal(document().Get("activeElement"))
	canvas.Call("setAttribute", "role", "img")
	canvas.Call("setAttribute", "aria-label", title)
	canvas.Set("tabIndex", -1)
	main.Call("prepend", canvas)
	if focused {
		canvas.Call("focus")
	}
	document().Get("body").Get("classList").Call("add", "playing")
}

// newPage returns the page for those who hear it, nil where there is none.
func newPage() page {
	if twin := device.NewTwin(); twin != nil {
		return twin
	}
	return nil
}
