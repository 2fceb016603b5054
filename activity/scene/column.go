package scene

import (
	"image/color"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
)

// The two buttons beside a column that is higher than its place.
const (
	scrollUp   = "scroll up"
	scrollDown = "scroll down"
)

// column is content that may be higher than its place, with everything that scrolls it: buttons, wheel, drag, keys, and the
// focus, which is never out of sight.
type column struct {
	lay    ui.Scroller
	scroll ui.Scroll
}

func (c *column) arrange(l ui.Scroller) {
	c.lay = l
	c.scroll.SetSize(l.View, l.Content)
}

// place returns where a part of the content is on the screen now.
func (c *column) place(r geom.Rect) geom.Rect {
	return r.Move(c.lay.View.X, c.lay.View.Y-c.scroll.Pos())
}

// item returns a control that lies at r in the content.
func (c *column) item(id string, r geom.Rect) ui.Item {
	return ui.Item{ID: id, Rect: c.place(r), Clip: c.lay.View}
}

// buttons appends the buttons that scroll, if there is anything to scroll.
func (c *column) buttons(items []ui.Item) []ui.Item {
	if !c.lay.Scrolls() {
		return items
	}
	return append(items,
		ui.Item{ID: scrollUp, Rect: c.lay.Up, Disabled: c.scroll.AtTop()},
		ui.Item{ID: scrollDown, Rect: c.lay.Down, Disabled: c.scroll.AtEnd()})
}

// update scrolls as in asks and lets a drag cancel a press in set. It reports whether the content moved, so that its
// controls must be placed anew.
func (c *column) update(in *ui.Input, set *ui.Controls, arrows bool) (moved bool) {
	if !c.lay.Scrolls() {
		return false
	}
	moved = c.scroll.Update(in, arrows)
	if c.scroll.Dragging() {
		set.Cancel()
	}
	return moved
}

// act scrolls if id is one of its buttons.
func (c *column) act(id string) (moved bool) {
	switch id {
	case scrollUp:
		return c.scroll.Page(-1)
	case scrollDown:
		return c.scroll.Page(1)
	}
	return false
}

// reveal scrolls until the part r of the content, and a little around it, is in sight.
func (c *column) reveal(r geom.Rect) (moved bool) {
	const around = 12
	return c.scroll.Reveal(r.Y-around, r.Y+r.H+around)
}

// draw paints the buttons.
func (c *column) draw(cv *paint.Canvas, set *ui.Controls) {
	if !c.lay.Scrolls() {
		return
	}
	up, down := state(set, scrollUp), state(set, scrollDown)
	up.Disabled, down.Disabled = c.scroll.AtTop(), c.scroll.AtEnd()
	cv.Button(c.lay.Up, "unfold", up)
	cv.Button(c.lay.Down, "fold", down)
	// A thumb between them shows how much there is.
	gap := 6.0
	track := geom.Rect{X: c.lay.Up.X + c.lay.Up.W/2 - 4, Y: c.lay.Up.Y + c.lay.Up.H + gap, W: 8}
	track.H = c.lay.Down.Y - gap - track.Y
	if track.H < 40 {
		return
	}
	th := cv.Theme()
	cv.Panel(track, 4, th.Paper, th.PaperEdge, 1)
	long := max(16, track.H*c.lay.View.H/c.lay.Content)
	at := track.Y
	if m := c.scroll.Max(); m > 0 {
		at += (track.H - long) * c.scroll.Pos() / m
	}
	cv.Panel(geom.Rect{X: track.X, Y: at, W: track.W, H: long}, 4, th.Ink, th.Ink, 0)
}

// shade is the colour of the shadows of panels.
var shade = color.NRGBA{0x2a, 0x17, 0x05, 0x60}

// state is how the control id of set looks.
func state(set *ui.Controls, id string) paint.State {
	return paint.State{Focused: set.Focus() == id, Hovered: set.Hovered() == id, Pressed: set.Held() == id}
}
