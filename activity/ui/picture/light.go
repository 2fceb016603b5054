package picture

import "math"

// The light comes from the upper left, over the far edge of the board: the direction towards it, of length 1.
const (
	lightX = -0.45
	lightY = -0.58
	lightZ = 0.679
)

// rgb is a colour in sRGB, each part from 0 to 1 and sometimes beyond.
type rgb struct{ r, g, b float64 }

func (c rgb) times(k float64) rgb { return rgb{c.r * k, c.g * k, c.b * k} }
func (c rgb) plus(k float64) rgb  { return rgb{c.r + k, c.g + k*.95, c.b + k*.82} }
func (c rgb) mix(d rgb, t float64) rgb {
	return rgb{lerp(c.r, d.r, t), lerp(c.g, d.g, t), lerp(c.b, d.b, t)}
}
func lerp(a, b, t float64) float64 { return a + (b-a)*t }
func hex(c uint32) rgb {
	return rgb{float64(c>>16&255) / 255, float64(c>>8&255) / 255, float64(c&255) / 255}
}

func clamp01(x float64) float64 {
	if x <= 0 { // written out: this runs many times for each pixel
		return 0
	}
	if x >= 1 {
		return 1
	}
	return x
}

// smooth grows from 0 to 1 while x goes from one number to another, gently at both ends.
func smooth(from, to, x float64) float64 {
	t := clamp01((x - from) / (to - from))
	return t * t * (3 - 2*t)
}

// lit returns how bright a surface is whose slope is sx, sy, compared with a level one.
func lit(sx, sy float64) float64 {
	n := (-(-sx*lightX - sy*lightY) + lightZ) / math.Sqrt(1+sx*sx+sy*sy)
	return .40 + .60*math.Max(n, 0)/lightZ
}

// gloss returns the light that a polished surface with slope sx, sy throws straight up.
func gloss(sx, sy float64) float64 {
	if sx == 0 && sy == 0 {
		return 0
	}
	// Half way between the light and the eye above.
	const hx, hy, hz = lightX / 1.8325, lightY / 1.8325, (lightZ + 1) / 1.8325
	n := (sx*hx + sy*hy + hz) / math.Sqrt(1+sx*sx+sy*sy)
	if n < .9 {
		return 0
	}
	n *= n
	n *= n
	n *= n
	n *= n
	return .34 * n * n
}

// put lays colour c with opacity a over a premultiplied pixel.
func put(px []uint8, c rgb, a float64) {
	if a >= 1 {
		px[0], px[1], px[2], px[3] = to8(c.r), to8(c.g), to8(c.b), 255
		return
	}
	k := 1 - a
	px[0] = uint8(255*clamp01(c.r)*a + float64(px[0])*k + .5)
	px[1] = uint8(255*clamp01(c.g)*a + float64(px[1])*k + .5)
	px[2] = uint8(255*clamp01(c.b)*a + float64(px[2])*k + .5)
	px[3] = uint8(255*a + float64(px[3])*k + .5)
}

func to8(x float64) uint8 {
	switch {
	case x <= 0:
		return 0
	case x >= 1:
		return 255
	}
	return uint8(x*255 + .5)
}
