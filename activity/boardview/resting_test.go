package boardview

import (
	"math"
	"slices"
	"testing"

	"awele/activity/ui/geom"
)

var hollows = []struct {
	name   string
	area   geom.Rect
	shape  hole
	radius float64
}{
	{"house", geom.Rect{X: 100, Y: 40, W: 130, H: 104}, oval, 11.9},
	{"house of a tall window", geom.Rect{X: 10, Y: 10, W: 46, H: 120}, oval, 6.5},
	{"store", geom.Rect{X: 0, Y: 0, W: 118, H: 190}, capsule, 12},
	{"store of a tall window", geom.Rect{X: 5, Y: 5, W: 400, H: 66}, capsule, 8},
	{"house with large seeds", geom.Rect{X: 0, Y: 0, W: 132, H: 118}, oval, 15},
	{"house on a 4K screen", geom.Rect{X: 1000, Y: 900, W: 420, H: 330}, oval, 38},
}

func TestSeedsLieInTheirHollow(t *testing.T) {
	for _, h := range hollows {
		for salt := range 20 {
			for i, p := range rest(h.area, h.shape, h.radius, salt, 98) {
				// Every point of the largest seed's edge.
				for a := 0.0; a < 2*math.Pi; a += .1 {
					x, y := p.X+1.08*h.radius*math.Cos(a), p.Y+1.08*h.radius*math.Sin(a)
					if !inHole(h.area, h.shape, x, y) {
						t.Fatalf("%s: seed %d at %v leaves the hollow", h.name, i, p)
					}
				}
			}
		}
	}
}

func inHole(r geom.Rect, shape hole, x, y float64) bool {
	x, y = x-r.Center().X, y-r.Center().Y
	rx, ry := r.W/2, r.H/2
	if shape == oval {
		return x*x/(rx*rx)+y*y/(ry*ry) <= 1
	}
	round := math.Min(rx, ry)
	return math.Hypot(math.Max(0, math.Abs(x)-rx+round), math.Max(0, math.Abs(y)-ry+round)) <= round
}

// Seven seeds or fewer can be counted at a glance.
func TestFewSeedsDoNotCoverEachOther(t *testing.T) {
	for _, h := range hollows {
		for salt := range 20 {
			places := rest(h.area, h.shape, h.radius, salt, 7)
			for i, p := range places {
				for j, q := range places[:i] {
					if d := math.Hypot(p.X-q.X, p.Y-q.Y); d < 2*h.radius {
						t.Errorf("%s: seeds %d and %d are only %.1f apart", h.name, j, i, d)
					}
				}
			}
		}
	}
}

func TestNothingJumps(t *testing.T) {
	a := hollows[0]
	few, many := rest(a.area, a.shape, a.radius, 3, 11), rest(a.area, a.shape, a.radius, 3, 48)
	if !slices.Equal(few, many[:11]) {
		t.Error("the first seeds lie elsewhere once there are more")
	}
	if slices.Equal(few[:4], rest(a.area, a.shape, a.radius, 4, 4)) {
		t.Error("two houses look the same")
	}
}

// No two of 48 seeds lie in exactly the same place, so each new one can be seen to arrive.
func TestAFullStoreHasRoom(t *testing.T) {
	for _, h := range hollows {
		places := rest(h.area, h.shape, h.radius, 1, 48)
		for i, p := range places {
			for j, q := range places[:i] {
				if d := math.Hypot(p.X-q.X, p.Y-q.Y); d < .02*h.radius {
					t.Errorf("%s: seeds %d and %d share a place", h.name, j, i)
				}
			}
		}
	}
}

func TestPileInAHollowSmallerThanASeed(t *testing.T) {
	for _, shape := range []hole{oval, capsule} {
		for _, p := range rest(geom.Rect{X: 5, Y: 5, W: 4, H: 4}, shape, 10, 1, 9) {
			if p != (geom.Point{X: 7, Y: 7}) {
				t.Fatalf("a seed lies at %v", p)
			}
		}
	}
}

func BenchmarkPiles(b *testing.B) {
	for range b.N {
		for i := range 12 {
			rest(hollows[0].area, oval, hollows[0].radius, i, 48)
		}
		rest(hollows[2].area, capsule, 12, 1, 48)
		rest(hollows[3].area, capsule, 8, 2, 48)
	}
}
