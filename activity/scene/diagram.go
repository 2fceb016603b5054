package scene

import (
	"math"

	"awele/activity/layout"
	"awele/activity/timeline"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
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

// lessonsOf returns the lessons that are true in a variant of Oware. Where a slam is barred there is none to show.
func lessonsOf(v rules.Variant) (list []lesson) {
	if v.Validate() != nil {
		return nil
	}
	for _, l := range lessons {
		if l.caption == i18n.DiagramSlam {
			switch v.Slam {
			case rules.Forbidden:
				continue
			case rules.CaptureAll:
				l.caption = i18n.SlamAgain
			}
		}
		list = append(list, l)
	}
	return list
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

	show *timeline.Timeline
	heap heap
	tick int // 0 before it has been shown; -1 after
	lay  layout.Diagram
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
	d.show.At(0, &d.heap.frame)
	return d, nil
}

// arrange gives the diagram its place.
func (d *diagram) arrange(l layout.Diagram, p *piles) {
	d.lay = l
	d.heap.arrange(l.Board.Pits, l.Board.Stores, l.Board.Seed, p)
}

// moving reports whether the move is being shown.
func (d *diagram) moving() bool { return d.tick > 0 }

// fresh reports whether it was never shown.
func (d *diagram) fresh() bool { return d.tick == 0 }

// play shows the move from the beginning.
func (d *diagram) play() { d.tick = 1 }

// finish shows how the move ends.
func (d *diagram) finish() {
	d.tick = -1
	d.show.At(d.show.Len(), &d.heap.frame)
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
	d.show.At(max(at, 0), &d.heap.frame)
	return at >= 0 || d.tick == 2
}

// draw paints the diagram moved by dx, dy.
func (d *diagram) draw(c *paint.Canvas, v geom.View, dx, dy float64, caption string, st paint.State) {
	l, th := &d.lay, c.Theme()
	d.heap.dx, d.heap.dy = dx, dy
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
	wood := paint.Wood{Face: b.Face.Move(dx, dy)}
	for i := range b.Pits[0] {
		wood.South = append(wood.South, b.Pits[0][i].Move(dx, dy))
		wood.North = append(wood.North, b.Pits[1][i].Move(dx, dy))
	}
	for s := range b.Stores {
		wood.Stores[s] = b.Stores[s].Move(dx, dy)
	}
	c.Board(wood)
	d.marks(c, dx, dy)
	d.heap.draw(c, false)
	num := paint.TextStyle{Size: b.Tags[0][0].H / 1.3}
	for s := range b.Pits {
		for h, r := range b.Tags[s] {
			c.Tag(r.Move(dx, dy), d.heap.frame.Counts[s][h], num)
		}
		c.Tag(b.StoreTags[s].Move(dx, dy), d.heap.frame.Counts[s][rules.Store], num)
	}
	d.heap.draw(c, true)
	c.Picture("play", l.Replay.Move(dx, dy), paint.Opt{Grey: d.moving()})
	c.Text(caption, l.Caption.Move(dx, dy), paint.TextStyle{Size: geom.Body.Size(v), AlignY: paint.Middle})
	if st.Focused {
		c.Ring(whole, round, c.Focus(geom.RingWidth(v)))
	}
}

// marks rings the house the move starts from and, when it has been shown, those it captures.
func (d *diagram) marks(c *paint.Canvas, dx, dy float64) {
	th := c.Theme()
	w := math.Max(1, d.lay.Board.Pits[0][0].W*0.04)
	c.Ring(d.heap.area(d.start), -1, paint.RingStyle{Lines: marks(th.RingDark, th.LastMove), Widths: [3]float64{w, 1.5 * w}})
	if d.tick >= 0 {
		return
	}
	for s := range d.taken {
		for h := range d.lay.Board.Pits[s] {
			if d.taken[s].Has(rules.House(h)) {
				r := d.lay.Board.Pits[s][h].Move(dx, dy)
				c.Ring(r, -1, paint.RingStyle{Lines: marks(th.RingDark, th.Captured), Widths: [3]float64{w, 2 * w}})
			}
		}
	}
}
