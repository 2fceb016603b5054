package picture

import (
	"fmt"
	"image/color"
	"testing"

	"awele/activity/ui/theme"
)

func TestTheSavannaCoversEveryWindow(t *testing.T) {
	for name := range backgrounds {
		for _, s := range [][2]int{{1, 1}, {3, 200}, {200, 3}, {320, 568}, {800, 480}, {1260, 540}, {400, 400}} {
			t.Run(fmt.Sprintf("%s %d×%d", name, s[0], s[1]), func(t *testing.T) {
				img, err := Cover(name, s[0], s[1])
				if err != nil {
					t.Fatal(err)
				}
				if img.Rect.Dx() != s[0] || img.Rect.Dy() != s[1] {
					t.Fatalf("image of %v", img.Rect)
				}
				for i := 3; i < len(img.Pix); i += 4 {
					if img.Pix[i] != 255 {
						t.Fatalf("a hole at pixel %d", i/4)
					}
				}
				if s[0] < 100 || s[1] < 100 {
					return
				}
				sky, ground := img.RGBAAt(s[0]/2, 0), img.RGBAAt(s[0]/2, s[1]*3/4)
				if sky.B <= sky.R {
					t.Errorf("the sky is %v", sky)
				}
				if ground.R <= ground.B {
					t.Errorf("the ground is %v", ground)
				}
			})
		}
	}
}

func BenchmarkSavanna720p(b *testing.B) { benchmarkSavanna(b, 1280, 720) }
func BenchmarkSavanna4K(b *testing.B)   { benchmarkSavanna(b, 3840, 2160) }

func benchmarkSavanna(b *testing.B, w, h int) {
	for range b.N {
		if _, err := Cover("play", w, h); err != nil {
			b.Fatal(err)
		}
	}
}

// The titles of Home, Rules, Settings and End stand on the sky: dark letters are read there, for every kind of eye.
func TestTitlesAreReadOnTheSky(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1024, 600}, {800, 480}, {320, 568}, {568, 320}} {
		w, h := size[0], size[1]
		img, err := Cover("home", w, h)
		if err != nil {
			t.Fatal(err)
		}
		for y := 0; y < h*17/100; y += 2 {
			for x := 0; x < w; x += 3 {
				c := img.RGBAAt(x, y)
				for _, v := range theme.Visions {
					below := v.See(color.NRGBA{R: c.R, G: c.G, B: c.B, A: 255})
					if got := theme.Contrast(v.See(theme.Normal.Ink), below); got < 4.5 {
						t.Fatalf("%d×%d: at %d, %d only %.2f for %v", w, h, x, y, got, v)
					}
				}
			}
		}
	}
}
