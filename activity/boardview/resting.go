package boardview

import (
	"cmp"
	"math"
	"slices"

	"awele/activity/ui/geom"
)

// hole says what shape the hollow has in which seeds lie.
type hole uint8

// A house is an ellipse that fills its rectangle; a store has the same rectangle with round ends.
const (
	oval hole = iota
	capsule
)

// rest returns where each of n seeds comes to rest in the hollow area: the first place is for the first seed and so on, and
// later ones lie on top. A place depends on no seed after it, so nothing moves when a seed comes or goes. Every seed, up to
// 8 % larger than radius, lies wholly in the hollow. Piles with different salt look different.
func rest(area geom.Rect, shape hole, radius float64, salt, n int) []geom.Point {
	places := make([]geom.Point, 0, n)
	for layer := 0; len(places) < n; layer++ {
		// Each layer of a heap is smaller than the one below; after the top one it grows anew.
		up := layer
		if layer > 4 {
			up = 1 + (layer-1)%4
		}
		h := hollow{shape: shape, mid: area.Center(), seed: radius, salt: uint32(salt + 1000*layer)}
		h.rx, h.ry = shrink(area, shape, radius*1.1, radius*.55*float64(up))
		places = append(places, h.layer()...)
	}
	return places[:n]
}

// hollow is where the middles of the seeds of one layer may lie.
type hollow struct {
	shape  hole
	mid    geom.Point
	rx, ry float64 // half axes
	seed   float64 // radius of a seed
	salt   uint32
}

// layer returns as many places side by side as the layer holds, beginning with those near the middle, where the hollow is
// deepest and seeds like to roll.
func (h *hollow) layer() []geom.Point {
	at := h.spread(2.25) // seeds lie loosely if there is room
	if len(at) < 9 {
		if closer := h.spread(2.03); len(closer) > len(at) {
			at = closer
		}
	}
	far := func(p geom.Point, i int) float64 {
		dx, dy := (p.X-h.mid.X)/(h.rx+h.seed), (p.Y-h.mid.Y)/(h.ry+h.seed)
		return dx*dx + dy*dy + .35*random(h.salt, i, 7)
	}
	key := make(map[geom.Point]float64, len(at))
	for i, p := range at {
		key[p] = far(p, i)
	}
	slices.SortStableFunc(at, func(p, q geom.Point) int { return cmp.Compare(key[p], key[q]) })
	return at
}

// spread returns as many places as fit into the layer with at least gap radii between two middles, one at least.
func (h *hollow) spread(gap float64) []geom.Point {
	d := gap * h.seed
	// Discs that find their places by themselves are never packed closer than this.
	most := int(.92 * 4 * (h.rx + d/2) * (h.ry + d/2) / (d*d + 1e-9))
	for n := min(most, 60); n > 1; n-- {
		if at, ok := h.relax(n, d); ok {
			return at
		}
	}
	return []geom.Point{h.inside(geom.Point{X: h.mid.X + h.rx*(random(h.salt, 0, 3)-.5), Y: h.mid.Y + h.ry*(random(h.salt, 0, 4)-.5)})}
}

// relax drops n seeds anywhere and lets them push each other apart. It reports whether all then are d apart.
func (h *hollow) relax(n int, d float64) ([]geom.Point, bool) {
	at := make([]geom.Point, n)
	for i := range at {
		s, c := math.Sincos(2 * math.Pi * random(h.salt, i, 1))
		r := math.Sqrt(random(h.salt, i, 2))
		at[i] = h.inside(geom.Point{X: h.mid.X + h.rx*r*c, Y: h.mid.Y + h.ry*r*s})
	}
	near := d * 1.002 * d * 1.002
	for range 50 {
		moved := false
		for i := range at {
			for j := range i {
				dx, dy := at[i].X-at[j].X, at[i].Y-at[j].Y
				square := dx*dx + dy*dy
				if square >= near {
					continue
				}
				l := math.Sqrt(square)
				if l < 1e-9 {
					dx, dy, l = 1e-3, 1e-3*float64(i), 1e-3
				}
				k := (d*1.02 - l) / l / 2
				at[i] = h.inside(geom.Point{X: at[i].X + dx*k, Y: at[i].Y + dy*k})
				at[j] = h.inside(geom.Point{X: at[j].X - dx*k, Y: at[j].Y - dy*k})
				moved = true
			}
		}
		if !moved {
			return at, true
		}
	}
	return nil, false
}

// inside returns p, or the place in the layer that p is pulled back to.
func (h *hollow) inside(p geom.Point) geom.Point {
	dx, dy := p.X-h.mid.X, p.Y-h.mid.Y
	if h.shape == oval {
		x, y := dx/max(h.rx, 1e-9), dy/max(h.ry, 1e-9)
		if square := x*x + y*y; square > 1 {
			q := math.Sqrt(square)
			dx, dy = dx/q, dy/q
		}
		return geom.Point{X: h.mid.X + dx, Y: h.mid.Y + dy}
	}
	round := math.Min(h.rx, h.ry)
	// The nearest place on the line through the middles of the round ends.
	cx, cy := clampTo(dx, h.rx-round), clampTo(dy, h.ry-round)
	x, y := dx-cx, dy-cy
	if square := x*x + y*y; square > round*round {
		l := math.Sqrt(square)
		dx, dy = cx+x*round/l, cy+y*round/l
	}
	return geom.Point{X: h.mid.X + dx, Y: h.mid.Y + dy}
}

func clampTo(x, limit float64) float64 { return max(-limit, min(limit, x)) }

// shrink returns the half axes of the shape in which the middles of seeds of that radius may lie, so that the seeds stay in
// the hollow, and a further inset from it.
func shrink(area geom.Rect, shape hole, radius, inset float64) (rx, ry float64) {
	a, b := math.Max(0, area.W/2), math.Max(0, area.H/2)
	rx, ry = math.Max(0, a-radius), math.Max(0, b-radius)
	if shape == oval && rx > 0 && ry > 0 {
		// A smaller ellipse with seeds all along it bulges out of a long ellipse: make it less long.
		for range 40 {
			if holds(a, b, rx, ry, radius) {
				break
			}
			rx, ry = .98*rx, .98*ry
		}
	}
	if inset < .8*math.Min(rx, ry) {
		return rx - inset, ry - inset
	}
	return .2 * rx, .2 * ry
}

// holds reports whether the ellipse a, b holds every disc with its middle in the ellipse rx, ry.
func holds(a, b, rx, ry, radius float64) bool {
	for i := range 32 {
		s, c := math.Sincos(math.Pi / 2 * float64(i) / 31)
		if math.Hypot(rx*c, ry*s)+radius > math.Hypot(a*c, b*s)+1e-9 {
			return false
		}
	}
	return true
}

// random returns a number from 0 to 1 that is always the same for the same three.
func random(salt uint32, n, k int) float64 {
	h := salt*0x9e3779b1 ^ uint32(n)*0x85ebca6b ^ uint32(k)*0xc2b2ae35
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h>>8) / (1 << 24)
}
