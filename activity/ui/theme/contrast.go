package theme

import (
	"image/color"
	"math"
)

// Contrast returns the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio").
func Contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

// luminance is WCAG's relative luminance of an opaque colour, 0 to 1.
func luminance(c color.NRGBA) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

func linear(v uint8) float64 {
	f := float64(v) / 255
	if f <= 0.04045 {
		return f / 12.92
	}
	return math.Pow((f+0.055)/1.055, 2.4)
}

func encoded(f float64) uint8 {
	f = math.Min(math.Max(0, f), 1)
	if f <= 0.0031308 {
		f *= 12.92
	} else {
		f = 1.055*math.Pow(f, 1/2.4) - 0.055
	}
	return uint8(math.Round(f * 255))
}

// Vision is a way of seeing colours.
type Vision uint8

// The kinds of vision under which every colour choice must hold.
const (
	Usual Vision = iota
	Protanopia
	Deuteranopia
	Tritanopia
)

// Visions lists all of them.
var Visions = [...]Vision{Usual, Protanopia, Deuteranopia, Tritanopia}

// String names the vision.
func (v Vision) String() string {
	return [...]string{"usual vision", "protanopia", "deuteranopia", "tritanopia"}[v]
}

// The matrices for full severity in linear RGB: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
// Simulation of Color Vision Deficiency", 2009.
var seen = [...][9]float64{
	Usual:        {1, 0, 0, 0, 1, 0, 0, 0, 1},
	Protanopia:   {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	Deuteranopia: {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	Tritanopia:   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
}

// See returns how c looks to a person with vision v.
func (v Vision) See(c color.NRGBA) color.NRGBA {
	if v == Usual {
		return c
	}
	r, g, b := linear(c.R), linear(c.G), linear(c.B)
	m := &seen[v]
	return color.NRGBA{
		encoded(m[0]*r + m[1]*g + m[2]*b),
		encoded(m[3]*r + m[4]*g + m[5]*b),
		encoded(m[6]*r + m[7]*g + m[8]*b),
		c.A,
	}
}

// Over returns the opaque colour of c laid over the opaque colour below.
func Over(c, below color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 {
		return uint8((int(a)*int(c.A) + int(b)*(255-int(c.A)) + 127) / 255)
	}
	return color.NRGBA{mix(c.R, below.R), mix(c.G, below.G), mix(c.B, below.B), 255}
}
