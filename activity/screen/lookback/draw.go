package lookback

import (
	"math"
	"strconv"

	"awele/activity/boardview"
	"awele/activity/screen"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// Draw implements screen.Screen.
func (l *Screen) Draw(c *paint.Canvas) {
	c.Background()
	if !l.Seats.Shared() {
		c.Tux(l.Layout.Tux, l.pose())
	}
	l.DrawBoard(c, l.drawMarks)
	l.drawBadges(c)
	l.DrawPath(c, &l.path)
	l.Pile.Draw(c, true)
	l.DrawMarks(c, &l.seen)
	l.DrawTaken(c)
	l.DrawNumbers(c)
	l.DrawHandNumber(c)
	switch from, ok := l.seen.From(); {
	case ok:
		l.DrawTurn(c, from.Side)
	case len(l.pages) > 0:
		l.DrawTurn(c, l.pos.Turn())
	}
	l.DrawBubble(c, l.message, rules.South) // both look back together
	l.drawPips(c)
	l.View.DrawBar(c, &l.where, &l.set, l.bar, l.playOn)
}

// drawMarks rings the house of the page's move, and others that what is said is about.
func (l *Screen) drawMarks(c *paint.Canvas) {
	if len(l.pages) == 0 {
		return
	}
	th, w := c.Theme(), geom.RingWidth(l.Layout.View)
	_, house := l.page()
	for side := range l.Layout.Pits {
		for h := range l.Layout.Houses {
			pit := rules.Pit{Side: rules.Side(side), House: rules.House(h)}
			in := l.Layout.Pits[side][h].Inset(w * 0.6)
			mover := pit.Side == l.pos.Turn()
			if mover && pit.House == house {
				style := paint.RingStyle{Lines: boardview.Lines(th.RingDark, th.LastMove), Widths: [3]float64{w * 0.4, w}}
				if l.pages[l.at].better {
					style.Lines = boardview.Lines(th.RingDark, th.Hint)
				}
				c.Ring(in, -1, style)
			}
			l.DrawMoving(c, pit, in)
		}
	}
	l.DrawMarkRings(c, &l.seen)
}

// drawBadges says at the house of the page's move who played it, or that it is a better one.
func (l *Screen) drawBadges(c *paint.Canvas) {
	if len(l.pages) == 0 {
		return
	}
	_, house := l.page()
	pit := rules.Pit{Side: l.pos.Turn(), House: house}
	icon := l.Owner(pit.Side)
	if l.pages[l.at].better {
		icon = "hint"
	}
	c.Picture(icon, l.Badge(pit, -1, -1), paint.Opt{})
}

// drawPips draws a plate for each moment on the front of the board, the one that is shown larger; while Tux is still
// looking, a dot for each tenth of his way.
func (l *Screen) drawPips(c *paint.Canvas) {
	th := c.Theme()
	if !l.ready {
		for i := range tenths {
			r := l.where.Pip(i, tenths)
			fill := th.Tag
			if i < l.far {
				fill = th.Hint
			}
			c.Dot(r.Center(), r.W*0.3, fill, th.RingDark, math.Max(1.5, r.W*0.08))
		}
		return
	}
	for i := range l.moments {
		r := l.where.Pip(i, len(l.moments))
		fill := th.Hint
		if i != l.pages[l.at].moment {
			r, fill = r.Inset(r.W*0.14), th.Tag
		}
		c.Dot(r.Center(), r.W/2, fill, th.RingDark, math.Max(1.5, r.W*0.08))
		c.Text(strconv.Itoa(i+1), r, paint.TextStyle{Size: r.H * 0.72, Bold: true, AlignX: paint.Middle, AlignY: paint.Middle, MaxLines: 1})
	}
}

// tenths is in how many parts Tux's way through a game is shown.
const tenths = 10

// blinking reports whether Tux, if he is there, has his eyes shut for a moment.
func (l *Screen) blinking() bool {
	return !l.Seats.Shared() && !l.Settings().Calm && l.idle <= screen.IdleFor && l.clock%200 < 8
}

// pose: Tux scratches his head while he looks at the game, watches the seeds, and is glad about what is better.
func (l *Screen) pose() paint.TuxPose {
	pose := paint.TuxPose{Blink: l.blinked}
	switch {
	case !l.ready:
		pose.FlipperR = 2.5
		pose.LookX, pose.LookY = -0.3, 1
	case l.Show != nil:
		pose = l.LookAt(pose, l.Pile.Hand())
	case len(l.pages) == 0:
		pose.Happy = true
	default:
		m, house := l.page()
		pose = l.LookAt(pose, l.Layout.Pits[l.pos.Turn()][house].Center())
		pose.Happy = l.shown && (l.pages[l.at].better || m.Praise())
	}
	return pose
}
