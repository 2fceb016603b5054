package lesson

import (
	"image/color"
	"math"

	"awele/activity/boardview"
	"awele/activity/progress"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/lessons"
	"awele/rules"
)

// Draw implements screen.Screen.
func (l *Screen) Draw(c *paint.Canvas) {
	c.Background()
	c.Tux(l.Layout.Tux, l.pose())
	l.DrawBoard(c, func(c *paint.Canvas) {
		l.drawRings(c)
		l.DrawMarkRings(c, &l.marks)
	})
	l.DrawPath(c, &l.path)
	l.Pile.Draw(c, true)
	l.DrawMarks(c, &l.marks)
	l.drawBadges(c)
	l.DrawTaken(c)
	l.DrawNumbers(c)
	l.DrawHandNumber(c)
	if l.phase == asking && l.task().Kind != lessons.Play {
		l.DrawTurn(c, l.try.Child())
	}
	l.DrawBubble(c, l.message, rules.South)
	if l.phase == finished {
		l.drawStar(c)
	}
	l.drawPips(c)
	l.View.DrawBar(c, &l.where, &l.set, l.bar, l.wide)
}

// drawStar draws the star of a stage that is done over the board, in a wreath where no help was needed.
func (l *Screen) drawStar(c *paint.Canvas) {
	f := l.where.Face
	d := math.Min(f.W, f.H) * 0.7
	star := "star-full"
	if l.mark() >= progress.Unaided {
		star = "end-won"
	}
	c.Picture(star, geom.Rect{X: f.Center().X - d/2, Y: f.Center().Y - d/2, W: d, H: d}, paint.Opt{})
}

// drawRings draws the rings on the houses: what can be pressed is dashed, the focus is a double ring outside all others,
// and what is asked, shown or refused has a picture besides.
func (l *Screen) drawRings(c *paint.Canvas) {
	w := geom.RingWidth(l.Layout.View)
	way, shown := l.way()
	answers := map[rules.Pit]bool{}
	if l.phase == asking && l.task().Kind != lessons.Play {
		for _, pit := range l.try.Answers() {
			answers[pit] = true
		}
	}
	for s := range l.Layout.Pits {
		for h := range l.Layout.Houses {
			pit := rules.Pit{Side: rules.Side(s), House: rules.House(h)}
			l.drawRing(c, pit, l.Layout.Pits[s][h], -1, answers[pit], shown && way == pit)
			l.DrawMoving(c, pit, l.Layout.Pits[s][h].Inset(w*0.6))
		}
		if pit := (rules.Pit{Side: rules.Side(s), House: rules.Store}); answers[pit] {
			r := l.Layout.Stores[s]
			l.drawRing(c, pit, r, math.Min(r.W, r.H)/2, true, shown && way == pit)
		}
	}
}

// drawRing draws the rings of one house or store.
func (l *Screen) drawRing(c *paint.Canvas, pit rules.Pit, r geom.Rect, corner float64, answer, way bool) {
	th, w := c.Theme(), geom.RingWidth(l.Layout.View)
	at := func(in geom.Rect) float64 {
		if corner < 0 {
			return corner
		}
		return math.Min(in.W, in.H) / 2
	}
	in := r.Inset(w * 0.6)
	if l.set.Focus() == pitID(pit) {
		out := r.Inset(w * 0.5)
		c.Ring(out, at(out), c.Focus(w*0.75))
		in = r.Inset(w * 2.4)
	}
	strong := w * 0.9
	if l.two(pit) {
		strong = w * 1.6
	}
	if answer {
		c.Ring(in, at(in), paint.RingStyle{Lines: boardview.Lines(th.RingDark, th.Legal), Widths: [3]float64{w * 0.4, strong}, Dashes: 14})
	}
	if way || l.two(pit) {
		c.Ring(in, at(in), paint.RingStyle{Lines: [3]color.NRGBA{th.RingDark, th.Hint, th.RingDark}, Widths: [3]float64{w * 0.4, w * 1.3, w * 0.4}})
	}
	if l.refused.Of(pit) {
		in = in.Move(l.refused.By(), 0)
		c.Ring(in, at(in), paint.RingStyle{Lines: boardview.Lines(th.RingLight, th.Refused), Widths: [3]float64{w * 0.5, w}})
	}
}

// two reports whether a house is one of the two of which one is right.
func (l *Screen) two(pit rules.Pit) bool {
	return l.phase == asking && !pit.IsStore() && l.nudged[pit.Side].Has(pit.House)
}

// drawBadges draws the pictures at the corners of the houses: a lamp at what was shown, a tick at what was right.
func (l *Screen) drawBadges(c *paint.Canvas) {
	if pit, ok := l.way(); ok {
		c.Picture("hint", l.Badge(pit, 1, -1), paint.Opt{})
	}
	if l.phase == solved {
		c.Picture("check", l.Badge(l.answer.Pit, 1, -1), paint.Opt{})
	}
}

// drawPips draws a star or a plate for each task of the stage, the one that is asked larger.
func (l *Screen) drawPips(c *paint.Canvas) {
	if l.do.Next != nil {
		return
	}
	th := c.Theme()
	n := len(l.stage.Stage.Tasks)
	for i := range n {
		r := l.where.Pip(i, n)
		if i != l.at {
			r = r.Inset(r.W * 0.14)
		}
		fill := th.Tag
		mark := l.stage.Mark(&l.stage.Stage.Tasks[i])
		if mark > progress.None {
			fill = th.Hint
		}
		c.Dot(r.Center(), r.W/2, fill, th.RingDark, math.Max(1.5, r.W*0.08))
		if mark > progress.None {
			c.Picture("check", r.Inset(r.W*0.18), paint.Opt{})
		}
	}
}

// pose: Tux watches the seeds, looks at what the child points at, and is glad about what is right.
func (l *Screen) pose() paint.TuxPose {
	pose := paint.TuxPose{Blink: l.blinked}
	switch pit, onBoard := boardview.PitOf(l.set.Focus()); {
	case l.View.Show != nil:
		pose = l.LookAt(pose, l.Pile.Hand())
	case l.phase == solved, l.phase == finished:
		pose.Happy = true
	case onBoard && !pit.IsStore():
		pose = l.LookAt(pose, l.Layout.Pits[pit.Side][pit.House].Center())
	}
	return pose
}
