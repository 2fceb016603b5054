package browser

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"awele/i18n"
)

// axeGz is axe-core 4.14.1 (MPL-2.0, https://github.com/dequelabs/axe-core), as npm has it, which looks for what keeps people
// out of a page.
//
//go:embed testdata/axe.min.js.gz
var axeGz []byte

// axe returns what axe-core finds in the page as it is.
func (b *tab) axe() (found []string) {
	b.t.Helper()
	unpacked, err := gzip.NewReader(bytes.NewReader(axeGz))
	if err != nil {
		b.t.Fatal(err)
	}
	script, err := io.ReadAll(unpacked)
	if err != nil {
		b.t.Fatal(err)
	}
	if b.eval(`typeof axe`) != "object" {
		get(b, chromedp.Evaluate[int](string(script)+"; 0"))
	}
	b.eval(`(window.found = null, axe.run().then((r) => { window.found = r; }), 0)`)
	b.until(`window.found`)
	if b.eval(`found.passes.length > 10`) != "true" {
		b.t.Errorf("axe looks at nothing: %s", b.eval(`found.passes.map((p) => p.id)`))
	}
	said := b.eval(`JSON.stringify(found.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.html).join(" ")))`)
	if err := json.Unmarshal([]byte(said), &found); err != nil {
		b.t.Fatal(err)
	}
	return found
}

// clean checks that axe-core finds nothing on a screen.
func (b *tab) clean(screen string) {
	b.t.Helper()
	for _, f := range b.axe() {
		b.t.Errorf("%s: %s", screen, f)
	}
}

// named is the button of a control in the twin, in JavaScript.
func named(id string) string { return `document.querySelector('#controls [data-id="` + id + `"]')` }

// chosen is the control whose button has the focus, in JavaScript.
const chosen = `(document.activeElement.dataset.id || "")`

// enter presses a button of the twin by the keyboard.
func (b *tab) enter(id string) {
	b.t.Helper()
	b.until(named(id))
	b.frames()
	b.eval(named(id) + `.focus()`)
	b.key(kb.Enter)
}

// frames waits until the game no longer swallows presses for those that another screen has answered.
func (b *tab) frames() {
	b.t.Helper()
	b.eval(`(window.left = 20, (function next() { left-- && requestAnimationFrame(next); })(), 0)`)
	b.until(`left <= 0`)
}

// Everything on a screen is in the page too, and axe-core finds nothing there.
func TestTwin(t *testing.T) {
	b := newTab(t, "fi", "")
	b.load(address)
	b.until(named("play"))
	fi := i18n.For("fi")
	if got, want := b.eval(named("play")+`.textContent`), fi.T(i18n.Play); got != want {
		t.Errorf("the first button is called %q, want %q", got, want)
	}
	b.clean("Home")

	// Tab leads from the picture to the buttons, and the keys of the game reach it from there.
	b.key(kb.Tab)
	b.until(chosen + ` === "play"`)
	b.enter("play")
	b.until(named("house 00"))
	b.frames()
	b.key("3")
	b.until(chosen + ` === "house 02"`)
	if got, want := b.eval(named("house 02")+`.textContent`), "Talo C, 4 siementä, sinun"; got != want {
		t.Errorf("a house is called %q, want %q", got, want)
	}
	order := b.eval(`Array.from(document.querySelectorAll("#controls button")).map((n) => n.dataset.id)`)
	if want := "house 00,house 01,house 02,house 03,house 04,house 05,store 0," +
		"house 10,house 11,house 12,house 13,house 14,house 15,store 1,"; !strings.HasPrefix(order, want) {
		t.Errorf("the buttons are %s", order)
	}
	if got := b.eval(named("house 10") + `.getAttribute("aria-disabled")`); got != "true" {
		t.Errorf("a house of Tux may not be played: %s", got)
	}
	b.clean("the board")

	// A node stays the same one while a game goes on, and keeps the focus.
	b.eval(named("house 02") + `.kept = true`)
	b.enter("house 02")
	b.until(moves + `.split(" ").length >= 2`)
	b.until(`document.getElementById("heard").textContent.includes("Tux pelaa talon")`)
	if got := b.eval(chosen + ` + document.activeElement.kept`); got != "house 02true" {
		t.Errorf("after two moves the focus is on %s", got)
	}

	b.enter("level")
	b.until(`document.getElementById("title").textContent === "` + fi.T(i18n.ChooseLevel) + `"`)
	if got := b.eval(`document.activeElement.getAttribute("aria-pressed")`); got != "true" {
		t.Errorf("of the levels the one of now has not the focus: %s", b.eval(chosen))
	}
	b.clean("a question")
	b.enter(b.eval(chosen))
	b.enter("settings")
	b.until(named("language pl"))
	b.clean("the settings")
	b.enter("language pl")
	b.until(`document.documentElement.lang === "pl" && document.getElementById("title").textContent === "` + i18n.For("pl").T(i18n.Settings) + `"`)
	if got := b.eval(chosen); got != "language pl" {
		t.Errorf("after the choice of a language the focus is on %q", got)
	}
	b.enter("back")
	b.enter("help")
	b.until(`document.querySelectorAll("#text p").length > 10`)
	b.clean("the rules")
	if said := b.console(); said != "" {
		t.Errorf("the console says:\n%s", said)
	}
}

