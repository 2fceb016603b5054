package boardview

import (
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
)

// Layout is where the board lies, with Tux behind it and what he says. Sides are 0 for South, at the bottom, and 1 for North.
type Layout struct {
	View geom.View
	geom.Board
	Side float64 // the height of the front of the board, which is seen below its face
	// Press is where a press picks a house: its pit and its number.
	Press [2][]geom.Rect
	// Owners are the pictures that say whose store it is.
	Owners [2]geom.Rect
	// Turn is the mark beside the row whose turn it is.
	Turn [2]geom.Rect
	// Tux sits behind the board, which hides the lower part of this rectangle.
	Tux geom.Rect
	// Bubble is the speech bubble and Tail the point it comes from.
	Bubble geom.Rect
	Tail   geom.Point
	// Houses is the number of houses in a row.
	Houses int
}

// NewLayout lays out a board with that number of houses in a row above a bar with that upper edge.
func NewLayout(v geom.View, houses int, barTop float64) Layout {
	p := Layout{View: v, Houses: houses}
	p.Upright = v.Portrait()
	for s := range p.Pits {
		p.Pits[s], p.Tags[s], p.Press[s] = make([]geom.Rect, houses), make([]geom.Rect, houses), make([]geom.Rect, houses)
	}
	p.above(barTop)
	return p
}

// above lays the board, Tux and his bubble above a bar with that upper edge.
func (p *Layout) above(barTop float64) {
	v, houses := p.View, p.Houses
	u, margin := v.Unit(), ui.Edge(v)
	space := barTop - 2*margin // between the upper edge and the bar
	boardH := space * 0.63
	if v.Portrait() {
		boardH = space * 0.74
	}
	boardW := math.Min(v.W-2*margin, boardH*3.7)
	if v.Portrait() {
		boardW = math.Min(v.W-4, math.Max(boardH*0.95, float64(p.Houses)*(geom.MinTarget+geom.MinGap)+2*geom.MinGap))
	}
	p.Side = math.Max(6, 0.07*boardH)
	if v.Portrait() {
		p.Side = math.Max(6, 16*u)
	}
	boardH -= p.Side
	p.Face = geom.Rect{X: (v.W - boardW) / 2, Y: barTop - margin*0.7 - p.Side - boardH, W: boardW, H: boardH}
	if v.Portrait() {
		p.upright(u)
	} else {
		p.lying(u)
	}
	for s := range p.Pits {
		for h := range houses {
			pit, tag := p.Pits[s][h], p.Tags[s][h]
			top := math.Min(pit.Y, tag.Y)
			// A crowded pit is slimmer than a finger: a press beside it counts too.
			aside := math.Max(0, geom.MinTarget-pit.W) / 2
			p.Press[s][h] = geom.Rect{X: pit.X - aside, Y: top, W: pit.W + 2*aside, H: math.Max(pit.Y+pit.H, tag.Y+tag.H) - top}
		}
	}
	p.Seed = math.Min(p.Pits[0][0].W, p.Pits[0][0].H) * 0.145
	if v.Portrait() {
		p.Seed = math.Min(p.Pits[0][0].W*0.185, p.Pits[0][0].H*0.145)
	}
	p.top(margin)
}

// crowded reports whether a row has more houses than an upright window has room for with the usual gaps: seven in the
// narrowest.
func (p *Layout) crowded() bool {
	return p.Upright && float64(p.Houses)*(geom.MinTarget+geom.MinGap)-geom.MinGap > p.Face.W
}

// tagSize returns the size of a number tag.
func (p *Layout) tagSize(u float64) (w, h float64) {
	h = math.Max(19, 32*u) * (0.6 + 0.4*p.View.Text)
	return h * 1.35, h
}

