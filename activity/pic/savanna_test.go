package pic

import (
	"fmt"
	"testing"
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
