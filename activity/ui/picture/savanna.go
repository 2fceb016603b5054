package picture

import (
	"fmt"
	"image"
	"math"
	"slices"
)

// Backgrounds are the names that Cover knows, with the height of the horizon as a part of the image's height: in a window
// that is wide and in one that is high.
var backgrounds = map[string]struct{ wide, high float64 }{
	"play": {.265, .19}, // behind the board, which hides most of the plain
	"home": {.46, .36},  // more sky
}

// Cover paints the savanna over w×h pixels, whatever their proportions: what stands at the horizon stays there, and more or
// less of the plain and the sky is seen. It fails if there is no background of that name.
func Cover(name string, w, h int) (*image.RGBA, error) {
	bg, ok := backgrounds[name]
	if !ok {
		return nil, fmt.Errorf("pic: no background %q", name)
	}
	dst := blank(w, h)
	s := &savanna{dst: dst, w: float64(dst.Rect.Dx()), h: float64(dst.Rect.Dy())}
	s.unit = math.Min(s.w, s.h) / 720
	s.horizon = math.Round(s.h * bg.wide)
	if s.h > s.w {
		s.horizon = math.Round(s.h * bg.high)
	}
	rows(dst.Rect.Dy(), s.paintRow)
	return dst, s.plant()
}

// savanna is one picture of the plain being painted.
type savanna struct {
	dst     *image.RGBA
	w, h    float64
	unit    float64 // pixels in a unit of the design size 1280×720
	horizon float64 // in pixels from the top
}

// shades is a run of colours between 0 and 1.
type shades []struct {
	at float64
	c  rgb
}

func (s shades) at(t float64) rgb {
	for i := 1; i < len(s); i++ {
		if t <= s[i].at {
			return s[i-1].c.mix(s[i].c, clamp01((t-s[i-1].at)/(s[i].at-s[i-1].at)))
		}
	}
	return s[len(s)-1].c
}

var (
	sky = shades{{0, hex(0x57b0dd)}, {.35, hex(0x8fd0e6)}, {.68, hex(0xd6e9dc)}, {.86, hex(0xfde8bd)}, {1, hex(0xffd693)}}
	// The plain from the horizon to the feet.
	plain = shades{{0, hex(0xe9cb7c)}, {.06, hex(0xdfb85c)}, {.28, hex(0xcf9f45)}, {.62, hex(0xb98236)}, {1, hex(0x8f5d24)}}
	hazy  = [...]rgb{hex(0xb9c3c4), hex(0xc3b68c), hex(0xbfa35c)} // ridges of hills, the nearest last
)

// ridge returns how high above the horizon, in units, the hills of that row are at x units.
func ridge(row int, x float64) float64 {
	switch row {
	case 0:
		return 26 + 40*noise(x*.0045+7, 1.5)
	case 1:
		return 8 + 34*noise(x*.006+31, 5.5)
	default:
		return -4 + 20*noise(x*.009+3, 9.5)
	}
}

// paintRow paints the sky, the hills or the ground of row y.
func (s *savanna) paintRow(y int) {
	row := s.dst.Pix[y*s.dst.Stride : y*s.dst.Stride+4*int(s.w)]
	fy := float64(y) + .5
	up := (s.horizon - fy) / s.unit
	sunX, sunUp := s.w*.16, 128.0
	if s.w < s.h {
		sunX = s.w * .24
	}
	base := sky.at(clamp01(fy / math.Max(s.horizon, 1)))
	down := clamp01((fy - s.horizon) / math.Max(s.h-s.horizon, 1))
	ground := plain.at(down)
	// How large a step on the ground is at this depth.
	near := .12 + 1.2*down
	for x := range int(s.w) {
		px := row[4*x : 4*x+4 : 4*x+4]
		fx := (float64(x) + .5) / s.unit
		c := base
		if up > -16 {
			dx, dy := (float64(x)+.5-sunX)/s.unit, up-sunUp
			d := math.Sqrt(dx*dx + dy*dy)
			glow := 1 / (1 + d*d/5200)
			c = c.mix(hex(0xfff3cf), .75*glow)
			c = c.mix(hex(0xfffbea), smooth(50+.8/s.unit, 50-.8/s.unit, d))
			for i, h := range hazy {
				top := ridge(i, fx-s.w/2/s.unit)
				if k := clamp01((top-up)*s.unit + .5); k > 0 {
					lightness := .10 * smooth(0, 40, top-up)
					c = c.mix(h.mix(hex(0xf6e0b0), .25*smooth(30, -5, up)+lightness), k)
				}
			}
		}
		if up <= 8 {
			edge := -2 + 3*noise(fx*.02, 2.5)
			if k := clamp01((edge-up)*s.unit + .5); k > 0 {
				c = c.mix(s.earth(ground, fx, -up, near), k)
			}
		}
		// A grain too fine to see keeps wide runs of colour from breaking into bands.
		n := float64(noiseTable[(x*7+y*13*noiseSide+x*y)&(noiseSide*noiseSide-1)]) - .5
		n /= 200
		put(px, rgb{c.r + n, c.g + n, c.b + n}, 1)
	}
}

