// Package boardview shows a board on the screen, large or small: where its parts lie, the seeds and their resting places, the
// marks on its houses and the path of a move.
package boardview

import (
	"image/color"
	"math"
	"strconv"

	"awele/activity/match"
	"awele/activity/settings"
	"awele/activity/timeline"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/activity/ui/text"
	"awele/rules"
)

// View is a board with its seeds on the screen, on which moves are shown.
type View struct {
	Layout  Layout
	Seats   match.Seats
	Animals settings.Badges // of two people at one screen
	Turned  bool            // what is for the top row is upside down
	Pile    SeedsView
	Seeds   timeline.Seeds // at rest, when no move is shown

	Burnt Burnt

	Show    *timeline.Timeline // the move that is shown
	Tick    int
	Showing rules.Side // who makes it
	ToDrop  int        // seeds that are still to fall in it
	Landed  rules.Pit  // where the last one fell
}

// For returns the view of a board at which those sit, as they have chosen to see it.
func For(seats match.Seats, s settings.Settings) View {
	return View{Seats: seats, Animals: s.Badges, Turned: s.OnTable && seats.Shared()}
}

// Arrange gives the board its place. The seeds must lie on it.
func (s *View) Arrange(lay Layout) {
	s.Layout = lay
	s.Pile.Arrange(&lay.Board, NewRestingPlaces(lay.Pits[0][0], lay.Stores[0], lay.Seed, s.Seeds.Len()))
}

// Rest lays the seeds as in pos. Nothing is shown any more.
func (s *View) Rest(pos rules.Position) {
	s.Show, s.Tick, s.Burnt = nil, 0, burntIn(pos)
	s.Seeds.Rearrange(pos)
	s.Seeds.Rest(&s.Pile.Frame)
}

// RestAt lays the seeds as in g after the given number of moves, those in a hand that waits too. Nothing is shown any
// more.
func (s *View) RestAt(g *rules.Game, ply int) {
	s.Show, s.Tick, s.Burnt = nil, 0, burntIn(g.PositionAt(ply))
	s.Seeds.RearrangeAt(g, ply)
	s.Seeds.Rest(&s.Pile.Frame)
}

// Begin begins to show steps on the seeds that lie as given.
func (s *View) Begin(from timeline.Seeds, steps []rules.Step, pace timeline.Pace) {
	s.ToDrop = 0
	for _, step := range steps {
		if step.Kind == rules.Drop {
			s.ToDrop++
		}
	}
	s.Show = timeline.New(from, steps, pace)
	s.Tick = 0
}

// Pace returns how long things take at a speed.
func Pace(s settings.Speed) timeline.Pace {
	switch s {
	case settings.Slow:
		return timeline.Slow
	case settings.Fast, settings.Off:
		return timeline.Fast
	}
	return timeline.Normal
}

// Note takes note of a step of the move that is shown when it is done.
func (s *View) Note(step rules.Step) {
	switch step.Kind {
	case rules.Drop:
		s.ToDrop--
		s.Landed = step.To
	case rules.Burn:
		s.Burnt[step.To.Side] |= 1 << step.To.House
	case rules.Fill:
		s.Burnt[step.To.Side] &^= 1 << step.To.House
	}
}

// End lays the seeds as the move that is shown leaves them.
func (s *View) End() {
	s.Seeds = s.Show.End()
	s.Seeds.Rest(&s.Pile.Frame)
	s.Show = nil
}

// DrawBoard draws the wood, and the seeds that lie on it over what under draws on it.
func (s *View) DrawBoard(c *paint.Canvas, under func(c *paint.Canvas)) {
	l := &s.Layout
	c.Board(&l.Board)
	s.Burnt.draw(c, &l.Board)
	if s.Show != nil {
		s.Show.At(min(s.Tick, s.Show.Len()), &s.Pile.Frame)
	}
	for _, side := range [...]rules.Side{rules.South, rules.North} {
		s.DrawOwner(c, side, l.Owners[side])
	}
	under(c)
	s.Pile.Draw(c, false)
	s.DrawHand(c)
}

