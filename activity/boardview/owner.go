package boardview

import (
	"math"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// AnimalPicture returns the name of the picture of an animal.
func AnimalPicture(a settings.Animal) string { return "badge-" + a.String() }

// OwnerPicture returns the name of the picture of who sits at a side: the animal that one of two people has chosen, or else
// the child or Tux.
func OwnerPicture(seats match.Seats, animals settings.Badges, side rules.Side) string {
	switch {
	case seats.Shared():
		return AnimalPicture(animals[side])
	case side == rules.South:
		return "badge-you"
	}
	return "badge-tux"
}

// Owner returns the name of the picture of who sits at a side.
func (s *View) Owner(side rules.Side) string { return OwnerPicture(s.Seats, s.Animals, side) }

// DrawOwner draws the picture of who sits at a side.
func (s *View) DrawOwner(c *paint.Canvas, side rules.Side, at geom.Rect) {
	var o paint.Opt
	if s.turned(side) {
		o.Rotate = math.Pi
	}
	c.Picture(s.Owner(side), at, o)
}
