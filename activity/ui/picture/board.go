package picture

import (
	"image"
	"math"

	"awele/activity/ui/geom"
)

// BoardSpec says where the parts of a board lie. All lengths are pixels of the image, all rectangles may have fractions.
type BoardSpec struct {
	W, H int // the image, which must leave room around the board for its side and its shadow

	Face  geom.Rect // the upper face, seen from above
	Round float64   // radius of its corners
	Side  float64   // height of the visible front side, below the face
	// Houses are carved as ellipses that fill their rectangles, Stores with round ends.
	Houses, Stores []geom.Rect

	// Contrast asks for flat colours and strong edges in place of light and grain.
	Contrast bool
}

// board is a BoardSpec made ready for painting.
type board struct {
	BoardSpec
	unit    float64 // one pixel of a board whose face is 310 pixels high (the design size)
	hollows []hollow
	stars   []geom.Point // carved where four houses meet
	ray     float64      // length of a ray of a star
}

// Board paints a carved wooden board of any layout: lit rim, grain, hollows with their shade, carved front side and the
// shadow on the ground. The same spec always gives the same picture. Parts that do not fit are painted as far as they do.
func Board(spec BoardSpec) *image.RGBA {
	dst := blank(spec.W, spec.H)
	b := newBoard(spec)
	if b.unit < 1 && !spec.Contrast && dst.Rect.Dx() <= MaxSide/2 && dst.Rect.Dy() <= MaxSide/2 {
		// Carved lines are finer than a pixel here: paint four for each.
		fine := image.NewRGBA(image.Rect(0, 0, 2*dst.Rect.Dx(), 2*dst.Rect.Dy()))
		b = newBoard(spec.twice())
		rows(fine.Rect.Dy(), func(y int) { b.paintRow(fine, y) })
		halve(dst, fine)
		return dst
	}
	rows(dst.Rect.Dy(), func(y int) { b.paintRow(dst, y) })
	return dst
}

// twice returns the spec of the same board with twice the pixels in both directions.
func (s BoardSpec) twice() BoardSpec {
	double := func(r geom.Rect) geom.Rect { return geom.Rect{X: 2 * r.X, Y: 2 * r.Y, W: 2 * r.W, H: 2 * r.H} }
	t := BoardSpec{W: 2 * s.W, H: 2 * s.H, Face: double(s.Face), Round: 2 * s.Round, Side: 2 * s.Side, Contrast: s.Contrast}
	for _, r := range s.Houses {
		t.Houses = append(t.Houses, double(r))
	}
	for _, r := range s.Stores {
		t.Stores = append(t.Stores, double(r))
	}
	return t
}

// halve paints onto dst the means of each four pixels of fine, which is twice as wide and high.
func halve(dst, fine *image.RGBA) {
	for y := range dst.Rect.Dy() {
		up, low := fine.Pix[2*y*fine.Stride:], fine.Pix[(2*y+1)*fine.Stride:]
		row := dst.Pix[y*dst.Stride : y*dst.Stride+4*dst.Rect.Dx()]
		for i := range row {
			j := i/4*8 + i%4
			row[i] = uint8((int(up[j]) + int(up[j+4]) + int(low[j]) + int(low[j+4]) + 2) / 4)
		}
	}
}

func newBoard(spec BoardSpec) *board {
	f := &spec.Face
	f.W, f.H = math.Max(f.W, 0), math.Max(f.H, 0)
	spec.Round = math.Max(0, math.Min(spec.Round, math.Min(f.W, f.H)/2))
	spec.Side = math.Max(0, spec.Side)
	b := &board{BoardSpec: spec, unit: math.Max(math.Min(f.W, f.H)/310, 1e-3)}
	for _, r := range spec.Houses {
		b.hollows = append(b.hollows, newHollow(r, true, b.unit))
	}
	for _, r := range spec.Stores {
		b.hollows = append(b.hollows, newHollow(r, false, b.unit))
	}
	b.stars = meetings(spec.Houses)
	for i, r := range spec.Houses {
		if ray := .125 * math.Min(r.W, r.H); i == 0 || ray < b.ray {
			b.ray = ray
		}
	}
	return b
}

