package endgame

import (
	"syscall/js"
	"testing"
	"time"

	"awele/rules"
)

// openDatabase gives the test a page with an empty database, as far as this package uses one. What is put in is what why says
// is wrong, if anything.
func openDatabase(t *testing.T, why string) (kept js.Value) {
	t.Helper()
	all := js.Global().Call("eval", `(why) => {
		const kept = new Map();
		let made = false;
		const answer = (result, event = "onsuccess") => {
			const request = {result};
			setTimeout(() => request[event](), 5);
			return request;
		};
		const store = {
			get: (key) => answer(kept.get(key)),
			put: (value, key) => why === "full" ? answer(undefined, "onerror") : (kept.set(key, value), answer(key)),
		};
		const database = {
			createObjectStore: () => { made = true; },
			transaction: () => ({objectStore: () => { if (!made) throw new Error("NotFoundError"); return store; }}),
			close: () => {},
		};
		const open = () => {
			if (why === "forbidden") throw new Error("SecurityError");
			const request = answer(database);
			if (!made) setTimeout(() => request.onupgradeneeded(), 1);
			return request;
		};
		return {kept, indexedDB: {open}};
	}`).Invoke(why)
	js.Global().Get("Object").Call("defineProperty", js.Global(), "indexedDB",
		map[string]any{"value": all.Get("indexedDB"), "configurable": true})
	return all.Get("kept")
}

func TestBrowserKeepsATable(t *testing.T) {
	kept := openDatabase(t, "")
	f := UserCache()
	for _, slam := range slams {
		c := Conventions{Slam: slam}
		if table, err := f.Load(c); err == nil || !equal(table, NewTable(c)) {
			t.Errorf("before anything is kept: %d seeds, %v", table.Seeds(), err)
		}
		table := build(c, 4)
		if err := f.Save(table); err != nil {
			t.Fatal(err)
		}
		if got, err := f.Load(c); err != nil || !equal(got, table) {
			t.Errorf("%v: another table, %v", slam, err)
		}
	}
	if n := kept.Get("size").Int(); n != len(slams) {
		t.Errorf("%d tables are kept", n)
	}
}

// The next visit does not build what the one before has built.
func TestBrowserSuppliesWhatWasKept(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	visit := func() (slices int) {
		s := NewSupply(c, UserCache(), 5)
		for s.Table().Seeds() < 5 {
			s.Work(50)
			if s.builder != nil {
				slices++
			}
			time.Sleep(time.Millisecond) // the screen's turn
		}
		if !equal(s.Table(), build(c, 5)) {
			t.Error("another table")
		}
		s.Work(50)
		time.Sleep(50 * time.Millisecond) // it is kept meanwhile
		s.Close()
		return slices
	}
	openDatabase(t, "")
	if first, second := visit(), visit(); first < 20 || second != 0 {
		t.Errorf("%d slices, the second time %d", first, second)
	}
}

// Whatever stands in the way, there is a table to begin with.
func TestBrowserDoesNotKeep(t *testing.T) {
	c := Conventions{Slam: rules.NoCapture}
	for _, why := range []string{"full", "forbidden"} {
		openDatabase(t, why)
		if err := UserCache().Save(build(c, 3)); err == nil {
			t.Errorf("%s: no error", why)
		}
		if table, err := UserCache().Load(c); err == nil || !equal(table, NewTable(c)) {
			t.Errorf("%s: %d seeds, %v", why, table.Seeds(), err)
		}
	}
	js.Global().Call("eval", `Object.defineProperty(globalThis, "indexedDB",
		{configurable: true, get() { throw new Error("SecurityError"); }})`)
	if _, err := UserCache().Load(c); err == nil {
		t.Error("a forbidden database: no error")
	}
	kept := openDatabase(t, "")
	kept.Call("set", place(c), "no table")
	if _, err := UserCache().Load(c); err == nil {
		t.Error("what is no table is taken for one")
	}
}
