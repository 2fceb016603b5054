package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui/geom"
	"awele/activity/ui/picture"
)

// seedTints are the pictures of seeds. Greens and greys come oftener than sand.
var seedTints = [...]string{"seed-0", "seed-1", "seed-4", "seed-5", "seed-3", "seed-0", "seed-2", "seed-1"}

// Seed draws the seed with that number with its middle at a place. A seed always has the same tint, the same turn and the
// same size, at most 8 % more or less than radius. lift is how high it is held, from 0, at rest, to 1: its shadow then
// lies farther away, larger and fainter.
func (c *Canvas) Seed(id int, at geom.Point, radius, lift float64) {
	if radius <= 0 || !c.Seen(geom.Rect{X: at.X - 3*radius, Y: at.Y - 3*radius, W: 6 * radius, H: 6 * radius}) {
		return
	}
	h := uint32(id+1) * 0x9e3779b1
	h ^= h >> 15
	h *= 0x85ebca6b
	h ^= h >> 13
	size := 1 + .08*(float64(h>>8&255)/127.5-1)
	turn := .5 * (float64(h>>16&255)/127.5 - 1)
	r := radius * size
	up := math.Max(0, math.Min(lift, 1))
	shadow := r * (1.32 + .35*up)
	c.sprite("seed-shadow", radius*1.8, geom.Point{X: at.X + r*(.22+.5*up), Y: at.Y + r*(.30+1.5*up)}, shadow, 0, .95-.45*up)
	c.sprite(seedTints[h&7], radius*1.3, at, r*(1+.14*up), turn, 1)
}

// sprite draws a square picture with its middle at a place, turned, radius being half its side. It is baked for the largest
// radius it has in motion, so that nothing is painted anew for each step.
func (c *Canvas) sprite(name string, most float64, at geom.Point, radius, turn, alpha float64) {
	d := max(1, int(math.Ceil(2*most*c.scale)))
	k := key{name: name, w: d, h: d}
	img, ok := c.baked.get(k)
	if !ok {
		rgba, err := picture.Picture(name, d, d)
		if err != nil {
			rgba = nil
		}
		img = c.baked.put(k, rgba)
	}
	if img == nil {
		return
	}
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Translate(-float64(d)/2, -float64(d)/2)
	s := 2 * radius * c.scale / float64(d)
	c.op.GeoM.Scale(s, s)
	c.op.GeoM.Rotate(turn)
	c.op.GeoM.Translate(at.X*c.scale, at.Y*c.scale)
	c.op.ColorScale.ScaleAlpha(float32(alpha))
	c.dst.DrawImage(img, &c.op)
}

// Hand is whose hand carries the seeds.
type Hand uint8

// The child's hand reaches in from below, Tux's flipper and a friend's hand from above.
const (
	YourHand Hand = iota
	TuxHand
	FriendHand
)

// Of each hand its picture, the middle of its palm in the picture, as parts of the width, and whether it is turned round.
var hands = [...]struct {
	name   string
	x, y   float64
	turned bool
}{
	YourHand:   {"hand-you", .5, .73, false},
	TuxHand:    {"hand-tux", .5, .80, false},
	FriendHand: {"hand-friend", .5, .73, true},
}

// Carry draws the hand that carries seeds of that radius, with the middle of its palm at a place. Draw it below the seeds.
func (c *Canvas) Carry(who Hand, at geom.Point, radius float64) {
	h := &hands[who]
	w := max(1, int(9*radius*c.scale))
	k := key{name: h.name, w: w, h: int(float64(w) / picture.Aspect(h.name))}
	img, ok := c.baked.get(k)
	if !ok {
		rgba, err := picture.Picture(h.name, k.w, k.h)
		if err != nil {
			rgba = nil
		}
		img = c.baked.put(k, rgba)
	}
	if img == nil {
		return
	}
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Translate(-h.x*float64(w), -h.y*float64(w))
	if h.turned {
		c.op.GeoM.Scale(-1, -1)
	}
	c.op.GeoM.Translate(at.X*c.scale, at.Y*c.scale)
	c.dst.DrawImage(img, &c.op)
}
