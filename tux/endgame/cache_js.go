package endgame

import (
	"errors"
	"fmt"
	"io"
	"syscall/js"
)

// Cache is the name of a database of the page (IndexedDB, which plain http has too) where tables are kept from one visit to
// the next. The empty Cache keeps nothing. What is kept can be thrown away at any time: it is built again.
type Cache string

// UserCache returns the database of this page.
func UserCache() Cache { return "awele" }

var errNoCache = errors.New("endgame: nothing is kept here")

// tables is the name of what the tables are in, in the database.
const tables = "endgame"

// Load returns the table that was kept for these conventions. Where there is none, or none that can be trusted to the last
// bit, it returns a NewTable and the reason; the table is always usable. It waits for the browser.
func (f Cache) Load(c Conventions) (*Table, error) {
	t, err := f.load(c)
	if err != nil {
		return NewTable(c), err
	}
	return t, nil
}

func (f Cache) load(c Conventions) (t *Table, err error) {
	defer thrown(&err)
	kept, err := f.ask("readonly", "get", place(c))
	if err != nil {
		return nil, err
	}
	bytes := js.Global().Get("Uint8Array")
	if !kept.InstanceOf(bytes) {
		return nil, errNoCache
	}
	if kept.Length() > FileSize(c, MaxSeeds) {
		return nil, errForeign
	}
	data := make([]byte, kept.Length())
	js.CopyBytesToGo(data, kept)
	t, err = Decode(data)
	if err == nil && t.conventions != c {
		return nil, errForeign
	}
	return t, err
}

// Save keeps a table instead of what was kept before for its conventions. It waits for the browser.
func (f Cache) Save(t *Table) error { return f.save(t, func() bool { return true }) }

// save does the same if it is wanted.
func (f Cache) save(t *Table, wanted func() bool) (err error) {
	defer thrown(&err)
	data, err := io.ReadAll(t.Encode())
	if err != nil || !wanted() {
		return err
	}
	kept := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(kept, data)
	_, err = f.ask("readwrite", "put", kept, place(t.conventions))
	return err
}

// place is the key of a table. Each convention has one, whatever the number of seeds.
func place(c Conventions) string { return fmt.Sprintf("%v-%v", c.Slam, c.Endless) }

// ask opens the database and asks for one thing in it.
func (f Cache) ask(mode, method string, args ...any) (js.Value, error) {
	// Only what a called function throws can be recovered from: a plain Get of a forbidden database would end the program.
	factory := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB")
	if f == "" || !factory.Truthy() {
		return js.Value{}, errNoCache
	}
	opening := factory.Call("open", string(f), 1)
	create := js.FuncOf(func(js.Value, []js.Value) any {
		opening.Get("result").Call("createObjectStore", tables)
		return nil
	})
	defer create.Release()
	opening.Set("onupgradeneeded", create)
	database, err := answer(opening)
	if err != nil {
		return js.Value{}, err
	}
	defer database.Call("close")
	return answer(database.Call("transaction", tables, mode).Call("objectStore", tables).Call(method, args...))
}

// answer waits for what the browser answers to a request.
func answer(request js.Value) (js.Value, error) {
	answered := make(chan error, 1)
	good := js.FuncOf(func(js.Value, []js.Value) any {
		answered <- nil
		return nil
	})
	defer good.Release()
	bad := js.FuncOf(func(js.Value, []js.Value) any {
		answered <- errors.New("endgame: the browser's database refuses")
		return nil
	})
	defer bad.Release()
	for event, hear := range map[string]js.Func{"onsuccess": good, "onerror": bad, "onblocked": bad} {
		request.Set(event, hear)
	}
	if err := <-answered; err != nil {
		return js.Value{}, err
	}
	return request.Get("result"), nil
}

// thrown makes an error of what JavaScript throws.
func thrown(err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("endgame: %v", r)
	}
}
