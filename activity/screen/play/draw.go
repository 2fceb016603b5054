package play

import (
	"image/color"
	"math"

	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/screen"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/i18n"
	"awele/rules"
)

// Draw implements screen.Screen.
func (p *Screen) Draw(c *paint.Canvas) {
	l := &p.Layout
	c.Background()
	if !p.m.Friend() {
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
	switch {
	case p.m.Over():
	case p.demo != nil: // it is nobody's turn: this is only an idea
		c.Picture("hint", p.Layout.Turn[p.m.Position().Turn()], paint.Opt{})
	case p.Show != nil:
		p.DrawTurn(c, p.Showing)
	default:
		p.DrawTurn(c, p.m.Position().Turn())
	}
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
	still := p.Show == nil && p.demo == nil
	legal := rules.HouseSet(0)
	if still && p.m.HumanToMove() {
		legal = p.m.Game().Legal()
	}
	strong := w * 0.9
	if p.refusing { // these are the ones that can be played
		strong = w * 1.4
	}
	turn := p.m.Position().Turn()
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
			if turn == pit.Side && legal.Has(pit.House) {
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
	if p.hasLast && p.Show == nil && p.demo == nil {
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
		st := paint.State{
			Focused: p.set.Focus() == b.id && p.dialog == nil, Hovered: p.set.Hovered() == b.id,
			Pressed: p.set.Held() == b.id || b.id == "hint" && p.hint.working, Disabled: b.off,
		}
		if b.id == "level" {
			p.drawLevel(c, b.rect, st)
			continue
		}
		c.Button(b.rect, p.icon(b.id), st)
	}
	p.drawLabel(c)
}

// drawLabel says in words what the button is for that the mouse or the focus is on.
func (p *Screen) drawLabel(c *paint.Canvas) {
	id := p.set.Hovered()
	if _, isHouse := houseOf(id); id == "" || isHouse {
		id = p.set.Focus()
	}
	at, ok := p.set.Rect(id)
	label := p.label(id)
	if !ok || label == "" || p.dialog != nil {
		return
	}
	p.View.DrawLabel(c, at, label)
}

// label returns the word for a button, "" for anything else.
func (p *Screen) label(id string) string {
	switch id {
	case "home":
		return p.Text(i18n.Home)
	case "help":
		return p.Text(i18n.Rules)
	case "new":
		return p.Text(i18n.NewGame)
	case "undo":
		return p.Text(i18n.Undo)
	case "redo":
		return p.Text(i18n.Redo)
	case "replay":
		return p.Text(i18n.Replay)
	case "hint":
		if p.m.Over() {
			return p.Text(i18n.LookBack)
		}
		return p.Text(i18n.HintButton)
	case "level":
		return p.Text(i18n.LevelN, int(p.m.Level()))
	case "sound":
		return p.Text(i18n.Mute)
	case "settings":
		return p.Text(i18n.Settings)
	}
	return ""
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

// icon returns the picture of a button as things are now.
func (p *Screen) icon(id string) string {
	switch s := p.Settings(); {
	case id == "sound" && s.Muted:
		return "sound-off"
	case id == "sound":
		return "sound-on"
	case id == "hint" && p.m.Over():
		return "lookback"
	case id == "fold" && s.BarFolded:
		return "unfold"
	}
	return id
}
