// Package theme holds the colours of the activity, and the arithmetic that proves them legible. It needs no screen.
package theme

import "image/color"

// Theme is one set of colours.
type Theme struct {
	HighContrast bool

	// Text and the panels it stands on.
	Ink       color.NRGBA // text on Paper and on Tag
	Quiet     color.NRGBA // less important text on Paper
	Paper     color.NRGBA // panels, bubbles, rows
	PaperEdge color.NRGBA // line round a panel
	Chosen    color.NRGBA // a panel that is the present choice; Ink is legible on it
	Tag       color.NRGBA // the little plate behind a number
	Veil      color.NRGBA // laid over a scene behind a dialogue, translucent

	// Solid buttons. Icon is the picture and text on all of them, Off a button that is switched off and OffIcon its picture.
	Icon         color.NRGBA
	Green        color.NRGBA
	Off, OffIcon color.NRGBA

	// Every ring is double, RingLight next to RingDark, so that one of the two stands out from whatever lies below.
	RingLight, RingDark color.NRGBA

	// Marks on houses, each drawn between RingLight and RingDark lines and each of its own shape besides.
	Focus, Legal, Hint, LastMove, Captured, Refused color.NRGBA

	// Ground is the plain background of screens without a scene.
	Ground color.NRGBA
}

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// Normal is the warm set of the savanna.
var Normal = Theme{
	Ink:       rgb(0x2e1e12),
	Quiet:     rgb(0x654b36),
	Paper:     rgb(0xfffaf0),
	PaperEdge: rgb(0x9c7a48),
	Chosen:    rgb(0xffe3a3),
	Tag:       rgb(0xfff1cf),
	Veil:      color.NRGBA{0x2e, 0x1a, 0x08, 0x8c},

	Icon:    rgb(0xffffff),
	Green:   rgb(0x217a3c),
	Off:     rgb(0xcbbfae),
	OffIcon: rgb(0x6a6055),

	RingLight: rgb(0xfffdf2),
	RingDark:  rgb(0x10274d),

	Focus:    rgb(0x1f5fae),
	Legal:    rgb(0xffe9a8),
	Hint:     rgb(0xffc928),
	LastMove: rgb(0xd9e7ff),
	Captured: rgb(0x9be37c),
	Refused:  rgb(0xb3261e),

	Ground: rgb(0xe2b65c),
}

// Strong is the set for those who need high contrast: black on white, nothing in between.
var Strong = Theme{
	HighContrast: true,

	Ink:       rgb(0x000000),
	Quiet:     rgb(0x1c1c1c),
	Paper:     rgb(0xffffff),
	PaperEdge: rgb(0x000000),
	Chosen:    rgb(0xffe14d),
	Tag:       rgb(0xffffff),
	Veil:      color.NRGBA{0, 0, 0, 0xc8},

	Icon:    rgb(0xffffff),
	Green:   rgb(0x00471b),
	Off:     rgb(0xffffff),
	OffIcon: rgb(0x595959),

	RingLight: rgb(0xffffff),
	RingDark:  rgb(0x000000),

	Focus:    rgb(0x003b8e),
	Legal:    rgb(0xffffff),
	Hint:     rgb(0xffd500),
	LastMove: rgb(0xc9deff),
	Captured: rgb(0x9dff70),
	Refused:  rgb(0x8a0000),

	Ground: rgb(0xf2e3bd),
}

// For returns the set of colours for a person's choice.
func For(highContrast bool) *Theme {
	if highContrast {
		return &Strong
	}
	return &Normal
}
