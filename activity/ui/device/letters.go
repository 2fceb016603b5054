package device

import (
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui"
)

// letters mean one thing alone, another with Shift and another with Ctrl.
var letters = map[byte]struct{ alone, shift, ctrl, both ui.Key }{
	'u': {ui.KeyUndo, ui.KeyRedo, 0, 0},
	'r': {ui.KeyRedo, ui.KeyRedo, 0, 0},
	'h': {ui.KeyHint, ui.KeyHint, 0, 0},
	'm': {ui.KeyMute, ui.KeyMute, ui.KeyMute, 0},
	'z': {0, 0, ui.KeyUndo, ui.KeyRedo},
	'y': {0, 0, ui.KeyRedo, 0},
	'f': {0, 0, ui.KeyFullscreen, 0},
	'q': {0, 0, ui.KeyQuit, 0},
	'b': {0, 0, ui.KeyToggleBar, 0},
	's': {0, 0, ui.KeySave, 0},
}

// meaning returns what a letter asks for, NoKey if nothing.
func meaning(letter byte, shift, ctrl bool) ui.Key {
	m := letters[letter]
	switch {
	case ctrl && shift:
		return m.both
	case ctrl:
		return m.ctrl
	case shift:
		return m.shift
	}
	return m.alone
}

// printing are the keys that print a letter on some keyboard: those of A to Z on an American one, and those that print
// signs there. M lies on one of these in France, and half the alphabet in the layout of Dvorak.
var printing = func() (keys []ebiten.Key) {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		keys = append(keys, k)
	}
	return append(keys, ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash,
		ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyBackquote, ebiten.KeyBackslash, ebiten.KeyIntlBackslash,
		ebiten.KeyMinus, ebiten.KeyEqual)
}()

// letterOn returns the small letter from a to z that a key stands for, 0 if none. It is the one that is printed there,
// name as the system tells it, so that Ctrl+Z is where a child with a French keyboard expects it. On a foreign keyboard,
// which prints another alphabet, or where the system does not tell, it is the one at that place on an American keyboard.
func letterOn(k ebiten.Key, name string, foreign bool) byte {
	r, size := utf8.DecodeRuneInString(name)
	small := unicode.ToLower(r)
	switch {
	case size > 0 && size == len(name) && small >= 'a' && small <= 'z':
		return byte(small)
	case k > ebiten.KeyZ || k < ebiten.KeyA:
		return 0
	case size == 0 || foreign:
		return byte('a' + k - ebiten.KeyA)
	}
	return 0 // a sign, or a letter like ö: that key is no letter here
}

// foreign reports whether the keyboard prints another alphabet than ours, such as Greek or Cyrillic.
func foreign(nameOf func(k ebiten.Key) string) bool {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if r, size := utf8.DecodeRuneInString(nameOf(k)); size > 0 && unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) {
			return true
		}
	}
	return false
}