// lying lays out a board with a store at each end.
func (p *Layout) lying(u float64) {
	b := p.Face
	pad := math.Max(6, 0.045*b.H)
	tagW, tagH := p.tagSize(u)
	gap := math.Max(geom.MinGap, 14*u) // between two pits
	ring := math.Max(5, 9*u)           // between a pit and its tag, where the focus ring lies
	storeW := math.Max(geom.MinTarget, b.W*0.105)
	end := math.Max(10, 0.028*b.W)
	aside := math.Max(gap, 44*u) // between a store and the row, where the mark of the turn lies
	inner := geom.Rect{X: b.X + end + storeW + aside, Y: b.Y + pad, W: b.W - 2*(end+storeW+aside), H: b.H - 2*pad}
	pitW := (inner.W - float64(p.Houses-1)*gap) / float64(p.Houses)
	pitH := (inner.H - 2*tagH - 2*ring - math.Max(gap, 2*ring)) / 2
	for h := range p.Houses {
		x := inner.X + float64(h)*(pitW+gap)
		south := geom.Rect{X: x, Y: inner.Y + inner.H - tagH - ring - pitH, W: pitW, H: pitH}
		p.Pits[0][h] = south
		p.Tags[0][h] = geom.Rect{X: x + (pitW-tagW)/2, Y: inner.Y + inner.H - tagH, W: tagW, H: tagH}
		north := p.Houses - 1 - h
		p.Pits[1][north] = geom.Rect{X: x, Y: inner.Y + tagH + ring, W: pitW, H: pitH}
		p.Tags[1][north] = geom.Rect{X: x + (pitW-tagW)/2, Y: inner.Y, W: tagW, H: tagH}
	}
	// Stores: the number below the child's and above Tux's, the owner at the other end.
	owner := math.Min(storeW, math.Max(28, 46*u))
	corner := 0.15 * b.H // the board is round there
	height := b.H - 2*corner - tagH - owner - 2*ring
	for s := range p.Stores {
		x := b.X + b.W - end - storeW
		if s == 1 {
			x = b.X + end
		}
		p.Owners[s] = geom.Rect{X: x + (storeW-owner)/2, Y: b.Y + corner*0.8, W: owner, H: owner}
		p.Stores[s] = geom.Rect{X: x, Y: b.Y + corner*0.8 + owner + ring, W: storeW, H: height + corner*0.4}
		p.StoreTags[s] = geom.Rect{X: x + (storeW-tagW)/2, Y: b.Y + b.H - corner*0.8 - tagH, W: tagW, H: tagH}
	}
	mark := math.Max(16, 40*u)
	for s := range p.Turn {
		y := p.Pits[s][0].Center().Y - mark/2
		x := inner.X - aside/2 - mark/2 - u
		if s == 1 {
			x = inner.X + inner.W + aside/2 - mark/2 + u
		}
		p.Turn[s] = geom.Rect{X: x, Y: y, W: mark, H: mark}
	}
}

// upright lays out a board for a window that is higher than wide: the rows lie as ever, and the stores above and below.
func (p *Layout) upright(u float64) {
	b := p.Face
	side := math.Max(0, math.Min(24*u, (b.W-float64(p.Houses)*(geom.MinTarget+geom.MinGap)+geom.MinGap)/2))
	_, tagH := p.tagSize(u)
	gap := math.Max(geom.MinGap, 10*u)
	if p.crowded() {
		side, gap = 3, 5
	}
	ring := math.Max(5, 8*u)
	storeH := math.Max(geom.MinTarget, b.H*0.15)
	pitW := (b.W - 2*side - float64(p.Houses-1)*gap) / float64(p.Houses)
	tagW := math.Min(tagH*1.35, pitW+gap-16) // between two of them lies the mark of the turn
	pitH := (b.H - 2*(storeH+2*gap) - 2*tagH - 2*ring - math.Max(gap, 2*ring)) / 2
	north := b.Y + storeH + 2*gap
	south := b.Y + b.H - storeH - 2*gap
	for h := range p.Houses {
		x := b.X + side + float64(h)*(pitW+gap)
		p.Pits[0][h] = geom.Rect{X: x, Y: south - tagH - ring - pitH, W: pitW, H: pitH}
		p.Tags[0][h] = geom.Rect{X: x + (pitW-tagW)/2, Y: south - tagH, W: tagW, H: tagH}
		n := p.Houses - 1 - h
		p.Pits[1][n] = geom.Rect{X: x, Y: north + tagH + ring, W: pitW, H: pitH}
		p.Tags[1][n] = geom.Rect{X: x + (pitW-tagW)/2, Y: north, W: tagW, H: tagH}
	}
	owner := math.Min(storeH*0.8, math.Max(30, 64*u))
	for s := range p.Stores {
		y := b.Y + b.H - gap - storeH
		if s == 1 {
			y = b.Y + gap
		}
		edge := math.Max(gap, 0.05*b.W)
		p.Owners[s] = geom.Rect{X: b.X + edge, Y: y + (storeH-owner)/2, W: owner, H: owner}
		p.StoreTags[s] = geom.Rect{X: b.X + b.W - edge - tagW, Y: y + (storeH-tagH)/2, W: tagW, H: tagH}
		x := b.X + edge + owner + gap
		p.Stores[s] = geom.Rect{X: x, Y: y, W: p.StoreTags[s].X - gap - x, H: storeH}
	}
	// The mark of the turn lies between two numbers in the middle of the row.
	left, right := p.Tags[0][p.Houses/2-1], p.Tags[0][p.Houses/2]
	room := right.X - left.X - left.W
	mark := math.Min(math.Max(20, 40*u), room-2)
	for s := range p.Turn {
		y := p.Tags[s][0].Center().Y - mark/2
		p.Turn[s] = geom.Rect{X: right.X - room/2 - mark/2, Y: y, W: mark, H: mark}
	}
}

