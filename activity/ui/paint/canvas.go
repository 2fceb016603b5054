// Package paint paints text, panels, buttons, pictures, the board, its seeds and Tux onto the screen.
//
// Everything is given in DIP. Shapes and pictures are baked once for each size in pixels, so they are crisp on every screen
// and cost next to nothing to draw again.
package paint

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui/geom"
	"awele/activity/ui/picture"
	"awele/activity/ui/theme"
	"awele/assets"
)

// Canvas is what scenes draw on. It lives as long as the program and keeps what it baked.
type Canvas struct {
	dst    *ebiten.Image
	scale  float64 // pixels in a DIP
	th     *theme.Theme
	clips  []*ebiten.Image // what dst was before each PushClip
	baked  cache
	glyphs glyphs
	texts  texts
	white  *ebiten.Image
	op     ebiten.DrawImageOptions // reused so that drawing does not allocate
}

// New returns a canvas. It may be called before the game runs.
func New() *Canvas {
	c := &Canvas{scale: 1, th: &theme.Normal}
	c.white = ebiten.NewImage(3, 3)
	c.white.Fill(color.White)
	c.white = c.white.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
	return c
}

// Begin starts a frame on dst, with scale pixels in a DIP, in the colours th.
func (c *Canvas) Begin(dst *ebiten.Image, scale float64, th *theme.Theme) {
	c.dst, c.scale, c.th = dst, scale, th
	c.clips = c.clips[:0]
	c.baked.begin(budget)
	c.glyphs.begin()
	c.texts.begin()
}

// Theme returns the colours of this frame.
func (c *Canvas) Theme() *theme.Theme { return c.th }

// Scale returns how many pixels a DIP has.
func (c *Canvas) Scale() float64 { return c.scale }

// px returns a length or place in DIP as the nearest whole pixel.
func (c *Canvas) px(dip float64) int { return int(math.Round(dip * c.scale)) }

// box returns r in whole pixels.
func (c *Canvas) box(r geom.Rect) image.Rectangle {
	return image.Rect(c.px(r.X), c.px(r.Y), c.px(r.X+r.W), c.px(r.Y+r.H))
}

// PushClip lets only what lies inside r be drawn until PopClip.
func (c *Canvas) PushClip(r geom.Rect) {
	c.clips = append(c.clips, c.dst)
	c.dst = c.dst.SubImage(c.box(r).Intersect(c.dst.Bounds())).(*ebiten.Image)
}

// PopClip ends the last PushClip.
func (c *Canvas) PopClip() {
	c.dst = c.clips[len(c.clips)-1]
	c.clips = c.clips[:len(c.clips)-1]
}

// Seen reports whether any of r lies in what is drawn at all.
func (c *Canvas) Seen(r geom.Rect) bool { return c.box(r).Overlaps(c.dst.Bounds()) }

// Fill paints the rectangle r.
func (c *Canvas) Fill(r geom.Rect, clr color.NRGBA) { c.fill(c.box(r), clr) }

func (c *Canvas) fill(b image.Rectangle, clr color.NRGBA) {
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Scale(float64(b.Dx()), float64(b.Dy()))
	c.op.GeoM.Translate(float64(b.Min.X), float64(b.Min.Y))
	c.tint(clr)
	c.dst.DrawImage(c.white, &c.op)
}

func (c *Canvas) tint(clr color.NRGBA) {
	c.op.ColorScale.Scale(float32(clr.R)/255, float32(clr.G)/255, float32(clr.B)/255, 1)
	c.op.ColorScale.ScaleAlpha(float32(clr.A) / 255)
}

// Opt says how a picture is drawn.
type Opt struct {
	Fade   float64 // 0 is solid, 1 is not there at all
	Rotate float64 // clockwise round its middle, in radians
	Grey   bool    // switched off: without colours
	Flip   bool    // left and right exchanged
}

// Picture draws the picture of that name from the assets as large as fits into r and in its middle.
func (c *Canvas) Picture(name string, r geom.Rect, o Opt) {
	b := c.box(r)
	if b.Empty() || o.Fade >= 1 || !c.near(r, o) {
		return
	}
	k := key{name: name, w: b.Dx(), h: b.Dy()}
	if o.Grey {
		k.n = 1
	}
	img, ok := c.baked.get(k)
	if !ok {
		rgba, err := picture.Picture(name, k.w, k.h)
		if err == nil && o.Grey {
			grey(rgba)
		}
		if err != nil {
			rgba = nil
		}
		img = c.baked.put(k, rgba)
	}
	c.blit(img, float64(b.Min.X), float64(b.Min.Y), o)
}

// near reports whether r, turned or not, can be seen.
func (c *Canvas) near(r geom.Rect, o Opt) bool {
	if o.Rotate != 0 {
		r = r.Inset(-math.Max(r.W, r.H) / 2)
	}
	return c.Seen(r)
}

// blit draws img, if there is anything to show, with its corner at x, y in pixels.
func (c *Canvas) blit(img *ebiten.Image, x, y float64, o Opt) {
	if img == nil {
		return
	}
	c.op = ebiten.DrawImageOptions{}
	w, h := float64(img.Bounds().Dx()), float64(img.Bounds().Dy())
	if o.Flip {
		c.op.GeoM.Scale(-1, 1)
		c.op.GeoM.Translate(w, 0)
	}
	if o.Rotate != 0 {
		c.op.GeoM.Translate(-w/2, -h/2)
		c.op.GeoM.Rotate(o.Rotate)
		c.op.GeoM.Translate(w/2, h/2)
	}
	c.op.GeoM.Translate(x, y)
	if o.Rotate != 0 || x != math.Trunc(x) || y != math.Trunc(y) {
		c.op.Filter = ebiten.FilterLinear
	}
	if o.Fade > 0 {
		c.op.ColorScale.ScaleAlpha(float32(1 - o.Fade))
	}
	c.dst.DrawImage(img, &c.op)
}

// nine draws the baked image of that key, the smallest form of a shape with corners of r pixels, stretched to b.
func (c *Canvas) nine(k key, b image.Rectangle, r int) {
	xs := [4]int{b.Min.X, b.Min.X + r, b.Max.X - r, b.Max.X}
	ys := [4]int{b.Min.Y, b.Min.Y + r, b.Max.Y - r, b.Max.Y}
	for i, part := range c.baked.parts(k, r) {
		w, h := xs[i%3+1]-xs[i%3], ys[i/3+1]-ys[i/3]
		if w <= 0 || h <= 0 {
			continue
		}
		c.op = ebiten.DrawImageOptions{}
		c.op.GeoM.Scale(float64(w)/float64(part.Bounds().Dx()), float64(h)/float64(part.Bounds().Dy()))
		c.op.GeoM.Translate(float64(xs[i%3]), float64(ys[i/3]))
		c.dst.DrawImage(part, &c.op)
	}
}

// HasPicture reports whether there is a picture of that name.
func HasPicture(name string) bool {
	_, ok := assets.SVG(name)
	return ok
}
