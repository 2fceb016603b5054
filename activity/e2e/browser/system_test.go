package browser

import (
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"
)

// Who has asked the system for less motion starts calmly, and finds that among the settings, to be changed there.
func TestCalm(t *testing.T) {
	for motion, calm := range map[string]bool{"reduce": true, "no-preference": false} {
		t.Run(motion, func(t *testing.T) {
			b := newTab(t, "en", "")
			call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
				Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}},
			})
			b.load(address)
			b.enter("settings")
			b.until(named("calm"))
			if got := b.eval(named("calm") + `.getAttribute("aria-pressed")`); got != strconv.FormatBool(calm) {
				t.Errorf("it is calm: %s", got)
			}
		})
	}
}

// watchSound notes the sound of the page, and within which events of a person it was told to go on.
const watchSound = `
	window.woken = [];
	window.AudioContext = class extends AudioContext {
		constructor(...a) { super(...a); window.sound = this; }
		resume() {
			if (event && event.isTrusted) { woken.push(event.type); }
			return super.resume();
		}
	};`

// A browser lets a page sound from within a press only, and may silence it again: each press wakes it.
func TestSoundIsWokenByAPress(t *testing.T) {
	b := newTab(t, "en", watchSound)
	call(b, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	b.load(address)
	b.until(`window.sound`)
	const x, y = 400, 590 // where nothing can be pressed
	for _, press := range []struct {
		event string
		do    func()
	}{
		{"keydown", func() { b.key(kb.ArrowDown) }},
		{"mousedown", func() { b.click(x, y) }},
		{"touchend", func() { b.tap(x, y) }},
	} {
		b.eval(`(sound.suspend(), woken = [], 0)`)
		b.until(`sound.state === "suspended"`)
		press.do()
		b.until(`sound.state === "running"`)
		if got := b.eval(`woken.includes("` + press.event + `")`); got != "true" {
			t.Errorf("within %s the sound is not woken, but within %s", press.event, b.eval(`woken`))
		}
	}
	if said := b.console(); said != "" {
		t.Errorf("the console says:\n%s", said)
	}
}
