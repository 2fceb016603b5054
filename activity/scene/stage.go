package scene

import (
	"image/color"
	"math"
	"strconv"

	"awele/activity/layout"
	"awele/activity/settings"
	"awele/activity/timeline"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/activity/ui/text"
	"awele/rules"
)

// stage is a board with its seeds on the screen, on which moves are shown.
type stage struct {
	lay    layout.Play
	friend bool // North is a friend, not Tux
	heap   heap
	seeds  timeline.Seeds // at rest, when no move is shown

	show    *timeline.Timeline // the move that is shown
	tick    int
	showing rules.Side // who makes it
	toDrop  int        // seeds that are still to fall in it
	landed  rules.Pit  // where the last one fell
}

// arrange gives the board its place. The seeds must lie on it.
func (s *stage) arrange(lay layout.Play) {
	s.lay = lay
	var pits [2][]geom.Rect
	for side := range pits {
		pits[side] = lay.Pits[side][:lay.Houses]
	}
	s.heap.arrange(pits, lay.Stores, lay.Seed, newPiles(pits[0][0], lay.Stores[0], lay.Seed, s.seeds.Len()))
}

// rest lays the seeds as in pos. Nothing is shown any more.
func (s *stage) rest(pos rules.Position) {
	s.show, s.tick = nil, 0
	s.seeds.Rearrange(pos)
	s.seeds.Rest(&s.heap.frame)
}

// tell begins to show steps on the seeds that lie as given.
func (s *stage) tell(from timeline.Seeds, steps []rules.Step, speed settings.Speed) {
	s.toDrop = 0
	for _, step := range steps {
		if step.Kind == rules.Drop {
			s.toDrop++
		}
	}
	s.show = timeline.New(from, steps, pace(speed))
	s.tick = 0
}

func pace(s settings.Speed) timeline.Pace {
	switch s {
	case settings.Slow:
		return timeline.Slow
	case settings.Fast, settings.Off:
		return timeline.Fast
	}
	return timeline.Normal
}

// end lays the seeds as the move that is shown leaves them.
func (s *stage) end() {
	s.seeds = s.show.End()
	s.seeds.Rest(&s.heap.frame)
	s.show = nil
}

// drawBoard draws the wood, and the seeds that lie on it over what under draws on it.
func (s *stage) drawBoard(c *paint.Canvas, under func(c *paint.Canvas)) {
	l := &s.lay
	c.Board(paint.Wood{Face: l.Board, South: l.Pits[0][:l.Houses], North: l.Pits[1][:l.Houses], Stores: l.Stores, Upright: l.View.Portrait()})
	if s.show != nil {
		s.show.At(min(s.tick, s.show.Len()), &s.heap.frame)
	}
	for _, side := range [...]rules.Side{rules.South, rules.North} {
		c.Picture(s.owner(side), l.Owners[side], paint.Opt{})
	}
	under(c)
	s.heap.draw(c, false)
	s.drawHand(c)
}

// owner returns the picture of who sits at a side.
func (s *stage) owner(side rules.Side) string {
	switch {
	case side == rules.South:
		return "badge-you"
	case s.friend:
		return "badge-friend"
	}
	return "badge-tux"
}

// drawHand draws the hand that sows: the child's from below, the other's from above.
func (s *stage) drawHand(c *paint.Canvas) {
	if s.show == nil || s.heap.frame.Hand == 0 {
		return
	}
	who := paint.TuxHand
	switch {
	case s.showing == rules.South:
		who = paint.YourHand
	case s.friend:
		who = paint.FriendHand
	}
	c.Carry(who, s.heap.hand(), s.lay.Seed*0.7) // small enough not to hide the house
}

// drawHandNumber draws how many seeds are in the hand.
func (s *stage) drawHandNumber(c *paint.Canvas) {
	if s.show == nil || s.heap.frame.Hand == 0 {
		return
	}
	c.Tag(s.lay.HandTag(s.heap.hand()), s.heap.frame.Hand, s.tagStyle())
}

