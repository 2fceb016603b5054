package activity

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
)

// painter is a screen that counts how often it is arranged and painted.
type painter struct {
	views   []geom.View
	painted int
}

func (p *painter) Arrange(v geom.View)   { p.views = append(p.views, v) }
func (p *painter) Update(*ui.Input) bool { return false }
func (p *painter) Draw(*paint.Canvas)    { p.painted++ }

// frames lets ebiten's frames pass, two ticks each as on a slow machine, with the window of a size.
func frames(a *app, screen *ebiten.Image, n int, w, h float64) (screenW, screenH float64) {
	for range n {
		screenW, screenH = a.LayoutF(w, h)
		a.step(&ui.Input{})
		a.step(&ui.Input{})
		a.Draw(screen)
	}
	return screenW, screenH
}

// A window whose edge is dragged is painted when the drag begins and when it rests, not for each of its sizes.
func TestDraggingTheEdgePaintsTwice(t *testing.T) {
	a := open(t, t.TempDir(), Options{})
	screen := ebiten.NewImage(64, 64)
	p := &painter{}
	a.show(p)
	if w, h := frames(a, screen, 1, 1000, 700); w != 1000 || h != 700 || p.painted != 1 {
		t.Fatalf("the first picture is %v×%v, painted %d times", w, h, p.painted)
	}
	frames(a, screen, 2*stillFor, 1000, 700)
	*p = painter{}
	for w := 1001.0; w <= 1100; w++ {
		if got, _ := frames(a, screen, 1, w, 700); got != 1001 {
			t.Fatalf("at %v the picture is %v wide, want that of the drag's first size", w, got)
		}
	}
	if p.painted != 1 {
		t.Errorf("painted %d times while the edge was dragged", p.painted)
	}
	if got, _ := frames(a, screen, stillFor, 1100, 700); got != 1100 || p.painted != 2 {
		t.Errorf("when it rests the picture is %v wide, painted %d times", got, p.painted)
	}
	frames(a, screen, 100, 1100, 700)
	if p.painted != 2 || len(p.views) != 2 || p.views[1].W != 1100 {
		t.Errorf("painted %d times, arranged %v", p.painted, p.views)
	}
	if got, _ := frames(a, screen, 1, 600, 400); got != 600 || p.painted != 3 {
		t.Errorf("a window that changes its size at one blow has a picture %v wide", got)
	}
}

// What is chosen while a screen is shown moves nothing about on it, unless the words change.
func TestAChoiceArrangesOnlyNewWords(t *testing.T) {
	for name, c := range map[string]struct {
		choose func(a *app)
		anew   bool
	}{
		"mute":  {func(a *app) { a.mute() }, false},
		"level": {func(a *app) { a.setLevel(2) }, false},
		"text":  {func(a *app) { s := a.now; s.TextPercent = 200; a.choose(s) }, true},
		"words": {func(a *app) { s := a.now; s.Language = "pl"; a.choose(s) }, true},
	} {
		a := open(t, t.TempDir(), Options{})
		screen := ebiten.NewImage(64, 64)
		p := &painter{}
		a.show(p)
		frames(a, screen, 1, 1000, 700)
		*p = painter{}
		c.choose(a)
		frames(a, screen, 1, 1000, 700)
		if anew := len(p.views) > 0; anew != c.anew || p.painted != 1 {
			t.Errorf("%s: arranged %v, painted %d times", name, p.views, p.painted)
		}
	}
}
