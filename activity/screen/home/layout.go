package home

import (
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Needs is what the Home screen has to show.
type Needs struct {
	Title string
	// Corner are the labels of the buttons at the upper right, from left to right: "" for a round one. One for whose label there
	// is no room is round too.
	Corner  []string
	Message string   // said above the buttons, "" if there is nothing to say
	Buttons []string // the labels of the wide buttons; the first is the big one
	Tiles   int
	// TileWidth is the least width of a tile, so that no word of a title is broken.
	TileWidth float64
}

// Layout is where everything lies on the Home screen.
type Layout struct {
	View geom.View
	// Title is empty where there is no room for it.
	Title  geom.Rect
	Corner []geom.Rect // the buttons of the corner, in the order of Needs
	Tux    geom.Rect   // the lower part is hidden by the tiles
	// Tiles are the places of one page of tiles; where there are more pages, Earlier and Later turn them.
	Tiles          []geom.Rect
	Pages          int
	Earlier, Later geom.Rect
	// Column is what Buttons lie in; they are counted from its upper left corner, unscrolled.
	Column  ui.Scroller
	Message geom.Rect
	Buttons []geom.Rect
	Pads    ui.Pads // how large their labels are
}

// NewLayout lays out the Home screen.
func NewLayout(v geom.View, n Needs) Layout {
	h := Layout{View: v}
	m := geom.Gap(v)
	size := geom.ButtonSize(v)
	right := v.W - m
	h.Corner = make([]geom.Rect, len(n.Corner))
	for i := len(n.Corner) - 1; i >= 0; i-- {
		w := size
		if label := n.Corner[i]; label != "" {
			others := float64(i) * (size + m) // at its left, which may be round
			w = cornerWidth(ui.PadWidth(label, true, geom.Body.Size(v), size, true), right-m-others, size)
		}
		h.Corner[i] = geom.Rect{X: right - w, Y: m, W: w, H: size}
		right -= w + m
	}
	if room := right - m; room >= ui.PadWidth(n.Title, true, geom.Large.Size(v), 0, false) {
		h.Title = geom.Rect{X: m, Y: m, W: room, H: size}
	}
	top := 2*m + size
	rest := geom.Rect{X: m, Y: top, W: v.W - 2*m, H: v.H - top - m}
	left, column := rest, rest
	if v.Portrait() {
		left.H = math.Max(rest.H*0.46, math.Min(rest.H*0.5, 150))
		column.Y = left.Y + left.H + m
		column.H = rest.Y + rest.H - column.Y
	} else {
		w := math.Max(rest.W*0.3, math.Min(ui.PadsWidth(v, n.Buttons), rest.W*(0.42+0.06*(math.Max(1, v.Text)-1))))
		column = geom.Rect{X: rest.X + rest.W - w, Y: rest.Y, W: w, H: rest.H}
		left.W = rest.W - w - 2*m
	}
	stack := func(width float64) float64 {
		room := ui.RingRoom(v)
		y := room
		if n.Message != "" {
			in := ui.NoteText(geom.Rect{X: 0, Y: 0, W: width - 2*room, H: 0}, v).W
			h.Message = geom.Rect{X: room, Y: y, W: width - 2*room, H: ui.TextHeight(n.Message, false, geom.Body.Size(v), in) + width - 2*room - in}
			y += h.Message.H + m
		}
		h.Buttons, y = h.Pads.Stack(v, n.Buttons, y, width)
		return y + room
	}
	ui.FinestPads(v, n.Buttons, func(p ui.Pads) (ui.Scroller, []geom.Rect) {
		h.Pads = p
		h.Column = ui.NewScroller(v, column, stack)
		return h.Column, h.Buttons
	})
	slack := h.Column.Area.H - h.Column.Content
	if more := math.Min(slack, rest.H*0.6-left.H); more > 0 && v.Portrait() {
		// What the buttons do not need is for the tiles.
		left.H += more
		column.Y += more
		column.H -= more
		h.Column = ui.NewScroller(v, column, stack)
	}
	h.left(left, &n)
	if slack > 0 && !v.Portrait() && n.Message == "" {
		// Buttons that do not fill the column stand at the height of the tiles.
		by := math.Min(slack, math.Max(0, h.Tiles[0].Y-h.Column.Area.Y-ui.RingRoom(v)))
		for i := range h.Buttons {
			h.Buttons[i].Y += by
		}
		h.Column.Content += by
	}
	return h
}

// Of a tile that is as small as it may be, in DIP.
const leastTileW, leastTileH = 130, 96

// cornerWidth is how wide a button of the corner is that needs so much for its word: what there is room for, where the word
// is not much smaller in it, else it is a round one without a word.
func cornerWidth(needs, room, round float64) float64 {
	const smaller = 0.85
	if room < needs*smaller {
		return round
	}
	return math.Min(needs, room)
}

// left lays Tux and below him the tiles into r.
func (h *Layout) left(r geom.Rect, n *Needs) {
	v, u, m, tiles := h.View, h.View.Unit(), geom.Gap(h.View), n.Tiles
	tileH := r.H * 0.66
	if tiles > 2 {
		tileH = r.H * 0.74
	}
	area := geom.Rect{X: r.X, Y: r.Y + r.H - tileH, W: r.W, H: tileH}
	tuxH := math.Min((r.H-tileH)*1.75, r.W*1.1)
	tuxW := tuxH * 400 / 520
	area = area.Inset(ui.RingRoom(v))
	minW, minH := math.Max(leastTileW, n.TileWidth), math.Max(leastTileH, tileHeight(v))
	fit := func(w, h float64) (cols, rows int) {
		return max(1, int((area.W+m)/(w+m))), max(1, int((area.H+m)/(h+m)))
	}
	cols, rows := fit(math.Max(minW, 210*u), math.Max(minH, 190*u))
	if tiles > cols*rows { // small tiles are better than pages
		cols, rows = fit(minW, minH)
	}
	if tiles > cols*rows {
		size := geom.ButtonSize(v)
		h.Earlier = geom.Rect{X: r.X, Y: area.Y + (area.H-size)/2, W: size, H: size}
		h.Later = geom.Rect{X: r.X + r.W - size, Y: h.Earlier.Y, W: size, H: size}
		if above := area.Y - m - size; above >= r.Y && tuxW < r.W-2*(size+m) { // beside Tux they take no room from the tiles
			h.Earlier.Y, h.Later.Y = above, above
		} else {
			area.X += size + m
			area.W -= 2 * (size + m)
		}
		cols, _ = fit(minW, minH)
	}
	per := cols * rows
	h.Pages = max(1, (tiles+per-1)/per)
	if h.Pages == 1 {
		// As few rows as it takes, and rows as even as they can be.
		rows = max(1, (tiles+cols-1)/cols)
		cols = max(1, (tiles+rows-1)/rows)
	}
	w := math.Min((area.W-float64(cols-1)*m)/float64(cols), math.Max(minW, (area.H-float64(rows-1)*m)/float64(rows)*1.9))
	hh := (area.H - float64(rows-1)*m) / float64(rows)
	x := area.X + (area.W-float64(cols)*w-float64(cols-1)*m)/2
	// Tux looks over the tile in the middle.
	h.Tux = geom.Rect{X: x + float64((cols-1)/2)*(w+m) + (w-tuxW)/2, Y: r.Y, W: tuxW, H: tuxH}
	if at := h.Later.X - m - h.Later.W; h.Earlier.Overlaps(h.Tux) && at > h.Tux.X+tuxW {
		h.Earlier.X = at // not in his face
	}
	last := 0.0 // what the last row begins later by, so that a short one stands in the middle
	if short := tiles % cols; h.Pages == 1 && short > 0 {
		last = float64(cols-short) * (w + m) / 2
	}
	for i := range min(max(tiles, 1), cols*rows) {
		tile := geom.Rect{X: x + float64(i%cols)*(w+m), Y: area.Y + float64(i/cols)*(hh+m), W: w, H: hh}
		if i/cols == rows-1 {
			tile.X += last
		}
		h.Tiles = append(h.Tiles, tile)
	}
}