func (s *stage) tagStyle() paint.TextStyle {
	return paint.TextStyle{Size: s.lay.Tags[0][0].H / 1.3, Bold: true}
}

func (s *stage) drawNumbers(c *paint.Canvas) {
	l := &s.lay
	st := s.tagStyle()
	for side := range l.Tags {
		for h := range l.Houses {
			c.Tag(l.Tags[side][h], s.heap.frame.Counts[side][h], st)
		}
		c.Tag(l.StoreTags[side], s.heap.frame.Counts[side][rules.Store], st)
	}
}

// badge returns a small square at a corner of a pit: dx and dy are -1 or 1.
func (s *stage) badge(pit rules.Pit, dx, dy float64) geom.Rect {
	r := s.lay.Pits[pit.Side][pit.House]
	d := math.Max(20, math.Min(r.W, r.H)*0.34)
	m := r.Center()
	return geom.Rect{X: m.X + dx*r.W*0.37 - d/2, Y: m.Y + dy*r.H*0.37 - d/2, W: d, H: d}
}

// capturing reports whether the seeds of pit are on their way to a store.
func (s *stage) capturing(pit rules.Pit) bool {
	if s.heap.frame.Step < 0 {
		return false
	}
	step := s.show.Step(s.heap.frame.Step)
	return step.Kind == rules.Capture && step.From == pit
}

// drawPath shows where the seeds of a house would fall: a dot for each seed, a ring with a dot where the last
// one lands, a plate with the number where something would be captured.
func (s *stage) drawPath(c *paint.Canvas, pa *path) {
	if !pa.shown {
		return
	}
	l, th := &s.lay, c.Theme()
	w := geom.RingWidth(l.View)
	dot := math.Max(3, l.Seed*0.42)
	for side := range pa.drops {
		for h := range l.Houses {
			pit := rules.Pit{Side: rules.Side(side), House: rules.House(h)}
			r := l.Pits[side][h]
			n := pa.drops[side][h]
			for i := range min(n, 3) {
				x := r.X + r.W/2 + (float64(i)-float64(min(n, 3)-1)/2)*dot*2.6
				c.Dot(geom.Point{X: x, Y: s.dotLine(pit)}, dot, th.Hint, th.RingDark, math.Max(1.5, w*0.4))
			}
			if pa.captured[side].Has(pit.House) {
				c.Ring(r.Inset(w), -1, paint.RingStyle{Lines: marks(th.RingDark, th.Captured), Widths: [3]float64{w * 0.5, w * 1.1}})
			} else if pa.last == pit {
				c.Ring(r.Inset(w), -1, paint.RingStyle{Lines: marks(th.RingDark, th.Hint), Widths: [3]float64{w * 0.5, w * 0.8}})
			}
		}
	}
	if pa.seeds > 0 || pa.slam {
		s.drawGain(c, pa.last, pa.seeds)
	}
}

// drawTaken says at the house that is being captured how many seeds it gives.
func (s *stage) drawTaken(c *paint.Canvas) {
	if s.show == nil || s.heap.frame.Step < 0 {
		return
	}
	if step := s.show.Step(s.heap.frame.Step); step.Kind == rules.Capture {
		s.drawGain(c, step.From, step.Seeds)
	}
}

// drawGain draws a plate with the number of seeds that a house gives; 0 where a child would expect some.
func (s *stage) drawGain(c *paint.Canvas, pit rules.Pit, seeds int) {
	th := c.Theme()
	fill := th.Captured
	if seeds == 0 {
		fill = th.Tag
	}
	s.drawPlate(c, pit, "+"+strconv.Itoa(seeds), fill, th.RingDark)
}

// drawPlate draws a plate with a number in the middle of a house.
func (s *stage) drawPlate(c *paint.Canvas, pit rules.Pit, number string, fill, edge color.NRGBA) {
	w := geom.RingWidth(s.lay.View)
	r := s.lay.Pits[pit.Side][pit.House]
	h := s.lay.Tags[0][0].H * 1.15
	wide := math.Min(2*h, math.Max(r.W*1.1, 1.5*h))
	box := geom.Rect{X: r.Center().X - wide/2, Y: r.Center().Y - h/2, W: wide, H: h}
	c.Panel(box, h/2, fill, edge, math.Max(1.5, w*0.5))
	c.Text(number, box, paint.TextStyle{Size: h / 1.4, Bold: true, AlignX: paint.Middle, AlignY: paint.Middle, MaxLines: 1})
}

