package end

import (
	"math"
	"strconv"

	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// Draw implements screen.Screen.
func (e *Screen) Draw(c *paint.Canvas) {
	l, th := &e.lay, c.Theme()
	v := l.View
	c.HomeBackground()
	done := !e.counting()
	if done {
		c.Text(e.title, l.Title, paint.TextStyle{Size: l.TitleSize, Bold: true, AlignX: paint.Middle, AlignY: paint.Middle})
	}
	c.Tux(l.Tux, e.pose())
	e.drawTray(c, 0, e.result.South, done && e.result.South >= e.result.North)
	e.drawTray(c, 1, e.result.North, done && e.result.North >= e.result.South)
	c.PushClip(e.col.Layout.View)
	if done && e.note != "" {
		r := e.col.Place(l.Note)
		c.Panel(r, math.Max(10, 18*v.Unit()), th.Paper, th.PaperEdge, 2)
		c.Text(e.note, ui.NoteText(r, v), paint.TextStyle{Size: geom.Body.Size(v), AlignY: paint.Middle})
	}
	for i, b := range e.buttons {
		p := paint.Pad{Icon: b.Picture(), Label: b.Label(), Size: l.Pads.Label(v, i), Bold: true}
		switch {
		case i == 0:
			p.Fill = th.Green
		case b.ID == easier:
			p.Fill = th.Chosen
		}
		c.Pad(e.col.Place(l.Buttons[i]), p, paint.StateOf(&e.set, b.ID))
	}
	c.PopClip()
	c.Column(&e.col, &e.set)
}

// drawTray paints the seeds of a side as far as they are counted.
func (e *Screen) drawTray(c *paint.Canvas, side, seeds int, won bool) {
	v, th := e.lay.View, c.Theme()
	t := &e.lay.Trays[side]
	fill, line := th.Paper, math.Max(2, 3*v.Unit())
	if won {
		fill, line = th.Chosen, math.Max(3, 6*v.Unit())
	}
	round := math.Max(12, 26*v.Unit())
	c.Shadow(t.Whole.Move(0, 4), round, 6, paint.Shade)
	c.Panel(t.Whole, round, fill, th.PaperEdge, line)
	c.Picture(boardview.OwnerPicture(e.result.Seats, e.Settings().Badges, rules.Side(side)), t.Badge, paint.Opt{})
	n := min(e.counted, seeds)
	c.Text(strconv.Itoa(n), t.Number, paint.TextStyle{Size: t.Number.H * 0.9, Bold: true, AlignY: paint.Middle, MaxLines: 1})
	if won && t.Star.W > 0 {
		c.Picture("star-full", t.Star, paint.Opt{})
	}
	for i := range n {
		c.Seed(i+side*100, t.Seed(i), t.Step*0.44, 0)
	}
}

// pose: Tux watches the seeds while they are counted; then he is glad for the child with both flippers up, with one for a draw, and
// calm when he has won himself, for to beam then would be to mock.
func (e *Screen) pose() paint.TuxPose {
	p := paint.TuxPose{Feet: true, Blink: e.blink}
	switch {
	case e.counting():
		p.LookX, p.LookY = 1, 0.3
	case e.result.South > e.result.North || e.result.Seats.Shared():
		p.Happy, p.FlipperL, p.FlipperR = true, 2.2, 2.2
	case e.result.South == e.result.North:
		p.Happy, p.FlipperR = true, 2.0
	default: // he has won: friendly and calm, with a wave
		p.FlipperR, p.LookX = 0.8, 0.6
	}
	return p
}
