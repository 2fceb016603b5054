package scene

import (
	"image/color"
	"math"
	"strconv"

	"awele/activity/draw"
	"awele/activity/layout"
	"awele/activity/textfit"
	"awele/i18n"
	"awele/rules"
)

// Draw implements Scene.
func (p *Play) Draw(c *draw.Canvas) {
	l := &p.lay
	c.Background()
	if !p.m.Friend() {
		c.Tux(l.Tux, p.pose())
	}
	c.Board(p.wood())
	if p.show != nil {
		p.show.At(min(p.tick, p.show.Len()), &p.heap.frame)
	}
	p.drawOwners(c)
	p.drawMarks(c)
	p.heap.draw(c, false)
	p.drawHand(c)
	p.drawPath(c)
	p.heap.draw(c, true)
	p.drawTaken(c)
	p.drawNumbers(c) // nothing lies over a number
	p.drawTurn(c)
	p.drawHandNumber(c)
	p.drawBubble(c)
	p.drawBar(c)
	if p.dialog != nil {
		p.dialog.draw(c, l.View)
	}
}

func (p *Play) wood() draw.Wood {
	l := &p.lay
	return draw.Wood{Face: l.Board, South: l.Pits[0][:l.Houses], North: l.Pits[1][:l.Houses], Stores: l.Stores, Upright: l.View.Portrait()}
}

// drawHand draws the hand that sows: the child's from below, the other's from above.
func (p *Play) drawHand(c *draw.Canvas) {
	if p.show == nil || p.heap.frame.Hand == 0 {
		return
	}
	who := draw.TuxHand
	switch {
	case p.showing == rules.South:
		who = draw.YourHand
	case p.m.Friend():
		who = draw.FriendHand
	}
	c.Carry(who, p.heap.hand(), p.lay.Seed*0.7) // small enough not to hide the house
}

// drawHandNumber draws how many seeds are in the hand.
func (p *Play) drawHandNumber(c *draw.Canvas) {
	if p.show == nil || p.heap.frame.Hand == 0 {
		return
	}
	c.Tag(p.lay.HandTag(p.heap.hand()), p.heap.frame.Hand, p.tagStyle())
}

func (p *Play) tagStyle() draw.TextStyle {
	return draw.TextStyle{Size: p.lay.Tags[0][0].H / 1.3, Bold: true}
}

func (p *Play) drawNumbers(c *draw.Canvas) {
	l := &p.lay
	st := p.tagStyle()
	for s := range l.Tags {
		for h := range l.Houses {
			c.Tag(l.Tags[s][h], p.heap.frame.Counts[s][h], st)
		}
		c.Tag(l.StoreTags[s], p.heap.frame.Counts[s][rules.Store], st)
	}
}

func (p *Play) drawOwners(c *draw.Canvas) {
	c.Picture("badge-you", p.lay.Owners[rules.South], draw.Opt{})
	if p.m.Friend() {
		c.Picture("badge-friend", p.lay.Owners[rules.North], draw.Opt{})
	} else {
		c.Picture("badge-tux", p.lay.Owners[rules.North], draw.Opt{})
	}
}

// badge returns a small square at a corner of a pit: dx and dy are -1 or 1.
func (p *Play) badge(pit rules.Pit, dx, dy float64) layout.Rect {
	r := p.lay.Pits[pit.Side][pit.House]
	d := math.Max(20, math.Min(r.W, r.H)*0.34)
	m := r.Center()
	return layout.Rect{X: m.X + dx*r.W*0.37 - d/2, Y: m.Y + dy*r.H*0.37 - d/2, W: d, H: d}
}

