package end

import (
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
)

// Needs is what the End screen has to show.
type Needs struct {
	Title   string
	Note    string   // what is said about the game, above the buttons
	Buttons []string // the first is the big one
	Most    int      // seeds that one side can have
}

// Tray is where the seeds of a side are counted out, in rows of ten.
type Tray struct {
	Whole, Badge, Number geom.Rect
	Star                 geom.Rect // for the winner
	Seeds                geom.Rect
	Step                 float64 // from one seed to the next
}

// perRow is how many seeds lie in a row of a tray.
const perRow = 10

// Seed returns where the seed with that number lies.
func (t *Tray) Seed(i int) geom.Point {
	// Every fifth seed is followed by a little gap, so that fives and tens are seen at a glance.
	col := float64(i % perRow)
	if i%perRow >= perRow/2 {
		col += 0.4
	}
	return geom.Point{X: t.Seeds.X + t.Step*(col+0.5), Y: t.Seeds.Y + t.Step*(float64(i/perRow)+0.5)}
}

// Layout is where everything lies on the End screen. Trays are those of South and North.
type Layout struct {
	View      geom.View
	Title     geom.Rect
	TitleSize float64
	Tux       geom.Rect
	Trays     [2]Tray
	Column    ui.Scroller
	Note      geom.Rect // the panel for what is said; NoteText says where in it the words lie
	Buttons   []geom.Rect
	Pads      ui.Pads
}

// NewLayout lays out the End screen.
func NewLayout(v geom.View, n Needs) Layout {
	e := Layout{View: v}
	m := geom.Gap(v)
	e.TitleSize = titleSize(v, n.Title, v.W-2*m)
	titleH := ui.TextHeight(n.Title, true, e.TitleSize, v.W-2*m)
	e.Title = geom.Rect{X: m, Y: m, W: v.W - 2*m, H: math.Max(titleH, geom.ButtonSize(v))}
	top := e.Title.Y + e.Title.H + m
	rest := geom.Rect{X: m, Y: top, W: v.W - 2*m, H: v.H - top - m}
	left, column := rest, rest
	if v.Portrait() {
		left.H = math.Max(rest.H*0.42, math.Min(rest.H*0.5, 190))
		column.Y += left.H + m
		column.H -= left.H + m
	} else {
		w := math.Max(rest.W*0.32, math.Min(ui.PadsWidth(v, n.Buttons), rest.W*(0.42+0.06*(math.Max(1, v.Text)-1))))
		column = geom.Rect{X: rest.X + rest.W - w, Y: rest.Y, W: w, H: rest.H}
		left.W = rest.W - w - m
	}
	e.left(left, n.Most)
	stack := func(width float64) float64 {
		room := ui.RingRoom(v)
		y := room
		if n.Note != "" {
			e.Note = geom.Rect{X: room, Y: y, W: width - 2*room, H: 0}
			in := ui.NoteText(e.Note, v).W
			e.Note.H = ui.TextHeight(n.Note, false, geom.Body.Size(v), in) + e.Note.W - in
			y += e.Note.H + m
		}
		e.Buttons, y = e.Pads.Stack(v, n.Buttons, y, width)
		return y + room
	}
	ui.FinestPads(v, n.Buttons, func(p ui.Pads) (ui.Scroller, []geom.Rect) {
		e.Pads = p
		e.Column = ui.NewScroller(v, column, stack)
		return e.Column, e.Buttons
	})
	return e
}

// titleSize returns how large a title that is width wide can be: huge, if it then lies in one line that is not too high.
func titleSize(v geom.View, s string, width float64) float64 {
	if huge := geom.Huge.Size(v); huge*text.LineHeight < v.H*0.16 && text.Width(s, true, huge) <= width {
		return huge
	}
	return geom.Title.Size(v)
}

// left lays Tux and the two trays into r.
func (e *Layout) left(r geom.Rect, most int) {
	v, m := e.View, geom.Gap(e.View)
	tuxW := math.Min(r.W*0.3, r.H*0.75)
	if v.Portrait() {
		tuxW = math.Min(r.W*0.26, r.H*0.6)
	}
	tuxH := tuxW * 520 / 400
	e.Tux = geom.Rect{X: r.X, Y: r.Y + (r.H-tuxH)/2, W: tuxW, H: tuxH}
	trays := geom.Rect{X: r.X + tuxW + m, Y: r.Y, W: r.W - tuxW - m, H: r.H}
	h := (trays.H - m) / 2
	for s := range e.Trays {
		y := trays.Y
		if s == 0 {
			y += h + m
		}
		e.Trays[s] = newTray(v, geom.Rect{X: trays.X, Y: y, W: trays.W, H: h}, most)
	}
	// Trays that need less stand together in the middle.
	if slack := h - e.Trays[0].Whole.H; slack > 0 {
		e.Trays[0] = e.Trays[0].move(-slack / 2)
		e.Trays[1] = e.Trays[1].move(slack / 2)
	}
}

// newTray lays out a tray of at most the size of r, at its upper edge.
func newTray(v geom.View, r geom.Rect, most int) Tray {
	pad := math.Max(5, math.Min(14*v.Unit(), r.H*0.06))
	rows := float64((most + perRow - 1) / perRow)
	head := math.Max(24, math.Min(geom.Huge.Size(v)*1.1, r.H*0.34))
	step := math.Min((r.W-2*pad)/(perRow+0.4), (r.H-head-3*pad)/rows)
	t := Tray{Step: step}
	t.Whole = geom.Rect{X: r.X, Y: r.Y, W: r.W, H: head + 3*pad + rows*step}
	t.Badge = geom.Rect{X: r.X + pad, Y: r.Y + pad, W: head, H: head}
	t.Number = geom.Rect{X: t.Badge.X + head + pad, Y: r.Y + pad, W: math.Min(head*1.6, r.W-3*pad-head), H: head}
	if left := t.Number.X + t.Number.W + pad; left+head <= r.X+r.W-pad {
		t.Star = geom.Rect{X: r.X + r.W - pad - head, Y: r.Y + pad, W: head, H: head}
	}
	wide := step * (perRow + 0.4)
	t.Seeds = geom.Rect{X: r.X + (r.W-wide)/2, Y: r.Y + head + 2*pad, W: wide, H: rows * step}
	return t
}

func (t Tray) move(dy float64) Tray {
	t.Whole, t.Badge, t.Number = t.Whole.Move(0, dy), t.Badge.Move(0, dy), t.Number.Move(0, dy)
	t.Star, t.Seeds = t.Star.Move(0, dy), t.Seeds.Move(0, dy)
	return t
}
