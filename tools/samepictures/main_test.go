package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// paint writes a grey picture with some white pixels.
func paint(t *testing.T, path string, size, white int) {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, size, size))
	for i := range img.Pix {
		img.Pix[i] = 100
		if i < white {
			img.SetGray(i%size, i/size, color.Gray{255})
		}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func TestCompare(t *testing.T) {
	before, after := t.TempDir(), t.TempDir()
	for _, c := range []struct {
		name         string
		size, change int // of the second picture
	}{{"same/a.png", 100, 0}, {"b.png", 100, 1}, {"c.png", 100, 2}, {"d.png", 90, 0}} {
		paint(t, filepath.Join(before, c.name), 100, 0)
		paint(t, filepath.Join(after, c.name), c.size, c.change)
	}
	paint(t, filepath.Join(before, "gone.png"), 100, 0)
	paint(t, filepath.Join(after, "new.png"), 100, 0)
	report, n, err := compare(before, after, 0.0001)
	if err != nil || n != 6 || len(report) != 4 {
		t.Errorf("%d pictures, %q, %v", n, report, err)
	}
	if _, _, err := compare(before, filepath.Join(after, "none"), 0); err == nil {
		t.Error("a folder that is not there is taken for an empty one")
	}
}
