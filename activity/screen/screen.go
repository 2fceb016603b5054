// Package screen says what a screen is and what it gets: each screen is a package beside the others, gets closures, and
// knows no other.
package screen

import (
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
)

// Screen is one of them. It advances by ticks alone and is drawn only after it said that it changed.
type Screen interface {
	// Arrange is called before the first tick, and whenever the window, the text size or the language changed.
	Arrange(v geom.View)
	// Update advances one tick and reports whether the picture changed.
	Update(in *ui.Input) (changed bool)
	// Draw paints the whole screen.
	Draw(c *paint.Canvas)
}

// Described is a screen that those can use who hear it instead of seeing it: in a browser everything that it describes stands
// in the page too, where a screen reader finds it, and what is pressed there comes back as ui.Input.Act. Its controls
// describe themselves by ui.Controls.Describe, its buttons and its question by their rows.
type Described interface {
	// Describe fills in an empty description with what can be read and pressed now.
	Describe(d *ui.Description)
}

// Speaking is a screen on which something is said in words, for those who hear it instead of reading it.
type Speaking interface {
	// Said returns what is said now, "" if nothing is.
	Said() string
}
