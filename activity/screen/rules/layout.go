package rules

import (
	"math"

	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Block is one part of what there is to read: a heading, a paragraph, a table, or the place of the diagrams.
type Block struct {
	Text     string
	Heading  bool
	Diagrams bool
	Table    *Table
}

// Words reports whether the block is a text.
func (b *Block) Words() bool { return !b.Diagrams && b.Table == nil }

// Size returns how large the letters of the block are.
func (b *Block) Size(v geom.View) float64 {
	if b.Heading {
		return geom.Large.Size(v)
	}
	return geom.Body.Size(v)
}

// Layout is where everything lies on the Rules screen.
type Layout struct {
	View     geom.View
	Back     geom.Rect
	Title    geom.Rect
	Sheet    geom.Rect // the paper below the column
	Column   ui.Scroller
	Blocks   []geom.Rect // empty for those that are no text
	Table    TableLayout
	Diagrams []boardview.DiagramLayout
}

// NewLayout lays out the Rules screen; captions are the lines below the diagrams, whose boards have that many houses in a row.
func NewLayout(v geom.View, blocks []Block, captions []string, houses int) Layout {
	r := Layout{View: v}
	r.Back, r.Title, r.Sheet = ui.Header(v, math.Max(1040*v.Unit(), 32*geom.Body.Size(v)))
	pad := math.Max(10, 24*v.Unit())
	r.Column = ui.NewScroller(v, r.Sheet.Inset(pad), func(width float64) float64 {
		r.Blocks, r.Diagrams = r.Blocks[:0], r.Diagrams[:0]
		y := 0.0
		for i := range blocks {
			b := &blocks[i]
			size := b.Size(v)
			if b.Heading && i > 0 {
				y += size * 0.5
			}
			switch {
			case b.Diagrams:
				r.Blocks = append(r.Blocks, geom.Rect{})
				y = r.diagrams(captions, houses, y, width)
				continue
			case b.Table != nil:
				r.Blocks = append(r.Blocks, geom.Rect{})
				r.Table, y = layTable(v, b.Table, y, width)
				continue
			}
			h := ui.TextHeight(b.Text, b.Heading, size, width)
			r.Blocks = append(r.Blocks, geom.Rect{X: 0, Y: y, W: width, H: h})
			y += h + size*0.45
		}
		return y
	})
	return r
}

// diagrams lays out the diagrams from y down and returns where they end.
func (r *Layout) diagrams(captions []string, houses int, y, width float64) float64 {
	v := r.View
	size, gap, room := geom.Body.Size(v), geom.Gap(v), ui.RingRoom(v)
	least := math.Max(200, 290*v.Unit()) * (0.5 + 0.5*math.Max(1, v.Text))
	cols := max(1, min(3, int((width+gap)/(least+gap))))
	w := math.Min((width-2*room-float64(cols-1)*gap)/float64(cols), math.Max(least, 0.9*v.H))
	pad := math.Max(6, 12*v.Unit())
	left := (width - float64(cols)*w - float64(cols-1)*gap) / 2
	y += room
	for start := 0; start < len(captions); start += cols {
		row := captions[start:min(start+cols, len(captions))]
		side := math.Max(24, 38*v.Unit())
		caption := side
		for _, s := range row {
			caption = math.Max(caption, ui.TextHeight(s, false, size, w-2*pad-side-pad/2))
		}
		for i := range row {
			d := boardview.DiagramLayout{Whole: geom.Rect{X: left + float64(i)*(w+gap), Y: y, W: w, H: 0}}
			board := geom.Rect{X: d.Whole.X + pad, Y: y + pad, W: w - 2*pad, H: 0}
			d.Board = boardview.NewSmall(v, board.X, board.Y, board.W, houses)
			bottom := d.Board.Face.Y + d.Board.Face.H*1.09
			d.Replay = geom.Rect{X: board.X, Y: bottom + pad + (caption-side)/2, W: side, H: side}
			d.Caption = geom.Rect{X: board.X + side + pad/2, Y: bottom + pad, W: board.W - side - pad/2, H: caption}
			d.Whole.H = d.Caption.Y + caption + pad - y
			r.Diagrams = append(r.Diagrams, d)
		}
		y += r.Diagrams[len(r.Diagrams)-1].Whole.H + gap
	}
	return y - gap + room + geom.Body.Size(v)*0.45
}
