package boardview

import (
	"math"
	"sync"

	"awele/activity/timeline"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// RestingPlaces say where seeds come to rest in the pits of a board, from the middle of the pit. All pits of a board are of one
// size, and so are the stores; a few piles serve them all, and no neighbours look alike.
type RestingPlaces struct {
	houses [4][]geom.Point
	store  []geom.Point
}

// placesSize is what piles hang on.
type placesSize struct {
	pitW, pitH, storeW, storeH, radius float64
	n                                  int
}

// knownPlaces are the last ones that were found: to find them takes an old machine longer than three frames, and whoever
// comes back to the board from the rules or the settings needs the same again.
var knownPlaces = struct {
	sync.Mutex
	by map[placesSize]*RestingPlaces
}{by: map[placesSize]*RestingPlaces{}}

// NewRestingPlaces finds the resting places of n seeds of that radius in pits and stores as large as these. They must not be changed.
func NewRestingPlaces(pit, store geom.Rect, radius float64, n int) *RestingPlaces {
	const most = 8 // the board, the look back and the small boards of the rules, in two windows
	size := placesSize{pit.W, pit.H, store.W, store.H, radius, n}
	k := &knownPlaces
	k.Lock()
	defer k.Unlock()
	p := k.by[size]
	if p == nil {
		if len(k.by) == most {
			clear(k.by)
		}
		p = findRestingPlaces(pit, store, radius, n)
		k.by[size] = p
	}
	return p
}

func findRestingPlaces(pit, store geom.Rect, radius float64, n int) *RestingPlaces {
	p := new(RestingPlaces)
	around := func(r geom.Rect) geom.Rect { return geom.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H} }
	for i := range p.houses {
		p.houses[i] = rest(around(pit), oval, radius, i, n)
	}
	p.store = rest(around(store), capsule, radius, 9, n)
	return p
}

// SeedsView shows the seeds of a board on the screen: where they come to rest, and those in the hand or on their way.
type SeedsView struct {
	Frame  timeline.Frame
	board  *geom.Board
	places *RestingPlaces
	dx, dy float64 // the board has been moved by this since it was arranged
}

// Arrange gives the board its place.
func (h *SeedsView) Arrange(b *geom.Board, p *RestingPlaces) { h.board, h.places = b, p }

// Area returns where the hollow of a pit lies.
func (h *SeedsView) Area(pit rules.Pit) geom.Rect {
	r := h.board.Stores[pit.Side]
	if !pit.IsStore() {
		r = h.board.Pits[pit.Side][pit.House]
	}
	return r.Move(h.dx, h.dy)
}

// spot returns where a place is on the screen.
func (h *SeedsView) spot(pl timeline.Place) geom.Point {
	if pl.InHand {
		// Seeds in the hand lie in three rows of three, and more on top of those.
		at, r := h.HandOf(pl.Pit.Side), h.board.Seed
		layer, row, col := float64(pl.Slot/9), float64(pl.Slot%9/3), float64(pl.Slot%3)
		return geom.Point{
			X: at.X + (col-1)*r*1.3 + math.Mod(row+layer, 2)*r*0.4 - layer*r*0.2,
			Y: at.Y - row*r*0.85 - layer*r*0.5,
		}
	}
	pile := h.places.store
	if !pl.Pit.IsStore() {
		pile = h.places.houses[(int(pl.Pit.House)+2*int(pl.Pit.Side))%len(h.places.houses)]
	}
	p, mid := pile[min(pl.Slot, len(pile)-1)], h.Area(pl.Pit).Center()
	return geom.Point{X: mid.X + p.X, Y: mid.Y + p.Y}
}

// Hand returns where the hand is that has moved last, above the house it has reached.
func (h *SeedsView) Hand() geom.Point { return h.HandOf(h.Frame.Working) }

// HandOf returns where the hand of a side is.
func (h *SeedsView) HandOf(side rules.Side) geom.Point {
	hand := h.Frame.Hands[side]
	a, b := h.above(hand.From), h.above(hand.To)
	t := ease(hand.T)
	return geom.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

func (h *SeedsView) above(pit rules.Pit) geom.Point {
	r := h.Area(pit)
	return geom.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.4}
}

// ease starts and ends gently.
func ease(t float64) float64 { return t * t * (3 - 2*t) }

// inHand is how high seeds in the hand are above what they throw their shadow on, which is mostly each other.
const inHand = 0.3

// Draw draws the seeds that lie, or those that are in the hand or on their way.
func (h *SeedsView) Draw(c *paint.Canvas, moving bool) {
	for id, m := range h.Frame.Seeds {
		up := m.T < 1 || m.To.InHand
		if up != moving {
			continue
		}
		to := h.spot(m.To)
		if !up {
			c.Seed(id, to, h.board.Seed, 0)
			continue
		}
		from := h.spot(m.From)
		t := ease(m.T)
		arc := math.Sin(t * math.Pi)
		lift := arc
		if m.To.InHand {
			lift = math.Max(arc, t*inHand)
		} else if m.From.InHand {
			lift = math.Max(arc, (1-t)*inHand)
		}
		at := geom.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - arc*h.board.Seed*2}
		c.Seed(id, at, h.board.Seed, lift)
	}
}
