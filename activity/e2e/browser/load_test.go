package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"awele/i18n"
)

// watchBar notes how far the bar was each time it moved.
const watchBar = `
	window.steps = [];
	document.addEventListener("DOMContentLoaded", () => {
		const bar = document.getElementById("bar");
		new MutationObserver(() => steps.push(bar.value)).observe(bar, {attributes: true, attributeFilter: ["value"]});
	});`

// From an empty cache the bar fills to its end, however the program is packed on the way, and then the game is there. Nothing is
// said in the console: neither a fault nor something that the policy of the page forbids.
func TestLoad(t *testing.T) {
	b := newTab(t, "gl-ES,gl,en", watchBar)
	b.load(address)
	if got := b.eval(`steps.length > 5 && steps.every((s, i) => i == 0 || s >= steps[i-1]) &&
		steps.at(-1) === document.getElementById("bar").max`); got != "true" {
		t.Errorf("the bar went %s", b.eval("steps"))
	}
	if got := b.eval(`performance.getEntriesByType("resource").filter(e => e.name.endsWith(".wasm")).map(e => e.encodedBodySize < e.decodedBodySize / 2)`); got != "true" {
		t.Errorf("the program came packed: %s", got)
	}
	if got := b.eval("document.documentElement.lang"); got != "gl" {
		t.Errorf("the page speaks %s", got)
	}
	if n := colours(b.picture()); n < 50 {
		t.Errorf("there are %d colours in the picture", n)
	}
	if said := b.console(); said != "" {
		t.Errorf("the console says:\n%s", said)
	}
}

// A school's own network has no encryption, so that the browser offers less: the game needs none of it.
func TestPlainHTTP(t *testing.T) {
	b := newTab(t, "fi", "")
	b.size(320, 568, 2)
	_, port, _ := strings.Cut(address, ":")
	b.load("school.example:" + port)
	if got := b.eval(`isSecureContext`); got != "false" {
		t.Fatal("this page is secure")
	}
	// A telephone, held upright.
	if got := b.eval(`[document.querySelector("canvas").width, document.querySelector("canvas").height,
		document.documentElement.scrollWidth, document.documentElement.scrollHeight]`); got != "640,1136,320,568" {
		t.Errorf("canvas and page are %s", got)
	}
	if n := colours(b.picture()); n < 50 {
		t.Errorf("there are %d colours in the picture", n)
	}
	if said := b.console(); said != "" {
		t.Errorf("the console says:\n%s", said)
	}
}

// What is missing is said in the reader's language.
func TestWhatIsMissing(t *testing.T) {
	for name, c := range map[string]struct {
		language, without string
		want              i18n.Key
	}{
		"WebGL 2":     {"fi", `HTMLCanvasElement.prototype.getContext = () => null;`, i18n.WebNoWebGL},
		"WebAssembly": {"pl", `delete window.WebAssembly;`, i18n.WebTooOld},
		"the program": {"gl", `window.fetch = () => Promise.resolve(new Response("", {status: 404}));`, i18n.WebFailed},
	} {
		t.Run(name, func(t *testing.T) {
			b := newTab(t, c.language+",en", c.without)
			b.do(chromedp.Navigate("http://" + address + "/"))
			b.until(`document.getElementById("said").textContent !== "" && document.getElementById("bar").hidden`)
			if got, want := b.eval(`document.getElementById("said").textContent`), i18n.For(c.language).T(c.want); got != want {
				t.Errorf("it says %q, want %q", got, want)
			}
			if got := b.eval("document.documentElement.lang"); got != c.language {
				t.Errorf("it says so in %s", got)
			}
		})
	}
	t.Run("JavaScript", func(t *testing.T) {
		b := newTab(t, "pl", "")
		call(b, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		b.do(chromedp.Navigate("http://" + address + "/"))
		text := b.eval(`document.getElementById("start").innerText`)
		for _, l := range i18n.Languages() {
			if want := i18n.For(l.Code).T(i18n.WebNoScript); !strings.Contains(text, want) {
				t.Errorf("it does not say %q", want)
			}
		}
	})
}
