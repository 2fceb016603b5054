package device

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui"
)

func TestLetters(t *testing.T) {
	for _, c := range []struct {
		letter      byte
		shift, ctrl bool
		want        ui.Key
	}{
		{'u', false, false, ui.KeyUndo}, {'u', true, false, ui.KeyRedo}, {'u', false, true, ui.NoKey},
		{'z', false, false, ui.NoKey}, {'z', false, true, ui.KeyUndo}, {'z', true, true, ui.KeyRedo},
		{'y', false, true, ui.KeyRedo}, {'r', false, false, ui.KeyRedo},
		{'h', false, false, ui.KeyHint},
		{'m', false, false, ui.KeyMute}, {'m', false, true, ui.KeyMute},
		{'f', false, false, ui.NoKey}, {'f', false, true, ui.KeyFullscreen},
		{'q', false, false, ui.NoKey}, {'q', false, true, ui.KeyQuit},
		{'b', false, true, ui.KeyToggleBar},
		{'s', false, true, ui.KeySave},
		{'x', false, true, ui.NoKey},
	} {
		if got := meaning(c.letter, c.shift, c.ctrl); got != c.want {
			t.Errorf("%c, shift %v, ctrl %v: %v, want %v", c.letter, c.shift, c.ctrl, got, c.want)
		}
	}
}

// The letter that is printed on a key decides, in every country.
func TestTheLetterThatIsPrintedDecides(t *testing.T) {
	for _, c := range []struct {
		keyboard string
		key      ebiten.Key
		prints   string
		want     byte
	}{
		{"American", ebiten.KeyM, "m", 'm'}, {"American", ebiten.KeySemicolon, ";", 0},
		{"French", ebiten.KeySemicolon, "m", 'm'}, {"French", ebiten.KeyM, ",", 0}, {"French", ebiten.KeyW, "z", 'z'}, {"French", ebiten.KeyA, "Q", 'q'},
		{"Dvorak", ebiten.KeySlash, "z", 'z'}, {"Dvorak", ebiten.KeyZ, ";", 0}, {"Dvorak", ebiten.KeyF, "u", 'u'},
		{"German", ebiten.KeyY, "z", 'z'}, {"German", ebiten.KeySemicolon, "ö", 0}, {"Turkish", ebiten.KeyI, "ı", 0},
		{"Greek", ebiten.KeyQ, ";", 'q'}, {"Greek", ebiten.KeyM, "μ", 'm'}, {"Greek", ebiten.KeyZ, "ζ", 'z'},
		{"Russian", ebiten.KeyU, "г", 'u'}, {"Russian", ebiten.KeySemicolon, "ж", 0},
		{"not told", ebiten.KeyH, "", 'h'}, {"not told", ebiten.KeyComma, "", 0},
	} {
		abroad := c.keyboard == "Greek" || c.keyboard == "Russian"
		if got := letterOn(c.key, c.prints, abroad); got != c.want {
			t.Errorf("%s: %v, which prints %q, is %q, want %q", c.keyboard, c.key, c.prints, got, c.want)
		}
	}
	for prints, want := range map[string]bool{"a": false, "ö": false, ";": false, "": false, "α": true, "я": true} {
		if got := foreign(func(ebiten.Key) string { return prints }); got != want {
			t.Errorf("a keyboard that prints %q is foreign: %v", prints, got)
		}
	}
	seen := map[ebiten.Key]bool{}
	for _, k := range printing {
		if seen[k] {
			t.Errorf("%v is asked twice", k)
		}
		seen[k] = true
	}
}

func TestAHeldKeyRepeatsAfterAWhile(t *testing.T) {
	n := 0
	for d := 1; d <= 60; d++ {
		if again(d) {
			n++
			if d < repeatDelay {
				t.Errorf("it repeats after %d ticks already", d)
			}
		}
	}
	if n < 4 || n > 8 {
		t.Errorf("%d repeats in the first second", n)
	}
}

func TestTheStickMovesStepByStep(t *testing.T) {
	var s stick
	for i, c := range []struct {
		x, y float64
		want ui.Key
	}{
		{0, 0, ui.NoKey},
		{0.3, 0, ui.NoKey}, // the dead zone
		{0.9, 0, ui.KeyRight},
		{1, 0, ui.NoKey}, // once
		{0.5, 0, ui.NoKey},
		{0.9, 0, ui.NoKey}, // it did not come back to rest
		{0.1, 0, ui.NoKey},
		{0.9, 0.2, ui.KeyRight},
		{0.2, 0.9, ui.KeyDown}, // from one way straight to another
		{0, -0.7, ui.KeyUp},
		{-0.8, 0.1, ui.KeyLeft},
	} {
		if got := s.update(c.x, c.y); got != c.want {
			t.Errorf("step %d, stick at %v, %v: %v, want %v", i, c.x, c.y, got, c.want)
		}
	}
	s = stick{}
	n := 0
	for range 60 {
		if s.update(0, 1) == ui.KeyDown {
			n++
		}
	}
	if n < 4 || n > 9 {
		t.Errorf("held for a second it moves %d times", n)
	}
}

// In a browser a key is known by what it printed when it was pressed: M in France, Ctrl+Z in the layout of Dvorak.
func TestWhatAPressPrints(t *testing.T) {
	keys := printed{}
	for _, c := range []struct {
		code, prints string
		key          ebiten.Key
		want         byte
	}{
		{"Semicolon", "m", ebiten.KeySemicolon, 'm'}, {"Semicolon", "M", ebiten.KeySemicolon, 'm'}, {"KeyM", ",", ebiten.KeyM, 0},
		{"Slash", "z", ebiten.KeySlash, 'z'}, {"KeyU", "u", ebiten.KeyU, 'u'}, {"KeyY", "Dead", ebiten.KeyY, 0},
		{"IntlBackslash", "h", ebiten.KeyIntlBackslash, 'h'}, {"BracketLeft", "ü", ebiten.KeyBracketLeft, 0},
	} {
		if was := keys.on(c.key); was == c.prints {
			t.Errorf("%v is known before it is pressed", c.key)
		}
		keys.hear(c.code, c.prints)
		if got := letterOn(c.key, keys.on(c.key), foreign(keys.on)); got != c.want {
			t.Errorf("%s prints %q: %q, want %q", c.code, c.prints, got, c.want)
		}
	}
	if got := letterOn(ebiten.KeyH, keys.on(ebiten.KeyH), false); got != 'h' {
		t.Errorf("a key that was never pressed is %q", got)
	}
	keys.hear("KeyM", "μ")
	if got := letterOn(ebiten.KeyM, keys.on(ebiten.KeyM), foreign(keys.on)); got != 'm' {
		t.Errorf("M on a Greek keyboard is %q", got)
	}
	for _, k := range printing { // browsers have these codes for them
		if s := k.String(); s == "" || s[0] < 'A' || s[0] > 'Z' {
			t.Errorf("key %d is called %q", k, s)
		}
	}
}

// Each house of a row of seven has a digit, above the letters and in the block of numbers.
func TestDigitsAreHouses(t *testing.T) {
	found := map[ebiten.Key]ui.Key{}
	for _, p := range plain {
		found[p.key] = p.is
	}
	for h := range 7 {
		want := ui.KeyHouse1 + ui.Key(h)
		if row, block := found[ebiten.KeyDigit1+ebiten.Key(h)], found[ebiten.KeyNumpad1+ebiten.Key(h)]; row != want || block != want {
			t.Errorf("digit %d is %v, and %v in the block of numbers, want %v", h+1, row, block, want)
		}
	}
}
