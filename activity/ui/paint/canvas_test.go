package paint

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui/geom"
	"awele/activity/ui/theme"
)

var (
	white = color.NRGBA{255, 255, 255, 255}
	red   = color.NRGBA{255, 0, 0, 255}
)

func alpha(img *image.RGBA, x, y int) int { return int(img.RGBAAt(x, y).A) }

func TestABakedRectangleHasRoundSmoothCorners(t *testing.T) {
	img := bake(40, 30, rounded(40, 30, 10), []band{{0, -1e9, white}}, nil)
	for _, c := range []struct{ x, y, want int }{{0, 0, 0}, {39, 0, 0}, {0, 29, 0}, {20, 0, 255}, {0, 15, 255}, {20, 15, 255}} {
		if got := alpha(img, c.x, c.y); got != c.want {
			t.Errorf("at %d, %d: %d, want %d", c.x, c.y, got, c.want)
		}
	}
	between := 0
	for x := range 10 {
		for y := range 10 {
			if a := alpha(img, x, y); a > 0 && a < 255 {
				between++
			}
		}
	}
	if between < 5 {
		t.Errorf("a corner has only %d half-covered pixels: it is jagged", between)
	}
}

func TestARingIsDarkLightAndHollow(t *testing.T) {
	bands := []band{{6, 3, color.NRGBA{0, 0, 0, 255}}, {3, 0, white}}
	img := bake(112, 92, ellipse(100, 80), bands, nil)
	for _, c := range []struct {
		x    int
		want color.RGBA
	}{
		{1, color.RGBA{0, 0, 0, 255}}, {4, color.RGBA{255, 255, 255, 255}}, {10, color.RGBA{}}, {56, color.RGBA{}},
	} {
		if got := img.RGBAAt(c.x, 46); got != c.want {
			t.Errorf("%d pixels from the left: %v, want %v", c.x, got, c.want)
		}
	}
}

func TestDashesAreTold(t *testing.T) {
	const n = 12
	gate := dashes(100, 100, n)
	bands := []band{{0, -4, white}}
	img := bake(102, 102, ellipse(100, 100), bands, gate)
	changes, last := 0, false
	// Once round, just inside the edge.
	for i := range 3600 {
		a := float64(i) / 3600 * 6.283185307
		x, y := 51+48*math.Cos(a), 51+48*math.Sin(a)
		if on := alpha(img, int(x), int(y)) > 127; on != last {
			last, changes = on, changes+1
		}
	}
	if changes < 2*n-1 || changes > 2*n+1 {
		t.Errorf("%d edges round the ring, want %d", changes, 2*n)
	}
}

func TestAShadowFades(t *testing.T) {
	img := soft(60, 60, rounded(40, 40, 8), 10, color.NRGBA{0, 0, 0, 200})
	last := 256
	for x := 30; x >= 0; x-- {
		a := alpha(img, x, 30)
		if a > last {
			t.Fatalf("%d pixels from the left it is %d, further in %d", x, a, last)
		}
		last = a
	}
	if alpha(img, 30, 30) != 200 || alpha(img, 0, 30) > 3 {
		t.Errorf("%d in the middle, %d outside", alpha(img, 30, 30), alpha(img, 0, 30))
	}
}

func TestGreyHasNoColour(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 2, 1))
	img.SetRGBA(0, 0, color.RGBA{200, 20, 20, 255})
	grey(img)
	if c := img.RGBAAt(0, 0); c.R != c.G || c.G != c.B || c.A != 255 {
		t.Errorf("%v", c)
	}
	if c := img.RGBAAt(1, 0); c != (color.RGBA{}) {
		t.Errorf("nothing became %v", c)
	}
}

// A window that is being resized must not fill the memory.
func TestOldImagesAreForgotten(t *testing.T) {
	var c cache
	const side, limit = 64, 20 * 64 * 64 * 4
	for frame := range 200 {
		c.begin(limit)
		for part := range 5 {
			k := key{name: "part", w: frame, n: part}
			if _, ok := c.get(k); ok {
				t.Fatal("an image of another frame")
			}
			c.put(k, image.NewRGBA(image.Rect(0, 0, side, side)))
			if img, ok := c.get(k); !ok || img == nil {
				t.Fatal("it is not kept")
			}
		}
		if most := limit + 5*side*side*4; c.bytes > most {
			t.Fatalf("frame %d: %d bytes, at most %d", frame, c.bytes, most)
		}
	}
	// What every frame draws stays, even if it alone is too much.
	c = cache{}
	for frame := range 10 {
		c.begin(side)
		k := key{name: "always"}
		if _, ok := c.get(k); ok != (frame > 0) {
			t.Fatalf("frame %d: kept %v", frame, ok)
		}
		if frame == 0 {
			c.put(k, image.NewRGBA(image.Rect(0, 0, side, side)))
		}
	}
}

