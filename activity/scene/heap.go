package scene

import (
	"math"
	"sync"

	"awele/activity/layout"
	"awele/activity/timeline"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/rules"
)

// piles say where seeds come to rest in the pits of a board, from the middle of the pit. All pits of a board are of one
// size, and so are the stores; a few piles serve them all, and no neighbours look alike.
type piles struct {
	houses [4][]geom.Point
	store  []geom.Point
}

// pileSize is what piles hang on.
type pileSize struct {
	pitW, pitH, storeW, storeH, radius float64
	n                                  int
}

// knownPiles are the last ones that were found: to find them takes an old machine longer than three frames, and whoever
// comes back to the board from the rules or the settings needs the same again.
var knownPiles = struct {
	sync.Mutex
	by map[pileSize]*piles
}{by: map[pileSize]*piles{}}

// newPiles finds the resting places of n seeds of that radius in pits and stores as large as these. They must not be changed.
func newPiles(pit, store geom.Rect, radius float64, n int) *piles {
	const most = 8 // the board, the look back and the small boards of the rules, in two windows
	size := pileSize{pit.W, pit.H, store.W, store.H, radius, n}
	k := &knownPiles
	k.Lock()
	defer k.Unlock()
	p := k.by[size]
	if p == nil {
		if len(k.by) == most {
			clear(k.by)
		}
		p = findPiles(pit, store, radius, n)
		k.by[size] = p
	}
	return p
}

func findPiles(pit, store geom.Rect, radius float64, n int) *piles {
	p := new(piles)
	around := func(r geom.Rect) geom.Rect { return geom.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H} }
	for i := range p.houses {
		p.houses[i] = layout.Pile(around(pit), layout.Oval, radius, i, n)
	}
	p.store = layout.Pile(around(store), layout.Capsule, radius, 9, n)
	return p
}

// heap is the seeds of a board on the screen: where they come to rest, and those in the hand or on their way.
type heap struct {
	frame  timeline.Frame
	pits   [2][]geom.Rect
	stores [2]geom.Rect
	radius float64 // of a seed
	piles  *piles
	dx, dy float64 // the board has been moved by this since it was arranged
}

// arrange gives the board its place.
func (h *heap) arrange(pits [2][]geom.Rect, stores [2]geom.Rect, radius float64, p *piles) {
	h.pits, h.stores, h.radius, h.piles = pits, stores, radius, p
}

// area returns where the hollow of a pit lies.
func (h *heap) area(pit rules.Pit) geom.Rect {
	r := h.stores[pit.Side]
	if !pit.IsStore() {
		r = h.pits[pit.Side][pit.House]
	}
	return r.Move(h.dx, h.dy)
}

// spot returns where a place is on the screen.
func (h *heap) spot(pl timeline.Place) geom.Point {
	if pl.InHand {
		// Seeds in the hand lie in three rows of three, and more on top of those.
		at, r := h.hand(), h.radius
		layer, row, col := float64(pl.Slot/9), float64(pl.Slot%9/3), float64(pl.Slot%3)
		return geom.Point{
			X: at.X + (col-1)*r*1.3 + math.Mod(row+layer, 2)*r*0.4 - layer*r*0.2,
			Y: at.Y - row*r*0.85 - layer*r*0.5,
		}
	}
	pile := h.piles.store
	if !pl.Pit.IsStore() {
		pile = h.piles.houses[(int(pl.Pit.House)+2*int(pl.Pit.Side))%len(h.piles.houses)]
	}
	p, mid := pile[min(pl.Slot, len(pile)-1)], h.area(pl.Pit).Center()
	return geom.Point{X: mid.X + p.X, Y: mid.Y + p.Y}
}

// hand returns where the hand is, above the house it has reached.
func (h *heap) hand() geom.Point {
	a, b := h.above(h.frame.HandFrom), h.above(h.frame.HandTo)
	t := ease(h.frame.HandT)
	return geom.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

func (h *heap) above(pit rules.Pit) geom.Point {
	r := h.area(pit)
	return geom.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.4}
}

// ease starts and ends gently.
func ease(t float64) float64 { return t * t * (3 - 2*t) }

// inHand is how high seeds in the hand are above what they throw their shadow on, which is mostly each other.
const inHand = 0.3

// draw draws the seeds that lie, or those that are in the hand or on their way.
func (h *heap) draw(c *paint.Canvas, moving bool) {
	for id, m := range h.frame.Seeds {
		up := m.T < 1 || m.To.InHand
		if up != moving {
			continue
		}
		to := h.spot(m.To)
		if !up {
			c.Seed(id, to, h.radius, 0)
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
		at := geom.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - arc*h.radius*2}
		c.Seed(id, at, h.radius, lift)
	}
}
