package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"awele/activity/ui/geom"
	"awele/activity/ui/text"
)

// Align is where something lies in its box.
type Align uint8

// The places. Middle centres capitals, not the invisible box of a line.
const (
	Start Align = iota
	Middle
	End
)

// TextStyle is the look of a text.
type TextStyle struct {
	Size           float64 // height of the letters in DIP: geom.Step.Size says it
	Bold           bool
	Color          color.NRGBA // the zero colour is the theme's Ink
	AlignX, AlignY Align
	MaxLines       int  // 0: as many as the box has room for
	Turned         bool // upside down, for who sits at the other side of a table
}

// Text paints s into r, wrapped at spaces; where it does not fit it shrinks.
func (c *Canvas) Text(s string, r geom.Rect, st TextStyle) {
	if s == "" || !c.Seen(r.Inset(-st.Size)) {
		return
	}
	b := c.texts.fit(s, st, r.W, r.H)
	c.block(b, r, st)
}

// MeasureText returns the width and height of s in lines no wider than width.
func (c *Canvas) MeasureText(s string, width float64, st TextStyle) (w, h float64) {
	b := c.texts.fit(s, st, width, math.Inf(1))
	return b.W, b.H
}

func (c *Canvas) block(b *text.Block, r geom.Rect, st TextStyle) {
	top := r.Y
	switch st.AlignY {
	case Middle:
		top = b.Top(r.Y, r.H)
	case End:
		top = r.Y + r.H - b.H
	}
	clr := st.Color
	if clr == (color.NRGBA{}) {
		clr = c.th.Ink
	}
	for i := range b.Lines {
		l := &b.Lines[i]
		x := r.X
		switch st.AlignX {
		case Middle:
			x += (r.W - l.Width) / 2
		case End:
			x += r.W - l.Width
		}
		baseline := top + b.Size*(float64(i)*text.LineHeight+text.Baseline)
		c.line(l.Text, x*c.scale, math.Round(baseline*c.scale), b.Size*c.scale, clr, st, r.Center())
	}
}

// line paints one line, its baseline starting at x, y in pixels, or all of it turned round mid.
func (c *Canvas) line(s string, x, y, size float64, clr color.NRGBA, st TextStyle, mid geom.Point) {
	c.op = ebiten.DrawImageOptions{}
	c.tint(clr)
	for _, r := range s {
		if g := c.glyphs.get(r, st.Bold, size, x); g.img != nil {
			c.op.GeoM.Reset()
			c.op.GeoM.Translate(math.Floor(x)+float64(g.x), y+float64(g.y))
			if st.Turned { // half a turn maps pixels to pixels, so that letters stay crisp
				c.op.GeoM.Scale(-1, -1)
				c.op.GeoM.Translate(math.Round(2*mid.X*c.scale), math.Round(2*mid.Y*c.scale))
			}
			c.dst.DrawImage(g.img, &c.op)
		}
		x += text.Advance(r, st.Bold) * size
	}
}

// texts remembers how texts were wrapped, so that drawing them again does not wrap again.
type texts struct {
	blocks map[textKey]*text.Block
}

type textKey struct {
	s        string
	w, h     float64
	size     float64
	bold     bool
	maxLines int
	middle   bool
}

// maxTexts is how many wrapped texts are kept: many screens full.
const maxTexts = 1000

func (t *texts) begin() {
	if len(t.blocks) > maxTexts {
		clear(t.blocks)
	}
}

func (t *texts) fit(s string, st TextStyle, w, h float64) *text.Block {
	k := textKey{s, w, h, st.Size, st.Bold, st.MaxLines, st.AlignX == Middle}
	b, ok := t.blocks[k]
	if !ok {
		fitted := text.Fit(s, st.Bold, st.Size, w, h, st.MaxLines)
		b = &fitted
		if st.AlignX == Middle {
			b.Balance(s, st.Bold)
		}
		if t.blocks == nil {
			t.blocks = map[textKey]*text.Block{}
		}
		t.blocks[k] = b
	}
	return b
}

// glyphs keeps the pictures of letters.
type glyphs struct {
	glyphs map[glyphKey]glyph
	buf    sfnt.Buffer
	raster vector.Rasterizer
}

type glyphKey struct {
	r    rune
	bold bool
	size int // quarters of a pixel
	sub  int // how far right of a whole pixel it begins, in quarters of a pixel
}

type glyph struct {
	img  *ebiten.Image // nil for a space
	x, y int           // of its corner, from the place on the baseline where it begins
}

// maxGlyphs is how many letters are kept, in all sizes together.
const maxGlyphs = 4000

func (g *glyphs) begin() {
	if len(g.glyphs) <= maxGlyphs {
		return
	}
	for _, x := range g.glyphs {
		if x.img != nil {
			x.img.Deallocate()
		}
	}
	clear(g.glyphs)
}

func (g *glyphs) get(r rune, bold bool, size, x float64) glyph {
	k := glyphKey{r, bold, int(size * 4), int((x - math.Floor(x)) * 4)}
	if got, ok := g.glyphs[k]; ok {
		return got
	}
	got := g.bake(k)
	if g.glyphs == nil {
		g.glyphs = map[glyphKey]glyph{}
	}
	g.glyphs[k] = got
	return got
}

// bake paints a letter in white.
func (g *glyphs) bake(k glyphKey) glyph {
	f := text.Font(k.bold)
	id, err := f.GlyphIndex(&g.buf, k.r)
	if err != nil {
		return glyph{}
	}
	segments, err := f.LoadGlyph(&g.buf, id, fixed.Int26_6(k.size*16), nil)
	if err != nil || len(segments) == 0 {
		return glyph{}
	}
	shift := float32(k.sub) / 4
	bounds := segments.Bounds()
	area := image.Rect(
		int(math.Floor(float64(bounds.Min.X)/64+float64(shift))), bounds.Min.Y.Floor(),
		int(math.Ceil(float64(bounds.Max.X)/64+float64(shift))), bounds.Max.Y.Ceil(),
	)
	at := func(p fixed.Point26_6) (x, y float32) {
		return float32(p.X)/64 + shift - float32(area.Min.X), float32(p.Y)/64 - float32(area.Min.Y)
	}
	g.raster.Reset(area.Dx(), area.Dy())
	g.raster.DrawOp = draw.Src
	for _, s := range segments {
		x0, y0 := at(s.Args[0])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			g.raster.ClosePath()
			g.raster.MoveTo(x0, y0)
		case sfnt.SegmentOpLineTo:
			g.raster.LineTo(x0, y0)
		case sfnt.SegmentOpQuadTo:
			x1, y1 := at(s.Args[1])
			g.raster.QuadTo(x0, y0, x1, y1)
		case sfnt.SegmentOpCubeTo:
			x1, y1 := at(s.Args[1])
			x2, y2 := at(s.Args[2])
			g.raster.CubeTo(x0, y0, x1, y1, x2, y2)
		}
	}
	g.raster.ClosePath()
	img := image.NewRGBA(image.Rect(0, 0, area.Dx(), area.Dy()))
	g.raster.Draw(img, img.Rect, image.White, image.Point{})
	return glyph{ebiten.NewImageFromImage(img), area.Min.X, area.Min.Y}
}
