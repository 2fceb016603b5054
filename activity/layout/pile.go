package layout

import "math"

// Hole says what shape the hollow has in which seeds lie.
type Hole uint8

// A house is an ellipse that fills its rectangle; a store has the same rectangle with round ends.
const (
	Oval Hole = iota
	Capsule
)

// Pile returns where each of n seeds comes to rest in the hollow area: the first place is for the first seed and so on, and
// later ones lie on top. A place depends on no seed after it, so nothing moves when a seed comes or goes. Every seed, up to
// 8 % larger than radius, lies wholly in the hollow. Piles with different salt look different.
func Pile(area Rect, shape Hole, radius float64, salt, n int) []Point {
	places := make([]Point, 0, n)
	mid := area.Center()
	layer, first := 0, 0 // places[first:] are the seeds of the topmost layer
	for len(places) < n {
		// Each layer of a heap is smaller than the one below.
		rx, ry := shrink(area, shape, radius*1.1, radius*.55*float64(layer))
		p, ok := next(places[first:], len(places), shape, mid, rx, ry, radius, uint32(salt))
		if !ok && len(places) > first {
			layer, first = layer+1, len(places)
			if layer > 5 { // the top of the heap: begin it again a little higher
				layer = 1
			}
			continue
		}
		places = append(places, p)
	}
	return places
}

// next finds a place for seed n beside those of its layer. It reports false if they leave none.
func next(beside []Point, n int, shape Hole, mid Point, rx, ry, radius float64, salt uint32) (best Point, ok bool) {
	// Seeds lie loosely as long as there is room.
	for _, try := range [...]struct {
		gap  float64 // between two middles, in radii
		most int
	}{{2.5, 48}, {2.25, 48}, {2.04, 200}} {
		least := math.Inf(1)
		for k := range try.most {
			at := within(shape, mid, rx, ry, random(salt, n, 2*k), random(salt, n, 2*k+1))
			if !clear(beside, at, try.gap*radius) {
				continue
			}
			// The hollow is deepest in its middle, where seeds like to roll.
			dx, dy := (at.X-mid.X)/math.Max(rx, 1e-9), (at.Y-mid.Y)/math.Max(ry, 1e-9)
			if far := dx*dx + dy*dy + .45*random(salt, n, 1000+k); far < least {
				least, best, ok = far, at, true
			}
		}
		if ok {
			return best, true
		}
	}
	return mid, len(beside) == 0
}

// shrink returns the half axes of the shape in which the middles of seeds of that radius may lie, so that the seeds stay in
// the hollow, and a further inset from it.
func shrink(area Rect, shape Hole, radius, inset float64) (rx, ry float64) {
	a, b := math.Max(0, area.W/2), math.Max(0, area.H/2)
	rx, ry = math.Max(0, a-radius), math.Max(0, b-radius)
	if shape == Oval && rx > 0 && ry > 0 {
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

func clear(beside []Point, at Point, gap float64) bool {
	for _, p := range beside {
		if dx, dy := p.X-at.X, p.Y-at.Y; dx*dx+dy*dy < gap*gap {
			return false
		}
	}
	return true
}

// within spreads u and v, from 0 to 1, evenly over the shape with half axes rx, ry.
func within(shape Hole, mid Point, rx, ry, u, v float64) Point {
	if shape == Capsule {
		// A rectangle with a half disc at each end: a place in the square, pulled in at the ends.
		x, y := 2*u-1, 2*v-1
		r := math.Min(rx, ry)
		px, py := x*rx, y*ry
		if over := math.Abs(py) - (ry - r); over > 0 && ry >= rx && r > 0 {
			px *= math.Sqrt(math.Max(0, 1-over*over/(r*r)))
		}
		if over := math.Abs(px) - (rx - r); over > 0 && rx > ry && r > 0 {
			py *= math.Sqrt(math.Max(0, 1-over*over/(r*r)))
		}
		return Point{mid.X + px, mid.Y + py}
	}
	s, c := math.Sincos(2 * math.Pi * u)
	d := math.Sqrt(v)
	return Point{mid.X + rx*d*c, mid.Y + ry*d*s}
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
