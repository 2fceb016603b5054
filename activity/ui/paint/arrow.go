package paint

import (
	"image/color"
	"math"

	"awele/activity/ui/geom"
)

// Arrow paints an arrow of that width from p to q, which lie above each other or not: it leaves p and reaches q straight up
// or down, and bends to the side in between. Its head is three times as wide. An edge of that width lies around it. A
// broken one has gaps: it tells of what is not so yet.
func (c *Canvas) Arrow(p, q geom.Point, width float64, fill, edge color.NRGBA, edgeW float64, broken bool) {
	down := 1.0
	if q.Y < p.Y {
		down = -1
	}
	head := 2.2 * width
	neck := geom.Point{X: q.X, Y: q.Y - down*head}
	// Dots so near to each other that they look like one bent line.
	n := math.Ceil(dotsPerWidth * (math.Abs(q.X-p.X) + math.Abs(q.Y-p.Y)) / width)
	bend := func(t float64) geom.Point {
		s := t * t * (3 - 2*t)
		mid := (p.Y + neck.Y) / 2
		u := 1 - t
		return geom.Point{X: p.X + (neck.X-p.X)*s, Y: u*u*u*p.Y + 3*u*t*mid + t*t*t*neck.Y}
	}
	for _, line := range [...]struct {
		width float64
		clr   color.NRGBA
	}{{width + 2*edgeW, edge}, {width, fill}} {
		for i := range int(n) + 1 {
			if broken && inGap(i, int(n)) {
				continue
			}
			c.Dot(bend(float64(i)/max(n, 1)), line.width/2, line.clr, line.clr, 0)
		}
		if line.clr == edge {
			c.arrowHead(q, head, down, fill, edge, edgeW)
		}
	}
}

const dotsPerWidth = 5

// inGap reports whether dot i of 0 to n falls into a gap of a broken line: dashes and gaps are three widths long, and it
// begins and ends with a dash.
func inGap(i, n int) bool {
	const period = 6 * dotsPerWidth
	return i%period >= period/2 && i <= n-dotsPerWidth
}

// arrowHead paints a triangle with its tip at q.
func (c *Canvas) arrowHead(q geom.Point, length, down float64, fill, edge color.NRGBA, edgeW float64) {
	l, w := length*c.scale, 0.75*length*c.scale // from the tip, and half of its base
	line := edgeW * c.scale
	side := int(math.Ceil(2*(math.Max(l, w)+2*line))) + 2
	k := key{name: "arrow head", w: side, a: int(l * 4), b: int(line * 4), n: int(down), fill: fill, edge: edge}
	img, ok := c.baked.get(k)
	if !ok {
		slope := math.Hypot(w, l)
		s := func(x, y float64) float64 { // the tip is in the middle of the picture
			back := -y * down
			return math.Max((math.Abs(x)*l-back*w)/slope, back-l)
		}
		img = c.baked.put(k, bake(side, side, s, []band{{line / 2, -1e9, fill}, {line, 0, edge}}, nil))
	}
	c.blit(img, q.X*c.scale-float64(side)/2, q.Y*c.scale-float64(side)/2, Opt{})
}
