package ui

import (
	"cmp"
	"slices"
)

// Described is a control as it is told to those who hear the program instead of seeing it.
type Described struct {
	ID   string
	Name string // in the child's language, with all that is seen of it: "house C, 4 seeds, yours"
	Off  bool   // it can do nothing now, or only tells something
	Is   Switch
}

// Switch is how a control stands that is either chosen or not.
type Switch uint8

// What is no switch is neither on nor off.
const (
	NoSwitch Switch = iota
	SwitchedOff
	SwitchedOn
)

// Switched returns how a switch stands.
func Switched(on bool) Switch {
	if on {
		return SwitchedOn
	}
	return SwitchedOff
}

// Description is what can be read and pressed now, as plain data: a screen, or a question that lies over it.
type Description struct {
	Title    string
	Question bool     // it lies over something else and wants an answer
	Text     []string // paragraphs
	Controls []Described
	Focus    string // the control that has the focus
}

// Equal reports whether two descriptions tell the same.
func (d *Description) Equal(o *Description) bool {
	return d.Title == o.Title && d.Question == o.Question && d.Focus == o.Focus &&
		slices.Equal(d.Text, o.Text) && slices.Equal(d.Controls, o.Controls)
}

// Describe adds the controls to a description, in the order of Tab. about tells what is not known here; a control
// without a name is left out, as those that scroll, for nothing is out of sight in a description.
func (s *Controls) Describe(d *Description, about func(id string) Described) {
	d.Focus = s.focus
	for i := range s.items {
		it := &s.items[i]
		if it.ID == ScrollUp || it.ID == ScrollDown {
			continue
		}
		c := about(it.ID)
		c.ID, c.Off = it.ID, c.Off || it.Disabled
		if c.Name != "" {
			d.Controls = append(d.Controls, c)
		}
	}
}

// Described returns what is told of a button.
func (b *Button) Described() Described {
	c := Described{ID: b.ID, Name: b.Label()}
	if b.Heard != nil {
		c.Name = b.Heard()
	}
	if b.On != nil {
		c.Is = Switched(b.On())
	}
	return c
}

// Described returns what is told of the button with that ID, nothing if there is none.
func (bs Buttons) Described(id string) Described {
	if b := bs.Find(id); b != nil {
		return b.Described()
	}
	return Described{}
}

// Describe describes the question and its answers.
func (d *Dialog) Describe(to *Description) {
	to.Title, to.Question = d.Text, true
	chosen := slices.ContainsFunc(d.Choices, func(c Choice) bool { return c.Chosen })
	d.Controls.Describe(to, func(id string) (c Described) {
		i := slices.IndexFunc(d.Choices, func(c Choice) bool { return c.ID == id })
		c.Name = cmp.Or(d.Choices[i].Name, d.Choices[i].Label)
		if chosen {
			c.Is = Switched(d.Choices[i].Chosen)
		}
		return c
	})
}
