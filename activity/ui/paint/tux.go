package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui/geom"
	"awele/activity/ui/picture"
)

// TuxPose is how Tux looks and what he does with his flippers. The zero pose looks straight ahead.
type TuxPose struct {
	LookX, LookY float64 // where he looks, -1 to 1, right and down positive
	Blink        bool    // his eyes are shut
	Happy        bool    // he laughs
	// FlipperL and FlipperR say how far the flipper at the left and right of the picture is raised, in radians: 0 hanging,
	// 1.5 held out, 2.4 to 2.6 at his head, as when he scratches it.
	FlipperL, FlipperR float64
	Feet               bool // he stands free, not behind a board
}

// The view box of Tux's parts, the joints of his flippers and how far his pupils move in it.
const (
	tuxW, tuxH       = 400, 520
	jointL, jointR   = 104, 296
	jointY           = 254
	pupilX, pupilY   = 10, 12
	raisedOverTheHat = 1.2 // from this angle on a flipper is before his head
)

// Tux draws Tux as large as fits into r and in its middle.
func (c *Canvas) Tux(r geom.Rect, p TuxPose) {
	b := c.box(r)
	if b.Empty() || !c.Seen(r.Inset(-r.W/2)) {
		return
	}
	// The parts are baked in the largest image of their proportions, so all fit on each other.
	s := math.Min(float64(b.Dx())/tuxW, float64(b.Dy())/tuxH)
	w, h := max(1, int(s*tuxW)), max(1, int(s*tuxH))
	t := tuxParts{c: c, w: w, h: h, s: s}
	t.x = float64(b.Min.X) + math.Floor(float64(b.Dx()-w)/2)
	t.y = float64(b.Min.Y) + math.Floor(float64(b.Dy()-h)/2)
	lookX, lookY := clampTo1(p.LookX)*pupilX, clampTo1(p.LookY)*pupilY

	if p.Feet {
		t.part("tux-feet")
	}
	t.part("tux-body")
	if p.FlipperL <= raisedOverTheHat {
		t.flipper("tux-flipper-left", jointL, p.FlipperL)
	}
	if p.FlipperR <= raisedOverTheHat {
		t.flipper("tux-flipper-right", jointR, -p.FlipperR)
	}
	t.part("tux-scarf")
	t.part("tux-face")
	switch {
	case p.Blink:
		t.part("tux-lids")
	case p.Happy:
		t.part("tux-lids-glad")
	default:
		t.part("tux-eyes")
		t.at("tux-pupils", lookX, lookY)
	}
	if p.Happy {
		t.part("tux-beak-happy")
	} else {
		t.part("tux-beak")
	}
	if p.FlipperL > raisedOverTheHat {
		t.flipper("tux-flipper-left", jointL, p.FlipperL)
	}
	if p.FlipperR > raisedOverTheHat {
		t.flipper("tux-flipper-right", jointR, -p.FlipperR)
	}
}

func clampTo1(f float64) float64 { return math.Max(-1, math.Min(1, f)) }

// tuxParts draws the parts of one Tux.
type tuxParts struct {
	c    *Canvas
	w, h int     // of each part, in pixels
	s    float64 // pixels in a unit of the view box
	x, y float64 // the corner, in pixels
}

func (t *tuxParts) part(name string) { t.at(name, 0, 0) }

// at draws a part moved by dx, dy units of the view box.
func (t *tuxParts) at(name string, dx, dy float64) {
	if img := t.image(name); img != nil {
		op := &t.c.op
		*op = ebiten.DrawImageOptions{}
		op.GeoM.Translate(dx*t.s, dy*t.s)
		t.draw(img)
	}
}

// flipper draws a part turned about its joint.
func (t *tuxParts) flipper(name string, joint, turn float64) {
	if img := t.image(name); img != nil {
		op := &t.c.op
		*op = ebiten.DrawImageOptions{}
		if turn != 0 {
			op.GeoM.Translate(-joint*t.s, -jointY*t.s)
			op.GeoM.Rotate(turn)
			op.GeoM.Translate(joint*t.s, jointY*t.s)
			op.Filter = ebiten.FilterLinear
		}
		t.draw(img)
	}
}

func (t *tuxParts) image(name string) *ebiten.Image {
	k := key{name: name, w: t.w, h: t.h}
	img, ok := t.c.baked.get(k)
	if !ok {
		rgba, err := picture.Picture(name, t.w, t.h)
		if err != nil {
			rgba = nil
		}
		img = t.c.baked.put(k, rgba)
	}
	return img
}

// draw puts a part, moved within the view box already, where Tux is.
func (t *tuxParts) draw(img *ebiten.Image) {
	op := &t.c.op
	op.GeoM.Translate(t.x, t.y)
	op.Filter = ebiten.FilterLinear
	t.c.dst.DrawImage(img, op)
}
