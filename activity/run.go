// Package activity is everything on screen: it opens the window, and is the one place that switches scenes.
package activity

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/sound"
	"awele/activity/store"
	"awele/boards"
	"awele/i18n"
	"awele/ogn"
)

// ErrNoDisplay says that there is no screen to open a window on.
var ErrNoDisplay = errors.New("there is no display: start awele from a desktop, or set DISPLAY")

// Options are the choices of the command line. Zero values leave a choice to the settings.
type Options struct {
	Language   string    // a language tag
	Level      int       // of Tux, from 1
	Seeds      int       // in each house
	Slam       string    // a word of rules.GrandSlam
	Start      string    // the name of the board to play at once
	Opened     *ogn.File // a game to show at once, instead of a board
	Fullscreen bool
	Mute       bool
	Kiosk      bool           // fills the screen, with no way out and no settings
	Seed       uint64         // of Tux's choices
	Boards     []boards.Board // the tiles; at least one
	Troubles   []error        // descriptors that could not be read
	Log        io.Writer      // what a grown-up is to know, a line each; nil for nowhere
}

// Run opens the window and returns when the person quits. It returns ErrNoDisplay where no window can be opened.
func Run(o Options) error {
	if !hasDisplay() {
		return ErrNoDisplay
	}
	files := store.Open("")
	if savesBehind() {
		files.Background(true)
	}
	files.EndOnSignal()
	a := newApp(o, files, sound.Open(), i18n.System())
	ebiten.SetWindowTitle(a.text.T(i18n.AppName))
	monitor := ebiten.Monitor() // nil where the display does not answer, or has no monitor
	if monitor != nil {
		ebiten.SetWindowSize(windowSize(monitor.Size()))
	}
	ebiten.SetWindowSizeLimits(320, 320, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(o.Kiosk)
	ebiten.SetWindowDecorated(!o.Kiosk)
	ebiten.SetFullscreen(a.now.Fullscreen)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	if icons := windowIcons(); len(icons) > 0 {
		ebiten.SetWindowIcon(icons)
	}
	err := ebiten.RunGameWithOptions(a, &ebiten.RunGameOptions{X11ClassName: "Awele", X11InstanceName: "awele"})
	a.close()
	switch {
	case err == nil:
		return nil
	case monitor == nil:
		return fmt.Errorf("%w (%w)", ErrNoDisplay, err)
	}
	return fmt.Errorf("the window cannot be opened: %w", err)
}

// windowSize returns the size of the window at the start on a screen of that size, in DIP: the design size, or what
// leaves room for the desktop's own bars.
func windowSize(screenW, screenH int) (w, h int) {
	w, h = 1280, 720
	if screenW > 0 && screenH > 0 {
		w, h = min(w, screenW*19/20), min(h, screenH*9/10)
	}
	return w, h
}

// hasDisplay reports whether a window can be hoped for. Only X11 and Wayland say so beforehand.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "netbsd", "openbsd":
		// A game that is driven by a host has no window of its own.
		return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" || os.Getenv("EBITENGINE_VM_ENDPOINT") != ""
	}
	return true
}
