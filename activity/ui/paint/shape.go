package paint

import (
	"image"
	"image/color"
	"math"

	"awele/activity/ui/geom"
)

// shape tells how far the pixel at x, y lies outside an outline, in pixels; inside it is negative.
type shape func(x, y float64) float64

// rounded is a rectangle of w×h around 0, 0 whose corners have radius r.
func rounded(w, h, r float64) shape {
	return func(x, y float64) float64 {
		dx, dy := math.Abs(x)-w/2+r, math.Abs(y)-h/2+r
		return math.Hypot(math.Max(dx, 0), math.Max(dy, 0)) + math.Min(math.Max(dx, dy), 0) - r
	}
}

// ellipse is an ellipse of w×h around 0, 0; the distance is exact at its edge and good near it.
func ellipse(w, h float64) shape {
	a, b := w/2, h/2
	return func(x, y float64) float64 {
		f := math.Hypot(x/a, y/b)
		if f < 1e-9 {
			return -math.Min(a, b)
		}
		return (f - 1) * f / math.Hypot(x/(a*a), y/(b*b))
	}
}

// band is the part of a shape from distance from (outside positive) inwards to distance to.
type band struct {
	from, to float64
	c        color.NRGBA
}

// bake paints the bands of s one over the other into an image of w×h pixels with the shape in the middle. gate, if
// not nil, thins each pixel to a part of 0 to 1.
func bake(w, h int, s shape, bands []band, gate func(x, y float64) float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for py := range h {
		y := float64(py) + 0.5 - float64(h)/2
		for px := range w {
			x := float64(px) + 0.5 - float64(w)/2
			d := s(x, y)
			at := img.Pix[img.PixOffset(px, py):]
			for _, b := range bands {
				part := clamp(b.from-d+0.5) * clamp(d-b.to+0.5)
				if part > 0 && gate != nil {
					part *= gate(x, y)
				}
				if part > 0 {
					lay(at[:4:4], b.c, part)
				}
			}
		}
	}
	return img
}

func clamp(f float64) float64 { return math.Min(math.Max(0, f), 1) }

// lay paints part of the colour c over one premultiplied pixel.
func lay(px []uint8, c color.NRGBA, part float64) {
	a := part * float64(c.A) / 255
	mix := func(old uint8, new float64) uint8 { return uint8(math.Round(new*a + float64(old)*(1-a))) }
	px[0], px[1], px[2] = mix(px[0], float64(c.R)), mix(px[1], float64(c.G)), mix(px[2], float64(c.B))
	px[3] = mix(px[3], 255)
}

// dashes thins an outline of w×h to n dashes with gaps of the same length, crisp to a pixel.
func dashes(w, h float64, n int) func(x, y float64) float64 {
	a, b := w/2, h/2
	length := math.Pi * (3*(a+b) - math.Sqrt((3*a+b)*(a+3*b))) // Ramanujan
	dash := length / float64(n)
	return func(x, y float64) float64 {
		turn := math.Atan2(y/b, x/a)/(2*math.Pi) + 0.5
		_, part := math.Modf(turn*float64(n) + 0.25)
		return clamp((0.29-math.Abs(part-0.5))*dash + 0.5)
	}
}

// soft is a shadow: full inside s and fading over blur pixels around its edge.
func soft(w, h int, s shape, blur float64, c color.NRGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for py := range h {
		for px := range w {
			d := s(float64(px)+0.5-float64(w)/2, float64(py)+0.5-float64(h)/2)
			t := clamp(0.5 - d/(2*blur))
			lay(img.Pix[img.PixOffset(px, py):][:4:4], c, t*t*(3-2*t))
		}
	}
	return img
}

// grey takes the colours out of img and half of its contrast: a picture that is switched off.
func grey(img *image.RGBA) {
	for i := 0; i+3 < len(img.Pix); i += 4 {
		p := img.Pix[i : i+4]
		l := (299*int(p[0]) + 587*int(p[1]) + 114*int(p[2])) / 1000
		l = (l + int(p[3])/2) / 2 // premultiplied: middle grey is half of the alpha
		p[0], p[1], p[2] = uint8(l), uint8(l), uint8(l)
	}
}

// bakeTail paints the tail of a speech bubble: the triangle root, root, tip in pixels from the middle, with a line of that
// width along its two sides.
func bakeTail(w, h int, t [3]geom.Point, line float64, fill, edge color.NRGBA) *image.RGBA {
	turn := 1.0
	if (t[1].X-t[0].X)*(t[2].Y-t[0].Y)-(t[1].Y-t[0].Y)*(t[2].X-t[0].X) < 0 {
		turn = -1
	}
	// side is how far x, y lies outside the line from p to q.
	side := func(p, q geom.Point, x, y float64) float64 {
		return turn * ((y-p.Y)*(p.X-q.X) - (x-p.X)*(p.Y-q.Y)) / math.Hypot(q.X-p.X, q.Y-p.Y)
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for py := range h {
		y := float64(py) + 0.5 - float64(h)/2
		for px := range w {
			x := float64(px) + 0.5 - float64(w)/2
			root := side(t[0], t[1], x, y)
			flank := math.Max(side(t[1], t[2], x, y), side(t[2], t[0], x, y))
			inside := clamp(0.5-root) * clamp(0.5-flank)
			if inside == 0 {
				continue
			}
			at := img.Pix[img.PixOffset(px, py):][:4:4]
			lay(at, fill, clamp(0.5-root)*clamp(0.5-flank-line/2))
			lay(at, edge, inside*clamp(flank+line+0.5))
		}
	}
	return img
}