// drawMarks draws the rings and badges on the houses. Each kind has its own shape, so that they differ without colour:
// legal is dashed, the focus a double ring outside all others, the last move dotted with the mover's badge, a hint has a
// lamp, a refused house a cross, a captured one the number of its seeds.
func (p *Play) drawMarks(c *draw.Canvas) {
	l, th := &p.lay, c.Theme()
	w := layout.RingWidth(l.View)
	still := p.show == nil && p.demo == nil
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
			if p.hasLast && p.last == pit && (still || p.showing == pit.Side) {
				c.Ring(in, -1, draw.RingStyle{Lines: marks(th.RingDark, th.LastMove), Widths: [3]float64{w * 0.4, w * 0.8}, Dashes: 30})
			}
			if turn == pit.Side && legal.Has(pit.House) {
				c.Ring(in, -1, draw.RingStyle{Lines: marks(th.RingDark, th.Legal), Widths: [3]float64{w * 0.4, strong}, Dashes: 14})
			}
			if hinted && hint == pit && still {
				c.Ring(in, -1, draw.RingStyle{Lines: [3]color.NRGBA{th.RingDark, th.Hint, th.RingDark}, Widths: [3]float64{w * 0.4, w * 1.3, w * 0.4}})
			}
			if p.show != nil && p.toDrop == 0 && p.landed == pit {
				c.Ring(in, -1, draw.RingStyle{Lines: [3]color.NRGBA{th.RingDark, th.Hint, th.RingDark}, Widths: [3]float64{w * 0.4, w, w * 0.4}})
			}
			if p.show != nil && p.capturing(pit) {
				c.Ring(in, -1, draw.RingStyle{Lines: [3]color.NRGBA{th.RingDark, th.Captured, th.RingDark}, Widths: [3]float64{w * 0.4, w, w * 0.4}})
			}
			if p.refusing && p.refused == pit {
				c.Ring(in.Move(p.shakeBy(), 0), -1, draw.RingStyle{Lines: marks(th.RingLight, th.Refused), Widths: [3]float64{w * 0.5, w}})
			}
		}
	}
}

// shakeBy returns how far a refused house is to one side while it shakes: twice to and fro, no faster than an eye likes.
func (p *Play) shakeBy() float64 {
	part := float64(p.shake) / shakeFor
	return math.Sin(part*4*math.Pi) * 5 * part
}

// capturing reports whether the seeds of pit are on their way to a store.
func (p *Play) capturing(pit rules.Pit) bool {
	if p.heap.frame.Step < 0 {
		return false
	}
	s := p.show.Step(p.heap.frame.Step)
	return s.Kind == rules.Capture && s.From == pit
}

func (p *Play) drawBadges(c *draw.Canvas) {
	if p.hasLast && p.show == nil && p.demo == nil {
		name := "badge-you"
		if p.last.Side == rules.North {
			name = "badge-tux"
			if p.m.Friend() {
				name = "badge-friend"
			}
		}
		c.Picture(name, p.badge(p.last, -1, -1), draw.Opt{})
	}
	if pit, ok := p.hinted(); ok {
		c.Picture("hint", p.badge(pit, 1, -1), draw.Opt{})
	}
	if p.refusing {
		c.Picture("close", p.badge(p.refused, 1, -1).Move(p.shakeBy(), 0), draw.Opt{})
	}
}

// drawPath shows where the seeds of the pointed house would fall: a dot for each seed, a ring with a dot where the last
// one lands, a plate with the number where something would be captured.
func (p *Play) drawPath(c *draw.Canvas) {
	p.drawBadges(c)
	pa := &p.path
	if !pa.shown {
		return
	}
	l, th := &p.lay, c.Theme()
	w := layout.RingWidth(l.View)
	dot := math.Max(3, l.Seed*0.42)
	for s := range pa.drops {
		for h := range l.Houses {
			pit := rules.Pit{Side: rules.Side(s), House: rules.House(h)}
			r := l.Pits[s][h]
			n := pa.drops[s][h]
			for i := range min(n, 3) {
				x := r.X + r.W/2 + (float64(i)-float64(min(n, 3)-1)/2)*dot*2.6
				c.Dot(layout.Point{X: x, Y: p.dotLine(pit)}, dot, th.Hint, th.RingDark, math.Max(1.5, w*0.4))
			}
			if pa.captured[s].Has(pit.House) {
				c.Ring(r.Inset(w), -1, draw.RingStyle{Lines: marks(th.RingDark, th.Captured), Widths: [3]float64{w * 0.5, w * 1.1}})
			} else if pa.last == pit {
				c.Ring(r.Inset(w), -1, draw.RingStyle{Lines: marks(th.RingDark, th.Hint), Widths: [3]float64{w * 0.5, w * 0.8}})
			}
		}
	}
	if pa.seeds > 0 {
		p.drawGain(c, pa.last, pa.seeds)
	}
}

