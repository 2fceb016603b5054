package ui

// Button is one button of a screen: a row of the list from which the screen places, paints, names and presses its buttons.
// A new button is one row and its place.
type Button struct {
	ID      string
	Picture func() string // the name of its picture as things are now
	Label   func() string // its word in the child's language
	Enabled func() bool   // whether it can be pressed now; nil: always
	Press   func()        // what it does
	Heard   func() string // its name for those who hear it, where it says more than Label; nil: Label
	On      func() bool   // whether it is switched on; nil: it is no switch
}

// Disabled reports whether the button cannot be pressed now.
func (b *Button) Disabled() bool { return b.Enabled != nil && !b.Enabled() }

// Always returns a picture or word that never changes.
func Always(s string) func() string { return func() string { return s } }

// Buttons are the buttons of a screen, in the order of Tab.
type Buttons []Button

// Find returns the button with that ID, or nil.
func (bs Buttons) Find(id string) *Button {
	for i := range bs {
		if bs[i].ID == id {
			return &bs[i]
		}
	}
	return nil
}

// Press does what the button with that ID does, if there is one, and reports whether there is.
func (bs Buttons) Press(id string) bool {
	b := bs.Find(id)
	if b != nil {
		b.Press()
	}
	return b != nil
}
