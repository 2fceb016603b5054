package store

import (
	"errors"
	"io/fs"
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
			key: (i) => [...items.keys()][i],
			get length() { return items.size; },
		};
	}`).Invoke(quota)
	// Node has a localStorage of its own, which cannot be assigned to.
	js.Global().Get("Object").Call("defineProperty", js.Global(), "localStorage",
		map[string]any{"value": storage, "configurable": true})
	return storage.Get("items")
}

var (
	odd      = []byte("{\"level\": 5}\n")
	someGame = []byte("{\"game\": \"F c E b\"}\n")
)

func TestBrowserKeepsEverything(t *testing.T) {
	items := openPage(t, 10000)
	s := Open("")
	if _, err := s.Read("settings.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a first start: %v", err)
	}
	if err := errors.Join(s.Write("settings.json", odd), s.Write("game-awele.json", someGame)); err != nil {
		t.Fatal(err)
	}
	s = Open("")
	for name, want := range map[string][]byte{"settings.json": odd, "game-awele.json": someGame} {
		if got, err := s.Read(name); err != nil || string(got) != string(want) {
			t.Errorf("%s: got %s, %v", name, got, err)
		}
	}
	if _, err := s.Read("game-kalah.json"); !errors.Is(err, fs.ErrNotExist) {
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
	s.Damaged("settings.json")
	if got := s.Trouble(); !slices.Equal(got, []Trouble{{Damaged: "settings.json"}}) {
		t.Errorf("trouble %v", got)
	}
	if got := items.Call("get", "awele/settings.json.damaged").String(); got != "{broken" {
		t.Errorf("aside is %q", got)
	}
	if _, err := Open("").Read("settings.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("at the next start: %v", err)
	}
}

// The files of one of the children who share the page are put away, and only those.
func TestBrowserPutsFilesAway(t *testing.T) {
	items := openPage(t, 10000)
	s := Open("")
	zebra := s.Of("zebra-")
	if err := errors.Join(zebra.Write("settings.json", odd), zebra.Write("game-awele.json", someGame), s.Write("settings.json", odd)); err != nil {
		t.Fatal(err)
	}
	items.Call("set", "of another page", "")
	if err := zebra.PutAway(); err != nil {
		t.Fatal(err)
	}
	var kept []string
	for key := range items.Get("size").Int() {
		kept = append(kept, js.Global().Get("localStorage").Call("key", key).String())
	}
	slices.Sort(kept)
	want := []string{"awele/settings.json", "awele/zebra-game-awele.json.removed", "awele/zebra-settings.json.removed", "of another page"}
	if !slices.Equal(kept, want) {
		t.Errorf("there is %q, want %q", kept, want)
	}
	if _, err := zebra.Read("settings.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what was put away is read: %v", err)
	}
}

// What two tabs note of one child is put together.
func TestTwoTabsPutTogether(t *testing.T) {
	items := openPage(t, 10000)
	a, b := Open(""), Open("")
	add := func(base, mine, theirs []byte) []byte { return append(theirs, mine[len(base):]...) }
	a.Merged("progress.json", add)
	b.Merged("progress.json", add)
	if err := errors.Join(a.Write("progress.json", []byte("A")), b.Write("progress.json", []byte("B")), a.Write("progress.json", []byte("Aa"))); err != nil {
		t.Fatal(err)
	}
	if got := items.Call("get", "awele/progress.json").String(); got != "ABa" {
		t.Errorf("kept %q", got)
	}
}

// The game is open in two tabs: both games stay.
func TestTwoTabs(t *testing.T) {
	items := openPage(t, 10000)
	a, b := Open(""), Open("")
	if err := errors.Join(a.Write("game-awele.json", []byte("A")), b.Write("game-awele.json", []byte("B"))); err != nil {
		t.Fatal(err)
	}
	if got := b.Trouble(); !slices.Equal(got, []Trouble{{Twice: "game-awele.json"}}) {
		t.Errorf("trouble %v", got)
	}
	for key, want := range map[string]string{"awele/game-awele.json": "A", "awele/game-awele.json.other": "B"} {
		if got := items.Call("get", key).String(); got != want {
			t.Errorf("%s is %q", key, got)
		}
	}
}

func TestBrowserIsFull(t *testing.T) {
	openPage(t, 10)
	s := Open("")
	if err := s.Write("settings.json", odd); err == nil {
		t.Error("no error for the log")
	}
	got, err := s.Read("settings.json")
	if err != nil || string(got) != string(odd) || s.Unkept()["settings.json"] == nil {
		t.Errorf("%s, %v, unkept %v", got, err, s.Unkept())
	}
}

func TestBrowserForbidsStorage(t *testing.T) {
	js.Global().Call("eval", `Object.defineProperty(globalThis, "localStorage",
		{configurable: true, get() { throw new Error("SecurityError"); }})`)
	s := Open("")
	if s.Unkept()[""] == nil {
		t.Errorf("unkept %v", s.Unkept())
	}
	if err := s.Write("settings.json", odd); err == nil {
		t.Error("no error for the log")
	}
	if got, err := s.Read("settings.json"); err != nil || string(got) != string(odd) {
		t.Errorf("%s, %v", got, err)
	}
}

// A browser sends no signals; who asks for them all the same ends the program in Go 1.26.
func TestBrowserHasNoSignals(t *testing.T) {
	openPage(t, 10000)
	s := Open("")
	s.Background(true)
	s.EndOnSignal()
	if err := s.Write("settings.json", odd); err != nil {
		t.Error(err)
	}
}
