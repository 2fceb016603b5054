package paint

import (
	"image"
	"image/color"
	"math"

	"awele/activity/ui/geom"
)

// Panel paints a rectangle with rounded corners of that radius, filled and with a line of that width inside its edge. A
// width of 0 draws no line.
func (c *Canvas) Panel(r geom.Rect, radius float64, fill, stroke color.NRGBA, strokeW float64) {
	b := c.box(r)
	if b.Empty() || !b.Overlaps(c.dst.Bounds()) {
		return
	}
	line := 0
	if strokeW > 0 {
		line = max(1, c.px(strokeW))
	}
	rad := c.corner(b, radius)
	k := key{name: "panel", w: rad, a: line, fill: fill, edge: stroke}
	edge := max(rad, line) + 1
	if _, ok := c.baked.get(k); !ok {
		side := 2*edge + 1
		s := rounded(float64(side), float64(side), float64(rad))
		bands := []band{{0, -1e9, fill}}
		if line > 0 {
			// The fill ends under the middle of the line so that it does not shine through at the edge.
			bands = []band{{-float64(line) / 2, -1e9, fill}, {0, -float64(line), stroke}}
		}
		c.baked.put(k, bake(side, side, s, bands, nil))
	}
	c.nine(k, b, edge)
}

// corner returns a radius in pixels that fits into b.
func (c *Canvas) corner(b image.Rectangle, radius float64) int {
	return max(0, min(c.px(radius), (min(b.Dx(), b.Dy())-1)/2-1))
}

// Shadow paints the soft shadow of a rounded rectangle, fading over blur DIP on either side of its edge. Draw it before the
// thing itself, moved a little down.
func (c *Canvas) Shadow(r geom.Rect, radius, blur float64, clr color.NRGBA) {
	b := c.box(r)
	if b.Empty() || !c.Seen(r.Inset(-blur)) {
		return
	}
	fade := max(1, c.px(blur))
	rad := c.corner(b, radius)
	k := key{name: "shadow", w: rad, a: fade, fill: clr}
	edge := max(rad, fade) + fade + 1
	if min(b.Dx(), b.Dy()) < 2*(edge-fade)+1 {
		return // too small to have a shadow
	}
	if _, ok := c.baked.get(k); !ok {
		side := 2*edge + 1
		inner := float64(side - 2*fade)
		c.baked.put(k, soft(side, side, rounded(inner, inner, float64(rad)), float64(fade), clr))
	}
	c.nine(k, b.Inset(-fade), edge)
}

// RingStyle is the look of a ring: lines side by side from outside to inside, each of its own width in DIP.
type RingStyle struct {
	Lines  [3]color.NRGBA // outer, middle, inner; a transparent one is left out
	Widths [3]float64
	Dashes int // 0 is a whole ring; only for ellipses
}

// Focus is the ring around what has the focus: dark, light and dark again, so that it stands out from everything.
func (c *Canvas) Focus(width float64) RingStyle {
	return RingStyle{
		Lines:  [3]color.NRGBA{c.th.RingDark, c.th.RingLight, c.th.Focus},
		Widths: [3]float64{width / 2, width, width},
	}
}