// DrawHand draws each hand that holds seeds: the child's from below, the other's from above.
func (s *View) DrawHand(c *paint.Canvas) {
	for side, h := range s.Pile.Frame.Hands {
		if h.Seeds == 0 {
			continue
		}
		who := paint.TuxHand
		switch {
		case rules.Side(side) == rules.South:
			who = paint.YourHand
		case s.Seats.Shared():
			who = paint.FriendHand
		}
		c.Carry(who, s.Pile.HandOf(rules.Side(side)), s.Layout.Seed*0.7) // small enough not to hide the house
	}
}

// DrawHandNumber draws how many seeds are in each hand that holds any.
func (s *View) DrawHandNumber(c *paint.Canvas) {
	for side, h := range s.Pile.Frame.Hands {
		if h.Seeds > 0 {
			c.Tag(s.Layout.HandTag(s.Pile.HandOf(rules.Side(side))), h.Seeds, s.tagStyle(rules.Side(side)))
		}
	}
}

// turned reports whether what is for a side is upside down.
func (s *View) turned(side rules.Side) bool { return s.Turned && side == rules.North }

func (s *View) tagStyle(side rules.Side) paint.TextStyle {
	return paint.TextStyle{Size: s.Layout.Tags[0][0].H / 1.3, Bold: true, Turned: s.turned(side)}
}

// DrawNumbers draws how many seeds lie in each house and store.
func (s *View) DrawNumbers(c *paint.Canvas) {
	l := &s.Layout
	for side := range l.Tags {
		st := s.tagStyle(rules.Side(side))
		for h := range l.Houses {
			if !s.Burnt.has(rules.Pit{Side: rules.Side(side), House: rules.House(h)}) {
				c.Tag(l.Tags[side][h], s.Pile.Frame.Counts[side][h], st)
			}
		}
		c.Tag(l.StoreTags[side], s.Pile.Frame.Counts[side][rules.Store], st)
	}
}

// area returns where the hollow of a house or a store lies.
func (s *View) area(pit rules.Pit) geom.Rect {
	if pit.IsStore() {
		return s.Layout.Stores[pit.Side]
	}
	return s.Layout.Pits[pit.Side][pit.House]
}

// Badge returns a small square at a corner of a pit: dx and dy are -1 or 1.
func (s *View) Badge(pit rules.Pit, dx, dy float64) geom.Rect {
	r := s.area(pit)
	d := math.Max(20, math.Min(r.W, r.H)*0.34)
	m := r.Center()
	return geom.Rect{X: m.X + dx*r.W*0.37 - d/2, Y: m.Y + dy*r.H*0.37 - d/2, W: d, H: d}
}

// capturing reports whether the seeds of pit are on their way to a store.
func (s *View) capturing(pit rules.Pit) bool {
	if s.Pile.Frame.Step < 0 {
		return false
	}
	step := s.Show.Step(s.Pile.Frame.Step)
	return step.Kind == rules.Capture && step.From == pit
}

// relaying reports whether the last seed of a lap has just fallen and the next lap is about to begin there.
func (s *View) relaying() bool {
	return s.Pile.Frame.Step >= 0 && s.Show.Step(s.Pile.Frame.Step).Kind == rules.Relay
}

// DrawTaken says at the house that is being captured how many seeds it gives.
func (s *View) DrawTaken(c *paint.Canvas) {
	if s.Show == nil || s.Pile.Frame.Step < 0 {
		return
	}
	if step := s.Show.Step(s.Pile.Frame.Step); step.Kind == rules.Capture {
		s.DrawGain(c, step.From, step.Seeds)
	}
}

// DrawGain draws a plate with the number of seeds that a house gives; 0 where a child would expect some.
func (s *View) DrawGain(c *paint.Canvas, pit rules.Pit, seeds int) {
	th := c.Theme()
	fill := th.Captured
	if seeds == 0 {
		fill = th.Tag
	}
	s.DrawPlate(c, pit, "+"+strconv.Itoa(seeds), fill, th.RingDark)
}

