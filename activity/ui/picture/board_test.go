package picture

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"testing"

	"awele/activity/ui/geom"
	"awele/activity/ui/theme"
)

// awele is a board of twelve houses and two stores, s times the design size.
func awele(s float64) BoardSpec {
	b := BoardSpec{
		W: int(1280 * s), H: int(430 * s), Face: geom.Rect{X: 40 * s, Y: 30 * s, W: 1200 * s, H: 340 * s}, Round: 120 * s, Side: 20 * s,
	}
	for c := range 6 {
		for r := range 2 {
			b.Houses = append(b.Houses, geom.Rect{X: (210 + 144*float64(c)) * s, Y: (70 + 136*float64(r)) * s, W: 132 * s, H: 118 * s})
		}
	}
	b.Stores = []geom.Rect{{X: 70 * s, Y: 100 * s, W: 118 * s, H: 200 * s}, {X: 1092 * s, Y: 100 * s, W: 118 * s, H: 200 * s}}
	return b
}

func TestBoardIsAlwaysTheSame(t *testing.T) {
	if !bytes.Equal(Board(awele(.4)).Pix, Board(awele(.4)).Pix) {
		t.Error("the same board looks different the second time")
	}
}

// mean returns the average colour of an area.
func mean(img *image.RGBA, area image.Rectangle) color.NRGBA {
	var r, g, b, n int
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			c := img.RGBAAt(x, y)
			r, g, b, n = r+int(c.R), g+int(c.G), b+int(c.B), n+1
		}
	}
	return color.NRGBA{uint8(r / n), uint8(g / n), uint8(b / n), 255}
}

func around(p geom.Point) image.Rectangle {
	return image.Rect(-8, -8, 8, 8).Add(image.Pt(int(p.X), int(p.Y)))
}

func TestHollowsAreSeen(t *testing.T) {
	for _, contrast := range []bool{false, true} {
		spec := awele(1)
		spec.Contrast = contrast
		img := Board(spec)
		face := mean(img, image.Rect(300, 52, 1000, 60)) // between the rim and the houses
		least := 1.5
		if contrast {
			least = 7
		}
		for _, h := range append(spec.Houses, spec.Stores...) {
			m := h.Center()
			if got := theme.Contrast(face, mean(img, around(m))); got < least {
				t.Errorf("contrast %v: the hollow at %v differs from the wood by %.2f:1", contrast, m, got)
			}
		}
		if img.RGBAAt(2, 2).A != 0 {
			t.Errorf("contrast %v: the corner of the image is not clear", contrast)
		}
	}
}

// Every seed stands out from the bottom of the house it lies in, for every eye.
func TestSeedsStandOutInAHouse(t *testing.T) {
	img := Board(awele(1))
	for tint := range 6 {
		seed, err := Picture(fmt.Sprint("seed-", tint), 30, 30)
		if err != nil {
			t.Fatal(err)
		}
		body := opaque(seed, 15, 13)
		for _, h := range awele(1).Houses {
			m := h.Center()
			pit := mean(img, around(m))
			for _, v := range theme.Visions {
				if got := theme.Contrast(v.See(body), v.See(pit)); got < 3 {
					t.Errorf("seed-%d on the wood at %v: %.2f:1 with %v", tint, m, got, v)
				}
			}
		}
	}
}

func TestTheFrontSideIsDarkerThanTheFace(t *testing.T) {
	img := Board(awele(1))
	face, side := mean(img, image.Rect(300, 340, 1000, 350)), mean(img, image.Rect(300, 374, 1000, 386))
	if theme.Contrast(face, color.NRGBA{A: 255}) <= theme.Contrast(side, color.NRGBA{A: 255}) {
		t.Errorf("face %v, side %v", face, side)
	}
}

func TestBoardOfAnySize(t *testing.T) {
	for _, size := range [][2]int{{0, 0}, {1, 1}, {2, 300}, {300, 2}, {-5, 9}, {64, 48}} {
		for _, s := range []float64{0, 1e-9, .01, .3, 1, 7} {
			for _, contrast := range []bool{false, true} {
				spec := awele(s)
				spec.W, spec.H, spec.Contrast = size[0], size[1], contrast
				if img := Board(spec); img.Rect.Dx() != max(1, size[0]) || img.Rect.Dy() != max(1, size[1]) {
					t.Errorf("%v: an image of %v", size, img.Rect)
				}
			}
		}
	}
}

func FuzzBoard(f *testing.F) {
	f.Add(64, 40, 5.0, 4.0, 50.0, 20.0, 8.0, 3.0, 10.0, 6.0, 9.0, 7.0)
	f.Add(1, 1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
	f.Add(30, 30, -20.0, 40.0, -3.0, 1e9, -7.0, 1e12, 1.0, 1.0, -4.0, 0.0)
	f.Fuzz(func(t *testing.T, w, h int, x, y, fw, fh, round, side, px, py, pw, ph float64) {
		spec := BoardSpec{
			W: w % 100, H: h % 100, Face: geom.Rect{X: x, Y: y, W: fw, H: fh}, Round: round, Side: side,
			Houses: []geom.Rect{{X: px, Y: py, W: pw, H: ph}, {X: px + pw, Y: py + ph, W: pw, H: ph}},
			Stores: []geom.Rect{{X: py, Y: px, W: ph, H: pw}},
		}
		Board(spec)
		spec.Contrast = true
		Board(spec)
	})
}

func BenchmarkBoard720p(b *testing.B) {
	for range b.N {
		Board(awele(1))
	}
}

func BenchmarkBoard4K(b *testing.B) {
	for range b.N {
		Board(awele(3))
	}
}
