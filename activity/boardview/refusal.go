package boardview

import (
	"math"

	"awele/rules"
)

// ShakeTicks is how many ticks a refused house shakes.
const ShakeTicks = 40

// Refusal is a house that cannot be played, which stays marked until something else is said.
type Refusal struct {
	Pit    rules.Pit
	Marked bool
	shake  int // ticks that it will still shake
}

// Mark marks a house, which shakes unless it is to be calm.
func (r *Refusal) Mark(pit rules.Pit, calm bool) {
	r.Pit, r.Marked = pit, true
	if !calm {
		r.shake = ShakeTicks
	}
}

// Of reports whether a house is marked as refused.
func (r *Refusal) Of(pit rules.Pit) bool { return r.Marked && r.Pit == pit }

// Update lets a tick pass and reports whether the house shakes.
func (r *Refusal) Update() (shakes bool) {
	if r.shake == 0 {
		return false
	}
	r.shake--
	return true
}

// By returns how far the house is to one side while it shakes: twice to and fro, no faster than an eye likes.
func (r *Refusal) By() float64 {
	part := float64(r.shake) / ShakeTicks
	return math.Sin(part*4*math.Pi) * 5 * part
}

// Shaking returns for how many ticks the house will still shake.
func (r *Refusal) Shaking() int { return r.shake }
