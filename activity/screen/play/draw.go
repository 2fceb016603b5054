package play

import (
	"image/color"
	"math"

	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/screen"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// Draw implements screen.Screen.
func (p *Screen) Draw(c *paint.Canvas) {
	l := &p.Layout
	c.Background()
	if !p.Seats.Shared() {
		c.Tux(l.Tux, p.pose())
	}
	p.DrawBoard(c, p.drawMarks)
	p.drawBadges(c)
	p.DrawPath(c, &p.path)
	p.Pile.Draw(c, true)
	for _, si := range [...]kinds.HintMarks{p.sight(), p.price()} {
		p.DrawMarks(c, &si)
	}
	p.DrawTaken(c)
	p.DrawNumbers(c) // nothing lies over a number
	p.drawTurnMark(c)
	p.DrawHandNumber(c)
	p.DrawBubble(c, p.message)
	p.drawBar(c)
	if p.dialog != nil {
		c.Dialog(p.dialog, l.View)
	}
}

// drawMarks draws the rings and badges on the houses. Each kind has its own shape, so that they differ without colour:
// legal is dashed, the focus a double ring outside all others, the last move dotted with the mover's badge, a hint has a
// lamp, a refused house a cross, a captured one the number of its seeds.
func (p *Screen) drawMarks(c *paint.Canvas) {
	l, th := &p.Layout, c.Theme()
	w := geom.RingWidth(l.View)
	still := p.still()
	strong := w * 0.9
	if p.refusing { // these are the ones that can be played
		strong = w * 1.4
	}
	hint, hinted := p.hinted()
	for s := range l.Pits {
		for h := range l.Houses {
			pit := rules.Pit{Side: rules.Side(s), House: rules.House(h)}
			r := l.Pits[s][h]
			in := r.Inset(w * 0.6)
			if p.set.Focus() == houseID(pit) && p.dialog == nil {
				c.Ring(r.Inset(w*0.5), -1, c.Focus(w*0.75))
				in = r.Inset(w * 2.4) // the other marks lie inside the focus
			}
			if p.hasLast && p.last == pit && (still || p.Showing == pit.Side) {
				c.Ring(in, -1, paint.RingStyle{Lines: boardview.Lines(th.RingDark, th.LastMove), Widths: [3]float64{w * 0.4, w * 0.8}, Dashes: 30})
			}
			if still && p.m.Legal(pit.Side).Has(pit.House) {
				c.Ring(in, -1, paint.RingStyle{Lines: boardview.Lines(th.RingDark, th.Legal), Widths: [3]float64{w * 0.4, strong}, Dashes: 14})
			}
			if hinted && hint == pit && still {
				c.Ring(in, -1, paint.RingStyle{Lines: [3]color.NRGBA{th.RingDark, th.Hint, th.RingDark}, Widths: [3]float64{w * 0.4, w * 1.3, w * 0.4}})
			}
			p.DrawMoving(c, pit, in)
			if p.refusing && p.refused == pit {
				c.Ring(in.Move(p.shakeBy(), 0), -1, paint.RingStyle{Lines: boardview.Lines(th.RingLight, th.Refused), Widths: [3]float64{w * 0.5, w}})
			}
		}
	}
	for _, si := range [...]kinds.HintMarks{p.sight(), p.price()} {
		p.DrawMarkRings(c, &si)
	}
}

// shakeBy returns how far a refused house is to one side while it shakes: twice to and fro, no faster than an eye likes.
func (p *Screen) shakeBy() float64 {
	part := float64(p.shake) / shakeFor
	return math.Sin(part*4*math.Pi) * 5 * part
}

func (p *Screen) drawBadges(c *paint.Canvas) {
	if p.hasLast && p.still() {
		c.Picture(p.Owner(p.last.Side), p.Badge(p.last, -1, -1), paint.Opt{})
	}
	if pit, ok := p.hinted(); ok {
		c.Picture("hint", p.Badge(pit, 1, -1), paint.Opt{})
	}
	if p.refusing {
		c.Picture("close", p.Badge(p.refused, 1, -1).Move(p.shakeBy(), 0), paint.Opt{})
	}
}

func (p *Screen) drawBar(c *paint.Canvas) {
	for i := range p.bar {
		b := &p.bar[i]
		if !b.shown {
			continue
		}
		st := paint.StateOf(&p.set, b.ID)
		st.Focused = st.Focused && p.dialog == nil
		st.Pressed = st.Pressed || b.ID == hintID && p.hint.working
		st.Disabled = b.off
		if b.ID == levelID {
			p.drawLevel(c, b.rect, st)
			continue
		}
		c.Button(b.rect, b.Picture(), st)
	}
	p.drawLabel(c)
}

// drawLabel says in words what the button is for that the mouse or the focus is on.
func (p *Screen) drawLabel(c *paint.Canvas) {
	id := p.set.Hovered()
	if _, isHouse := houseOf(id); id == "" || isHouse {
		id = p.set.Focus()
	}
	b := p.button(id)
	if b == nil || !b.shown || p.dialog != nil {
		return
	}
	if label := b.Label(); label != "" {
		p.View.DrawLabel(c, b.rect, label)
	}
}

// drawTurnMark shows beside the rows whose turn it is.
func (p *Screen) drawTurnMark(c *paint.Canvas) {
	switch p.phase() {
	case over:
	case moving, replaying:
		if !p.m.Over() {
			p.DrawTurn(c, p.Showing)
		}
	case showing: // it is nobody's turn: this is only an idea
		c.Picture("hint", p.Layout.Turn[p.m.Position().Turn()], paint.Opt{})
	default:
		if !p.m.Over() {
			p.DrawTurn(c, p.m.Position().Turn())
		}
	}
}

// drawLevel draws the button of Tux's level: his picture at that age, and its number.
func (p *Screen) drawLevel(c *paint.Canvas, r geom.Rect, st paint.State) {
	th := c.Theme()
	if st.Pressed {
		r = r.Inset(r.W * 0.04)
	}
	c.Dot(r.Center(), r.W*0.48, th.Paper, th.PaperEdge, math.Max(1.5, r.W*0.04))
	c.Picture(screen.LevelPicture(p.m.Level()), r.Inset(r.W*0.15), paint.Opt{})
	h := r.H * 0.36
	c.Tag(geom.Rect{X: r.X + r.W*0.55, Y: r.Y + r.H - h, W: r.W * 0.45, H: h}, int(p.m.Level()), paint.TextStyle{Size: h / 1.3})
	if st.Focused {
		c.Ring(r.Inset(r.W*0.03), -1, c.Focus(geom.RingWidth(p.Layout.View)))
	}
}
