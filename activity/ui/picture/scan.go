package picture

import (
	"image"
	"image/color"
	"image/draw"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// scanner is a rasterx.Scanner that touches only the pixels a path covers. The one that comes with rasterx goes through
// the whole image for every path, which takes seconds for a scene on a 4K screen.
type scanner struct {
	dst    *image.RGBA
	mask   *image.Alpha
	r      vector.Rasterizer
	pts    []fixed.Point26_6
	starts []int // where in pts each subpath starts
	box    fixed.Rectangle26_6
	plain  color.NRGBA
	shade  rasterx.ColorFunc // instead of plain, unless nil
}

var _ rasterx.Scanner = (*scanner)(nil)

func newScanner(dst *image.RGBA) *scanner {
	return &scanner{dst: dst, mask: image.NewAlpha(image.Rectangle{})}
}

func (s *scanner) add(p fixed.Point26_6) {
	if len(s.pts) == 0 {
		s.box = fixed.Rectangle26_6{Min: p, Max: p}
	} else {
		s.box.Min.X, s.box.Min.Y = min(s.box.Min.X, p.X), min(s.box.Min.Y, p.Y)
		s.box.Max.X, s.box.Max.Y = max(s.box.Max.X, p.X), max(s.box.Max.Y, p.Y)
	}
	s.pts = append(s.pts, p)
}

func (s *scanner) Start(a fixed.Point26_6) {
	s.starts = append(s.starts, len(s.pts))
	s.add(a)
}

func (s *scanner) Line(b fixed.Point26_6) { s.add(b) }

func (s *scanner) GetPathExtent() fixed.Rectangle26_6 { return s.box }

func (s *scanner) SetBounds(_, _ int) {}

func (s *scanner) SetClip(image.Rectangle) {}

// SetWinding does nothing: paths are always filled by the non-zero rule, so pictures must not rely on the other one.
func (s *scanner) SetWinding(bool) {}

func (s *scanner) Clear() {
	s.pts, s.starts, s.box = s.pts[:0], s.starts[:0], fixed.Rectangle26_6{}
}

func (s *scanner) SetColor(c any) {
	s.shade = nil
	switch c := c.(type) {
	case rasterx.ColorFunc:
		s.shade = c
	case color.Color:
		s.plain = nrgba(c)
	}
}

func nrgba(c color.Color) color.NRGBA {
	if n, ok := c.(color.NRGBA); ok {
		return n
	}
	return color.NRGBAModel.Convert(c).(color.NRGBA)
}

// Draw fills the path since the last Clear.
func (s *scanner) Draw() {
	area := image.Rect(s.box.Min.X.Floor(), s.box.Min.Y.Floor(), s.box.Max.X.Ceil(), s.box.Max.Y.Ceil())
	area = area.Intersect(s.dst.Bounds())
	if len(s.pts) == 0 || area.Empty() {
		return
	}
	w, h := area.Dx(), area.Dy()
	s.r.Reset(w, h)
	s.r.DrawOp = draw.Src
	dx, dy := float32(area.Min.X), float32(area.Min.Y)
	// Strokes come as loose lines that only together close their outline, so no subpath is closed here.
	next := 0
	for i, p := range s.pts {
		x, y := float32(p.X)/64-dx, float32(p.Y)/64-dy
		if next < len(s.starts) && s.starts[next] == i {
			s.r.MoveTo(x, y)
			next++
			continue
		}
		s.r.LineTo(x, y)
	}
	if cap(s.mask.Pix) < w*h {
		s.mask.Pix = make([]uint8, w*h)
	}
	s.mask.Pix, s.mask.Stride, s.mask.Rect = s.mask.Pix[:w*h], w, image.Rect(0, 0, w, h)
	s.r.Draw(s.mask, s.mask.Rect, image.Opaque, image.Point{})
	for y := range h {
		row := s.dst.Pix[s.dst.PixOffset(area.Min.X, area.Min.Y+y):]
		for x, m := range s.mask.Pix[y*w : (y+1)*w] {
			if m == 0 {
				continue
			}
			c := s.plain
			if s.shade != nil {
				c = nrgba(s.shade(area.Min.X+x, area.Min.Y+y))
			}
			over(row[4*x:4*x+4:4*x+4], c, uint32(m))
		}
	}
}

// over lays colour c, thinned by cover/255, over one premultiplied pixel.
func over(px []uint8, c color.NRGBA, cover uint32) {
	a := uint32(c.A) * cover / 255
	if a == 255 {
		px[0], px[1], px[2], px[3] = c.R, c.G, c.B, 255
		return
	}
	rest := 255 - a
	px[0] = uint8((uint32(c.R)*a + uint32(px[0])*rest + 127) / 255)
	px[1] = uint8((uint32(c.G)*a + uint32(px[1])*rest + 127) / 255)
	px[2] = uint8((uint32(c.B)*a + uint32(px[2])*rest + 127) / 255)
	px[3] = uint8((255*a + uint32(px[3])*rest + 127) / 255)
}
