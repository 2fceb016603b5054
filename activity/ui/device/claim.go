package device

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui"
)

// keyPress is a key that goes down, as a browser tells it. ctrl is also Command on a Mac.
type keyPress struct {
	code, prints     string // "KeyM", "m": see printed
	shift, ctrl, alt bool
}

// claim chooses the presses that the game hears in a browser. Ebitengine keeps every press that it hears from the browser, so
// what the game has no use for must not come to it: to load the page anew, to go back, to zoom, Tab, which leads out of the
// game and back, and whatever else a browser has.
type claim struct {
	printed printed
	down    map[string]bool // the codes of the keys that the game has heard go down
}

func newClaim() *claim { return &claim{printed{}, map[string]bool{}} }

// press reports whether the game is to hear a key go down.
func (c *claim) press(p keyPress) bool {
	c.printed.hear(p.code, p.prints)
	ours := c.ours(p)
	if ours {
		c.down[p.code] = true
	}
	return ours
}

// release reports whether the game is to hear a key go up: if it has heard it go down.
func (c *claim) release(code string) bool {
	ours := c.down[code]
	delete(c.down, code)
	return ours
}

func (c *claim) ours(p keyPress) bool {
	switch {
	case slices.Contains(holding, p.prints):
		return true
	case p.alt:
		return false
	case !p.ctrl && (p.prints == "?" || slices.ContainsFunc(plain[:], func(k plainKey) bool { return codeOf(k.key) == p.code })):
		return true
	}
	i := slices.IndexFunc(printing, func(k ebiten.Key) bool { return codeOf(k) == p.code })
	if i < 0 {
		return false
	}
	is := meaning(letterOn(printing[i], p.prints, foreign(c.printed.on)), p.shift, p.ctrl)
	return is != ui.NoKey && is != ui.KeyQuit // a page is left by closing it
}

// holding are the keys that mean nothing alone and another thing with others, as what they print. Alt is not among them: with it
// everything is the browser's.
var holding = []string{"Shift", "Control", "Meta"}