// drawTaken says at the house that is being captured how many seeds it gives.
func (p *Play) drawTaken(c *draw.Canvas) {
	if p.show == nil || p.heap.frame.Step < 0 {
		return
	}
	if s := p.show.Step(p.heap.frame.Step); s.Kind == rules.Capture {
		p.drawGain(c, s.From, s.Seeds)
	}
}

// drawGain draws a plate with the number of seeds that a house gives.
func (p *Play) drawGain(c *draw.Canvas, pit rules.Pit, seeds int) {
	th, w := c.Theme(), layout.RingWidth(p.lay.View)
	r := p.lay.Pits[pit.Side][pit.House].Center()
	h := p.lay.Tags[0][0].H * 1.15
	box := layout.Rect{X: r.X - h, Y: r.Y - h/2, W: 2 * h, H: h}
	c.Panel(box, h/2, th.Captured, th.RingDark, math.Max(1.5, w*0.5))
	c.Text("+"+strconv.Itoa(seeds), box, draw.TextStyle{Size: h / 1.4, Bold: true, AlignX: draw.Middle, AlignY: draw.Middle, MaxLines: 1})
}

// dotLine returns the height at which the dots of a path lie in a house: at the edge towards the middle of the board.
func (p *Play) dotLine(pit rules.Pit) float64 {
	r := p.lay.Pits[pit.Side][pit.House]
	if pit.Side == rules.South {
		return r.Y + r.H*0.1
	}
	return r.Y + r.H*0.9
}

// drawTurn draws an arrow beside the row whose turn it is.
func (p *Play) drawTurn(c *draw.Canvas) {
	if p.m.Over() {
		return
	}
	side := p.m.Position().Turn()
	if p.show != nil {
		side = p.showing
	}
	// The picture points to the right: beside a lying board towards the row, above and below an upright one down and up.
	turn := 0.0
	if side == rules.North {
		turn = math.Pi
	}
	if p.lay.View.Portrait() {
		turn -= math.Pi / 2
	}
	c.Picture("turn", p.lay.Turn[side], draw.Opt{Rotate: turn})
}

func (p *Play) drawBubble(c *draw.Canvas) {
	if p.message == "" {
		return
	}
	l := &p.lay
	size := l.BubbleSize()
	r, tail := l.BubbleFor(p.message), l.Tail
	if p.m.Friend() { // nobody in the picture says it
		r.X = (l.View.W - r.W) / 2
		tail = r.Center()
	}
	c.Bubble(r, tail, p.message, draw.TextStyle{Size: size})
}

