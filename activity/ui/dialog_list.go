package ui

import (
	"math"

	"awele/activity/ui/geom"
)

// listFrom is the number of answers without a picture from which they are a list.
const listFrom = 5

// isList reports whether answers are words alone, and more than stand below each other in any window.
func isList(choices []Choice) bool {
	for _, c := range choices {
		if c.Icon != "" {
			return false
		}
	}
	return len(choices) >= listFrom
}

// NewDialogList lays out a question with any number of answers that are words alone: wide buttons in as many columns as have
// room for every word, seen through a hole that scrolls where they are too many. The choices are counted from the upper left
// corner of the column.
func NewDialogList(v geom.View, question string, labels []string) (d DialogLayout, column Scroller) {
	gap := geom.Gap(v)
	pad := math.Max(12, 26*v.Unit())
	w := dialogWidth(v)
	in := w - 2*pad
	most := v.H - 2*geom.MinGap - 2*pad
	textH := math.Min(TextHeight(question, true, geom.Large.Size(v), in), most*0.4)
	area := geom.Rect{X: (v.W - w) / 2, Y: 0, W: in, H: most - textH - gap}
	area.X += pad
	content := 0.0
	lay := func(width float64) float64 {
		d.Choices, content = listed(v, labels, width)
		return content
	}
	if area.H = math.Min(area.H, lay(in)); area.H < 0 { // a window of a few pixels
		area.H = 0
	}
	h := 2*pad + textH + gap + area.H
	d.Panel = geom.Rect{X: area.X - pad, Y: math.Max(geom.MinGap, (v.H-h)/2), W: w, H: h}
	d.Text = geom.Rect{X: area.X, Y: d.Panel.Y + pad, W: in, H: textH}
	area.Y = d.Text.Y + textH + gap
	return d, NewScroller(v, area, lay)
}

// listed puts wide buttons with these labels into as many columns of that width as have room for every label in one line, the
// rows as even as they can be, and returns their places and the height of all.
func listed(v geom.View, labels []string, width float64) (rs []geom.Rect, height float64) {
	room, gap, size := RingRoom(v), geom.Gap(v), geom.Body.Size(v)
	least := math.Max(geom.MinTarget, 66*v.Unit())
	each := 2 * geom.MinTarget
	for _, label := range labels {
		each = math.Max(each, PadWidth(label, true, size, least, false))
	}
	n, in := len(labels), width-2*room
	cols := min(n, max(1, int((in+gap)/(each+gap))))
	rows := (n + cols - 1) / cols
	cols = (n + rows - 1) / rows
	w := (in - float64(cols-1)*gap) / float64(cols)
	h := least
	for _, label := range labels {
		h = math.Max(h, PadHeight(label, true, size, w, least, false))
	}
	for i := range n {
		rs = append(rs, geom.Rect{X: room + float64(i%cols)*(w+gap), Y: room + float64(i/cols)*(h+gap), W: w, H: h})
	}
	return rs, 2*room + float64(rows)*(h+gap) - gap
}
