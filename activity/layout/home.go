package layout

import (
	"math"

	"awele/activity/textfit"
)

// HomeNeeds is what the Home screen has to show.
type HomeNeeds struct {
	Title          string
	Language       string // the label of the language button
	Settings, Quit bool
	Message        string   // said above the buttons, "" if there is nothing to say
	Buttons        []string // the labels of the wide buttons; the first is the big one
	Tiles          int
}

// Home is where everything lies on the Home screen.
type Home struct {
	View View
	// Title is empty where there is no room for it.
	Title                    Rect
	Language, Settings, Quit Rect // Settings and Quit are empty if not needed
	Tux                      Rect // the lower part is hidden by the tiles
	// Tiles are the places of one page of tiles; where there are more pages, Earlier and Later turn them.
	Tiles          []Rect
	Pages          int
	Earlier, Later Rect
	// Column is what Buttons lie in; they are counted from its upper left corner, unscrolled.
	Column  Scroller
	Message Rect
	Buttons []Rect
	Pads    Pads // how large their labels are
}

// NewHome lays out the Home screen.
func NewHome(v View, n HomeNeeds) Home {
	h := Home{View: v}
	m := Gap(v)
	size := ButtonSize(v)
	right := v.W - m
	round := func(want bool) (r Rect) {
		if want {
			right -= size
			r = Rect{right, m, size, size}
			right -= m
		}
		return r
	}
	h.Quit = round(n.Quit)
	h.Settings = round(n.Settings)
	langW := math.Min(PadWidth(n.Language, true, Body.Size(v), size, true), right-m)
	h.Language = Rect{right - langW, m, langW, size}
	right -= langW + m
	if room := right - m; room >= PadWidth(n.Title, true, Large.Size(v), 0, false) {
		h.Title = Rect{m, m, room, size}
	}
	top := 2*m + size
	rest := Rect{m, top, v.W - 2*m, v.H - top - m}
	left, column := rest, rest
	if v.Portrait() {
		left.H = math.Max(rest.H*0.46, math.Min(rest.H*0.5, 150))
		column.Y = left.Y + left.H + m
		column.H = rest.Y + rest.H - column.Y
	} else {
		w := math.Max(rest.W*0.3, math.Min(padsWidth(v, n.Buttons), rest.W*(0.42+0.06*(math.Max(1, v.Text)-1))))
		column = Rect{rest.X + rest.W - w, rest.Y, w, rest.H}
		left.W = rest.W - w - 2*m
	}
	stack := func(width float64) float64 {
		room := ringRoom(v)
		y := room
		if n.Message != "" {
			in := NoteText(Rect{0, 0, width - 2*room, 0}, v).W
			h.Message = Rect{room, y, width - 2*room, TextHeight(n.Message, false, Body.Size(v), in) + width - 2*room - in}
			y += h.Message.H + m
		}
		h.Buttons, y = h.Pads.stack(v, n.Buttons, y, width)
		return y + room
	}
	finest(v, n.Buttons, func(p Pads) (Scroller, []Rect) {
		h.Pads = p
		h.Column = NewScroller(v, column, stack)
		return h.Column, h.Buttons
	})
	slack := h.Column.Area.H - h.Column.Content
	if more := math.Min(slack, rest.H*0.6-left.H); more > 0 && v.Portrait() {
		// What the buttons do not need is for the tiles.
		left.H += more
		column.Y += more
		column.H -= more
		h.Column = NewScroller(v, column, stack)
	}
	h.left(left, n.Tiles)
	if slack > 0 && !v.Portrait() && n.Message == "" {
		// Buttons that do not fill the column stand at the height of the tiles.
		by := math.Min(slack, math.Max(0, h.Tiles[0].Y-h.Column.Area.Y-ringRoom(v)))
		for i := range h.Buttons {
			h.Buttons[i].Y += by
		}
		h.Column.Content += by
	}
	return h
}

