package store

import (
	"errors"
	"fmt"
	"net/url"
	"strings"
	"syscall/js"
)

// CanCopy says whether there is a clipboard.
const CanCopy = true

// Copy puts a text on the clipboard. It may wait for an answer of the browser, so that no tick may call it.
func Copy(text string) (err error) {
	defer thrown("clipboard", &err)
	if clipboard := js.Global().Get("navigator").Get("clipboard"); clipboard.Truthy() {
		return wait(clipboard.Call("writeText", text))
	}
	// A page that is not secure has no clipboard of its own, but what is selected can be copied.
	document := js.Global().Get("document")
	area := document.Call("createElement", "textarea")
	area.Set("value", text)
	body := document.Get("body")
	body.Call("appendChild", area)
	defer body.Call("removeChild", area)
	area.Call("select")
	if !document.Call("execCommand", "copy").Bool() {
		return errors.New("store: the browser does not copy")
	}
	return nil
}

// wait waits until a promise is kept or broken.
func wait(promise js.Value) error {
	answer := make(chan error, 1)
	kept := js.FuncOf(func(js.Value, []js.Value) any {
		answer <- nil
		return nil
	})
	defer kept.Release()
	broken := js.FuncOf(func(_ js.Value, why []js.Value) any {
		answer <- fmt.Errorf("store: the browser refuses: %v", why)
		return nil
	})
	defer broken.Release()
	promise.Call("then", kept, broken)
	return <-answer
}

// Export offers a file to the browser, which asks the person where to put it, or has a folder for it. So the folder is not
// known.
func Export(stem, ext string, data []byte) (name, folder string, err error) {
	defer thrown("download", &err)
	link := js.Global().Get("document").Call("createElement", "a")
	// In a query a space is a plus; in an address of data it is not.
	link.Set("href", "data:text/plain;charset=utf-8,"+strings.ReplaceAll(url.QueryEscape(string(data)), "+", "%20"))
	link.Set("download", stem+ext)
	link.Call("click")
	return stem + ext, "", nil
}

// thrown makes an error of what JavaScript throws.
func thrown(what string, err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("store: %s: %v", what, r)
	}
}
