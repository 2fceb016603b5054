package activity

import "syscall/js"

// wantsCalm reports whether the person has asked the system for less motion.
func wantsCalm() bool {
	query := js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)")
	return query.Truthy() && query.Get("matches").Truthy()
}

// pageSpeaks tells the page which language it is in now, for the voices that read it.
func pageSpeaks(code string) {
	js.Global().Get("document").Get("documentElement").Set("lang", code)
}

// pageShows tells the page that the first picture is there: what it has shown meanwhile is to go.
func pageShows() {
	js.Global().Get("document").Get("body").Get("classList").Call("add", "playing")
}

// pageSays tells the page what is said, for the voices that read it.
func pageSays(text string) {
	if said := js.Global().Get("document").Call("getElementById", "heard"); said.Truthy() {
		said.Set("textContent", text)
	}
}
