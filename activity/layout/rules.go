package layout

import (
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Block is one part of what there is to read: a heading, a paragraph, or the place of the diagrams.
type Block struct {
	Text     string
	Heading  bool
	Diagrams bool
}

// Size returns how large the letters of the block are.
func (b *Block) Size(v geom.View) float64 {
	if b.Heading {
		return geom.Large.Size(v)
	}
	return geom.Body.Size(v)
}

// MiniBoard is where the parts of a small board lie.
type MiniBoard struct {
	Face      geom.Rect
	Pits      [2][]geom.Rect // in the direction of sowing of each side
	Tags      [2][]geom.Rect // the numbers
	Stores    [2]geom.Rect
	StoreTags [2]geom.Rect
	Seed      float64 // radius of a seed
}

// Diagram is a small board with the line that explains it. Whole is what can be pressed to see it again.
type Diagram struct {
	Whole, Caption, Replay geom.Rect
	Board                  MiniBoard
}

// Rules is where everything lies on the Rules screen.
type Rules struct {
	View     geom.View
	Back     geom.Rect
	Title    geom.Rect
	Sheet    geom.Rect // the paper below the column
	Column   ui.Scroller
	Blocks   []geom.Rect // empty for the block of the diagrams
	Diagrams []Diagram
}

// NewRules lays out the Rules screen; captions are the lines below the diagrams, whose boards have that many houses in a row.
func NewRules(v geom.View, blocks []Block, captions []string, houses int) Rules {
	r := Rules{View: v}
	r.Back, r.Title, r.Sheet = header(v, math.Max(1040*v.Unit(), 32*geom.Body.Size(v)))
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
			if b.Diagrams {
				r.Blocks = append(r.Blocks, geom.Rect{})
				y = r.diagrams(captions, houses, y, width)
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
func (r *Rules) diagrams(captions []string, houses int, y, width float64) float64 {
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
			d := Diagram{Whole: geom.Rect{X: left + float64(i)*(w+gap), Y: y, W: w, H: 0}}
			board := geom.Rect{X: d.Whole.X + pad, Y: y + pad, W: w - 2*pad, H: 0}
			d.Board = NewMiniBoard(v, board.X, board.Y, board.W, houses)
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

// NewMiniBoard lays out a board with a store at each end whose upper left corner is x, y and that is w wide.
func NewMiniBoard(v geom.View, x, y, w float64, houses int) MiniBoard {
	var b MiniBoard
	margin, gap := w*0.03, w*0.012
	store := w * 0.1
	pit := (w - 2*margin - 2*store - float64(houses+1)*gap) / float64(houses)
	tag := math.Min(geom.Small.Size(v)*1.3, pit*0.95)
	h := 2*margin*1.1 + 2*tag + 2*pit + 3*gap
	b.Face = geom.Rect{X: x, Y: y, W: w, H: h}
	top := y + margin*1.1
	rows := geom.Rect{X: x + margin + store + gap, Y: top, W: 0, H: 2*tag + 2*pit + 3*gap}
	for i := range houses {
		px := rows.X + float64(i)*(pit+gap)
		b.Pits[0] = append(b.Pits[0], geom.Rect{X: px, Y: top + tag + pit + 2*gap, W: pit, H: pit})
		b.Tags[0] = append(b.Tags[0], geom.Rect{X: px, Y: top + tag + 2*pit + 3*gap, W: pit, H: tag})
	}
	for i := houses - 1; i >= 0; i-- {
		px := rows.X + float64(i)*(pit+gap)
		b.Pits[1] = append(b.Pits[1], geom.Rect{X: px, Y: top + tag + gap, W: pit, H: pit})
		b.Tags[1] = append(b.Tags[1], geom.Rect{X: px, Y: top, W: pit, H: tag})
	}
	// South's store is at the right, North's at the left; each has its number at the side of its row. Both keep clear of
	// the round corners of the board.
	top = y + h*0.15
	long := h*0.7 - tag - gap
	b.Stores[0] = geom.Rect{X: x + w - margin - store, Y: top, W: store, H: long}
	b.StoreTags[0] = geom.Rect{X: b.Stores[0].X, Y: top + long + gap, W: store, H: tag}
	b.Stores[1] = geom.Rect{X: x + margin, Y: top + tag + gap, W: store, H: long}
	b.StoreTags[1] = geom.Rect{X: b.Stores[1].X, Y: top, W: store, H: tag}
	b.Seed = pit * 0.13
	return b
}
