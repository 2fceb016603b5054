package e2e

import (
	"testing"

	"awele/activity/screen/home"

	"github.com/hajimehoshi/ebiten/v2"
)

// On a slow machine a key or the mouse button is often down and up again before the program looks. (Ebitengine only
// tells where fingers are, so one that was there for less than a tick is never seen.)
func TestTapsShorterThanATick(t *testing.T) {
	p := newPupil(t, Options{W: 1280, H: 720})
	tap := func(k ebiten.Key) {
		p.session.PressKey(k)
		p.session.ReleaseKey(k)
		p.Ticks(20)
	}
	tap(ebiten.KeyEnter)
	if ply := p.game().Ply(); ply != 0 {
		t.Fatalf("Enter did not start the game: %d", ply)
	}
	tap(ebiten.KeyDigit3)
	tap(ebiten.KeyDigit3)
	if ply := p.game().Ply(); ply != 1 {
		t.Errorf("3 and 3 are %d moves", ply)
	}
	p.Ticks(settle)
	x, y := p.houseAt(3)
	p.session.MoveCursor(x, y)
	p.session.PressMouseButton(ebiten.MouseButtonLeft)
	p.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.Ticks(20)
	if ply := p.game().Ply(); ply != 3 {
		t.Errorf("a click, and there are %d moves", ply)
	}
	p.Close()
}

// A mouse that happens to lie where a button appears has not chosen it: Enter plays, as the screen offers.
func TestAMouseThatOnlyLiesThere(t *testing.T) {
	p := newPupil(t, Options{W: 1280, H: 720})
	leave := home.NewLayout(p.view(), home.Needs{Corner: homeCorner, Tiles: homeTiles}).Corner[2].Center()
	p.Point(leave.X, leave.Y)
	p.Ticks(40)
	p.Key(ebiten.KeyEnter)
	p.Ticks(1)
	if ply := p.game().Ply(); ply != 0 {
		t.Errorf("%d moves", ply)
	}
	p.Close()
}