func (p *Play) drawBar(c *draw.Canvas) {
	for i := range p.bar {
		b := &p.bar[i]
		if !b.shown {
			continue
		}
		st := draw.State{
			Focused: p.set.Focus() == b.id && p.dialog == nil, Hovered: p.set.Hovered() == b.id,
			Pressed: p.set.Held() == b.id, Disabled: b.off,
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
func (p *Play) drawLabel(c *draw.Canvas) {
	id := p.set.Hovered()
	if _, isHouse := houseOf(id); id == "" || isHouse {
		id = p.set.Focus()
	}
	at, ok := p.set.Rect(id)
	label := p.label(id)
	if !ok || label == "" || p.dialog != nil {
		return
	}
	l, th := &p.lay, c.Theme()
	size := layout.Small.Size(l.View)
	h := size * 1.6
	w := min(textfit.Width(label, true, size)+h, l.View.W-2*layout.MinGap)
	x := min(max(at.Center().X-w/2, layout.MinGap), l.View.W-layout.MinGap-w)
	y := max(at.Y-h-layout.RingWidth(l.View)*2, l.Under()) // large letters rather lie over the button than over a number
	r := layout.Rect{X: x, Y: y, W: w, H: h}
	c.Panel(r, h/2, th.Paper, th.PaperEdge, 1.5)
	c.Text(label, r, draw.TextStyle{Size: size, Bold: true, AlignX: draw.Middle, AlignY: draw.Middle, MaxLines: 1})
}

// label returns the word for a button, "" for anything else.
func (p *Play) label(id string) string {
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
func (p *Play) drawLevel(c *draw.Canvas, r layout.Rect, st draw.State) {
	th := c.Theme()
	if st.Pressed {
		r = r.Inset(r.W * 0.04)
	}
	c.Dot(r.Center(), r.W*0.48, th.Paper, th.PaperEdge, math.Max(1.5, r.W*0.04))
	c.Picture(levelIcons[p.m.Level().Valid()], r.Inset(r.W*0.15), draw.Opt{})
	h := r.H * 0.36
	c.Tag(layout.Rect{X: r.X + r.W*0.55, Y: r.Y + r.H - h, W: r.W * 0.45, H: h}, int(p.m.Level()), draw.TextStyle{Size: h / 1.3})
	if st.Focused {
		c.Ring(r.Inset(r.W*0.03), -1, c.Focus(layout.RingWidth(p.lay.View)))
	}
}

// icon returns the picture of a button as things are now.
func (p *Play) icon(id string) string {
	switch s := p.Settings(); {
	case id == "sound" && s.Muted:
		return "sound-off"
	case id == "sound":
		return "sound-on"
	case id == "fold" && s.BarFolded:
		return "unfold"
	}
	return id
}

func (d *dialog) draw(c *draw.Canvas, v layout.View) {
	th := c.Theme()
	c.Fill(v.Bounds(), th.Veil)
	radius := 28 * math.Max(0.6, v.Unit())
	c.Shadow(d.lay.Panel.Move(0, 6), radius, 14, th.Veil)
	c.Panel(d.lay.Panel, radius, th.Paper, th.PaperEdge, 3)
	c.Text(d.text, d.lay.Text, draw.TextStyle{Size: layout.Large.Size(v), Bold: true, AlignX: draw.Middle, AlignY: draw.Middle})
	for i, ch := range d.choices {
		r := d.lay.Choices[i]
		st := draw.State{Focused: d.set.Focus() == ch.id, Hovered: d.set.Hovered() == ch.id, Pressed: d.set.Held() == ch.id}
		fill := th.Paper
		if ch.chosen {
			fill = th.Chosen
		}
		if !d.lay.Tiles {
			c.Pad(r, draw.Pad{Icon: ch.icon, Label: ch.label, Size: layout.Body.Size(v), Fill: fill, Bold: true}, st)
			continue
		}
		c.Pad(r, draw.Pad{Fill: fill}, st)
		label := math.Min(r.H*0.3, layout.Large.Size(v)*1.2)
		c.Picture(ch.icon, layout.Rect{X: r.X + 4, Y: r.Y + 4, W: r.W - 8, H: r.H - label - 6}, draw.Opt{})
		c.Text(ch.label, layout.Rect{X: r.X, Y: r.Y + r.H - label - 4, W: r.W, H: label},
			draw.TextStyle{Size: label / 1.25, Bold: true, AlignX: draw.Middle, AlignY: draw.Middle, MaxLines: 1})
	}
}
