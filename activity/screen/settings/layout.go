package settings

import (
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
)

// Row is one row of the Settings screen: a switch, a choice of a few, or, without either, the heading of what follows.
type Row struct {
	Label   string
	Switch  bool
	Options []Option
}

// Option is one of the answers to a choice.
type Option struct {
	Label string
	Icon  bool
}

// RowPlace is where the parts of a Row lie in their column.
type RowPlace struct {
	Row     geom.Rect // the whole plate; of a switch it is what can be pressed
	Icon    geom.Rect
	Label   geom.Rect
	Switch  geom.Rect
	Options []geom.Rect
}

// Layout is where everything lies on the Settings screen.
type Layout struct {
	View   geom.View
	Back   geom.Rect
	Title  geom.Rect
	Column ui.Scroller
	Rows   []RowPlace
}

// NewLayout lays out the Settings screen.
func NewLayout(v geom.View, rows []Row) Layout {
	s := Layout{View: v}
	var rest geom.Rect
	s.Back, s.Title, rest = ui.Header(v, math.Max(1000*v.Unit(), 30*geom.Body.Size(v)))
	s.Column = ui.NewScroller(v, rest, func(width float64) float64 {
		s.Rows = s.Rows[:0]
		room := ui.RingRoom(v)
		y := room
		for i := range rows {
			p := newRow(v, &rows[i], geom.Rect{X: room, Y: y, W: width - 2*room, H: 0})
			s.Rows = append(s.Rows, p)
			y += p.Row.H + geom.Gap(v)
		}
		return y - geom.Gap(v) + room
	})
	return s
}

// newRow lays out one row at the place and with the width of r.
func newRow(v geom.View, s *Row, r geom.Rect) RowPlace {
	u := v.Unit()
	size := geom.Body.Size(v)
	pad := math.Max(8, 14*u)
	gap := geom.Gap(v)
	icon := math.Max(36, 60*u)
	if !s.Switch && len(s.Options) == 0 {
		return newHeading(s.Label, size, r, geom.Rect{W: icon * boardAspect, H: icon}, pad)
	}
	p := RowPlace{Row: r, Icon: geom.Rect{X: r.X + pad, Y: r.Y + pad, W: icon, H: icon}}
	left := p.Icon.X + icon + gap
	wide := r.X + r.W - pad - left // right of the icon
	if s.Switch {
		sw := math.Max(56, 92*u)
		sh := sw * 0.54
		room := wide - sw - gap
		if b := text.Measure(s.Label, true, size, room); !b.Fits {
			// A word is too long to stand beside the switch: the label stands below.
			h := ui.TextHeight(s.Label, true, size, r.W-2*pad)
			p.Switch = geom.Rect{X: left + room + gap, Y: r.Y + pad + (icon-sh)/2, W: sw, H: sh}
			p.Label = geom.Rect{X: r.X + pad, Y: r.Y + pad + icon, W: r.W - 2*pad, H: h}
			p.Row.H = 2*pad + icon + h
			return p
		}
		h := math.Max(icon, math.Max(ui.TextHeight(s.Label, true, size, room), sh))
		p.Row.H = math.Max(geom.MinTarget, h+2*pad)
		p.Icon.Y = r.Y + (p.Row.H-icon)/2
		p.Label = geom.Rect{X: left, Y: r.Y + pad, W: room, H: p.Row.H - 2*pad}
		p.Switch = geom.Rect{X: left + room + gap, Y: r.Y + (p.Row.H-sh)/2, W: sw, H: sh}
		return p
	}
	least := math.Max(math.Max(geom.MinTarget, 60*u), size*text.LineHeight*1.15)
	each := geom.MinTarget
	for _, o := range s.Options {
		each = math.Max(each, math.Max(80*u, ui.PadWidth(o.Label, true, size, least, o.Icon)))
	}
	n := len(s.Options)
	label := text.Width(s.Label, true, size) + 1
	if all := float64(n)*(each+gap) - gap; label+2*gap+all <= wide {
		// Everything in one line.
		p.Row.H = math.Max(icon, least) + 2*pad
		p.Icon.Y = r.Y + (p.Row.H-icon)/2
		p.Label = geom.Rect{X: left, Y: r.Y + pad, W: label, H: p.Row.H - 2*pad}
		x := left + wide - all
		for i := range n {
			p.Options = append(p.Options, geom.Rect{X: x + float64(i)*(each+gap), Y: r.Y + (p.Row.H-least)/2, W: each, H: least})
		}
		return p
	}
	h := math.Max(icon, ui.TextHeight(s.Label, true, size, wide))
	p.Label = geom.Rect{X: left, Y: r.Y + pad, W: wide, H: h}
	y := r.Y + pad + h + gap/2
	all := r.W - 2*pad
	cols := min(n, max(1, int((all+gap)/(each+gap))))
	cols = (n + (n+cols-1)/cols - 1) / ((n + cols - 1) / cols) // as even as can be
	w := (all - float64(cols-1)*gap) / float64(cols)
	high := least
	for i, fit := 0, 0; fit < n && i < 10*n; i++ { // until all fit in the same height: more may leave one less width
		o := &s.Options[i%n]
		h := ui.PadHeight(o.Label, true, size, w, high, o.Icon)
		if fit++; h > high {
			high, fit = h, 1
		}
	}
	for i := range n {
		p.Options = append(p.Options, geom.Rect{X: r.X + pad + float64(i%cols)*(w+gap), Y: y + float64(i/cols)*(high+gap), W: w, H: high})
	}
	last := p.Options[n-1]
	p.Row.H = last.Y + last.H + pad - r.Y
	return p
}

// boardAspect is how much wider than high the pictures of boards are.
const boardAspect = 160.0 / 96

// newHeading lays out a heading: the picture of a board, and the words beside it or, where a word is too long, below.
func newHeading(label string, size float64, r, picture geom.Rect, pad float64) RowPlace {
	p := RowPlace{Row: r, Icon: picture.Move(r.X+pad, r.Y+pad/2)}
	p.Label = geom.Rect{X: p.Icon.X + p.Icon.W + pad, Y: p.Icon.Y, H: p.Icon.H}
	p.Label.W = r.X + r.W - pad - p.Label.X
	if !text.Measure(label, true, size, p.Label.W).Fits {
		p.Label = geom.Rect{X: r.X + pad, Y: p.Icon.Y + p.Icon.H, W: r.W - 2*pad}
	}
	p.Label.H = math.Max(p.Label.H, ui.TextHeight(label, true, size, p.Label.W))
	p.Row.H = p.Label.Y + p.Label.H + pad/2 - r.Y
	return p
}

// lockOn returns where the lock lies on the picture of a row that cannot be changed.
func lockOn(icon geom.Rect) geom.Rect {
	size := icon.W * 0.6
	return geom.Rect{X: icon.X + icon.W - size*0.8, Y: icon.Y + icon.H - size*0.8, W: size, H: size}
}
