package device

import (
	"syscall/js"

	"awele/activity/ui"
)

// Twin mirrors what the picture shows into the page as text and real buttons, for a screen reader. Nodes stay as long as their
// controls do, so that the one that has the focus keeps it.
type Twin struct {
	root, title, text, list, heard js.Value

	shown      ui.Description
	buttons    map[string]js.Value
	act, focus string // what was pressed and what got the focus since the last tick
}

// NewTwin returns the twin of the page, nil where the page is not the one of this program.
func NewTwin() *Twin {
	byID := func(id string) js.Value { return document().Call("getElementById", id) }
	t := &Twin{
		root: byID("twin"), title: byID("title"), text: byID("text"), list: byID("controls"), heard: byID("heard"),
		buttons: map[string]js.Value{},
	}
	for _, part := range []js.Value{t.root, t.title, t.text, t.list, t.heard} {
		if !part.Truthy() {
			return nil
		}
	}
	t.on("click", func(e js.Value) { t.act = named(e.Get("target")) })
	t.on("focusin", func(e js.Value) { t.focus = named(e.Get("target")) })
	t.on("keydown", passOn)
	t.on("keyup", passOn)
	return t
}

func (t *Twin) on(event string, f func(e js.Value)) {
	t.root.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}))
}

// named returns the ID of the control that a node stands for, "" for any other node.
func named(node js.Value) string {
	if id := node.Get("dataset").Get("id"); id.Type() == js.TypeString {
		return id.String()
	}
	return ""
}

// passOn gives a key to the game, but those that press a button. The canvas takes the focus with each key that it hears, which
// must stay where it is.
func passOn(e js.Value) {
	if key := text(e, "key"); key == "Enter" || key == " " {
		return
	}
	canvas := document().Call("querySelector", "canvas")
	canvas.Set("focus", js.Global().Get("Function").Get("prototype")) // which does nothing
	again := e.Get("constructor").New(e.Get("type"), e)
	if !canvas.Call("dispatchEvent", again).Bool() {
		e.Call("preventDefault")
	}
	canvas.Delete("focus")
}

// Says tells a sentence.
func (t *Twin) Says(sentence string) { t.heard.Set("textContent", sentence) }

// Take adds what was pressed and what got the focus since it was asked last to a tick's input.
func (t *Twin) Take(in *ui.Input) {
	in.Act, in.Focus = t.act, t.focus
	t.act, t.focus = "", ""
}

// Mirror tells what can be read and pressed now. It touches only what is another than before.
func (t *Twin) Mirror(d *ui.Description) {
	active := document().Get("activeElement")
	within := t.root.Call("contains", active).Bool()
	if d.Title != t.shown.Title {
		t.title.Set("textContent", d.Title)
	}
	t.paragraphs(d.Text)
	t.controls(d.Controls)
	if d.Question != t.shown.Question {
		role := "group"
		if d.Question {
			role = "dialog"
		}
		t.list.Call("setAttribute", "role", role)
	}
	// The focus follows where the game moves it, and is not lost with the node that had it.
	if within && (d.Focus != t.shown.Focus || !t.root.Call("contains", document().Get("activeElement")).Bool()) {
		if to, ok := t.buttons[d.Focus]; ok && !to.Equal(active) {
			to.Call("focus")
			t.focus = "" // the game knows
		}
	}
	t.shown = *d
}

func (t *Twin) paragraphs(texts []string) {
	for i, text := range texts {
		p := t.text.Get("children").Index(i)
		if !p.Truthy() {
			p = t.text.Call("appendChild", document().Call("createElement", "p"))
		}
		if i >= len(t.shown.Text) || t.shown.Text[i] != text {
			p.Set("textContent", text)
		}
	}
	for n := t.text.Get("childElementCount").Int(); n > len(texts); n-- {
		t.text.Get("lastElementChild").Call("remove")
	}
}

func (t *Twin) controls(controls []ui.Described) {
	before := make(map[string]ui.Described, len(t.shown.Controls))
	for _, c := range t.shown.Controls {
		before[c.ID] = c
	}
	for i, c := range controls {
		b, ok := t.buttons[c.ID]
		if !ok {
			b = document().Call("createElement", "button")
			b.Set("type", "button")
			b.Get("dataset").Set("id", c.ID)
			t.buttons[c.ID] = b
		}
		if was := before[c.ID]; !ok || was != c {
			dress(b, c)
		}
		delete(before, c.ID)
		if at := t.list.Get("children").Index(i); !b.Equal(at) {
			t.list.Call("insertBefore", b, orNull(at))
		}
	}
	for id := range before {
		t.buttons[id].Call("remove")
		delete(t.buttons, id)
	}
}

// dress tells what a control is now. One that can do nothing can still be heard, and may say why.
func dress(b js.Value, c ui.Described) {
	b.Set("textContent", c.Name)
	attribute := func(name string, there bool, value string) {
		if there {
			b.Call("setAttribute", name, value)
		} else {
			b.Call("removeAttribute", name)
		}
	}
	on := "false"
	if c.Is == ui.SwitchedOn {
		on = "true"
	}
	attribute("aria-disabled", c.Off, "true")
	attribute("aria-pressed", c.Is != ui.NoSwitch, on)
}

func orNull(v js.Value) js.Value {
	if v.IsUndefined() {
		return js.Null()
	}
	return v
}

func document() js.Value { return js.Global().Get("document") }
