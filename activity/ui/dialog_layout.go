package ui

import (
	"math"

	"awele/activity/ui/geom"
)

// DialogLayout is where a question over a screen lies.
type DialogLayout struct {
	Panel   geom.Rect
	Text    geom.Rect
	Choices []geom.Rect
	Tiles   bool // the choices are tiles with a picture over a short word, not wide buttons
}

// NewDialogLayout lays out a question with n answers: wide buttons below each other or side by side, or, as tiles, a grid.
func NewDialogLayout(v geom.View, n int, tiles bool) DialogLayout {
	u, gap := v.Unit(), geom.Gap(v)
	pad := math.Max(12, 26*u)
	d := DialogLayout{Tiles: tiles}
	w := dialogWidth(v)
	textH := geom.Large.Size(v) * 2.7
	var cols int
	var cellW, cellH float64
	if tiles {
		// One row of few or two of more, of tiles that grow with the letters as far as there is room.
		least := geom.MinTarget * 1.2
		inRow := n
		if n > 4 {
			inRow = (n + 1) / 2
		}
		room := (w-2*pad+gap)/float64(inRow) - gap
		cellW = math.Max(least, math.Min(math.Max(least, 130*u)*(0.6+0.4*v.Text), room))
		cellH = cellW * 1.15
		cols = max(1, min(inRow, int((w-2*pad+gap+1e-6)/(cellW+gap))))
	} else {
		cols = n
		cellH = math.Max(geom.MinTarget, 76*u) * (0.7 + 0.3*v.Text)
		cellW = (w - 2*pad - float64(cols-1)*gap) / float64(cols)
		if cellW < 13*geom.Body.Size(v) { // a word and its picture would not have room
			cols, cellW = 1, w-2*pad
			cellH = math.Max(geom.MinTarget, 76*u) * v.Text // room for two lines of large letters
		}
	}
	rows := (n + cols - 1) / cols
	h := 2*pad + textH + gap + float64(rows)*cellH + float64(rows-1)*gap
	if most := v.H - 2*geom.MinGap; h > most {
		// The text gives way first, then the answers down to the size of a finger.
		cut := math.Min(h-most, textH*0.45)
		textH -= cut
		h -= cut
		if h > most {
			room := most - 2*pad - textH - gap - float64(rows-1)*gap
			cellH = math.Max(geom.MinTarget, room/float64(rows))
			h = 2*pad + textH + gap + float64(rows)*cellH + float64(rows-1)*gap
		}
		if h > most {
			pad = math.Max(6, pad-(h-most)/2)
			h = 2*pad + textH + gap + float64(rows)*cellH + float64(rows-1)*gap
		}
	}
	d.Panel = geom.Rect{X: (v.W - w) / 2, Y: math.Max(geom.MinGap, (v.H-h)/2), W: w, H: h}
	d.Text = geom.Rect{X: d.Panel.X + pad, Y: d.Panel.Y + pad, W: w - 2*pad, H: textH}
	left := d.Panel.X + (w-float64(cols)*cellW-float64(cols-1)*gap)/2
	for i := range n {
		d.Choices = append(d.Choices, geom.Rect{X: left + float64(i%cols)*(cellW+gap), Y: d.Text.Y + textH + gap + float64(i/cols)*(cellH+gap), W: cellW, H: cellH})
	}
	return d
}

// dialogWidth is how wide a question is.
func dialogWidth(v geom.View) float64 {
	return math.Min(v.W-2*geom.MinGap, math.Max(720*v.Unit(), 300)*(0.5+0.5*v.Text))
}

// AtTop returns the layout moved to the upper edge of the window, and to the left of something if there is room.
func (d DialogLayout) AtTop(beside geom.Rect) DialogLayout {
	by, left := d.Panel.Y-geom.MinGap, 0.0
	if end := beside.X - geom.MinGap; beside.W > 0 && d.Panel.W+geom.MinGap <= end {
		left = math.Max(0, d.Panel.X+d.Panel.W-end)
	}
	d.Panel, d.Text = d.Panel.Move(-left, -by), d.Text.Move(-left, -by)
	choices := make([]geom.Rect, len(d.Choices))
	for i, r := range d.Choices {
		choices[i] = r.Move(-left, -by)
	}
	d.Choices = choices
	return d
}

// higher returns the layout with so much more room for the text.
func (d DialogLayout) higher(by float64) DialogLayout {
	by = math.Max(0, by)
	d.Panel.H += by
	d.Panel = d.Panel.Move(0, -by/2)
	d.Text.H += by
	d.Text = d.Text.Move(0, -by/2)
	choices := make([]geom.Rect, len(d.Choices))
	for i, r := range d.Choices {
		choices[i] = r.Move(0, by/2)
	}
	d.Choices = choices
	return d
}
