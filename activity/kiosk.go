package activity

import (
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/settings"
	"awele/activity/ui"
)

// Ticks of a kiosk: a child who does nothing for childGone has gone, and every windowCheck the window is looked after.
const (
	childGone   = 60 * ebiten.DefaultTPS
	windowCheck = ebiten.DefaultTPS / 2
)

// kiosk is a machine at which one child plays after the other, and that only a teacher ends, from outside.
type kiosk struct {
	teachers settings.Settings // what every child finds
	alone    int               // ticks since somebody did something
	ticks    int
}

// nextChild lets a tick of a kiosk pass. When a child has gone, the next one finds Home, and all choices as the teacher made
// them; the game of the one who has gone can be gone on with.
func (a *app) nextChild(in *ui.Input) {
	if a.kiosk.ticks++; a.kiosk.ticks%windowCheck == 0 {
		fillScreen()
	}
	if a.kiosk.alone++; in.Any() {
		a.kiosk.alone = 0
	}
	if a.kiosk.alone != childGone {
		return
	}
	a.now, a.notice = a.kiosk.teachers, nil
	a.apply()
	a.home()
	if len(a.pictures) > 1 {
		a.askWho(a.home)
	}
}

// fillScreen brings back a window that a desktop has made smaller or put away: some have keys for that which no program
// hears. A page in a browser can do neither without its reader.
func fillScreen() {
	if runtime.GOOS == "js" {
		return
	}
	if ebiten.IsWindowMinimized() {
		restoreWindow()
	}
	if !ebiten.IsFullscreen() {
		ebiten.SetFullscreen(true)
	}
}

// restoreWindow undoes minimizing. Where the desktop has done so just before, ebiten panics.
func restoreWindow() {
	defer func() { _ = recover() }()
	ebiten.RestoreWindow()
}