// dotLine returns the height at which the dots of a path lie in a house: at the edge towards the middle of the board.
func (s *stage) dotLine(pit rules.Pit) float64 {
	r := s.lay.Pits[pit.Side][pit.House]
	if pit.Side == rules.South {
		return r.Y + r.H*0.1
	}
	return r.Y + r.H*0.9
}

// drawTurn draws an arrow beside the row of a side.
func (s *stage) drawTurn(c *paint.Canvas, side rules.Side) {
	// The picture points to the right: beside a lying board towards the row, above and below an upright one down and up.
	turn := 0.0
	if side == rules.North {
		turn = math.Pi
	}
	if s.lay.View.Portrait() {
		turn -= math.Pi / 2
	}
	c.Picture("turn", s.lay.Turn[side], paint.Opt{Rotate: turn})
}

// drawBubble says something: Tux does, if he is there.
func (s *stage) drawBubble(c *paint.Canvas, message string) {
	if message == "" {
		return
	}
	l := &s.lay
	size := l.BubbleSize()
	r, tail := l.BubbleFor(message), l.Tail
	if s.friend { // nobody in the picture says it
		r.X = (l.View.W - r.W) / 2
		tail = r.Center()
	}
	c.Bubble(r, tail, message, paint.TextStyle{Size: size})
}

// drawMoving rings a house, a little smaller than in, if the last seed of the move that is shown has just fallen there or
// its seeds are being captured.
func (s *stage) drawMoving(c *paint.Canvas, pit rules.Pit, in geom.Rect) {
	th, w := c.Theme(), geom.RingWidth(s.lay.View)
	ring := func(clr color.NRGBA) {
		c.Ring(in, -1, paint.RingStyle{Lines: [3]color.NRGBA{th.RingDark, clr, th.RingDark}, Widths: [3]float64{w * 0.4, w, w * 0.4}})
	}
	if s.show != nil && s.toDrop == 0 && s.landed == pit {
		ring(th.Hint)
	}
	if s.show != nil && s.capturing(pit) {
		ring(th.Captured)
	}
}

// marks returns the lines of a ring of two.
func marks(outer, inner color.NRGBA) [3]color.NRGBA { return [3]color.NRGBA{outer, inner} }

// look returns a pose of Tux with his eyes on a place.
func (s *stage) look(pose paint.TuxPose, to geom.Point) paint.TuxPose {
	from := geom.Point{X: s.lay.Tux.X + s.lay.Tux.W/2, Y: s.lay.Tux.Y + s.lay.Tux.H*0.3}
	pose.LookX = clamp((to.X - from.X) / (s.lay.Board.W / 2))
	pose.LookY = clamp((to.Y - from.Y) / s.lay.Board.H)
	return pose
}

func clamp(f float64) float64 { return min(max(f, -1), 1) }

// drawLabel says in a word what the round button at a place is for.
func (s *stage) drawLabel(c *paint.Canvas, at geom.Rect, label string) {
	l, th := &s.lay, c.Theme()
	size := geom.Small.Size(l.View)
	h := size * 1.6
	w := min(text.Width(label, true, size)+h, l.View.W-2*geom.MinGap)
	x := min(max(at.Center().X-w/2, geom.MinGap), l.View.W-geom.MinGap-w)
	y := max(at.Y-h-geom.RingWidth(l.View)*2, l.Under()) // large letters rather lie over the button than over a number
	r := geom.Rect{X: x, Y: y, W: w, H: h}
	c.Panel(r, h/2, th.Paper, th.PaperEdge, 1.5)
	c.Text(label, r, paint.TextStyle{Size: size, Bold: true, AlignX: paint.Middle, AlignY: paint.Middle, MaxLines: 1})
}
