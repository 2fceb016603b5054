package device

import "github.com/hajimehoshi/ebiten/v2"

// printed is what the keys of a keyboard print, by the codes that a browser has for their places: "KeyM" is the key at the
// right of N on an American keyboard.
type printed map[string]string

// hear takes note of a key that was pressed: its code, and what it prints, with Shift or without.
func (p printed) hear(code, prints string) { p[code] = prints }

// on returns what a key printed when it was pressed last, "" before that.
func (p printed) on(k ebiten.Key) string {
	return p[codeOf(k)]
}

// codeOf returns the code that a browser has for the place of a key.
func codeOf(k ebiten.Key) string {
	if k >= ebiten.KeyA && k <= ebiten.KeyZ {
		return "Key" + k.String()
	}
	return k.String()
}
