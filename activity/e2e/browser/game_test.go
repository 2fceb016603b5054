package browser

import (
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The middle of house A of the bottom row in a tab of 800×600, and from there to the next.
const (
	houseA, houseRow = 180, 420
	nextHouse        = 88
	playX, playY     = 670, 248 // the button Play on Home
)

// place returns where a house of the bottom row is, "0" to "5" from the left.
func place(house string) (x, y float64) {
	n, _ := strconv.Atoi(house)
	return float64(houseA + n*nextHouse), houseRow
}

// A game is gone on with and played to its end by the keyboard alone, by a mouse alone and by a finger alone.
func TestAGameByKeyboard(t *testing.T) {
	b := newTab(t, "en", "")
	b.lateGame()
	b.key(kb.Enter)
	b.playOut(func(house string) {
		n, _ := strconv.Atoi(house)
		b.key(strconv.Itoa(n+1), kb.Enter)
	})
}

func TestAGameByPointer(t *testing.T) {
	b := newTab(t, "en", "")
	b.lateGame()
	b.frames()
	b.click(playX, playY)
	b.playOut(func(house string) { b.click(place(house)) })
}

func TestAGameByTouch(t *testing.T) {
	b := newTab(t, "en", "")
	call(b, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	b.lateGame()
	b.frames()
	b.tap(playX, playY)
	b.playOut(func(house string) { b.tap(place(house)) })
}

// held is how long a button or a finger is down: some frames, also on a loaded machine.
const held = 200 * time.Millisecond

// click presses the mouse there.
func (b *tab) click(x, y float64) {
	b.t.Helper()
	mouse := func(kind input.DispatchMouseEventType, button input.MouseButton) {
		call(b, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: x, Y: y, Button: button, ClickCount: 1})
		b.do(chromedp.Sleep(held))
	}
	mouse(input.DispatchMouseEventTypeMouseMoved, input.MouseButtonNone)
	mouse(input.DispatchMouseEventTypeMousePressed, input.MouseButtonLeft)
	mouse(input.DispatchMouseEventTypeMouseReleased, input.MouseButtonLeft)
}

// tap touches there.
func (b *tab) tap(x, y float64) {
	b.t.Helper()
	touch := func(kind input.DispatchTouchEventType, at ...*input.TouchPoint) {
		call(b, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: at})
		b.do(chromedp.Sleep(held))
	}
	touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
	touch(input.DispatchTouchEventTypeTouchEnd)
}
