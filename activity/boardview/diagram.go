package boardview

import (
	"math"

	"awele/activity/kinds"
	"awele/activity/timeline"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/i18n"
	"awele/rules"
)

// diagramPause is how many ticks a small board rests before it moves and after.
const diagramPause = 45

// Diagram is a small board that shows a move, once and then whenever it is pressed.
type Diagram struct {
	ID       string // as a control
	Caption  i18n.Key
	start    rules.Pit
	taken    [2]rules.HouseSet // houses that the move captures
	Captured int               // seeds
	burnt    Burnt

	show *timeline.Timeline
	Pile SeedsView
	tick int // 0 before it has been shown; -1 after
	lay  DiagramLayout
}

// NewDiagram plays the move of a diagram by the rules of v.
func NewDiagram(id string, l kinds.Diagram, v rules.Variant) (*Diagram, error) {
	p, err := v.ParsePosition(l.Position)
	if err != nil {
		return nil, err
	}
	steps := v.Steps(p, l.House)
	d := &Diagram{ID: id, Caption: l.Caption, start: rules.Pit{Side: p.Turn(), House: l.House}, burnt: burntIn(p)}
	d.show = timeline.New(timeline.Lay(p), steps, timeline.Normal)
	for _, s := range steps {
		if s.Kind == rules.Capture {
			d.taken[s.From.Side] |= 1 << s.From.House
			d.Captured += s.Seeds
		}
	}
	d.show.At(0, &d.Pile.Frame)
	return d, nil
}

// Arrange gives the diagram its place.
func (d *Diagram) Arrange(l DiagramLayout, p *RestingPlaces) {
	d.lay = l
	d.Pile.Arrange(&d.lay.Board, p)
}

// Layout returns where the diagram lies.
func (d *Diagram) Layout() *DiagramLayout { return &d.lay }

// Moving reports whether the move is being shown.
func (d *Diagram) Moving() bool { return d.tick > 0 }

// Fresh reports whether it was never shown.
func (d *Diagram) Fresh() bool { return d.tick == 0 }

// Play shows the move from the beginning.
func (d *Diagram) Play() { d.tick = 1 }

// Finish shows how the move ends.
func (d *Diagram) Finish() {
	d.tick = -1
	d.show.At(d.show.Len(), &d.Pile.Frame)
}

// Advance goes on by a tick and reports whether anything moved.
func (d *Diagram) Advance() (changed bool) {
	if !d.Moving() {
		return false
	}
	d.tick++
	at := d.tick - diagramPause
	if at > d.show.Len() {
		d.Finish()
		return true
	}
	d.show.At(max(at, 0), &d.Pile.Frame)
	return at >= 0 || d.tick == 2
}

// Draw paints the diagram moved by dx, dy.
func (d *Diagram) Draw(c *paint.Canvas, v geom.View, dx, dy float64, caption string, st paint.State) {
	l, th := &d.lay, c.Theme()
	d.Pile.dx, d.Pile.dy = dx, dy
	whole := l.Whole.Move(dx, dy)
	if !c.Seen(whole.Inset(-8)) {
		return
	}
	round := math.Max(10, 18*v.Unit())
	fill := th.Tag
	if st.Pressed || st.Hovered {
		fill = th.Chosen
	}
	c.Panel(whole, round, fill, th.PaperEdge, 2)
	b := &l.Board
	wood := b.Move(dx, dy)
	c.Board(&wood)
	d.burnt.draw(c, &wood)
	d.marks(c, dx, dy)
	d.Pile.Draw(c, false)
	num := paint.TextStyle{Size: b.Tags[0][0].H / 1.3}
	for s := range b.Pits {
		for h, r := range b.Tags[s] {
			if !d.burnt.has(rules.Pit{Side: rules.Side(s), House: rules.House(h)}) {
				c.Tag(r.Move(dx, dy), d.Pile.Frame.Counts[s][h], num)
			}
		}
		c.Tag(b.StoreTags[s].Move(dx, dy), d.Pile.Frame.Counts[s][rules.Store], num)
	}
	d.Pile.Draw(c, true)
	c.Picture("play", l.Replay.Move(dx, dy), paint.Opt{Grey: d.Moving()})
	c.Text(caption, l.Caption.Move(dx, dy), paint.TextStyle{Size: geom.Body.Size(v), AlignY: paint.Middle})
	if st.Focused {
		c.Ring(whole, round, c.Focus(geom.RingWidth(v)))
	}
}

// marks rings the house the move starts from and, when it has been shown, those it captures.
func (d *Diagram) marks(c *paint.Canvas, dx, dy float64) {
	th := c.Theme()
	w := math.Max(1, d.lay.Board.Pits[0][0].W*0.04)
	c.Ring(d.Pile.Area(d.start), -1, paint.RingStyle{Lines: Lines(th.RingDark, th.LastMove), Widths: [3]float64{w, 1.5 * w}})
	if d.tick >= 0 {
		return
	}
	for s := range d.taken {
		for h := range d.lay.Board.Pits[s] {
			if d.taken[s].Has(rules.House(h)) {
				r := d.lay.Board.Pits[s][h].Move(dx, dy)
				c.Ring(r, -1, paint.RingStyle{Lines: Lines(th.RingDark, th.Captured), Widths: [3]float64{w, 2 * w}})
			}
		}
	}
}
