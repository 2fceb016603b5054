// Package picture makes pixels of the vector pictures, and paints the board and the savanna, at any size. It needs no
// screen: every function returns an *image.RGBA that the caller keeps.
package picture

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"sync"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"awele/assets"
)

// MaxSide is the longest side of an image this package makes, in pixels: an 8K screen. Longer wishes are cut to it.
const MaxSide = 8192

// sheet is a picture that was read once. Drawing changes it, so its lock is held meanwhile.
type sheet struct {
	sync.Mutex
	icon *oksvg.SvgIcon
}

var (
	sheetsLock sync.Mutex
	sheets     = map[string]*sheet{}
)

// open reads the picture of that name, or finds it among those that were read before.
func open(name string) (*sheet, error) {
	sheetsLock.Lock()
	defer sheetsLock.Unlock()
	if s, ok := sheets[name]; ok {
		return s, nil
	}
	src, ok := assets.SVG(name)
	if !ok {
		return nil, fmt.Errorf("pic: no picture %q", name)
	}
	icon, err := oksvg.ReadIconStream(bytes.NewReader(src), oksvg.StrictErrorMode)
	if err != nil {
		return nil, fmt.Errorf("pic: picture %q: %w", name, err)
	}
	if icon.ViewBox.W <= 0 || icon.ViewBox.H <= 0 {
		return nil, fmt.Errorf("pic: picture %q has no viewBox", name)
	}
	s := &sheet{icon: icon}
	sheets[name] = s
	return s, nil
}

// draw paints the picture onto dst, its view box scaled by scale and its corner at x, y in pixels.
func (s *sheet) draw(dst *image.RGBA, x, y, scale float64) {
	s.Lock()
	defer s.Unlock()
	b := dst.Bounds()
	d := rasterx.NewDasher(b.Dx(), b.Dy(), newScanner(dst))
	at := rasterx.Identity.Translate(x, y).Scale(scale, scale)
	for _, p := range s.icon.SVGPaths {
		// oksvg keeps the width of lines as written whatever the scale.
		p.LineWidth *= scale
		p.DrawTransformed(d, 1, at)
	}
}

// size returns the picture's own width and height.
func (s *sheet) size() (w, h float64) { return s.icon.ViewBox.W, s.icon.ViewBox.H }

// Picture returns the picture of that name in an image of exactly w×h pixels, as large as fits and in its middle. It
// fails if there is no such picture; sizes below 1 count as 1.
func Picture(name string, w, h int) (*image.RGBA, error) {
	s, err := open(name)
	if err != nil {
		return nil, err
	}
	dst := blank(w, h)
	pw, ph := s.size()
	fw, fh := float64(dst.Rect.Dx()), float64(dst.Rect.Dy())
	scale := math.Min(fw/pw, fh/ph)
	s.draw(dst, (fw-pw*scale)/2, (fh-ph*scale)/2, scale)
	return dst, nil
}

// Aspect returns width divided by height of the picture of that name, 1 if there is none.
func Aspect(name string) float64 {
	s, err := open(name)
	if err != nil {
		return 1
	}
	w, h := s.size()
	return w / h
}

// blank returns a transparent image of w×h pixels, at least 1×1 and at most MaxSide on a side.
func blank(w, h int) *image.RGBA {
	return image.NewRGBA(image.Rect(0, 0, min(max(w, 1), MaxSide), min(max(h, 1), MaxSide)))
}
