package layout

import (
	"math"

	"awele/activity/textfit"
)

// Setting is one row of the Settings screen: a switch, a choice of a few, or, without either, a note.
type Setting struct {
	Label   string
	Switch  bool
	Options []Option
}

// Option is one of the answers to a choice.
type Option struct {
	Label string
	Icon  bool
}

// SettingPlace is where the parts of a Setting lie in their column.
type SettingPlace struct {
	Row     Rect // the whole plate; of a switch it is what can be pressed
	Icon    Rect
	Label   Rect
	Switch  Rect
	Options []Rect
}

// Settings is where everything lies on the Settings screen.
type Settings struct {
	View   View
	Back   Rect
	Title  Rect
	Column Scroller
	Rows   []SettingPlace
}

// header lays out the button that leads back and the title, and returns what is left below them. The content is never so
// wide that lines get hard to follow.
func header(v View, widest float64) (back, title, rest Rect) {
	m, size := Gap(v), ButtonSize(v)
	back = Rect{m, m, size, size}
	title = Rect{2*m + size, m, v.W - 3*m - size, size}
	w := math.Min(v.W-2*m, widest+size+MinGap)
	rest = Rect{(v.W - w) / 2, 2*m + size, w, v.H - 3*m - size}
	return back, title, rest
}

// NewSettings lays out the Settings screen.
func NewSettings(v View, rows []Setting) Settings {
	s := Settings{View: v}
	var rest Rect
	s.Back, s.Title, rest = header(v, math.Max(1000*v.Unit(), 30*Body.Size(v)))
	s.Column = NewScroller(v, rest, func(width float64) float64 {
		s.Rows = s.Rows[:0]
		room := ringRoom(v)
		y := room
		for i := range rows {
			p := newSetting(v, &rows[i], Rect{room, y, width - 2*room, 0})
			s.Rows = append(s.Rows, p)
			y += p.Row.H + Gap(v)
		}
		return y - Gap(v) + room
	})
	return s
}

// newSetting lays out one row at the place and with the width of r.
func newSetting(v View, s *Setting, r Rect) SettingPlace {
	u := v.Unit()
	size := Body.Size(v)
	if !s.Switch && len(s.Options) == 0 {
		h := TextHeight(s.Label, false, size, r.W)
		r.H = h + 8*u
		return SettingPlace{Row: r, Label: Rect{r.X, r.Y + 8*u, r.W, h}}
	}
	pad := math.Max(8, 14*u)
	gap := Gap(v)
	icon := math.Max(36, 60*u)
	p := SettingPlace{Row: r, Icon: Rect{r.X + pad, r.Y + pad, icon, icon}}
	left := p.Icon.X + icon + gap
	wide := r.X + r.W - pad - left // right of the icon
	if s.Switch {
		sw := math.Max(56, 92*u)
		sh := sw * 0.54
		text := wide - sw - gap
		if b := textfit.Measure(s.Label, true, size, text); !b.Fits {
			// A word is too long to stand beside the switch: the label stands below.
			h := TextHeight(s.Label, true, size, r.W-2*pad)
			p.Switch = Rect{left + text + gap, r.Y + pad + (icon-sh)/2, sw, sh}
			p.Label = Rect{r.X + pad, r.Y + pad + icon, r.W - 2*pad, h}
			p.Row.H = 2*pad + icon + h
			return p
		}
		h := math.Max(icon, math.Max(TextHeight(s.Label, true, size, text), sh))
		p.Row.H = math.Max(MinTarget, h+2*pad)
		p.Icon.Y = r.Y + (p.Row.H-icon)/2
		p.Label = Rect{left, r.Y + pad, text, p.Row.H - 2*pad}
		p.Switch = Rect{left + text + gap, r.Y + (p.Row.H-sh)/2, sw, sh}
		return p
	}
	least := math.Max(math.Max(MinTarget, 60*u), size*textfit.LineHeight*1.15)
	each := MinTarget
	for _, o := range s.Options {
		each = math.Max(each, math.Max(80*u, PadWidth(o.Label, true, size, least, o.Icon)))
	}
	n := len(s.Options)
	label := textfit.Width(s.Label, true, size) + 1
	if all := float64(n)*(each+gap) - gap; label+2*gap+all <= wide {
		// Everything in one line.
		p.Row.H = math.Max(icon, least) + 2*pad
		p.Icon.Y = r.Y + (p.Row.H-icon)/2
		p.Label = Rect{left, r.Y + pad, label, p.Row.H - 2*pad}
		x := left + wide - all
		for i := range n {
			p.Options = append(p.Options, Rect{x + float64(i)*(each+gap), r.Y + (p.Row.H-least)/2, each, least})
		}
		return p
	}
	h := math.Max(icon, TextHeight(s.Label, true, size, wide))
	p.Label = Rect{left, r.Y + pad, wide, h}
	y := r.Y + pad + h + gap/2
	all := r.W - 2*pad
	cols := min(n, max(1, int((all+gap)/(each+gap))))
	cols = (n + (n+cols-1)/cols - 1) / ((n + cols - 1) / cols) // as even as can be
	w := (all - float64(cols-1)*gap) / float64(cols)
	high := least
	for _, o := range s.Options {
		high = math.Max(high, PadHeight(o.Label, true, size, w, least, o.Icon))
	}
	for i := range n {
		p.Options = append(p.Options, Rect{r.X + pad + float64(i%cols)*(w+gap), y + float64(i/cols)*(high+gap), w, high})
	}
	last := p.Options[n-1]
	p.Row.H = last.Y + last.H + pad - r.Y
	return p
}
