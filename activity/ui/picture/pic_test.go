package picture

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"

	"awele/activity/ui/theme"
	"awele/assets"
)

func TestEveryPictureShowsSomething(t *testing.T) {
	for _, name := range assets.Names() {
		for _, size := range []image.Point{{1, 1}, {2, 9}, {64, 64}, {200, 50}} {
			img, err := Picture(name, size.X, size.Y)
			if err != nil {
				t.Fatal(err)
			}
			if img.Rect != (image.Rectangle{Max: size}) {
				t.Errorf("%s: %v instead of %v", name, img.Rect, size)
			}
			if size.X >= 50 && inked(img) < size.X*size.Y/1000 {
				t.Errorf("%s at %v is as good as empty", name, size)
			}
		}
	}
}

func inked(img *image.RGBA) (n int) {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 40 {
			n++
		}
	}
	return n
}

func TestNoPictureOfThatName(t *testing.T) {
	for _, name := range []string{"", "nonsense", "../LICENSE", "home.svg"} {
		if img, err := Picture(name, 10, 10); err == nil || img != nil {
			t.Errorf("%q: %v, %v", name, img, err)
		}
	}
	if _, err := Cover("nonsense", 10, 10); err == nil {
		t.Error("a background that is not there")
	}
}

func TestPictureKeepsItsProportions(t *testing.T) {
	wide, err := Picture("star-full", 300, 100)
	if err != nil {
		t.Fatal(err)
	}
	for y := range 100 {
		for _, x := range []int{0, 50, 99, 200, 299} {
			if wide.RGBAAt(x, y).A != 0 {
				t.Fatalf("the star reaches %d, %d in an image of 300×100", x, y)
			}
		}
	}
	if a := Aspect("tux-body"); math.Abs(a-400.0/520) > 1e-9 {
		t.Errorf("Tux is %v wide for each unit of height", a)
	}
}

// icons are the pictures on a round button.
func icons(t *testing.T) (names []string) {
	for _, n := range assets.Names() {
		if src, _ := assets.SVG(n); bytes.Contains(src, []byte(`id="face"`)) {
			names = append(names, n)
		}
	}
	if len(names) < 25 {
		t.Fatalf("only %d icons", len(names))
	}
	return names
}

// A child who cannot read yet has nothing but the picture: white and disc differ by 3:1 at least, for every eye.
func TestIconsStandOut(t *testing.T) {
	const size, mid = 192, 96.0
	for _, name := range icons(t) {
		img, err := Picture(name, size, size)
		if err != nil {
			t.Fatal(err)
		}
		var lums [len(theme.Visions)][]float64
		white := 0
		for y := range size {
			for x := range size {
				r := math.Hypot(float64(x)+.5-mid, float64(y)+.5-.97*mid) / mid
				c := color.NRGBAModel.Convert(img.RGBAAt(x, y)).(color.NRGBA)
				if r < .78 && min(c.R, c.G, c.B) > 240 {
					white++
				}
				if r < .79 || r > .81 || min(c.R, c.G, c.B) > 150 {
					continue // not the disc near its edge, or a part of the picture that reaches it
				}
				for i, v := range theme.Visions {
					lums[i] = append(lums[i], theme.Contrast(color.NRGBA{255, 255, 255, 255}, v.See(c)))
				}
			}
		}
		for i, v := range theme.Visions {
			// Rays may touch the edge: what they blend with there is left out.
			slices.Sort(lums[i])
			if ratio := lums[i][len(lums[i])/20]; ratio < 3 {
				t.Errorf("%s: white on the disc has only %.2f:1 with %v", name, ratio, v)
			}
		}
		if share := float64(white) / (math.Pi * mid * mid); share < .06 || share > .6 {
			t.Errorf("%s: white covers %.0f %% of the disc", name, 100*share)
		}
	}
}

func TestStarsDiffer(t *testing.T) {
	full, _ := Picture("star-full", 64, 64)
	empty, _ := Picture("star-empty", 64, 64)
	a, b := theme.Contrast(opaque(full, 32, 44), opaque(empty, 32, 44)), theme.Contrast(opaque(full, 32, 30), opaque(empty, 32, 30))
	if a < 1.4 && b < 1.4 {
		t.Errorf("full and empty stars differ by %.2f:1 and %.2f:1 only", a, b)
	}
}

func opaque(img *image.RGBA, x, y int) color.NRGBA {
	return color.NRGBAModel.Convert(img.RGBAAt(x, y)).(color.NRGBA)
}

func TestTuxHasAllHisParts(t *testing.T) {
	want := "body scarf face eyes pupils lids lids-glad beak beak-happy flipper-left flipper-right feet"
	for _, part := range strings.Fields(want) {
		s, err := open("tux-" + part)
		if err != nil {
			t.Error(err)
			continue
		}
		if w, h := s.size(); w != 400 || h != 520 {
			t.Errorf("tux-%s is %v×%v and does not fit on the others", part, w, h)
		}
	}
}

func BenchmarkButton(b *testing.B) {
	for range b.N {
		if _, err := Picture("friend", 72, 72); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkTuxBody4K(b *testing.B) {
	for range b.N {
		if _, err := Picture("tux-body", 900, 1170); err != nil {
			b.Fatal(err)
		}
	}
}
