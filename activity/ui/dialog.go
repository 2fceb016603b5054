package ui

import (
	"math"
	"slices"

	"awele/activity/ui/geom"
)

// Choice is one answer in a dialogue: a picture and a word.
type Choice struct {
	ID, Icon, Label string
	Name            string // for those who hear it, where there is no Label
	Chosen          bool   // how things are now
	Press           func() // what the answer does; nil: nothing
}

// worded reports whether the answer has a word.
func (c Choice) worded() bool { return c.Label != "" }

// Dialog is a question over a screen, with a few big answers. Back gives the answer that changes nothing.
type Dialog struct {
	Text     string
	Choices  []Choice
	Note     bool      // the text is a sentence to read rather than a question, in smaller letters
	AtTop    bool      // it lies at the upper edge, and what is below it stays in sight
	Beside   geom.Rect // what it lies left of, AtTop, where there is room
	back     string
	Layout   DialogLayout
	Column   Column // what a list of answers lies in; it shows all of every other question
	Controls Controls
	outside  OutsidePress // beside the panel
	items    []Item
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
	d.Layout = NewDialogLayout(v, len(d.Choices), len(d.Choices) > 4 || !slices.ContainsFunc(d.Choices, Choice.worded))
	if d.Note {
		d.Layout = d.Layout.higher(math.Min(2*geom.Body.Size(v), v.H-2*geom.MinGap-d.Layout.Panel.H))
	}
	if d.AtTop {
		d.Layout = d.Layout.AtTop(d.Beside)
	}
	if isList(d.Choices) {
		var labels []string
		for _, c := range d.Choices {
			labels = append(labels, c.Label)
		}
		var column Scroller
		d.Layout, column = NewDialogList(v, d.Text, labels)
		d.Column.Arrange(column)
	}
	first := d.Controls.Focus() == ""
	d.place()
	if first {
		d.Controls.SetFocus(d.back) // the answer that changes nothing, so that a nervous key does no harm
		for _, c := range d.Choices {
			if c.Chosen {
				d.Controls.SetFocus(c.ID)
			}
		}
	}
	d.reveal()
}

// Place returns where the answer with that number lies now.
func (d *Dialog) Place(i int) geom.Rect { return d.Column.Place(d.Layout.Choices[i]) }

// place tells the controls where the answers lie.
func (d *Dialog) place() {
	items := d.items[:0]
	for i, c := range d.Choices {
		items = append(items, d.Column.Item(c.ID, d.Layout.Choices[i]))
	}
	d.items = d.Column.Buttons(items)
	d.Controls.SetItems(d.items)
}

// reveal scrolls to what has the focus.
func (d *Dialog) reveal() {
	for i, c := range d.Choices {
		if c.ID == d.Controls.Focus() && d.Column.Reveal(d.Layout.Choices[i]) {
			d.place()
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
	moved := d.Column.Update(in, &d.Controls, false)
	if moved {
		d.place()
	}
	ev := d.Controls.Update(in)
	if ev.FocusMoved && in.Steered() {
		d.reveal()
	}
	beside := d.outside.Update(in, !d.Layout.Panel.Contains(in.Pointer))
	switch {
	case d.Column.Act(ev.Activated):
		d.place()
		return "", true
	case ev.Activated == ScrollUp, ev.Activated == ScrollDown: // there is nothing more
		return "", true
	case ev.Activated != "":
		return ev.Activated, true
	case in.Pressing(KeyBack):
		return d.back, true
	case beside && d.back == "close":
		return d.back, true
	}
	return "", moved || ev.Changed
}
