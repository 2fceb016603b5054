package home

import (
	"math"
	"strings"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
)

// tileLayout is where the parts of a tile lie.
type tileLayout struct {
	Picture, Title, Stars geom.Rect
	Text                  geom.Rect // empty where there is no room for the description
	TitleSize             float64
}

// Between the edge of a tile and what is in it: a part of its shorter side, but at least so many DIP.
const insetPart, tileInset = 0.05, 8.0

// tileWidth returns the least width of a tile in which no word of these titles is broken.
func tileWidth(v geom.View, tiles []Tile) (w float64) {
	for i := range tiles {
		for _, word := range strings.Fields(tiles[i].Title) {
			w = math.Max(w, text.Width(word, true, geom.Body.Size(v)))
		}
	}
	return w + 2*tileInset + 1
}

// tileHeight returns the least height of a tile in which a title of one line has room.
func tileHeight(v geom.View) float64 {
	in := ui.TextHeight("A", true, geom.Body.Size(v), math.MaxFloat64) / mostTitle
	return math.Max(in+2*tileInset, in/(1-2*insetPart)) + 1
}

// newTile lays out a tile in r. It is one of a page: all of its tiles are laid out alike, with the room that the longest
// title and the longest description need.
func newTile(v geom.View, r geom.Rect, page []Tile) tileLayout {
	in := r.Inset(math.Max(tileInset, math.Min(r.W, r.H)*insetPart))
	starH := math.Min(math.Max(16, 30*v.Unit()), in.H*0.16)
	gap := math.Min(geom.Gap(v)/2, in.H*0.03)
	// Wide tiles have the picture at the left.
	if r.W > 2.1*r.H {
		return wideTile(v, in, page, starH, gap)
	}
	t := tileLayout{TitleSize: titleSize(v, in, page)}
	titleH, textH := heights(v, page, t.TitleSize, in.W)
	titleH = math.Min(titleH, in.H*mostTitle)
	y := in.Y + in.H
	if textH > 0 && in.H-titleH-starH-textH-3*gap >= in.H*0.27 {
		y -= textH
		t.Text = geom.Rect{X: in.X, Y: y, W: in.W, H: textH}
		y -= gap
	}
	y -= starH
	t.Stars = geom.Rect{X: in.X, Y: y, W: in.W, H: starH}
	y -= gap + titleH
	t.Title = geom.Rect{X: in.X, Y: y, W: in.W, H: titleH}
	t.Picture = geom.Rect{X: in.X, Y: in.Y, W: in.W, H: y - gap - in.Y}
	return t
}

// wideTile lays out a tile that has its picture at the left of in.
func wideTile(v geom.View, in geom.Rect, page []Tile, starH, gap float64) tileLayout {
	t := tileLayout{TitleSize: titleSize(v, in, page)}
	side := math.Min(in.H*1.35, in.W*0.45)
	t.Picture = geom.Rect{X: in.X, Y: in.Y, W: side, H: in.H}
	rest := geom.Rect{X: in.X + side + gap, Y: in.Y, W: in.W - side - gap, H: in.H}
	titleH, textH := heights(v, page, t.TitleSize, rest.W)
	titleH = math.Min(titleH, in.H-starH-gap)
	all := titleH + gap + starH
	if textH > 0 && all+gap+textH <= rest.H {
		all += gap + textH
		t.Text = geom.Rect{X: rest.X, Y: 0, W: rest.W, H: textH}
	}
	y := rest.Y + (rest.H-all)/2
	t.Title = geom.Rect{X: rest.X, Y: y, W: rest.W, H: titleH}
	t.Stars = geom.Rect{X: rest.X, Y: y + titleH + gap, W: rest.W, H: starH}
	t.Text.Y = t.Stars.Y + starH + gap
	return t
}

// titleSize returns how large the titles of a page are in lines of in: big where each fits one line of a high tile, else
// large, or as all other words where a low tile has no room for that.
func titleSize(v geom.View, in geom.Rect, page []Tile) float64 {
	big, large := geom.Title.Size(v), geom.Large.Size(v)
	oneLine := true
	for i := range page {
		oneLine = oneLine && text.Width(page[i].Title, true, big) < in.W
	}
	if oneLine && in.H > 7*big {
		return big
	}
	if high, _ := heights(v, page, large, in.W); high > in.H*mostTitle {
		return geom.Body.Size(v)
	}
	return large
}

// mostTitle is the part of a tile's height that its title may have.
const mostTitle = 0.49

// heights returns how high the longest title and the longest description of a page are in lines of that width.
func heights(v geom.View, page []Tile, titleSize, width float64) (title, words float64) {
	for i := range page {
		title = math.Max(title, ui.TextHeight(page[i].Title, true, titleSize, width))
		words = math.Max(words, ui.TextHeight(page[i].Text, false, geom.Body.Size(v), width))
	}
	return title, words
}
