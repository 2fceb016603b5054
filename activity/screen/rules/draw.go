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
		if b.Words() {
			c.Text(b.Text, r.col.Place(l.Blocks[i]), paint.TextStyle{Size: b.Size(v), Bold: b.Heading})
		}
	}
	for _, line := range l.Table.Lines {
		c.Fill(r.col.Place(line), th.PaperEdge)
	}
	for _, cell := range l.Table.Cells {
		c.Text(cell.Text, r.col.Place(cell.Rect), paint.TextStyle{Size: geom.Body.Size(v), Bold: cell.Bold})
	}
	at := r.col.Place(geom.Rect{})
	for i, d := range r.diagrams {
		d.Draw(c, v, at.X, at.Y, r.captions[i], paint.StateOf(&r.set, d.ID))
	}
	c.PopClip()
	c.Column(&r.col, &r.set)
}