// Ring paints a ring close around r: rounded with that radius, or the ellipse in r if radius is negative.
func (c *Canvas) Ring(r geom.Rect, radius float64, s RingStyle) {
	var px [3]int
	total := 0
	for i, w := range s.Widths {
		if s.Lines[i].A > 0 && w > 0 {
			px[i] = max(1, c.px(w))
			total += px[i]
		}
	}
	b := c.box(r)
	if total == 0 || b.Empty() || !b.Inset(-total).Overlaps(c.dst.Bounds()) {
		return
	}
	k := key{name: "ring", a: px[0]<<16 | px[1]<<8 | px[2], n: s.Dashes, fill: s.Lines[0], edge: s.Lines[1]}
	// The third colour has no field of its own in the key.
	k.b = int(s.Lines[2].R)<<24 | int(s.Lines[2].G)<<16 | int(s.Lines[2].B)<<8 | int(s.Lines[2].A)
	bands := func() (bs []band) {
		at := float64(total)
		for i, w := range px {
			if w > 0 {
				bs = append(bs, band{at, at - float64(w), s.Lines[i]})
				at -= float64(w)
			}
		}
		return bs
	}
	if radius < 0 {
		k.w, k.h = b.Dx(), b.Dy()
		img, ok := c.baked.get(k)
		if !ok {
			w, h := float64(k.w), float64(k.h)
			var gate func(x, y float64) float64
			if s.Dashes > 0 {
				gate = dashes(w+float64(total), h+float64(total), s.Dashes)
			}
			img = c.baked.put(k, bake(k.w+2*total, k.h+2*total, ellipse(w, h), bands(), gate))
		}
		c.blit(img, float64(b.Min.X-total), float64(b.Min.Y-total), Opt{})
		return
	}
	rad := c.corner(b, radius)
	k.w = rad
	edge := rad + total + 1
	if _, ok := c.baked.get(k); !ok {
		side := 2*edge + 1
		inner := float64(side - 2*total)
		c.baked.put(k, bake(side, side, rounded(inner, inner, float64(rad)), bands(), nil))
	}
	c.nine(k, b.Inset(-total), edge)
}

// Dot paints a disc of that radius with a line of that width inside its edge.
func (c *Canvas) Dot(p geom.Point, radius float64, fill, stroke color.NRGBA, strokeW float64) {
	rad := c.scale * radius
	side := int(math.Ceil(2*rad)) + 2
	k := key{name: "dot", w: int(rad * 4), a: int(strokeW * c.scale * 4), fill: fill, edge: stroke}
	img, ok := c.baked.get(k)
	if !ok {
		bands := []band{{0, -1e9, fill}}
		if line := strokeW * c.scale; line > 0 {
			bands = []band{{-line / 2, -1e9, fill}, {0, -line, stroke}}
		}
		img = c.baked.put(k, bake(side, side, ellipse(2*rad, 2*rad), bands, nil))
	}
	c.blit(img, p.X*c.scale-float64(side)/2, p.Y*c.scale-float64(side)/2, Opt{})
}

// Dots paints a path of dots about gap DIP apart along the corners of path, one at each end.
func (c *Canvas) Dots(path []geom.Point, radius, gap float64, fill, stroke color.NRGBA, strokeW float64) {
	for i := 1; i < len(path); i++ {
		p, q := path[i-1], path[i]
		n := max(1, math.Round(math.Hypot(q.X-p.X, q.Y-p.Y)/gap))
		for j := range int(n) {
			t := float64(j) / n
			c.Dot(geom.Point{X: p.X + (q.X-p.X)*t, Y: p.Y + (q.Y-p.Y)*t}, radius, fill, stroke, strokeW)
		}
	}
	if len(path) > 0 {
		c.Dot(path[len(path)-1], radius, fill, stroke, strokeW)
	}
}

// Line paints a straight line of that width with round ends.
func (c *Canvas) Line(p, q geom.Point, width float64, clr color.NRGBA) {
	length := math.Hypot(q.X-p.X, q.Y-p.Y) * c.scale
	w := width * c.scale
	k := key{name: "line", w: int(w * 4), fill: clr}
	side := int(math.Ceil(w)) + 2
	img, ok := c.baked.get(k)
	if !ok {
		// A bar that reaches over both ends of its image is smooth along its sides and can be stretched.
		img = c.baked.put(k, bake(1, side, func(_, y float64) float64 { return math.Abs(y) - w/2 }, []band{{0, -1e9, clr}}, nil))
	}
	c.op.GeoM.Reset()
	c.op.ColorScale.Reset()
	c.op.GeoM.Translate(0, -float64(side)/2)
	c.op.GeoM.Scale(length, 1)
	c.op.GeoM.Rotate(math.Atan2(q.Y-p.Y, q.X-p.X))
	c.op.GeoM.Translate(p.X*c.scale, p.Y*c.scale)
	c.dst.DrawImage(img, &c.op)
	c.Dot(p, width/2, clr, clr, 0)
	c.Dot(q, width/2, clr, clr, 0)
}
