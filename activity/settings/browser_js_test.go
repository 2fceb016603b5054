package settings

import (
	"errors"
	"slices"
	"syscall/js"
	"testing"
)

// openPage gives the test a page with an empty localStorage, which takes values up to a length.
func openPage(t *testing.T, quota int) (items js.Value) {
	t.Helper()
	storage := js.Global().Call("eval", `(quota) => {
		const items = new Map();
		return {
			items,
			getItem: (k) => items.has(k) ? items.get(k) : null,
			setItem: (k, v) => { if (v.length > quota) throw new Error("QuotaExceededError"); items.set(k, v); },
			removeItem: (k) => { items.delete(k); },
		};
	}`).Invoke(quota)
	// Node has a localStorage of its own, which cannot be assigned to.
	js.Global().Get("Object").Call("defineProperty", js.Global(), "localStorage",
		map[string]any{"value": storage, "configurable": true})
	return storage.Get("items")
}

func TestBrowserKeepsEverything(t *testing.T) {
	items := openPage(t, 10000)
	s := Open("")
	if s.Settings() != Default() {
		t.Errorf("a first start has %+v", s.Settings())
	}
	if err := errors.Join(s.SaveSettings(odd), s.SaveGame("awele", someGame)); err != nil {
		t.Fatal(err)
	}
	s = Open("")
	if got := s.Settings(); got != odd {
		t.Errorf("got %+v", got)
	}
	if got, err := s.LoadGame("awele"); err != nil || got != someGame {
		t.Errorf("got %+v, %v", got, err)
	}
	if _, err := s.LoadGame("kalah"); !errors.Is(err, ErrNoGame) {
		t.Error(err)
	}
	if n := items.Get("size").Int(); n != 2 {
		t.Errorf("%d values are kept", n)
	}
}

func TestBrowserMovesDamageAside(t *testing.T) {
	items := openPage(t, 10000)
	items.Call("set", "awele/settings.json", "{broken")
	s := Open("")
	if got := s.Trouble(); s.Settings() != Default() || !slices.Equal(got, []Trouble{SettingsDamaged}) {
		t.Errorf("%+v, trouble %v", s.Settings(), got)
	}
	if got := items.Call("get", "awele/settings.json.damaged").String(); got != "{broken" {
		t.Errorf("aside is %q", got)
	}
	if got := Open("").Trouble(); len(got) != 0 {
		t.Errorf("at the next start: %v", got)
	}
}

func TestBrowserIsFull(t *testing.T) {
	openPage(t, 10)
	s := Open("")
	if err := s.SaveSettings(odd); err == nil {
		t.Error("no error for the log")
	}
	if got := s.Trouble(); s.Settings() != odd || !slices.Equal(got, []Trouble{NotSaved}) {
		t.Errorf("%+v, trouble %v", s.Settings(), got)
	}
}

func TestBrowserForbidsStorage(t *testing.T) {
	js.Global().Call("eval", `Object.defineProperty(globalThis, "localStorage",
		{configurable: true, get() { throw new Error("SecurityError"); }})`)
	s := Open("")
	if got := s.Trouble(); !slices.Equal(got, []Trouble{NotSaved}) {
		t.Errorf("trouble %v", got)
	}
	if err := s.SaveSettings(odd); err == nil || s.Settings() != odd {
		t.Errorf("%v, %+v", err, s.Settings())
	}
}

// A browser sends no signals; who asks for them all the same ends the program in Go 1.26.
func TestBrowserHasNoSignals(t *testing.T) {
	openPage(t, 10000)
	s := Open("")
	s.Background(true)
	s.EndOnSignal()
	if err := s.SaveSettings(odd); err != nil {
		t.Error(err)
	}
}
