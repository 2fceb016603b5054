package scene

import (
	"math"

	"awele/activity/draw"
	"awele/activity/layout"
	"awele/activity/timeline"
	"awele/i18n"
	"awele/rules"
)

// lesson is a move that shows one rule.
type lesson struct {
	caption  i18n.Key
	position string // in the notation of package rules
	house    rules.House
}

// The moves that show the rules of Oware.
var lessons = []lesson{
	{i18n.DiagramSow, "0-0-4-1-2-0-3-1-0-4-0-2-0-0-S", 2},
	{i18n.DiagramSkip, "12-0-0-0-0-0-0-0-0-0-0-1-0-0-S", 0},
	{i18n.DiagramTake, "2-0-1-0-3-0-0-1-0-3-0-4-0-0-S", 4},
	{i18n.DiagramChain, "2-0-1-0-4-0-1-2-1-0-0-5-0-0-S", 4},
	{i18n.DiagramSlam, "1-0-2-0-0-2-1-2-0-0-0-0-0-0-S", 5},
	{i18n.DiagramFeed, "1-0-0-2-0-3-0-0-0-0-0-0-0-0-S", 5},
}

// diagramPause is how many ticks a small board rests before it moves and after.
const diagramPause = 45

// diagram is a small board that shows a lesson, once and then whenever it is pressed.
type diagram struct {
	id     string
	lesson lesson
	start  rules.Pit
	taken  [2]rules.HouseSet // houses that the move captures
	seeds  int               // captured

	show  *timeline.Timeline
	frame timeline.Frame
	tick  int // 0 before it has been shown; -1 after
	lay   layout.Diagram
	piles *miniPiles
}

// miniPiles says where seeds lie on a small board, from the middle of their pit. All boards share it.
type miniPiles struct {
	houses [4][]layout.Point // house h has the heap h%4
	store  []layout.Point
}

// newMiniPiles returns the heaps for boards like b, of at most that many seeds.
func newMiniPiles(b *layout.MiniBoard, most int) *miniPiles {
	m := new(miniPiles)
	around0 := func(r layout.Rect) layout.Rect { return layout.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H} }
	for i := range m.houses {
		m.houses[i] = layout.Pile(around0(b.Pits[0][0]), layout.Oval, b.Seed, i, most)
	}
	m.store = layout.Pile(around0(b.Stores[0]), layout.Capsule, b.Seed, 9, most)
	return m
}

// newDiagram plays the lesson's move by the rules of v.
func newDiagram(id string, l lesson, v rules.Variant) (*diagram, error) {
	p, _, err := rules.ParsePosition(l.position)
	if err != nil {
		return nil, err
	}
	steps := v.Steps(p, l.house)
	d := &diagram{id: id, lesson: l, start: rules.Pit{Side: p.Turn(), House: l.house}}
	d.show = timeline.New(timeline.Lay(p), steps, timeline.Normal)
	for _, s := range steps {
		if s.Kind == rules.Capture {
			d.taken[s.From.Side] |= 1 << s.From.House
			d.seeds += s.Seeds
		}
	}
	d.show.At(0, &d.frame)
	return d, nil
}

// arrange gives the diagram its place.
func (d *diagram) arrange(l layout.Diagram, piles *miniPiles) { d.lay, d.piles = l, piles }

// moving reports whether the move is being shown.
func (d *diagram) moving() bool { return d.tick > 0 }

// fresh reports whether it was never shown.
func (d *diagram) fresh() bool { return d.tick == 0 }

// play shows the move from the beginning.
func (d *diagram) play() { d.tick = 1 }

// finish shows how the move ends.
func (d *diagram) finish() {
	d.tick = -1
	d.show.At(d.show.Len(), &d.frame)
}

// advance goes on by a tick and reports whether anything moved.
func (d *diagram) advance() (changed bool) {
	if !d.moving() {
		return false
	}
	d.tick++
	at := d.tick - diagramPause
	if at > d.show.Len() {
		d.finish()
		return true
	}
	d.show.At(max(at, 0), &d.frame)
	return at >= 0 || d.tick == 2
}

