package ui

import (
	"math"

	"awele/activity/ui/geom"
	"awele/activity/ui/text"
)

// Scroller is a column of content in Area. If the content is too high it is seen through View, and two buttons beside it
// scroll it, so that nobody needs a wheel or has to drag.
type Scroller struct {
	Area     geom.Rect
	View     geom.Rect
	Up, Down geom.Rect // empty if all of the content is seen at once
	Content  float64   // height of the content
}

// NewScroller lays out content in area; height says how high the content is when it is that wide.
func NewScroller(v geom.View, area geom.Rect, height func(width float64) float64) Scroller {
	s := Scroller{Area: area, View: area, Content: height(area.W)}
	if s.Content <= area.H+0.5 {
		s.Content = math.Min(s.Content, area.H)
		return s
	}
	d := math.Min(geom.ButtonSize(v), (area.H-geom.MinGap)/2)
	s.View.W -= d + geom.MinGap
	s.Up = geom.Rect{X: area.X + area.W - d, Y: area.Y, W: d, H: d}
	s.Down = geom.Rect{X: s.Up.X, Y: area.Y + area.H - d, W: d, H: d}
	s.Content = height(s.View.W)
	return s
}

// Scrolls reports whether there is more than can be seen at once.
func (s *Scroller) Scrolls() bool { return s.Up.W > 0 }

// TextHeight returns how high s is in lines no wider than width.
func TextHeight(s string, bold bool, size, width float64) float64 {
	if s == "" {
		return 0
	}
	b := text.Measure(s, bold, size, width)
	return b.H
}

// PadHeight returns how high a wide button of that width must be so that its label fits, and at least least.
func PadHeight(label string, bold bool, size, width, least float64, icon bool) float64 {
	h := math.Max(geom.MinTarget, least)
	for range 100 {
		t := PadText(geom.Rect{X: 0, Y: 0, W: width, H: h}, icon)
		b := text.Measure(label, bold, size, t.W)
		if b.H <= t.H && (b.Fits || !icon || tall(geom.Rect{X: 0, Y: 0, W: width, H: h})) {
			break
		}
		h = math.Max(h+3, h+(b.H-t.H)*0.25)
	}
	return h
}

// RingRoom is what a control needs around itself so that its focus ring is not cut off.
func RingRoom(v geom.View) float64 { return 2.5*geom.RingWidth(v) + 2 }

// Pads is the look of a stack of wide buttons, whose first one is bigger.
type Pads struct {
	First, Step           geom.Step // sizes of their labels
	FirstLeast, StepLeast float64   // least heights, in DIP at 1280×720
}

// padStyles are the looks of a stack of buttons, the FinestPads first.
var padStyles = [...]Pads{
	{geom.Title, geom.Large, 124, 88},
	{geom.Large, geom.Large, 108, 84},
	{geom.Large, geom.Body, 92, 66},
	{geom.Body, geom.Body, 80, 66},
}

// FinestPads calls stack with one look after the other until the buttons need no scrolling and every label lies in one line;
// the plainer ones will do if no word has to be broken.
func FinestPads(v geom.View, labels []string, stack func(p Pads) (s Scroller, buttons []geom.Rect)) {
	for i, p := range padStyles {
		s, buttons := stack(p)
		if !s.Scrolls() && p.oneLine(v, labels, buttons) || i >= 2 && p.wholeWords(v, labels, buttons) {
			return
		}
	}
}

// wholeWords reports whether no word of a label is wider than its button.
func (p *Pads) wholeWords(v geom.View, labels []string, buttons []geom.Rect) bool {
	for i, r := range buttons {
		if !text.Measure(labels[i], true, p.Label(v, i), PadText(r, true).W).Fits {
			return false
		}
	}
	return true
}

// oneLine reports whether every label fits its button in one line.
func (p *Pads) oneLine(v geom.View, labels []string, buttons []geom.Rect) bool {
	for i, r := range buttons {
		if text.Width(labels[i], true, p.Label(v, i)) > PadText(r, true).W {
			return false
		}
	}
	return true
}

// PadsWidth returns how wide a column must be for the FinestPads look.
func PadsWidth(v geom.View, labels []string) float64 {
	w := 0.0
	for i, s := range labels {
		w = math.Max(w, PadWidth(s, true, padStyles[0].Label(v, i), 124*v.Unit(), true))
	}
	return w + 2*RingRoom(v)
}

// Label returns the size of the label of the button with that number.
func (p *Pads) Label(v geom.View, i int) float64 {
	if i == 0 {
		return p.First.Size(v)
	}
	return p.Step.Size(v)
}

// Stack puts buttons with these labels below each other from y down in a column of that width, and returns their places
// and the end of the last one.
func (p *Pads) Stack(v geom.View, labels []string, y, width float64) (rs []geom.Rect, end float64) {
	room, gap := RingRoom(v), geom.Gap(v)
	for i, label := range labels {
		least := p.StepLeast * v.Unit()
		if i == 0 {
			least = p.FirstLeast * v.Unit()
		}
		h := PadHeight(label, true, p.Label(v, i), width-2*room, least, true)
		rs = append(rs, geom.Rect{X: room, Y: y, W: width - 2*room, H: h})
		y += h + gap
	}
	return rs, y - gap
}

// NoteText returns where the text of the panel r with a message lies.
func NoteText(r geom.Rect, v geom.View) geom.Rect { return r.Inset(math.Max(10, 18*v.Unit())) }