// DrawPlate draws a plate with a number in the middle of a house.
func (s *View) DrawPlate(c *paint.Canvas, pit rules.Pit, number string, fill, edge color.NRGBA) {
	w := geom.RingWidth(s.Layout.View)
	r := s.area(pit)
	h := s.Layout.Tags[0][0].H * 1.15
	wide := math.Min(2*h, math.Max(r.W*1.1, 1.5*h))
	box := geom.Rect{X: r.Center().X - wide/2, Y: r.Center().Y - h/2, W: wide, H: h}
	c.Panel(box, h/2, fill, edge, math.Max(1.5, w*0.5))
	c.Text(number, box, paint.TextStyle{Size: h / 1.4, Bold: true, AlignX: paint.Middle, AlignY: paint.Middle, MaxLines: 1})
}

// DrawTurn draws an arrow beside the row of a side.
func (s *View) DrawTurn(c *paint.Canvas, side rules.Side) {
	// The picture points to the right: beside a lying board towards the row, above and below an upright one down and up.
	turn := 0.0
	if side == rules.North {
		turn = math.Pi
	}
	if s.Layout.View.Portrait() {
		turn -= math.Pi / 2
	}
	c.Picture("turn", s.Layout.Turn[side], paint.Opt{Rotate: turn})
}

// DrawBubble says something to a side: Tux does, if he is there.
func (s *View) DrawBubble(c *paint.Canvas, message string, to rules.Side) {
	if message == "" {
		return
	}
	l := &s.Layout
	size := l.BubbleSize()
	r, tail := l.BubbleFor(message), l.Tail
	if s.Seats.Shared() { // nobody in the picture says it
		r.X = (l.View.W - r.W) / 2
		tail = r.Center()
	}
	c.Bubble(r, tail, message, paint.TextStyle{Size: size, Turned: s.turned(to)})
}

// DrawMoving rings a house, a little smaller than in, if the last seed of the move that is shown has just fallen there or
// its seeds are being captured.
func (s *View) DrawMoving(c *paint.Canvas, pit rules.Pit, in geom.Rect) {
	th, w := c.Theme(), geom.RingWidth(s.Layout.View)
	ring := func(clr color.NRGBA) {
		c.Ring(in, -1, paint.RingStyle{Lines: [3]color.NRGBA{th.RingDark, clr, th.RingDark}, Widths: [3]float64{w * 0.4, w, w * 0.4}})
	}
	if s.Show != nil && s.Landed == pit && (s.ToDrop == 0 || s.relaying()) {
		ring(th.Hint)
	}
	if s.Show != nil && s.capturing(pit) {
		ring(th.Captured)
	}
}

// Lines returns the lines of a ring of two.
func Lines(outer, inner color.NRGBA) [3]color.NRGBA { return [3]color.NRGBA{outer, inner} }

// LookAt returns a pose of Tux with his eyes on a place.
func (s *View) LookAt(pose paint.TuxPose, to geom.Point) paint.TuxPose {
	from := geom.Point{X: s.Layout.Tux.X + s.Layout.Tux.W/2, Y: s.Layout.Tux.Y + s.Layout.Tux.H*0.3}
	pose.LookX = Clamp((to.X - from.X) / (s.Layout.Face.W / 2))
	pose.LookY = Clamp((to.Y - from.Y) / s.Layout.Face.H)
	return pose
}

// Clamp keeps a number between -1 and 1.
func Clamp(f float64) float64 { return min(max(f, -1), 1) }

// DrawLabel says in a word what the round button at a place is for.
func (s *View) DrawLabel(c *paint.Canvas, at geom.Rect, label string) {
	l, th := &s.Layout, c.Theme()
	size := geom.Small.Size(l.View)
	h := size * 1.6
	w := min(text.Width(label, true, size)+h, l.View.W-2*geom.MinGap)
	x := min(max(at.Center().X-w/2, geom.MinGap), l.View.W-geom.MinGap-w)
	y := max(at.Y-h-geom.RingWidth(l.View)*2, l.Under()) // large letters rather lie over the button than over a number
	r := geom.Rect{X: x, Y: y, W: w, H: h}
	c.Panel(r, h/2, th.Paper, th.PaperEdge, 1.5)
	c.Text(label, r, paint.TextStyle{Size: size, Bold: true, AlignX: paint.Middle, AlignY: paint.Middle, MaxLines: 1})
}
