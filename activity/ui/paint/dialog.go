package paint

import (
	"math"

	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Dialog paints a question over the screen.
func (c *Canvas) Dialog(d *ui.Dialog, v geom.View) {
	th := c.Theme()
	if !d.AtTop {
		c.Fill(v.Bounds(), th.Veil)
	}
	radius := 28 * math.Max(0.6, v.Unit())
	c.Shadow(d.Layout.Panel.Move(0, 6), radius, 14, th.Veil)
	c.Panel(d.Layout.Panel, radius, th.Paper, th.PaperEdge, 3)
	words := TextStyle{Size: geom.Large.Size(v), Bold: true, AlignX: Middle, AlignY: Middle}
	if d.Note {
		words.Size, words.Bold = geom.Body.Size(v), false
	}
	c.Text(d.Text, d.Layout.Text, words)
	list := d.Column.Layout.View != geom.Rect{}
	if list {
		c.PushClip(d.Column.Layout.View)
	}
	for i, ch := range d.Choices {
		r := d.Place(i)
		st := StateOf(&d.Controls, ch.ID)
		fill := th.Paper
		if ch.Chosen {
			fill = th.Chosen
		}
		if !d.Layout.Tiles {
			c.Pad(r, Pad{Icon: ch.Icon, Label: ch.Label, Size: geom.Body.Size(v), Fill: fill, Bold: true}, st)
			if ch.Chosen {
				c.Chosen(r, v)
			}
			continue
		}
		c.Pad(r, Pad{Fill: fill}, st)
		c.tile(ch, r, geom.Large.Size(v)*1.2)
		if ch.Chosen {
			c.Chosen(r, v)
		}
	}
	if list {
		c.PopClip()
		c.Column(&d.Column, &d.Controls)
	}
}

// tile paints the picture of an answer into r, and its word below in letters of at most that height. Where there is no word
// the picture says it all.
func (c *Canvas) tile(ch ui.Choice, r geom.Rect, most float64) {
	if ch.Label == "" {
		c.Picture(ch.Icon, r.Inset(5), Opt{})
		return
	}
	label := math.Min(r.H*0.3, most)
	c.Picture(ch.Icon, geom.Rect{X: r.X + 4, Y: r.Y + 4, W: r.W - 8, H: r.H - label - 6}, Opt{})
	c.Text(ch.Label, geom.Rect{X: r.X, Y: r.Y + r.H - label - 4, W: r.W, H: label},
		TextStyle{Size: label / 1.25, Bold: true, AlignX: Middle, AlignY: Middle, MaxLines: 1})
}

// Chosen marks the wide button r as the present choice, at its upper right corner.
func (c *Canvas) Chosen(r geom.Rect, v geom.View) {
	d := math.Max(18, 28*v.Unit())
	c.Picture("check", geom.Rect{X: r.X + r.W - d*0.75, Y: r.Y - d*0.3, W: d, H: d}, Opt{})
}
