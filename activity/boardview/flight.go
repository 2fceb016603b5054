package boardview

import "awele/activity/timeline"

// FlightTicks is how long seeds fly that are put back.
const FlightTicks = 36

// Flight is seeds on their way from where they lie to where they lay.
type Flight struct {
	from, to timeline.Seeds
	tick     int
}

// FlyTo begins to put the seeds back as they lay. Both must be as many.
func (s *View) FlyTo(to timeline.Seeds) Flight { return Flight{from: s.Seeds, to: to} }

// Fly lets a tick of a flight pass and reports whether the seeds have arrived.
func (s *View) Fly(f *Flight) (arrived bool) {
	f.tick++
	if f.tick >= FlightTicks {
		s.Seeds = f.to
		s.Seeds.Rest(&s.Pile.Frame)
		return true
	}
	f.to.Rest(&s.Pile.Frame)
	for i := range s.Pile.Frame.Seeds {
		if at := f.from.Place(i); at != f.to.Place(i) {
			m := &s.Pile.Frame.Seeds[i]
			m.From, m.To, m.T = at, f.to.Place(i), float64(f.tick)/FlightTicks
		}
	}
	return false
}
