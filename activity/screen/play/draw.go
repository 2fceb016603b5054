package play

import (
	"image/color"

	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// Draw implements screen.Screen.
func (p *Screen) Draw(c *paint.Canvas) {
	l := p.face.look()
	c.Background()
	if !p.Seats.Shared() {
		c.Tux(p.Layout.Tux, l.pose)
	}
	marks := [...]kinds.HintMarks{p.spoken(), p.price()}
	p.DrawBoard(c, func(c *paint.Canvas) {
		p.drawRings(c)
		for i := range marks {
			p.DrawMarkRings(c, &marks[i])
		}
	})
	p.drawBadges(c)
	p.DrawPath(c, &p.path)
	p.Pile.Draw(c, true)
	for i := range marks {
		p.DrawMarks(c, &marks[i])
	}
	p.drawLids(c)
	p.DrawTaken(c)
	p.DrawNumbers(c) // nothing lies over a number
	switch l.turn {
	case arrowMark:
		p.DrawTurn(c, l.side)
	case lampMark:
		c.Picture("hint", p.Layout.Turn[l.side], paint.Opt{})
	}
	p.DrawHandNumber(c)
	p.DrawBubble(c, p.bubble.text, l.spokenTo())
	p.bar.paint(c, &p.set, p.phase == asking)
	if p.phase == asking {
		c.Dialog(p.dialog, p.Layout.View)
	} else if b := p.bar.named(&p.set); b != nil {
		p.DrawLabel(c, b.rect, b.Label())
	}
}

// drawRings draws the rings on the houses. Each kind has its own shape, so that they differ without colour: legal is dashed,
// the focus a double ring outside all others, the last move dotted with the mover's badge, a hint has a lamp, a refused
// house a cross, a captured one the number of its seeds.
func (p *Screen) drawRings(c *paint.Canvas) {
	l, th := &p.Layout, c.Theme()
	w := geom.RingWidth(l.View)
	still := p.still()
	strong := w * 0.9
	if p.refusal.Marked { // these are the ones that can be played
		strong = w * 1.4
	}
	hint, hinted := p.hinted()
	for s := range l.Pits {
		for h, r := range l.Pits[s] {
			pit := rules.Pit{Side: rules.Side(s), House: rules.House(h)}
			in := r.Inset(w * 0.6)
			if p.set.Focus() == boardview.PitID(pit) && p.phase != asking {
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
			if p.refusal.Of(pit) {
				c.Ring(in.Move(p.refusal.By(), 0), -1, paint.RingStyle{Lines: boardview.Lines(th.RingLight, th.Refused), Widths: [3]float64{w * 0.5, w}})
			}
		}
	}
}

// drawBadges draws the pictures at the corners of the houses.
func (p *Screen) drawBadges(c *paint.Canvas) {
	if p.hasLast && p.still() {
		p.DrawOwner(c, p.last.Side, p.Badge(p.last, -1, -1))
	}
	if pit, ok := p.hinted(); ok {
		c.Picture("hint", p.Badge(pit, 1, -1), paint.Opt{})
	}
	if p.refusal.Marked {
		c.Picture("close", p.Badge(p.refusal.Pit, 1, -1).Move(p.refusal.By(), 0), paint.Opt{})
	}
}