// earth returns the colour of the ground: dry grass in streaks that grow larger towards the eye, and greener patches.
func (s *savanna) earth(c rgb, x, depth, near float64) rgb {
	x -= s.w / 2 / s.unit
	patch := noise(x/(180*near)+11, depth/(46*near))
	c = c.mix(hex(0xa99a45), .38*smooth(.52, .9, patch))
	c = c.mix(hex(0xf3d88f), .30*smooth(.55, .05, patch))
	streak := noise(x/(26*near), depth/(4.2*near)+50) - .5
	fine := noise(x/(7*near)+9, depth/(2.6*near)) - .5
	return c.times(1 + .10*streak + .06*fine)
}

// plant puts everything that stands on the plain where it belongs, the farthest first.
func (s *savanna) plant() error {
	left, right, mid := 0.0, s.w/s.unit, s.w/s.unit/2
	wide := s.w >= s.h
	type thing struct {
		name  string
		x, y  float64 // the middle of its foot, in units: from the left edge and below the horizon
		width float64 // in units
	}
	far := []thing{
		{"cloud", left + 420, -150, 200},
		{"cloud", right - 130, -118, 250},
		{"cloud", mid + 40, -196, 170},
		{"mountain", mid - 60, -4, 560},
	}
	things := []thing{
		{"birds", left + 330, -96, 54},
		{"acacia", left + 286, 2, 52},
		{"acacia-old", left + 352, 3, 44},
		{"acacia", mid + 118, 2, 40},
		{"acacia-old", right - 250, 3, 58},
		{"giraffe", left + 398, 8, 36},
		{"giraffe", left + 434, 10, 27},
		{"elephant", right - 330, 9, 46},
		{"elephant", right - 296, 10, 28},
		{"acacia-old", left + 92, 30, 250},
		{"acacia", right - 74, 34, 230},
	}
	if !wide {
		things = slices.DeleteFunc(things, func(t thing) bool { return t.name == "giraffe" || t.x > right-100 && t.width < 60 })
	}
	for _, t := range far {
		if err := s.put(t.name, t.x, t.y, t.width); err != nil {
			return err
		}
	}
	// The hills stand before the mountain's foot.
	s.hills()
	for _, t := range things {
		if err := s.put(t.name, t.x, t.y, t.width); err != nil {
			return err
		}
	}
	return s.grass(right)
}

// hills paints the two nearer rows of hills again, over the foot of the mountain.
func (s *savanna) hills() {
	from := max(0, int(s.horizon-70*s.unit))
	to := min(int(s.h), int(s.horizon+16*s.unit))
	for y := from; y < to; y++ {
		up := (s.horizon - float64(y) - .5) / s.unit
		for x := range int(s.w) {
			fx := (float64(x) + .5) / s.unit
			px := s.dst.Pix[s.dst.PixOffset(x, y):]
			if -2+3*noise(fx*.02, 2.5) > up {
				continue
			}
			for i := 1; i < len(hazy); i++ {
				top := ridge(i, fx-s.w/2/s.unit)
				if k := clamp01((top-up)*s.unit + .5); k > 0 {
					c := hazy[i].mix(hex(0xf6e0b0), .25*smooth(30, -5, up)+.10*smooth(0, 40, top-up))
					put(px[:4:4], c, k)
				}
			}
		}
	}
}

// grass sows tufts over the plain, larger towards the eye, densest at the edges of the picture.
func (s *savanna) grass(right float64) error {
	depth := (s.h - s.horizon) / s.unit
	type tuft struct{ x, y, w float64 }
	var tufts []tuft
	for i := range 150 {
		f := func(k int) float64 { return float64(noiseTable[(i*37+k*911+5)&(noiseSide*noiseSide-1)]) }
		t := f(1)
		y := depth * t * t
		x := f(2) * right
		near := y / depth
		// The middle of the foreground belongs to the board and the buttons.
		if near > .12 && math.Abs(x-right/2) < right*.47*math.Min(1, near*3) {
			continue
		}
		tufts = append(tufts, tuft{x, y + 12, 12 + 92*near*(.7+.6*f(3))})
	}
	// A fringe along the lower edge.
	for i := range int(right/64) + 2 {
		f := func(k int) float64 { return float64(noiseTable[(i*53+k*613+77)&(noiseSide*noiseSide-1)]) }
		tufts = append(tufts, tuft{float64(i)*64 + 40*f(1) - 20, depth + 16 + 14*f(2), 90 + 60*f(3)})
	}
	slices.SortFunc(tufts, func(a, b tuft) int { return int(math.Copysign(1, a.y-b.y)) })
	for i, t := range tufts {
		if err := s.put(fmt.Sprintf("grass-%d", 1+i%3), t.x, t.y, t.w); err != nil {
			return err
		}
	}
	return nil
}

// put draws a picture with the middle of its foot at x, y units, y counted down from the horizon.
func (s *savanna) put(name string, x, y, width float64) error {
	p, err := open(name)
	if err != nil {
		return err
	}
	pw, ph := p.size()
	scale := width * s.unit / pw
	p.draw(s.dst, x*s.unit-pw*scale/2, s.horizon+y*s.unit-ph*scale, scale)
	return nil
}