// spot returns where a place is on the small board, moved by dx, dy.
func (d *diagram) spot(pl timeline.Place, dx, dy float64) layout.Point {
	if pl.InHand {
		h, r := d.hand(), d.lay.Board.Seed
		return layout.Point{X: h.X + (float64(pl.Slot%5)-2)*r*1.3 + dx, Y: h.Y - float64(pl.Slot/5)*r*1.3 + dy}
	}
	pile := d.piles.store
	if !pl.Pit.IsStore() {
		pile = d.piles.houses[pl.Pit.House%4]
	}
	p, mid := pile[min(pl.Slot, len(pile)-1)], d.area(pl.Pit).Center()
	return layout.Point{X: mid.X + p.X + dx, Y: mid.Y + p.Y + dy}
}

func (d *diagram) area(pit rules.Pit) layout.Rect {
	if pit.IsStore() {
		return d.lay.Board.Stores[pit.Side]
	}
	return d.lay.Board.Pits[pit.Side][pit.House]
}

func (d *diagram) hand() layout.Point {
	a, b := d.area(d.frame.HandFrom).Center(), d.area(d.frame.HandTo).Center()
	t := ease(d.frame.HandT)
	return layout.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

// draw paints the diagram moved by dx, dy.
func (d *diagram) draw(c *draw.Canvas, v layout.View, dx, dy float64, caption string, st draw.State) {
	l, th := &d.lay, c.Theme()
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
	wood := draw.Wood{Face: b.Face.Move(dx, dy)}
	for i := range b.Pits[0] {
		wood.South = append(wood.South, b.Pits[0][i].Move(dx, dy))
		wood.North = append(wood.North, b.Pits[1][i].Move(dx, dy))
	}
	for s := range b.Stores {
		wood.Stores[s] = b.Stores[s].Move(dx, dy)
	}
	c.Board(wood)
	d.marks(c, dx, dy)
	d.drawSeeds(c, dx, dy, false)
	num := draw.TextStyle{Size: b.Tags[0][0].H / 1.3}
	for s := range b.Pits {
		for h, r := range b.Tags[s] {
			c.Tag(r.Move(dx, dy), d.frame.Counts[s][h], num)
		}
		c.Tag(b.StoreTags[s].Move(dx, dy), d.frame.Counts[s][rules.Store], num)
	}
	d.drawSeeds(c, dx, dy, true)
	c.Picture("play", l.Replay.Move(dx, dy), draw.Opt{Grey: d.moving()})
	c.Text(caption, l.Caption.Move(dx, dy), draw.TextStyle{Size: layout.Body.Size(v), AlignY: draw.Middle})
	if st.Focused {
		c.Ring(whole, round, c.Focus(layout.RingWidth(v)))
	}
}

// marks rings the house the move starts from and, when it has been shown, those it captures.
func (d *diagram) marks(c *draw.Canvas, dx, dy float64) {
	th := c.Theme()
	w := math.Max(1, d.lay.Board.Pits[0][0].W*0.04)
	c.Ring(d.area(d.start).Move(dx, dy), -1, draw.RingStyle{Lines: marks(th.RingDark, th.LastMove), Widths: [3]float64{w, 1.5 * w}})
	if d.tick >= 0 {
		return
	}
	for s := range d.taken {
		for h := range d.lay.Board.Pits[s] {
			if d.taken[s].Has(rules.House(h)) {
				r := d.lay.Board.Pits[s][h].Move(dx, dy)
				c.Ring(r, -1, draw.RingStyle{Lines: marks(th.RingDark, th.Captured), Widths: [3]float64{w, 2 * w}})
			}
		}
	}
}

// drawSeeds paints the seeds that lie, or those that are up.
func (d *diagram) drawSeeds(c *draw.Canvas, dx, dy float64, moving bool) {
	r := d.lay.Board.Seed
	for id, m := range d.frame.Seeds {
		up := m.T < 1 || m.To.InHand
		if up != moving {
			continue
		}
		to := d.spot(m.To, dx, dy)
		if !up {
			c.Seed(id, to, r, 0)
			continue
		}
		from := d.spot(m.From, dx, dy)
		t := ease(m.T)
		arc := math.Sin(t * math.Pi)
		c.Seed(id, layout.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - arc*r*2}, r, math.Max(arc, 0.3))
	}
}
