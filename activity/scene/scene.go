// Package scene holds the screens of the activity: each is a file, gets closures, and knows no other screen.
package scene

import (
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
)

// Scene is one screen. It advances by ticks alone and is drawn only after it said that it changed.
type Scene interface {
	// Arrange is called before the first tick, and whenever the window, the text size or the language changed.
	Arrange(v geom.View)
	// Update advances one tick and reports whether the picture changed.
	Update(in *ui.Input) (changed bool)
	// Draw paints the whole screen.
	Draw(c *paint.Canvas)
}
