package scene

import (
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// choice is one answer in a dialogue: a picture and a word.
type choice struct {
	id, icon, label string
	chosen          bool // how things are now
}

// dialog is a question over a screen, with a few big answers. Back gives the answer that changes nothing.
type dialog struct {
	text    string
	choices []choice
	back    string
	lay     ui.DialogLayout
	set     ui.Controls
	ground  ui.OutsidePress // beside the panel
}

// newDialog returns a question. back is the answer that the Back key gives; "" stands for "close".
func newDialog(text string, choices []choice, back string) *dialog {
	if back == "" {
		back = "close"
	}
	return &dialog{text: text, choices: choices, back: back}
}

func (d *dialog) arrange(v geom.View) {
	d.lay = ui.NewDialogLayout(v, len(d.choices), len(d.choices) > 4)
	var items []ui.Item
	for i, c := range d.choices {
		items = append(items, ui.Item{ID: c.id, Rect: d.lay.Choices[i]})
	}
	first := d.set.Focus() == ""
	d.set.SetItems(items)
	if !first {
		return
	}
	d.set.SetFocus(d.back) // the answer that changes nothing, so that a nervous key does no harm
	for _, c := range d.choices {
		if c.chosen {
			d.set.SetFocus(c.id)
		}
	}
}

// update returns the answer that was given in this tick, "" if none.
func (d *dialog) update(in *ui.Input) (answer string, changed bool) {
	ev := d.set.Update(in)
	beside := d.ground.Update(in, !d.lay.Panel.Contains(in.Pointer))
	switch {
	case ev.Activated != "":
		return ev.Activated, true
	case in.Pressing(ui.KeyBack):
		return d.back, true
	case beside && d.back == "close":
		return d.back, true
	}
	return "", ev.Changed
}
