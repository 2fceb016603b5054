package home

import (
	"math"

	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/i18n"
)

// Draw implements screen.Screen.
func (h *Screen) Draw(c *paint.Canvas) {
	l, th := &h.lay, c.Theme()
	v := l.View
	c.HomeBackground()
	c.Tux(l.Tux, h.pose())
	from, to := h.page()
	for i := from; i < to; i++ {
		h.drawTile(c, l.Tiles[i-from], i)
	}
	h.drawButtons(c, besideTiles)
	if l.Title.W > 0 {
		c.Text(h.Text(i18n.AppName), l.Title, paint.TextStyle{Size: math.Min(geom.Huge.Size(v), l.Title.H*0.9), Bold: true, AlignY: paint.Middle, MaxLines: 1})
	}
	h.drawButtons(c, inCorner)
	c.PushClip(h.col.Layout.View)
	if h.message != "" {
		r := h.col.Place(l.Message)
		c.Panel(r, 18, th.Paper, th.PaperEdge, 2)
		c.Text(h.message, ui.NoteText(r, v), paint.TextStyle{Size: geom.Body.Size(v), AlignY: paint.Middle})
	}
	h.drawButtons(c, inColumn)
	c.PopClip()
	c.Column(&h.col, &h.set)
	if h.chooser != nil {
		c.Dialog(h.chooser, v)
	}
}

// drawButtons paints the buttons of a place.
func (h *Screen) drawButtons(c *paint.Canvas, p place) {
	l, v := &h.lay, h.lay.View
	for b := range h.at(p) {
		st := paint.StateOf(&h.set, b.ID)
		st.Disabled = b.Disabled()
		switch b.place {
		case inColumn:
			pad := paint.Pad{Icon: b.Picture(), Label: b.Label(), Size: l.Pads.Label(v, b.nth), Bold: true}
			if b.nth == 0 {
				pad.Fill = c.Theme().Green
			}
			c.Pad(h.col.Place(b.rect), pad, st)
		case inCornerWithWord:
			if b.rect.W <= b.rect.H {
				c.Button(b.rect, b.Picture(), st)
				continue
			}
			c.Pad(b.rect, paint.Pad{Icon: b.Picture(), Label: b.Label(), Size: geom.Body.Size(v), Bold: true, Lines: 1}, st)
		default:
			c.Button(b.rect, b.Picture(), st)
		}
	}
}

func (h *Screen) drawTile(c *paint.Canvas, r geom.Rect, i int) {
	th, v := c.Theme(), h.lay.View
	t := &h.tiles[i]
	st := paint.StateOf(&h.set, tileID(i))
	if st.Pressed {
		r = r.Move(0, 2)
	}
	radius := math.Min(36*math.Max(0.6, v.Unit()), r.H/4)
	fill := th.Paper
	line := math.Max(2, 3*v.Unit())
	if i == h.chosen && len(h.tiles) > 1 {
		fill, line = th.Chosen, math.Max(3, 6*v.Unit())
	}
	c.Shadow(r.Move(0, 5), radius, 8, paint.Shade)
	c.Panel(r, radius, fill, th.PaperEdge, line)
	from, to := h.page()
	parts := newTile(v, r, h.tiles[from:to])
	picture := t.Picture
	if !paint.HasPicture(picture) {
		picture = "tile-unknown"
	}
	c.Picture(picture, parts.Picture, paint.Opt{})
	align := paint.Middle
	if parts.Title.X > parts.Picture.X {
		align = paint.Start
	}
	c.Text(t.Title, parts.Title, paint.TextStyle{Size: parts.TitleSize, Bold: true, AlignX: align, AlignY: paint.Middle})
	if t.Stars > 0 {
		stars := parts.Stars
		if align == paint.Start {
			stars.W = math.Min(stars.W, stars.H*6)
		}
		c.Stars(stars, t.Stars, 6)
	}
	if parts.Text.W > 0 {
		c.Text(t.Text, parts.Text, paint.TextStyle{Size: geom.Body.Size(v), AlignX: align, Color: th.Quiet})
	}
	if i == h.chosen && len(h.tiles) > 1 {
		d := math.Max(24, 44*v.Unit())
		c.Picture("check", geom.Rect{X: r.X + r.W - d*1.2, Y: r.Y + d*0.2, W: d, H: d}, paint.Opt{})
	}
	if st.Focused {
		c.Ring(r, radius, c.Focus(geom.RingWidth(v)))
	}
}

// pose lets Tux look at what has the focus.
func (h *Screen) pose() paint.TuxPose {
	pose := paint.TuxPose{Blink: h.blink, Happy: true}
	if r, ok := h.set.Rect(h.set.Focus()); ok {
		eyes := geom.Point{X: h.lay.Tux.X + h.lay.Tux.W/2, Y: h.lay.Tux.Y + h.lay.Tux.H*0.28}
		pose.LookX = boardview.Clamp((r.Center().X - eyes.X) / (h.lay.View.W / 3))
		pose.LookY = boardview.Clamp((r.Center().Y - eyes.Y) / (h.lay.View.H / 2))
	}
	return pose
}
