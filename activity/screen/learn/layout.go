package learn

import (
	"math"
	"strings"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
)

// Layout is where everything lies on the screen with the path.
type Layout struct {
	View     geom.View
	Back     geom.Rect
	Title    geom.Rect
	Column   ui.Scroller
	Stations []Station
	Size     float64 // of the words of a station, in DIP
}

// Station is where the parts of a stage lie in the column.
type Station struct {
	Whole   geom.Rect // what can be pressed
	Picture geom.Rect
	Words   geom.Rect
	Star    geom.Rect
}

// mostInRow is how many stations stand beside each other at most: so many names can be taken in at once.
const mostInRow = 6

// starOut is how much of a star lies outside of its station, above it and at its right.
const starOut = 0.2

// scales are how many times as large as they must be the stations may be, the best first.
var scales = []float64{2, 1.75, 1.5, 1.25, 1}

// NewLayout lays out the stations with these names along a path that winds down the screen. They are as large as can be
// without a need to scroll.
func NewLayout(v geom.View, names []string) Layout {
	l := Layout{View: v}
	var rest geom.Rect
	l.Back, l.Title, rest = ui.Header(v, 1180*math.Max(v.Unit(), 0.5))
	for _, scale := range scales {
		if l.arrange(rest, names, scale); !l.Column.Scrolls() {
			l.center()
			break
		}
	}
	return l
}

// arrange lays out the stations so many times as large as they must be.
func (l *Layout) arrange(rest geom.Rect, names []string, scale float64) {
	v := l.View
	u := v.Unit()
	l.Size = geom.Small.Size(v) * scale
	pad := math.Max(6, 10*u) * scale
	picture := math.Max(48, 84*u) * scale
	star := math.Max(28, 40*u) * scale
	l.Column = ui.NewScroller(v, rest, func(width float64) float64 {
		room := math.Max(ui.RingRoom(v), star*starOut)
		wide, words := l.station(names, picture+2*pad, pad, width-2*room)
		gap := math.Max(geom.MinGap, 20*u)
		inRow := max(1, min(mostInRow, int((width-2*room+gap)/(wide+gap))))
		inRow = min(inRow, max(1, len(names)))
		rows := (len(names) + inRow - 1) / inRow
		if rows > 1 { // as even as they can be
			inRow = (len(names) + rows - 1) / rows
		}
		step := (width - 2*room + gap) / float64(inRow) // from one to the next: never less than wide+gap
		wave := math.Max(6, 14*u) * scale
		high := 2*pad + picture + pad/2 + words
		l.Stations = l.Stations[:0]
		for i := range names {
			row, col := i/inRow, i%inRow
			if row%2 == 1 { // the path turns round at the end of a row
				col = inRow - 1 - col
			}
			r := geom.Rect{
				X: room + float64(col)*step + (step-gap-wide)/2,
				Y: room + float64(row)*(high+gap+wave) + wave*float64((col+row)%2),
				W: wide, H: high,
			}
			l.Stations = append(l.Stations, Station{
				Whole:   r,
				Picture: geom.Rect{X: r.X + (wide-picture)/2, Y: r.Y + pad, W: picture, H: picture},
				Words:   geom.Rect{X: r.X + pad, Y: r.Y + pad + picture + pad/2, W: wide - 2*pad, H: words},
				Star:    geom.Rect{X: r.X + wide - star*(1-starOut), Y: r.Y - star*starOut, W: star, H: star},
			})
		}
		return 2*room + float64(rows)*(high+gap+wave) - gap
	})
}

// center moves the stations to the middle of the height where there is more than they need.
func (l *Layout) center() {
	down := math.Max(0, l.Column.View.H-l.Column.Content) / 2
	l.Column.Content += 2 * down
	for i := range l.Stations {
		s := &l.Stations[i]
		s.Whole, s.Picture, s.Words, s.Star = s.Whole.Move(0, down), s.Picture.Move(0, down), s.Words.Move(0, down), s.Star.Move(0, down)
	}
}

// station returns how wide a station is and how high the words below its picture: wide enough for the longest word, and
// for a name in two lines if there is room.
func (l *Layout) station(names []string, least, pad, most float64) (wide, words float64) {
	wide = least
	for _, name := range names {
		for _, word := range strings.Fields(name) {
			wide = math.Max(wide, text.Width(word, true, l.Size)+2*pad+1)
		}
		wide = math.Max(wide, math.Min(1.5*least, text.Width(name, true, l.Size)*0.6+2*pad))
	}
	wide = math.Min(wide, most)
	for _, name := range names {
		words = math.Max(words, ui.TextHeight(name, true, l.Size, wide-2*pad))
	}
	return wide, words
}

// ringGap is between a station and the ring of the focus around it, in DIP: as much as ui.RingRoom leaves.
const ringGap = 2

// Ring returns what the ring of the focus lies around at a station.
func (l *Layout) Ring(i int) geom.Rect { return l.Stations[i].Whole.Inset(-ringGap) }

// trail returns the points through which the path runs from one station to the next.
func (l *Layout) trail() (points []geom.Point) {
	for i := range l.Stations {
		points = append(points, l.Stations[i].Picture.Center())
	}
	return points
}
