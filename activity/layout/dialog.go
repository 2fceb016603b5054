package layout

import "math"

// Dialog is where a question over a screen lies.
type Dialog struct {
	Panel   Rect
	Text    Rect
	Choices []Rect
	Tiles   bool // the choices are tiles with a picture over a short word, not wide buttons
}

// NewDialog lays out a question with n answers: wide buttons below each other or side by side, or, as tiles, a grid.
func NewDialog(v View, n int, tiles bool) Dialog {
	u, gap := v.Unit(), Gap(v)
	pad := math.Max(12, 26*u)
	d := Dialog{Tiles: tiles}
	w := math.Min(v.W-2*MinGap, math.Max(720*u, 300)*(0.5+0.5*v.Text))
	textH := Large.Size(v) * 2.7
	var cols int
	var cellW, cellH float64
	if tiles {
		// Two rows, of tiles that grow with the letters as far as there is room.
		least := MinTarget * 1.2
		room := (w-2*pad+gap)/float64((n+1)/2) - gap
		cellW = math.Max(least, math.Min(math.Max(least, 130*u)*(0.6+0.4*v.Text), room))
		cellH = cellW * 1.15
		cols = max(1, min((n+1)/2, int((w-2*pad+gap+1e-6)/(cellW+gap))))
	} else {
		cols = n
		cellH = math.Max(MinTarget, 76*u) * (0.7 + 0.3*v.Text)
		cellW = (w - 2*pad - float64(cols-1)*gap) / float64(cols)
		if cellW < 13*Body.Size(v) { // a word and its picture would not have room
			cols, cellW = 1, w-2*pad
			cellH = math.Max(MinTarget, 76*u) * v.Text // room for two lines of large letters
		}
	}
	rows := (n + cols - 1) / cols
	h := 2*pad + textH + gap + float64(rows)*cellH + float64(rows-1)*gap
	if most := v.H - 2*MinGap; h > most {
		// The text gives way first, then the answers down to the size of a finger.
		cut := math.Min(h-most, textH*0.45)
		textH -= cut
		h -= cut
		if h > most {
			room := most - 2*pad - textH - gap - float64(rows-1)*gap
			cellH = math.Max(MinTarget, room/float64(rows))
			h = 2*pad + textH + gap + float64(rows)*cellH + float64(rows-1)*gap
		}
		if h > most {
			pad = math.Max(6, pad-(h-most)/2)
			h = 2*pad + textH + gap + float64(rows)*cellH + float64(rows-1)*gap
		}
	}
	d.Panel = Rect{(v.W - w) / 2, math.Max(MinGap, (v.H-h)/2), w, h}
	d.Text = Rect{d.Panel.X + pad, d.Panel.Y + pad, w - 2*pad, textH}
	left := d.Panel.X + (w-float64(cols)*cellW-float64(cols-1)*gap)/2
	for i := range n {
		d.Choices = append(d.Choices, Rect{
			left + float64(i%cols)*(cellW+gap), d.Text.Y + textH + gap + float64(i/cols)*(cellH+gap), cellW, cellH,
		})
	}
	return d
}
