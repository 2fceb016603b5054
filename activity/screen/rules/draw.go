package rules

import (
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
)

// Draw implements screen.Screen.
func (r *Screen) Draw(c *paint.Canvas) {
	l, th := &r.lay, c.Theme()
	v := l.View
	c.HomeBackground()
	c.Button(l.Back, back, paint.StateOf(&r.set, back))
	c.Heading(v, l.Title, r.title)
	round := max(14, 30*v.Unit())
	c.Shadow(l.Sheet.Move(0, 5), round, 8, paint.Shade)
	c.Panel(l.Sheet, round, th.Paper, th.PaperEdge, 3)
	c.PushClip(r.col.Layout.View)
	for i := range r.blocks {
		b := &r.blocks[i]
		if !b.Diagrams {
			c.Text(b.Text, r.col.Place(l.Blocks[i]), paint.TextStyle{Size: b.Size(v), Bold: b.Heading})
		}
	}
	at := r.col.Place(geom.Rect{})
	for i, d := range r.diagrams {
		d.Draw(c, v, at.X, at.Y, r.captions[i], paint.StateOf(&r.set, d.ID))
	}
	c.PopClip()
	c.Column(&r.col, &r.set)
}
