package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// sizes are tabs, in DIP with pixels to each, with the middle of house C of the bottom row there.
var sizes = []struct {
	w, h  int64
	scale float64
	x, y  float64
}{
	{320, 568, 2, 134, 327},  // a telephone, held upright
	{1024, 600, 1, 455, 405}, // a small laptop
	{800, 600, 2, 356, 420},  // a tablet
}

// In a tab of any size the canvas fills it, pixel for pixel, and a house is played by a finger where it is seen.
func TestSizes(t *testing.T) {
	for _, s := range sizes {
		t.Run(fmt.Sprintf("%d×%d at %v", s.w, s.h, s.scale), func(t *testing.T) {
			b := newTab(t, "en", "")
			b.size(s.w, s.h, s.scale)
			call(b, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
			b.load(address)
			b.fills(s.w, s.h, s.scale)
			b.enter("play")
			b.until(named("house 02"))
			b.frames()
			b.fills(s.w, s.h, s.scale)
			b.tap(s.x, s.y)
			b.until(moves + ` !== ""`)
			if got := b.begun(); !strings.HasPrefix(got, "C") {
				t.Errorf("a tap on C played %s", got)
			}
			if said := b.console(); said != "" {
				t.Errorf("the console says:\n%s", said)
			}
		})
	}
}

// fills checks that the canvas is as large as the tab and has as many pixels, that nothing scrolls, and that there is a picture.
func (b *tab) fills(w, h int64, scale float64) {
	b.t.Helper()
	got := b.eval(`[innerWidth, innerHeight, document.documentElement.scrollWidth, document.documentElement.scrollHeight,
		document.querySelector("canvas").clientWidth, document.querySelector("canvas").clientHeight,
		document.querySelector("canvas").width, document.querySelector("canvas").height]`)
	if want := fmt.Sprintf("%d,%d,%[1]d,%[2]d,%[1]d,%[2]d,%v,%v", w, h, float64(w)*scale, float64(h)*scale); got != want {
		b.t.Errorf("tab, page, canvas and its pixels are %s, want %s", got, want)
	}
	img := b.picture()
	if got, want := img.Bounds().Size().String(), fmt.Sprintf("(%v,%v)", float64(w)*scale, float64(h)*scale); got != want {
		b.t.Errorf("the picture has %s pixels, want %s", got, want)
	}
	if n := colours(img); n < 50 {
		b.t.Errorf("there are %d colours in the picture", n)
	}
}
