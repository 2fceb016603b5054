package learn

import (
	"math"

	"awele/activity/progress"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
)

// Draw implements screen.Screen.
func (s *Screen) Draw(c *paint.Canvas) {
	l, th := &s.lay, c.Theme()
	c.HomeBackground()
	c.Button(l.Back, back, paint.StateOf(&s.set, back))
	c.Heading(l.View, l.Title, s.show.Title())
	c.PushClip(s.col.Layout.View)
	at := s.col.Place(geom.Rect{})
	trail := l.trail()
	for i := range trail {
		trail[i].X += at.X
		trail[i].Y += at.Y
	}
	u := l.View.Unit()
	for i := 1; i < len(trail); i++ {
		c.Line(trail[i-1], trail[i], math.Max(8, 20*u), th.PaperEdge)
		c.Line(trail[i-1], trail[i], math.Max(4, 12*u), th.Paper)
	}
	for i := range s.stages {
		s.drawStation(c, i)
	}
	c.PopClip()
	c.Column(&s.col, &s.set)
}

// drawStation draws a station: a plate with its picture and name, and a star for what is done, in a wreath where no help
// was needed.
func (s *Screen) drawStation(c *paint.Canvas, i int) {
	th, st := c.Theme(), paint.StateOf(&s.set, stationID(i))
	p, stage := &s.lay.Stations[i], &s.stages[i]
	whole := s.col.Place(p.Whole)
	if !c.Seen(whole) {
		return
	}
	round := math.Min(whole.W, whole.H) * 0.16
	c.Shadow(whole.Move(0, 4), round, 6, paint.Shade)
	fill := th.Paper
	if st.Hovered || st.Pressed {
		fill = th.Tag
	}
	c.Panel(whole, round, fill, th.PaperEdge, 3)
	c.Picture(stage.Picture, s.col.Place(p.Picture), paint.Opt{})
	c.Text(stage.Title, s.col.Place(p.Words), paint.TextStyle{Size: s.lay.Size, Bold: true, AlignX: paint.Middle, AlignY: paint.Middle})
	switch star := s.col.Place(p.Star); {
	case stage.Mark >= progress.Unaided:
		c.Picture("end-won", star, paint.Opt{})
	case stage.Mark == progress.Done:
		c.Picture("star-full", star, paint.Opt{})
	}
	if st.Focused {
		w := geom.RingWidth(s.lay.View)
		c.Ring(s.col.Place(s.lay.Ring(i)), round+ringGap, c.Focus(w))
	}
}
