package ui

import (
	"math"

	"awele/activity/ui/geom"
)

// Choice is one answer in a dialogue: a picture and a word.
type Choice struct {
	ID, Icon, Label string
	Chosen          bool   // how things are now
	Press           func() // what the answer does; nil: nothing
}

// Dialog is a question over a screen, with a few big answers. Back gives the answer that changes nothing.
type Dialog struct {
	Text     string
	Choices  []Choice
	Note     bool      // the text is a sentence to read rather than a question, in smaller letters
	AtTop    bool      // it lies at the upper edge, and what is below it stays in sight
	Beside   geom.Rect // what it lies left of, AtTop, where there is room
	back     string
	Layout   DialogLayout
	Controls Controls
	outside  OutsidePress // beside the panel
}

// NewDialog returns a question. back is the answer that the Back key gives; "" stands for "close".
func NewDialog(text string, choices []Choice, back string) *Dialog {
	if back == "" {
		back = "close"
	}
	return &Dialog{Text: text, Choices: choices, back: back}
}

// Arrange lays the question out in a window.
func (d *Dialog) Arrange(v geom.View) {
	d.Layout = NewDialogLayout(v, len(d.Choices), len(d.Choices) > 4)
	if d.Note {
		d.Layout = d.Layout.higher(math.Min(2*geom.Body.Size(v), v.H-2*geom.MinGap-d.Layout.Panel.H))
	}
	if d.AtTop {
		d.Layout = d.Layout.AtTop(d.Beside)
	}
	var items []Item
	for i, c := range d.Choices {
		items = append(items, Item{ID: c.ID, Rect: d.Layout.Choices[i]})
	}
	first := d.Controls.Focus() == ""
	d.Controls.SetItems(items)
	if !first {
		return
	}
	d.Controls.SetFocus(d.back) // the answer that changes nothing, so that a nervous key does no harm
	for _, c := range d.Choices {
		if c.Chosen {
			d.Controls.SetFocus(c.ID)
		}
	}
}

// Press does what an answer does.
func (d *Dialog) Press(answer string) {
	for _, c := range d.Choices {
		if c.ID == answer && c.Press != nil {
			c.Press()
		}
	}
}

// Update returns the answer that was given in this tick, "" if none.
func (d *Dialog) Update(in *Input) (answer string, changed bool) {
	ev := d.Controls.Update(in)
	beside := d.outside.Update(in, !d.Layout.Panel.Contains(in.Pointer))
	switch {
	case ev.Activated != "":
		return ev.Activated, true
	case in.Pressing(KeyBack):
		return d.back, true
	case beside && d.back == "close":
		return d.back, true
	}
	return "", ev.Changed
}
