package layout

import "math"

// LookBack is where everything lies on the screen that looks back at a game: the board, Tux and his bubble as in Play,
// and another bar.
type LookBack struct {
	Play
	// PlayOn is the wide button that goes on from the move that is shown, and PlayOnSize the size of its label in DIP.
	PlayOn     Rect
	PlayOnSize float64
	// Pips is the strip on the front of the board in which a plate with a number stands for each moment.
	Pips Rect
}

// NewLookBack lays out a board with that number of houses in a row, that number of round buttons, and a wide one with a
// label: in one row with them if there is room, else below them.
func NewLookBack(v View, houses, buttons int, label string) LookBack {
	l := LookBack{Play: Play{View: v, Houses: houses}, PlayOnSize: Body.Size(v)}
	u, margin := v.Unit(), l.edge()
	size, gap := ButtonSize(v), math.Max(MinGap, 12*u)
	rounds := float64(buttons)*(size+gap) - gap
	apart := gap + 12*u // between the round buttons and the wide one
	room := v.W - 2*margin - rounds - apart
	wide := PadWidth(label, true, l.PlayOnSize, size, true)
	high := PadHeight(label, true, l.PlayOnSize, math.Min(room, wide), size, true)
	if room >= math.Min(wide, 2.6*size) && high <= 1.4*size {
		wide = math.Min(wide, room)
		x := (v.W - rounds - apart - wide) / 2
		top := v.H - margin - high
		for i := range buttons {
			l.Bar = append(l.Bar, Rect{x + float64(i)*(size+gap), top + (high-size)/2, size, size})
		}
		l.PlayOn = Rect{x + rounds + apart, top, wide, high}
		l.above(top)
	} else {
		wide = math.Min(wide, v.W-2*margin)
		high = PadHeight(label, true, l.PlayOnSize, wide, math.Min(size, 56*math.Max(u, 0.8)), true)
		l.PlayOn = Rect{(v.W - wide) / 2, v.H - margin - high, wide, high}
		// The round buttons stand above it as they do in Play.
		upper := Play{View: View{v.W, v.H, v.Text}, Houses: houses}
		top := upper.bar(buttons) - high - gap
		for _, r := range upper.Bar {
			l.Bar = append(l.Bar, r.Move(0, -high-gap))
		}
		l.above(top)
	}
	// Over the wide button, where no name of a round one lies.
	d := math.Max(18, 30*u)
	w := math.Min(d*10*pipStep, v.W-2*margin)
	mid := math.Min(l.PlayOn.X+l.PlayOn.W/2, v.W-margin-w/2)
	below := math.Min(l.PlayOn.Y, l.Bar[0].Y)
	l.Pips = Rect{mid - w/2, math.Max(l.Under()+1, math.Min(below-d-2, (l.Board.Y+l.Board.H+below-d)/2)), w, d}
	return l
}

// pipStep is how far one plate is from the next, in diameters.
const pipStep = 1.25

// Pip returns where the plate number i of n ≤ 10 lies.
func (l *LookBack) Pip(i, n int) Rect {
	d := l.Pips.H
	x := l.Pips.X + l.Pips.W/2 + (float64(i)-float64(n-1)/2)*d*pipStep
	return Rect{x - d/2, l.Pips.Y, d, d}
}