// meetings returns the places in the middle of four houses that are neighbours.
func meetings(houses []geom.Rect) []geom.Point {
	var at []geom.Point
	for _, a := range houses {
		ac := a.Center()
		for _, d := range houses {
			dc := d.Center()
			if dx, dy := dc.X-ac.X, dc.Y-ac.Y; dx > a.W/2 && dx < 1.9*a.W && dy > a.H/2 && dy < 1.9*a.H {
				at = append(at, geom.Point{X: (ac.X + dc.X) / 2, Y: (ac.Y + dc.Y) / 2})
			}
		}
	}
	return at
}

// edge returns the distance from x, y to the outline of r with round corners, negative inside, and the direction outwards.
func edge(r geom.Rect, round, x, y float64) (d, nx, ny float64) {
	cx, cy := r.X+r.W/2, r.Y+r.H/2
	px, py := x-cx, y-cy
	qx, qy := math.Abs(px)-(r.W/2-round), math.Abs(py)-(r.H/2-round)
	sx, sy := math.Copysign(1, px), math.Copysign(1, py)
	switch {
	case qx > 0 && qy > 0:
		l := math.Hypot(qx, qy)
		return l - round, sx * qx / l, sy * qy / l
	case qx > qy:
		return qx - round, sx, 0
	default:
		return qy - round, 0, sy
	}
}

// paintRow paints row y of the image.
func (b *board) paintRow(dst *image.RGBA, y int) {
	fy := float64(y) + .5
	whole := b.Face
	whole.H += b.Side
	reach := 34 * b.unit // of the shadow
	if fy < b.Face.Y-reach || fy > whole.Y+whole.H+2*reach {
		return
	}
	near := make([]*hollow, 0, len(b.hollows))
	for i := range b.hollows {
		if b.hollows[i].nearRow(fy) {
			near = append(near, &b.hollows[i])
		}
	}
	ground := whole.Move(0, 10*b.unit)
	row := dst.Pix[y*dst.Stride : y*dst.Stride+4*dst.Rect.Dx()]
	x0 := max(0, int(b.Face.X-reach))
	x1 := min(dst.Rect.Dx(), int(b.Face.X+b.Face.W+reach)+1)
	for x := x0; x < x1; x++ {
		fx := float64(x) + .5
		px := row[4*x : 4*x+4 : 4*x+4]
		faceD, nx, ny := edge(b.Face, b.Round, fx, fy)
		if faceD >= .5 {
			if !b.Contrast {
				gd, _, _ := edge(ground, b.Round, fx, fy)
				if a := 1 - smooth(-.6*reach, reach, gd); a > 0 {
					put(px, rgb{.12, .07, .01}, .5*a*a)
				}
			}
			wd, _, _ := edge(whole, b.Round, fx, fy)
			if c := clamp01(.5 - wd); c > 0 {
				put(px, b.front(fx, fy, wd), c)
			}
		}
		if c := clamp01(.5 - faceD); c > 0 {
			if c < 1 { // the side shines through the outermost pixel
				wd, _, _ := edge(whole, b.Round, fx, fy)
				put(px, b.front(fx, fy, wd), clamp01(.5-wd))
			}
			put(px, b.face(fx, fy, -faceD, nx, ny, near), c)
		}
	}
}

var (
	flatFace = hex(0xf5e2b8)
	flatSide = hex(0x8a5a26)
	flatPit  = hex(0x231003)
	flatLine = hex(0x120800)
)