func TestTextsAndLettersAreForgotten(t *testing.T) {
	c := New()
	dst := ebiten.NewImage(200, 100)
	for frame := range 300 {
		c.Begin(dst, 1, &theme.Normal)
		for i := range 20 {
			c.Text("Tux", geom.Rect{W: 150 + float64(frame), H: 50}, TextStyle{Size: 10 + float64(frame)/4 + float64(i)/10})
		}
	}
	if n := len(c.texts.blocks); n > maxTexts+20 {
		t.Errorf("%d wrapped texts are kept", n)
	}
	if n := len(c.glyphs.glyphs); n > maxGlyphs+200 {
		t.Errorf("%d letters are kept", n)
	}
}

// everything draws one of each.
func everything(c *Canvas, r geom.Rect) {
	th := c.Theme()
	c.Fill(r, th.Ground)
	c.Panel(r, 12, th.Paper, th.PaperEdge, 2)
	c.Shadow(r, 12, 6, th.Veil)
	c.Ring(r, -1, c.Focus(4))
	c.Ring(r, 10, c.Focus(4))
	c.Ring(r, -1, RingStyle{Lines: [3]color.NRGBA{red, white}, Widths: [3]float64{2, 2}, Dashes: 14})
	c.Dot(r.Center(), r.W/8, red, white, 1)
	c.Line(geom.Point{X: r.X, Y: r.Y}, r.Center(), 3, red)
	c.Arrow(geom.Point{X: r.X, Y: r.Y}, r.Center(), 4, red, white, 2, false)
	c.Arrow(r.Center(), geom.Point{X: r.X, Y: r.Y}, 4, red, white, 2, true)
	c.Text("Siej po jednym nasionie w każdym dołku.", r, TextStyle{Size: 18, AlignX: Middle, AlignY: Middle})
	c.Button(r, "home", State{Focused: true})
	c.Button(r, "home", State{Disabled: true, Pressed: true})
	c.Button(r, "no such picture", State{})
	c.Pad(r, Pad{Icon: "play", Label: "Pelaa", Size: 20, Fill: th.Green}, State{Focused: true})
	c.Pad(r, Pad{Label: "Pelaa", Size: 20}, State{Hovered: true})
	c.Bubble(r, geom.Point{X: r.X + 20, Y: r.Y + r.H + 30}, "Sinun vuorosi!", TextStyle{Size: 20})
	c.Tag(r, 48, TextStyle{Size: 18})
	c.Switch(r, true)
	c.Stars(r, 2, 5)
	c.Picture("star-full", r, Opt{Rotate: 0.3, Fade: 0.5, Flip: true})
}

func TestNothingIsTooSmallOrTooFarToDraw(t *testing.T) {
	c := New()
	dst := ebiten.NewImage(320, 240)
	for _, scale := range []float64{1, 1.25, 2, 3} {
		c.Begin(dst, scale, theme.For(scale == 2))
		for _, r := range []geom.Rect{
			{}, {X: 10, Y: 10, W: 1, H: 1}, {W: 3, H: 200}, {W: 200, H: 3}, {X: -500, Y: -500, W: 50, H: 50}, {X: 5, Y: 5, W: -20, H: 10},
			{X: 10, Y: 10, W: 100, H: 60}, {X: 0.3, Y: 0.7, W: 44.4, H: 44.4},
		} {
			everything(c, r)
			c.PushClip(r)
			everything(c, r)
			c.PopClip()
		}
	}
}

func TestDrawingTheSameAgainBakesNothing(t *testing.T) {
	c := New()
	dst := ebiten.NewImage(320, 240)
	r := geom.Rect{X: 10, Y: 10, W: 200, H: 90}
	c.Begin(dst, 1, &theme.Normal)
	everything(c, r)
	images, letters, blocks := len(c.baked.entries), len(c.glyphs.glyphs), len(c.texts.blocks)
	for range 3 {
		c.Begin(dst, 1, &theme.Normal)
		everything(c, r)
	}
	// The same moved by whole pixels is the same too.
	c.Begin(dst, 1, &theme.Normal)
	c.Panel(r.Move(7, 5), 12, c.th.Paper, c.th.PaperEdge, 2)
	c.Button(r.Move(7, 5), "home", State{Focused: true})
	if len(c.baked.entries) != images || len(c.glyphs.glyphs) != letters || len(c.texts.blocks) != blocks {
		t.Errorf("%d images, %d letters, %d texts became %d, %d, %d", images, letters, blocks,
			len(c.baked.entries), len(c.glyphs.glyphs), len(c.texts.blocks))
	}
}

func TestAMeasuredTextIsTheTextThatIsDrawn(t *testing.T) {
	c := New()
	st := TextStyle{Size: 20}
	w, h := c.MeasureText("Siej po jednym nasionie w każdym dołku.", 200, st)
	b := c.texts.fit("Siej po jednym nasionie w każdym dołku.", st, 200, h)
	if b.Size != 20 || b.W != w || b.H != h || w > 200 {
		t.Errorf("measured %v×%v, drawn %v×%v in size %v", w, h, b.W, b.H, b.Size)
	}
}