// A game is gone on with and played to its end through the twin alone.
func TestAGameThroughTheTwin(t *testing.T) {
	b := newTab(t, "en", "")
	b.lateGame()
	b.enter("play")
	b.playOut(func(house string) {
		b.eval(named("house 0"+house) + `.click()`)
	})
}

// nearEnd is a game of Oware that is won by any two or three moves of the child, and has more seeds than there are tables for.
const nearEnd = `oware start=custom\n2-5-2-0-2-2-4-0-0-0-0-5-23-3-S\n\n`

// lateGame loads a page in which a game against the weakest Tux is near its end.
func (b *tab) lateGame() {
	b.t.Helper()
	b.waiting(1, nearEnd)
}

// waiting loads a page in which a game against Tux of a level waits to be gone on with, and moves take no time.
func (b *tab) waiting(level int, game string) {
	b.t.Helper()
	b.load(address)
	b.eval(`localStorage.setItem("awele/settings.json", JSON.stringify({speed: "off", warn: false}))`)
	b.eval(fmt.Sprintf(`localStorage.setItem("awele/game-awele.json",
		JSON.stringify({board: "awele", friend: false, level: %d, seed: 1, tuxStarts: false, game: "%s"}))`, level, game))
	b.do(chromedp.Reload())
	b.playing()
}

// playable is the first house that the child may play now, "0" to "5", "" while there is none, in JavaScript.
const playable = `(document.querySelector('#controls [data-id^="house 0"]:not([aria-disabled])') || {dataset: {id: ""}}).dataset.id.slice(7)`

// childPlays lets the child, who began, play so many moves of a new game through the twin, each answered by Tux.
func (b *tab) childPlays(n int) {
	b.t.Helper()
	for i := range n {
		b.until(playable + ` !== ""`)
		b.enter("house 0" + b.eval(playable))
		b.until(fmt.Sprintf(`%s.split(" ").length >= %d`, moves, 2*(i+1)))
	}
}

// playOut plays the first house that may be played, "0" to "5", by press, until the end is shown.
func (b *tab) playOut(press func(house string)) {
	b.t.Helper()
	ends := map[string]bool{}
	for _, key := range []i18n.Key{i18n.YouWon, i18n.TuxWon, i18n.Drawn} {
		ends[i18n.For("en").T(key)] = true
	}
	played := 0
	for deadline := time.Now().Add(3 * patience); time.Now().Before(deadline); {
		if ends[b.eval(`document.getElementById("title").textContent`)] {
			if played < 2 {
				b.t.Errorf("the game was over after %d moves", played)
			}
			return
		}
		house := b.eval(playable)
		before := b.begun()
		if house == "" {
			time.Sleep(50 * time.Millisecond)
			continue
		}
		press(house)
		if b.frames(); b.begun() != before {
			played++
		}
	}
	b.t.Fatalf("the game is not played to its end: %q, at %q", b.begun(), b.eval(`document.getElementById("title").textContent`))
}
