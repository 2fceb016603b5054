package browser

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long anything may take on a loaded machine.
const patience = time.Minute

// tab is a page of its own, in a browser that has kept nothing.
type tab struct {
	t   testing.TB
	ctx context.Context

	mu   sync.Mutex
	said []string // in the console
}

// newTab opens an empty tab of 800×600 whose reader prefers the languages, as in "fi,en". before runs in every page before its
// own scripts.
func newTab(t testing.TB, languages, before string) *tab {
	t.Helper()
	ctx, closeTab := chromedp.NewContext(chromium, chromedp.WithNewBrowserContext())
	t.Cleanup(closeTab)
	b := &tab{t: t, ctx: ctx}
	if err := chromedp.Listen(ctx, b.hear); err != nil {
		t.Fatal(err)
	}
	call(b, log.Enable, cdp.Empty{})
	call(b, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: "Chromium of a test", AcceptLanguage: languages})
	call(b, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: before})
	b.size(800, 600, 1)
	return b
}

// size gives the tab a size in DIP, and so many pixels to each of them.
func (b *tab) size(w, h int64, scale float64) {
	b.t.Helper()
	call(b, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: w, Height: h, DeviceScaleFactor: scale})
}

// hear notes what the page says in the console, and what goes wrong in it.
func (b *tab) hear(event any) {
	said := ""
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		for _, arg := range e.Args {
			said += strings.Trim(string(arg.Value), `"`)
		}
	case *runtime.EventExceptionThrown:
		said = fmt.Sprintf("exception: %+v", e.ExceptionDetails)
	case *log.EventEntryAdded:
		said = fmt.Sprintf("%v: %s", e.Entry.Level, e.Entry.Text)
	default:
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.said = append(b.said, said)
}

// console returns what the page has said there.
func (b *tab) console() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return strings.Join(b.said, "\n")
}

// get returns what an action returns, or fails the test.
func get[T any](b *tab, a chromedp.Action[T]) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	v, err := chromedp.Run(ctx, a)
	if err != nil {
		b.t.Fatalf("%v; the console says:\n%s", err, b.console())
	}
	return v
}

// call sends a command to the browser, or fails the test.
func call[P, R any](b *tab, c cdp.Command[P, R], params P) {
	b.t.Helper()
	get(b, func(ctx context.Context, t *chromedp.Target) (R, error) { return cdp.Call(ctx, t, c, params) })
}

// do does all of it, or fails the test.
func (b *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	get(b, chromedp.Steps(actions...))
}

// load goes to the page at a host and waits until the game shows its first picture.
func (b *tab) load(host string) {
	b.t.Helper()
	b.do(chromedp.Navigate("http://" + host + "/"))
	b.playing()
}

func (b *tab) playing() {
	b.t.Helper()
	b.until(`document.body.className === "playing"`)
}

// until waits until something is true in the page.
func (b *tab) until(condition string) {
	b.t.Helper()
	get(b, chromedp.Poll[bool]("!!("+condition+")", chromedp.WithPollingInterval(20*time.Millisecond), chromedp.WithPollingTimeout(patience)))
}

// eval returns what an expression of JavaScript is, as text.
func (b *tab) eval(expression string) string {
	b.t.Helper()
	return get(b, chromedp.Evaluate[string]("String("+expression+")"))
}

// key presses a key and lets it go, for a few ticks each.
func (b *tab) key(keys ...string) {
	b.t.Helper()
	for _, k := range keys {
		b.do(chromedp.KeyEvent(k), chromedp.Sleep(150*time.Millisecond))
	}
}

// begun returns the moves of the game at the first board as it is kept, "" if there is none.
func (b *tab) begun() string {
	b.t.Helper()
	return b.eval(moves)
}

// moves is that in JavaScript: the third line of the game's text.
const moves = `((JSON.parse(localStorage.getItem("awele/game-awele.json") || "{}").game || "").split("\n")[2] || "")`

// picture is what the tab shows.
func (b *tab) picture() image.Image {
	b.t.Helper()
	img, err := png.Decode(bytes.NewReader(get(b, chromedp.CaptureScreenshot())))
	if err != nil {
		b.t.Fatal(err)
	}
	return img
}

// colours counts the colours of a picture, in rough shades.
func colours(img image.Image) int {
	seen := map[string]bool{}
	r := img.Bounds()
	for y := r.Min.Y; y < r.Max.Y; y += 3 {
		for x := r.Min.X; x < r.Max.X; x += 3 {
			red, green, blue, _ := img.At(x, y).RGBA()
			seen[fmt.Sprint(red>>12, green>>12, blue>>12)] = true
		}
	}
	return len(seen)
}
