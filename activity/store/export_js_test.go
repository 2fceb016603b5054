package store

import (
	"strings"
	"syscall/js"
	"testing"
)

// pretend gives the test a part of a page for as long as it runs.
func pretend(t *testing.T, name, script string) (made js.Value) {
	t.Helper()
	made = js.Global().Call("eval", "("+script+")")
	js.Global().Get("Object").Call("defineProperty", js.Global(), name, map[string]any{"value": made, "configurable": true})
	t.Cleanup(func() { js.Global().Delete(name) })
	return made
}

func TestExportOffersAFile(t *testing.T) {
	page := pretend(t, "document", `{ clicked: [], createElement: (tag) => ({ tag, click() { document.clicked.push(this) } }) }`)
	const text = "[Event \"a + b & ä\"]\n\n1. C+2 *\n"
	name, folder, err := Export("oware", ".ogn", []byte(text))
	if err != nil || name != "oware.ogn" || folder != "" {
		t.Fatalf("%s in %s, %v", name, folder, err)
	}
	link := page.Get("clicked").Index(0)
	head, data, _ := strings.Cut(link.Get("href").String(), ",")
	if link.Get("tag").String() != "a" || link.Get("download").String() != name || head != "data:text/plain;charset=utf-8" {
		t.Errorf("%s, %s", head, link.Get("download"))
	}
	if got := js.Global().Call("decodeURIComponent", data).String(); got != text {
		t.Errorf("%q", got)
	}
	pretend(t, "document", `undefined`)
	if _, _, err := Export("oware", ".ogn", nil); err == nil {
		t.Error("without a page a file is offered")
	}
}

func TestCopy(t *testing.T) {
	const noPage, bare = `undefined`, `{ body: { appendChild() {}, removeChild() {} }, createElement: () => globalThis.area = { select() {} },
		execCommand: (what) => { globalThis.copied = globalThis.area.value; return what == "copy" } }`
	for name, c := range map[string]struct {
		navigator, document string
		fine                bool
	}{
		"a secure page":   {`{ clipboard: { writeText: async (s) => { globalThis.copied = s } } }`, noPage, true},
		"it is forbidden": {`{ clipboard: { writeText: async (s) => { throw new Error("no") } } }`, noPage, false},
		"a plain page":    {`{}`, bare, true},
		"an old browser":  {`{}`, `{ body: { appendChild() {}, removeChild() {} }, createElement: () => ({ select() {} }), execCommand: () => false }`, false},
		"no page":         {`{}`, noPage, false},
	} {
		js.Global().Set("copied", "")
		pretend(t, "navigator", c.navigator)
		pretend(t, "document", c.document)
		err := Copy("F e")
		if (err == nil) != c.fine || c.fine && js.Global().Get("copied").String() != "F e" {
			t.Errorf("%s: %q, %v", name, js.Global().Get("copied"), err)
		}
	}
}
