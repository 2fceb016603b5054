package browser

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"awele/i18n"
)

// A game is begun by the keyboard, and a page that is loaded anew in the middle of a move has lost nothing.
func TestReloadInTheMiddleOfAMove(t *testing.T) {
	b := newTab(t, "en", "")
	b.load(address)
	b.key(kb.Enter)
	b.until(`document.getElementById("heard").textContent === "` + i18n.For("en").T(i18n.YourTurn) + `"`) // for a screen reader
	b.key("3")
	b.do(chromedp.KeyEvent("3")) // the seeds are on their way for a second or more
	b.until(moves + ` !== ""`)
	before := b.begun()
	b.do(chromedp.Reload())
	b.playing()
	if got := b.begun(); got != before || strings.Fields(got)[0] != "C" {
		t.Fatalf("of the game %q there is left %q", before, got)
	}
	b.key(kb.Enter) // the same game goes on
	b.until(moves + `.split(" ").length >= 2`)
	if got := b.begun(); !strings.HasPrefix(got, before) {
		t.Errorf("the game %q goes on as %q", before, got)
	}

	// The choice of a language is kept, and counts before what the browser prefers.
	b.eval(`localStorage.setItem("awele/settings.json", JSON.stringify({language: "fi"}))`)
	b.do(chromedp.Reload())
	b.playing()
	if got := b.eval("document.documentElement.lang"); got != "fi" {
		t.Errorf("the page speaks %s", got)
	}
}

// What the game does not use reaches the browser, the rest does not.
func TestKeys(t *testing.T) {
	b := newTab(t, "en", "")
	b.load(address)
	for event, kept := range map[string]bool{
		`{key: "F5", code: "F5"}`:                               false,
		`{key: "r", code: "KeyR", ctrlKey: true}`:               false,
		`{key: "ArrowLeft", code: "ArrowLeft", altKey: true}`:   false,
		`{key: "+", code: "Equal", ctrlKey: true}`:              false,
		`{key: "0", code: "Digit0", ctrlKey: true}`:             false,
		`{key: "F12", code: "F12"}`:                             false,
		`{key: "Tab", code: "Tab"}`:                             false,
		`{key: "6", code: "Digit6"}`:                            true, // for which Home has no use just now
		`{key: "u", code: "KeyU"}`:                              true,
		`{key: "f", code: "KeyF", ctrlKey: true, repeat: true}`: true,
	} {
		got := b.eval(`(() => {
			const e = Object.assign(` + event + `, {bubbles: true, cancelable: true});
			const went = document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", e));
			document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keyup", e));
			return !went;
		})()`)
		if (got == "true") != kept {
			t.Errorf("%s is kept from the browser: %s", event, got)
		}
	}
	b.key(kb.Enter, "3", "3") // none of them stays down
	b.until(moves + ` !== ""`)
}

// A touch that the browser takes away is over: it does nothing, and the next tap does what it says.
func TestCancelledTouch(t *testing.T) {
	b := newTab(t, "en", "")
	call(b, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	b.load(address)
	b.key(kb.Enter)
	// The houses C and D of the bottom row, in a tab of this size.
	const c, d, row = 356, 444, 420
	touch := func(kind input.DispatchTouchEventType, at ...*input.TouchPoint) {
		call(b, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: at})
		b.do(chromedp.Sleep(300 * time.Millisecond))
	}
	touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: c, Y: row})
	touch(input.DispatchTouchEventTypeTouchCancel)
	if got := b.begun(); got != "" {
		t.Errorf("a touch that was taken away played %s", got)
	}
	touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: d, Y: row})
	touch(input.DispatchTouchEventTypeTouchEnd)
	b.until(moves + ` !== ""`)
	if got := b.begun(); !strings.HasPrefix(got, "D") {
		t.Errorf("a tap on D played %s", got)
	}
}

// A browser that forbids storage, or has no more of it, lets the game be played, and a grown-up can read why it is not kept.
func TestNothingCanBeKept(t *testing.T) {
	for name, before := range map[string]string{
		"forbidden": `Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError"); }});`,
		"full":      `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
	} {
		t.Run(name, func(t *testing.T) {
			b := newTab(t, "pl", before)
			b.load(address)
			b.key(kb.Enter, "3", "3")
			if got := b.eval("document.documentElement.lang"); got != "pl" {
				t.Errorf("it speaks %s", got)
			}
			if n := colours(b.picture()); n < 50 {
				t.Errorf("there are %d colours in the picture", n)
			}
			if said := b.console(); !strings.Contains(said, "localStorage") {
				t.Errorf("the console says %q", said)
			}
		})
	}
}