// left lays Tux and below him the tiles into r.
func (h *Home) left(r Rect, tiles int) {
	v, u, m := h.View, h.View.Unit(), Gap(h.View)
	tileH := r.H * 0.66
	if tiles > 2 {
		tileH = r.H * 0.74
	}
	area := Rect{r.X, r.Y + r.H - tileH, r.W, tileH}
	tuxH := math.Min((r.H-tileH)*1.75, r.W*1.1)
	tuxW := tuxH * 400 / 520
	area = area.Inset(ringRoom(v))
	minW, minH := math.Max(130, 230*u), math.Max(96, 190*u)
	cols := max(1, int((area.W+m)/(minW+m)))
	rows := max(1, int((area.H+m)/(minH+m)))
	if tiles > cols*rows {
		size := ButtonSize(v)
		h.Earlier = Rect{r.X, area.Y + (area.H-size)/2, size, size}
		h.Later = Rect{r.X + r.W - size, h.Earlier.Y, size, size}
		area.X += size + m
		area.W -= 2 * (size + m)
		cols = max(1, int((area.W+m)/(minW+m)))
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
	h.Tux = Rect{x + float64((cols-1)/2)*(w+m) + (w-tuxW)/2, r.Y, tuxW, tuxH}
	for i := range min(max(tiles, 1), cols*rows) {
		h.Tiles = append(h.Tiles, Rect{x + float64(i%cols)*(w+m), area.Y + float64(i/cols)*(hh+m), w, hh})
	}
}

// Tile is where the parts of a tile lie.
type Tile struct {
	Picture, Title, Stars Rect
	Text                  Rect // empty where there is no room for the description
	TitleSize             float64
}

// NewTile lays out a tile with that title and description in r.
func NewTile(v View, r Rect, title, text string) Tile {
	in := r.Inset(math.Max(8, math.Min(r.W, r.H)*0.05))
	t := Tile{TitleSize: Large.Size(v)}
	if big := Title.Size(v); in.H > 7*big && textfit.Width(title, true, big) < in.W {
		t.TitleSize = big
	}
	titleSize, textSize := t.TitleSize, Body.Size(v)
	titleH := math.Min(TextHeight(title, true, titleSize, in.W), in.H*0.42)
	starH := math.Min(math.Max(16, 30*v.Unit()), in.H*0.16)
	gap := math.Min(Gap(v)/2, in.H*0.03)
	// Wide tiles have the picture at the left.
	if r.W > 2.1*r.H {
		side := math.Min(in.H*1.35, in.W*0.45)
		t.Picture = Rect{in.X, in.Y, side, in.H}
		rest := Rect{in.X + side + gap, in.Y, in.W - side - gap, in.H}
		titleH = math.Min(TextHeight(title, true, titleSize, rest.W), in.H-starH-gap)
		textH := TextHeight(text, false, textSize, rest.W)
		all := titleH + gap + starH
		if text != "" && all+gap+textH <= rest.H {
			all += gap + textH
			t.Text = Rect{rest.X, 0, rest.W, textH}
		}
		y := rest.Y + (rest.H-all)/2
		t.Title = Rect{rest.X, y, rest.W, titleH}
		t.Stars = Rect{rest.X, y + titleH + gap, rest.W, starH}
		t.Text.Y = t.Stars.Y + starH + gap
		return t
	}
	y := in.Y + in.H
	if textH := TextHeight(text, false, textSize, in.W); text != "" && in.H-titleH-starH-textH-3*gap >= in.H*0.27 {
		y -= textH
		t.Text = Rect{in.X, y, in.W, textH}
		y -= gap
	}
	y -= starH
	t.Stars = Rect{in.X, y, in.W, starH}
	y -= gap + titleH
	t.Title = Rect{in.X, y, in.W, titleH}
	t.Picture = Rect{in.X, in.Y, in.W, y - gap - in.Y}
	return t
}
