package device

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// pressOf reads a press as it is written below: "Ctrl+Shift+KeyR r".
func pressOf(text string) keyPress {
	keys, prints, _ := strings.Cut(text, " ")
	held := strings.Split(keys, "+")
	p := keyPress{code: held[len(held)-1], prints: prints}
	if prints == "" {
		p.prints = p.code
	}
	for _, k := range held[:len(held)-1] {
		p.shift, p.ctrl, p.alt = p.shift || k == "Shift", p.ctrl || k == "Ctrl", p.alt || k == "Alt"
	}
	return p
}

// Whatever the game does not use is the browser's.
func TestWhatTheBrowserKeeps(t *testing.T) {
	for _, text := range []string{
		"F5", "Ctrl+F5", "Ctrl+KeyR r", "Ctrl+Shift+KeyR R", // load the page anew
		"Alt+ArrowLeft", "Alt+ArrowRight", "Alt+Home", "Backspace", "BrowserBack", // go back, forward, home
		"Ctrl+Equal =", "Ctrl+Shift+Equal +", "Ctrl+Minus -", "Ctrl+Digit0 0", "Ctrl+NumpadAdd +", // zoom
		"Ctrl+KeyL l", "F6", "Alt+KeyD d", "Ctrl+KeyK k", // the address
		"Ctrl+KeyT t", "Ctrl+KeyN n", "Ctrl+KeyW w", "Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+Digit1 1", "Ctrl+PageUp", "Ctrl+PageDown", // tabs and windows
		"F12", "Ctrl+Shift+KeyI I", "Ctrl+KeyU u", // tools
		"Ctrl+KeyP p", "Ctrl+KeyD d", "Ctrl+KeyH h", "Ctrl+KeyJ j", "Ctrl+KeyC c", "Ctrl+KeyV v", "Ctrl+KeyA a", "Ctrl+KeyQ q",
		"F3", "F7", "F10", "ContextMenu", "Alt+KeyM m", "Alt+Space  ", "AltLeft Alt", "AltRight AltGraph", "Alt+F4",
		"Tab", "Shift+Tab",
		"Slash /", "Quote '", "KeyX x", "Digit8 8", "Digit0 0", "KeyE Process", "MediaPlayPause", "CapsLock", "NumLock",
	} {
		if newClaim().press(pressOf(text)) {
			t.Errorf("%s is kept from the browser", text)
		}
	}
}

func TestWhatTheGameHears(t *testing.T) {
	for _, text := range []string{
		"ArrowLeft", "Shift+ArrowUp", "PageUp", "PageDown", "Home", "End", "Enter", "NumpadEnter Enter", "Space  ", "Escape",
		"F1", "F11", "Digit1 1", "Digit1 &", "Digit7 7", "Numpad3 3", "Shift+Slash ?", "Shift+Minus ?", "Comma ?",
		"KeyU u", "Shift+KeyU U", "KeyR r", "KeyH h", "KeyM m", "Ctrl+KeyM m", "Ctrl+KeyZ z", "Ctrl+Shift+KeyZ Z", "Ctrl+KeyY y",
		"Ctrl+KeyF f", "Ctrl+KeyB b", "Ctrl+KeyW z", "Semicolon m", // the last two on a French keyboard
		"ShiftLeft Shift", "ControlRight Control", "MetaLeft Meta",
	} {
		if !newClaim().press(pressOf(text)) {
			t.Errorf("%s is not heard", text)
		}
	}
}

// On a keyboard of another alphabet the place counts.
func TestAnotherAlphabet(t *testing.T) {
	c := newClaim()
	for text, want := range map[string]bool{"KeyM μ": true, "Ctrl+KeyZ ζ": true, "KeyX χ": false, "Ctrl+KeyR ρ": false} {
		if got := c.press(pressOf(text)); got != want {
			t.Errorf("%s is heard: %v", text, got)
		}
	}
}

// A release belongs to who has had the press, whatever else is held by then: no key stays down, and none is let go that was
// never pressed.
func TestAReleaseFollowsItsPress(t *testing.T) {
	c := newClaim()
	c.press(pressOf("KeyU u"))
	c.press(pressOf("Ctrl+KeyR r"))
	if !c.release("KeyU") || c.release("KeyR") || c.release("KeyU") {
		t.Error("a release is not where its press was")
	}
}

// The game claims every key that it knows: what the other rooms read of a keyboard comes through.
func TestEveryKeyOfTheGameIsHeard(t *testing.T) {
	for _, k := range plain {
		if !newClaim().press(keyPress{code: codeOf(k.key)}) {
			t.Errorf("%v is not heard", k.key)
		}
	}
	if codeOf(ebiten.KeyM) != "KeyM" || codeOf(ebiten.KeyArrowUp) != "ArrowUp" || codeOf(ebiten.KeySpace) != "Space" {
		t.Error("the codes are not those of browsers")
	}
}
