package picture

import (
	"math"

	"awele/activity/ui/geom"
)

// hollow is a carved house or store.
type hollow struct {
	geom.Rect
	oval   bool    // an ellipse, not a rectangle with round ends
	cx, cy float64 // its middle
	rx, ry float64
	round  float64 // half the shorter side
	lip    float64 // width of the turned edge around it
	depth  float64 // at the deepest place
}

func newHollow(r geom.Rect, oval bool, unit float64) hollow {
	h := hollow{Rect: r, oval: oval, cx: r.X + r.W/2, cy: r.Y + r.H/2, rx: r.W / 2, ry: r.H / 2, lip: 5.5 * unit}
	h.rx, h.ry = math.Max(h.rx, .5), math.Max(h.ry, .5)
	h.round = math.Min(h.rx, h.ry)
	h.depth = math.Min(.62*h.round, 34*unit)
	return h
}

func (h *hollow) nearRow(y float64) bool    { return y > h.Y-h.lip-1 && y < h.Y+h.H+h.lip+1 }
func (h *hollow) nearColumn(x float64) bool { return x > h.X-h.lip-1 && x < h.X+h.W+h.lip+1 }

// at returns for a place: d, the distance in pixels to the edge, negative inside; t, which grows from 0 in the middle to 1
// at the edge; and the direction in which t grows, of length 1 (0 in the very middle).
func (h *hollow) at(x, y float64) (d, t, gx, gy float64) {
	if !h.oval {
		d, gx, gy = edge(h.Rect, h.round, x, y)
		return d, math.Max(0, 1+d/h.round), gx, gy
	}
	dx, dy := (x-h.cx)/h.rx, (y-h.cy)/h.ry
	t = math.Sqrt(dx*dx + dy*dy)
	if t < 1e-6 {
		return -h.round, 0, 0, 0
	}
	gx, gy = dx/h.rx, dy/h.ry
	l := math.Sqrt(gx*gx + gy*gy)
	return (t - 1) * t / l, t, gx / l, gy / l
}

// lip returns the colour of the turned edge, d pixels outside the hollow.
func (b *board) lip(h *hollow, x, y, d, gx, gy float64) rgb {
	e := clamp01(d / h.lip)
	m := -.95 * math.Cos(math.Pi*e) // up from the hollow,
	if e > .5 {
		m = .5 * math.Sin(2*math.Pi*(e-.5)) // then down to the face
	}
	sx, sy := gx*m, gy*m
	c := b.wood(x, y, 0).mix(hex(0xe0a05c), .25*math.Sin(math.Pi*e))
	return c.times(lit(sx, sy)).plus(gloss(sx, sy))
}

// pit returns the colour inside the hollow.
func (b *board) pit(h *hollow, x, y, t, gx, gy float64) rgb {
	t = math.Min(t, 1)
	deep := h.depth * (1 - t*t*t)
	slope := h.depth * 3 * t * t / h.round
	sx, sy := -slope*gx, -slope*gy
	c := b.wood(x, y, -deep).mix(hex(0x4a230a), .50)
	// The edge towards the light throws its shadow on the ground of the hollow.
	px, py := x+lightX/lightZ*deep*.9, y+lightY/lightZ*deep*.9
	_, there, _, _ := h.at(px, py)
	shadow := smooth(.86, 1.22, there)
	light := lit(sx, sy)
	light = lerp(light, .46, .78*shadow)
	light *= 1 - .22*deep/h.depth
	// Light that comes back from the lit wall opposite.
	warm := .055 * (1 - shadow) * (1 - t)
	c = c.times(light * 1.06)
	return rgb{c.r + warm, c.g + warm*.6, c.b + warm*.25}
}

// flatHollow returns the colours of a hollow with strong edges, d pixels from its edge.
func flatHollow(d, unit float64) rgb {
	w := math.Max(1.5, 2.4*unit)
	c := flatPit.mix(hex(0xffffff), smooth(-.5, .5, d))
	return c.mix(flatLine, smooth(w-.5, w+.5, d))
}
