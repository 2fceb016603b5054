package paint

import (
	"image/color"
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Column paints the buttons that scroll a column, and between them a thumb that shows how much there is.
func (c *Canvas) Column(col *ui.Column, set *ui.Controls) {
	if !col.Layout.Scrolls() {
		return
	}
	up, down := StateOf(set, ui.ScrollUp), StateOf(set, ui.ScrollDown)
	up.Disabled, down.Disabled = col.Scroll.AtTop(), col.Scroll.AtEnd()
	c.Button(col.Layout.Up, "unfold", up)
	c.Button(col.Layout.Down, "fold", down)
	// A thumb between them shows how much there is.
	gap := 6.0
	track := geom.Rect{X: col.Layout.Up.X + col.Layout.Up.W/2 - 4, Y: col.Layout.Up.Y + col.Layout.Up.H + gap, W: 8}
	track.H = col.Layout.Down.Y - gap - track.Y
	if track.H < 40 {
		return
	}
	th := c.Theme()
	c.Panel(track, 4, th.Paper, th.PaperEdge, 1)
	long := max(16, track.H*col.Layout.View.H/col.Layout.Content)
	at := track.Y
	if m := col.Scroll.Max(); m > 0 {
		at += (track.H - long) * col.Scroll.Pos() / m
	}
	c.Panel(geom.Rect{X: track.X, Y: at, W: track.W, H: long}, 4, th.Ink, th.Ink, 0)
}

// Shade is the colour of the shadows of panels.
var Shade = color.NRGBA{0x2a, 0x17, 0x05, 0x60}

// StateOf returns how the control id of set looks now.
func StateOf(set *ui.Controls, id string) State {
	return State{Focused: set.Focus() == id, Hovered: set.Hovered() == id, Pressed: set.Held() == id}
}

// Heading paints the title of a screen on the sky.
func (c *Canvas) Heading(v geom.View, r geom.Rect, s string) {
	c.Text(s, r, TextStyle{Size: math.Min(geom.Title.Size(v), r.H*0.85), Bold: true, AlignY: Middle, MaxLines: 1})
}