// top lays out Tux and his bubble above the board.
func (p *Layout) top(margin float64) {
	v, b := p.View, p.Face
	height := b.Y - margin/2 // from near the upper edge to the board
	tuxH := height * 1.36
	tuxW := math.Min(tuxH*0.77, v.W*0.29)
	tuxH = tuxW / 0.77
	center := b.X + b.W*0.76
	if v.Portrait() {
		center = b.X + b.W - tuxW/2
	}
	p.Tux = geom.Rect{X: center - tuxW/2, Y: b.Y - tuxH*0.72, W: tuxW, H: tuxH}
	right := p.Tux.X - margin*0.8
	left := math.Max(margin, right-math.Max(0.4*b.W, math.Max(340, 580*v.Unit())*v.Text))
	p.Bubble = geom.Rect{X: left, Y: margin * 0.6, W: right - left, H: height - margin*0.8}
	twoLines := 2 * p.BubbleSize() * text.LineHeight / 0.88
	if most := math.Max(124*v.Unit()*v.Text, twoLines+4); !v.Portrait() && p.Bubble.H > most {
		p.Bubble.Y += (p.Bubble.H - most) / 2
		p.Bubble.H = most
	}
	p.Tail = geom.Point{X: p.Tux.X + tuxW*0.2, Y: p.Tux.Y + tuxH*0.42}
}

// BubbleSize is the size of the letters in the speech bubble.
func (p *Layout) BubbleSize() float64 { return geom.Large.Size(p.View) * 1.12 }

// BubbleFor returns the speech bubble for a sentence: as wide as it needs, if that is less than Bubble.
func (p *Layout) BubbleFor(sentence string) geom.Rect {
	b, size := p.Bubble, p.BubbleSize()
	w := math.Max(b.H*2, (text.Width(sentence, false, size)+size*1.6)/0.92)
	if w < b.W && !p.View.Portrait() {
		b.X += b.W - w
		b.W = w
	}
	return b
}

// HandTag returns where the number of seeds in a hand lies: beside the hand, on the side where there is room.
func (p *Layout) HandTag(hand geom.Point) geom.Rect {
	tag, aside := p.Tags[0][0], p.Seed*3
	r := geom.Rect{X: hand.X + aside, Y: hand.Y - p.Seed*0.5 - tag.H/2, W: tag.W, H: tag.H}
	if r.X+r.W > p.Face.X+p.Face.W-geom.MinGap/2 || r.Overlaps(p.Turn[0]) || r.Overlaps(p.Turn[1]) {
		r.X = hand.X - aside - tag.W
	}
	return r
}

// Under is the height below which the lowest number of the board ends.
func (p *Layout) Under() float64 {
	return math.Max(p.Tags[0][0].Y+p.Tags[0][0].H, p.StoreTags[0].Y+p.StoreTags[0].H)
}
