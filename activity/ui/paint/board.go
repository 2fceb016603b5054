package paint

import (
	"image"
	"math"

	"awele/activity/ui/geom"
	"awele/activity/ui/picture"
)

// BoardSide returns the height of the visible front side below the face of a board, in DIP.
func BoardSide(w *geom.Board) float64 {
	if w.Upright {
		return .030 * w.Face.W
	}
	return .055 * w.Face.H
}

// round returns the radius of the corners of the face, in DIP.
func round(w *geom.Board) float64 {
	if w.Upright {
		return .10 * w.Face.W
	}
	return .36 * w.Face.H
}

// Board draws the carved board, its side and its shadow. It is painted once for each size and kept.
func (c *Canvas) Board(w *geom.Board) {
	// The image holds the board with its side and shadow, not the whole window.
	reach := math.Min(w.Face.W, w.Face.H) * .16
	dx, dy := snap(w, c.scale)
	area := w.Face.Move(dx, dy).Inset(-reach)
	area.H += reach + BoardSide(w)
	b := c.box(area)
	if b.Empty() {
		return
	}
	k := key{name: "board", w: b.Dx(), h: b.Dy(), n: fingerprint(w, c.scale)}
	if c.th.HighContrast {
		k.a = 1
	}
	img, ok := c.baked.get(k)
	if !ok {
		at := w.Move(dx, dy)
		img = c.baked.put(k, picture.Board(spec(&at, b, c.scale, c.th.HighContrast)))
	}
	c.blit(img, float64(b.Min.X), float64(b.Min.Y), Opt{})
}

// snap returns the way of less than a pixel by which w moves so that its face begins at a whole pixel: a board that is
// scrolled is the same picture wherever it lies.
func snap(w *geom.Board, scale float64) (dx, dy float64) {
	return math.Round(w.Face.X*scale)/scale - w.Face.X, math.Round(w.Face.Y*scale)/scale - w.Face.Y
}

// fingerprint tells apart boards whose parts lie elsewhere on them.
func fingerprint(w *geom.Board, scale float64) int {
	h := uint64(14695981039346656037) // FNV-1a, a number at a time
	add := func(f float64) {
		h = (h ^ uint64(int64(math.Round(f*scale*8)))) * 1099511628211
		h ^= h >> 32
	}
	for _, rects := range [...][]geom.Rect{{w.Face}, w.Pits[0], w.Pits[1], w.Stores[:]} {
		for _, r := range rects {
			add(r.X - w.Face.X)
			add(r.Y - w.Face.Y)
			add(r.W)
			add(r.H)
		}
	}
	return int(h)
}

// spec returns the board in pixels of the image that lies at b on the screen.
func spec(w *geom.Board, b image.Rectangle, scale float64, contrast bool) picture.BoardSpec {
	at := func(r geom.Rect) geom.Rect {
		return geom.Rect{X: r.X*scale - float64(b.Min.X), Y: r.Y*scale - float64(b.Min.Y), W: r.W * scale, H: r.H * scale}
	}
	s := picture.BoardSpec{
		W: b.Dx(), H: b.Dy(), Face: at(w.Face), Round: round(w) * scale, Side: BoardSide(w) * scale, Contrast: contrast,
	}
	for _, row := range [...][]geom.Rect{w.Pits[0], w.Pits[1]} {
		for _, r := range row {
			s.Houses = append(s.Houses, at(r))
		}
	}
	for _, r := range w.Stores {
		if r.W > 0 && r.H > 0 {
			s.Stores = append(s.Stores, at(r))
		}
	}
	return s
}

// Background paints the savanna over the whole window, or a plain ground if the colours are of high contrast.
func (c *Canvas) Background() { c.backdrop("cover play", "play") }

// HomeBackground paints the savanna with more sky.
func (c *Canvas) HomeBackground() { c.backdrop("cover home", "home") }

func (c *Canvas) backdrop(kept, name string) {
	b := c.dst.Bounds()
	if c.th.HighContrast {
		c.fill(b, c.th.Ground)
		return
	}
	k := key{name: kept, w: b.Dx(), h: b.Dy()}
	img, ok := c.baked.get(k)
	if !ok {
		rgba, err := picture.Cover(name, k.w, k.h)
		if err != nil {
			rgba = nil
		}
		img = c.baked.put(k, rgba)
	}
	c.blit(img, float64(b.Min.X), float64(b.Min.Y), Opt{})
}