// face returns the colour of the upper face at x, y, which lies in px inside the edge whose direction is nx, ny.
func (b *board) face(x, y, in, nx, ny float64, near []*hollow) rgb {
	u := b.unit
	for _, h := range near {
		if !h.nearColumn(x) {
			continue
		}
		d, t, gx, gy := h.at(x, y)
		if d > h.lip {
			continue
		}
		if b.Contrast {
			return flatHollow(d, u)
		}
		if d >= .5 {
			return b.lip(h, x, y, d, gx, gy)
		}
		pit := b.pit(h, x, y, t, gx, gy)
		if d > -.5 {
			return pit.mix(b.lip(h, x, y, d, gx, gy), d+.5)
		}
		return pit
	}
	if b.Contrast {
		return flatFace.mix(flatLine, smooth(4*u+.5, 4*u-.5, in))
	}
	// The rim is rounded; a line is carved along it.
	var sx, sy float64
	bevel := 9 * u
	if in < bevel {
		m := 1 - in/bevel
		m = 1.25 * m * m
		sx, sy = nx*m, ny*m
	}
	const at = 15
	half := math.Max(1.9*u, 1.7)
	if g := (in - at*u) / half; g > -1 && g < 1 {
		m := .8 * math.Sin(math.Pi*g)
		sx, sy = sx-nx*m, sy-ny*m
	}
	dark := 1.0
	for _, s := range b.stars {
		px, py := math.Abs(x-s.X), math.Abs(y-s.Y)
		if px < b.ray && py < b.ray {
			// A star of four points, cut to a ridge in the middle of each ray.
			if r := (math.Sqrt(px) + math.Sqrt(py)) / math.Sqrt(b.ray); r < 1 {
				m := .9 * smooth(1, .85, r)
				if px > py {
					sy -= m * math.Copysign(1, y-s.Y)
				} else {
					sx -= m * math.Copysign(1, x-s.X)
				}
				dark = lerp(1, .72, m)
			}
		}
	}
	c := b.wood(x, y, 0).times(dark * lit(sx, sy))
	// A broad sheen lies over the polished wood.
	sheen := math.Abs((x-b.Face.X)/u*.35 + (y-b.Face.Y)/u - 150)
	c = c.plus(.05 * smooth(150, 0, sheen))
	return c.plus(gloss(sx, sy))
}

// front returns the colour of the front side at x, y, which lies -d inside the outline of the whole board.
func (b *board) front(x, y, d float64) rgb {
	if b.Contrast {
		return flatSide.mix(flatLine, smooth(-4*b.unit-.5, -4*b.unit+.5, d))
	}
	// The side stands upright under the edge of the face: how far below it, and which way does it look there?
	cx := b.Face.X + b.Face.W/2
	flat := b.Face.W/2 - b.Round
	off := clampTo(x-cx, b.Face.W/2)
	nx, along := 0.0, off
	drop := b.Round
	if over := math.Abs(off) - flat; over > 0 && b.Round > 0 {
		nx = math.Copysign(math.Min(over/b.Round, 1), off)
		drop = b.Round * math.Sqrt(1-nx*nx)
		along = math.Copysign(flat, off) + b.Round*math.Asin(nx)
	}
	top := b.Face.Y + b.Face.H - b.Round + drop
	v := clamp01((y - top) / math.Max(b.Side, 1))
	c := b.wood(x, y, (y-top)*.7).mix(hex(0x5a2c0e), .38)
	shade := lerp(.80, .44, v) - .16*nx
	if b.Side > 10*b.unit {
		// Chip carving: a row of triangles, one slope of each in the light.
		const from, to = .24, .80
		step := 1.25 * b.Side
		a := along/step + 100.5
		a -= math.Floor(a) + .5
		w := (v - from) / (to - from)
		if w > 0 && w < 1 {
			if e := w*.47 - math.Abs(a); e > 0 {
				k := smooth(0, 1.2/step, e)
				if a < 0 {
					shade *= lerp(1, .58, k)
				} else {
					shade *= lerp(1, 1.34, k)
				}
			}
		}
		for _, line := range [...]float64{.13, .88} {
			shade *= 1 - .38*smooth(1.6*b.unit/b.Side+.02, 0, math.Abs(v-line))
		}
	}
	return c.times(shade)
}

func clampTo(x, limit float64) float64 { return math.Max(-limit, math.Min(limit, x)) }
