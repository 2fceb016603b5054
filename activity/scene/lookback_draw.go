package scene

import (
	"math"
	"strconv"

	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/i18n"
	"awele/rules"
)

// lookButtons are the round buttons of the bar, from left to right, with their pictures.
var lookButtons = [...]struct{ id, icon string }{
	{"back", "back"}, {"home", "home"}, {"board", "board"}, {"earlier", "earlier"}, {"again", "replay"}, {"later", "later"},
}

// place lays the controls and says which can be used now.
func (l *LookBack) place() {
	if len(l.where.Bar) == 0 {
		return
	}
	var items []ui.Item
	for i, b := range lookButtons {
		items = append(items, ui.Item{ID: b.id, Rect: l.where.Bar[i], Disabled: l.off(b.id)})
	}
	l.set.SetItems(append(items, ui.Item{ID: "play on", Rect: l.where.PlayOn, Disabled: l.off("play on")}))
}

// off reports whether a button can do nothing now.
func (l *LookBack) off(id string) bool {
	switch id {
	case "earlier":
		return l.at == 0
	case "later":
		return l.at >= len(l.pages)-1
	case "again", "play on":
		return len(l.pages) == 0
	}
	return false
}

// label returns the word for a round button.
func (l *LookBack) label(id string) string {
	switch id {
	case "back":
		return l.Text(i18n.GoBack)
	case "home":
		return l.Text(i18n.Home)
	case "board":
		return l.Text(i18n.ToBoard)
	case "earlier":
		return l.Text(i18n.Earlier)
	case "again":
		return l.Text(i18n.ShowAgain)
	case "later":
		return l.Text(i18n.Later)
	}
	return ""
}

// Draw implements screen.Screen.
func (l *LookBack) Draw(c *paint.Canvas) {
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
	l.DrawBubble(c, l.message)
	l.drawPips(c)
	l.drawBar(c)
}

// drawMarks rings the house of the page's move, and others that what is said is about.
func (l *LookBack) drawMarks(c *paint.Canvas) {
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
func (l *LookBack) drawBadges(c *paint.Canvas) {
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
func (l *LookBack) drawPips(c *paint.Canvas) {
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

func (l *LookBack) drawBar(c *paint.Canvas) {
	for i, b := range lookButtons {
		st := paint.StateOf(&l.set, b.id)
		st.Disabled = l.off(b.id)
		c.Button(l.where.Bar[i], b.icon, st)
	}
	st := paint.StateOf(&l.set, "play on")
	st.Disabled = l.off("play on")
	c.Pad(l.where.PlayOn, paint.Pad{Icon: "play", Label: l.Text(i18n.PlayOnHere), Size: l.where.PlayOnSize, Fill: c.Theme().Green, Bold: true}, st)
	id := l.set.Hovered()
	if id == "" {
		id = l.set.Focus()
	}
	if at, ok := l.set.Rect(id); ok && l.label(id) != "" {
		l.View.DrawLabel(c, at, l.label(id))
	}
}

// blinking reports whether Tux, if he is there, has his eyes shut for a moment.
func (l *LookBack) blinking() bool {
	return !l.Seats.Shared() && !l.Settings().Calm && l.idle <= idleFor && l.clock%200 < 8
}

// pose: Tux scratches his head while he looks at the game, watches the seeds, and is glad about what is better.
func (l *LookBack) pose() paint.TuxPose {
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
