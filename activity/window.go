package activity

import "github.com/hajimehoshi/ebiten/v2"

// window watches the size of the window. To paint the board and the savanna anew takes an old machine longer than a frame,
// and a window whose edge is dragged has another size in every frame. So a change is followed at once only after the size
// has stood still; while it goes on changing ebiten fits the picture that there is into the window, where presses hit
// what is seen, and the next size that stands still is followed.
type window struct {
	size   extent // as it is, not as it is painted
	moving int    // ticks until it counts as standing still
}

// stillFor is how many ticks a size must stand to count: a sixth of a second.
const stillFor = 10

// extent is a size in DIP, and how many pixels one of them has.
type extent struct{ w, h, scale float64 }

// follow reports whether a size is to be followed now.
func (w *window) follow(size extent) bool {
	still := w.moving == 0
	if size != w.size {
		w.size, w.moving = size, stillFor
	}
	return still
}

// tick lets one tick pass.
func (w *window) tick() { w.moving = max(w.moving-1, 0) }

// Layout implements ebiten.Game; LayoutF is the one that is called.
func (a *app) Layout(w, h int) (int, int) {
	fw, fh := a.LayoutF(float64(w), float64(h))
	return int(fw), int(fh)
}

// LayoutF takes the size of the window in DIP and returns that of the screen in pixels.
func (a *app) LayoutF(w, h float64) (float64, float64) {
	scale := a.scale
	if m := ebiten.Monitor(); m != nil { // there is none for a moment when the last one is unplugged
		scale = m.DeviceScaleFactor()
	}
	size := extent{w, h, scale}
	if a.window.follow(size) && size != (extent{a.view.W, a.view.H, a.scale}) {
		a.view.W, a.view.H, a.scale = w, h, scale
		a.needsLayout, a.needsPaint = true, true
	}
	return a.view.W * a.scale, a.view.H * a.scale
}

// DrawFinalScreen implements ebiten.FinalScreenDrawer. Where the picture does not fill the window, because it is one of
// another size, it is stretched behind itself: better than black bars.
func (a *app) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, fit ebiten.GeoM) {
	outer, inner := screen.Bounds().Size(), picture.Bounds().Size()
	const rounding = 2 // pixels
	if max(outer.X-inner.X, inner.X-outer.X, outer.Y-inner.Y, inner.Y-outer.Y) > rounding {
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(float64(outer.X)/float64(inner.X), float64(outer.Y)/float64(inner.Y))
		screen.DrawImage(picture, op)
	}
	ebiten.DefaultDrawFinalScreen(screen, picture, fit)
}
