package store

import (
	"fmt"
	"io/fs"
	"strings"
	"syscall/js"
)

// browser is a shelf in the page's localStorage. A value is replaced as a whole or not at all.
type browser struct{ prefix string }

// openShelf returns the storage of this page, or nowhere if the browser forbids it (private windows, strict settings).
func openShelf(dir string) shelf {
	b := browser{"awele/" + dir}
	if _, err := b.call("getItem", "settings.json"); err != nil {
		return noPlace(err)
	}
	return b
}

// call calls a method of localStorage. What JavaScript throws (no permission, storage full) becomes an error.
func (b browser) call(method, name string, more ...any) (v js.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("store: localStorage.%s: %v", method, r)
		}
	}()
	// Only what a called function throws can be recovered from: a plain Get of a forbidden localStorage would end the
	// program.
	storage := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	return storage.Call(method, append([]any{b.prefix + name}, more...)...), nil
}

func (b browser) read(name string) ([]byte, error) {
	v, err := b.call("getItem", name)
	if err != nil {
		return nil, err
	}
	if v.Type() != js.TypeString {
		return nil, fs.ErrNotExist
	}
	return []byte(v.String()), nil
}

func (b browser) write(name string, data []byte) error {
	_, err := b.call("setItem", name, string(data))
	return err
}

func (b browser) aside(name string) error {
	data, err := b.read(name)
	if err == nil && len(data) <= MaxSize {
		err = b.write(name+".damaged", data)
	}
	if removed := b.remove(name); err == nil {
		err = removed
	}
	return err
}

func (b browser) list() (names []string) {
	defer func() { _ = recover() }() // what JavaScript throws: nothing can be listed
	storage := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	for i := range storage.Get("length").Int() {
		if name, ours := strings.CutPrefix(storage.Call("key", i).String(), b.prefix); ours {
			names = append(names, name)
		}
	}
	return names
}

func (b browser) rename(name, to string) error {
	data, err := b.read(name)
	if err != nil {
		return err
	}
	if err := b.write(to, data); err != nil {
		return err
	}
	return b.remove(name)
}

func (b browser) draft(string, []byte, ...[]byte) error { return nil } // the file itself is written at once
func (b browser) drop(string)                           {}
func (b browser) recover()                              {}

func (b browser) remove(name string) error {
	_, err := b.call("removeItem", name)
	return err
}
