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
	"awele/activity/teacher"
	"awele/activity/ui/device"
	"awele/activity/ui/geom"
	"awele/boards"
	"awele/i18n"
	"awele/lessons"
	"awele/ogn"
)

// ErrNoDisplay says that there is no screen to open a window on.
var ErrNoDisplay = errors.New("there is no display: start awele from a desktop, or set DISPLAY")

// ErrGraphics says that the graphics of this machine do not open a window, and what they must be able to do.
var ErrGraphics = errors.New("the graphics of this machine may be too old, or their driver is missing: they must know OpenGL 3.2 or " +
	"OpenGL ES 3.0, on Windows DirectX 11, on macOS Metal, in a browser WebGL 2")

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
	Calm       bool             // nothing moves for decoration
	Kiosk      bool             // fills the screen, with no way out and no settings
	Teacher    *teacher.Rules   // what a teacher has decided for the machine; nil: nothing
	Seed       uint64           // of Tux's choices
	Boards     []boards.Board   // the tiles; at least one
	Courses    []lessons.Course // what there is to learn, by board
	Troubles   []error          // descriptors that could not be read
	Log        io.Writer        // what a grown-up is to know, a line each; nil for nowhere
}

// Run opens the window and returns when the person quits. It returns ErrNoDisplay where there is no screen for a
// window, and ErrGraphics where it cannot be painted.
func Run(o Options) error {
	if !hasDisplay() {
		return ErrNoDisplay
	}
	o.Calm = o.Calm || wantsCalm()
	files := store.Open("")
	if savesBehind() {
		files.Background(true)
	}
	files.EndOnSignal()
	a := newApp(o, files, sound.Open(), i18n.System())
	a.rest.Sleep = device.Sleep
	a.hearing.page = newPage()
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
	return failure(err, monitor != nil, a.view != geom.View{})
}

// failure returns what is told of an error of the window: on a screen or without one, and after the first picture or before.
func failure(err error, onScreen, opened bool) error {
	switch {
	case err == nil:
		return nil
	case !onScreen:
		return fmt.Errorf("%w (%w)", ErrNoDisplay, err)
	case !opened:
		return fmt.Errorf("the window cannot be opened: %w (%w)", ErrGraphics, err)
	}
	return fmt.Errorf("the window cannot be kept open: %w", err)
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
