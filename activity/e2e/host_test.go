// Package e2e plays the real program as a child does: with keys, mouse and fingers, reading the screen and the files
// that it keeps. The program runs as a guest of a hidden window, faster than real time; only the window needs a display.
package e2e

import (
	"flag"
	"fmt"
	"image"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// host is the hidden window. A guest may only be shown, read and closed within a frame of it, so it runs the tests'
// jobs, one after the other, in its Update.
type host struct {
	jobs     chan func()
	finished chan int // the exit code of the tests
	code     int
}

var theHost = host{jobs: make(chan func()), finished: make(chan int, 1), code: 1}

// Update implements ebiten.Game. It serves jobs for as long as they follow each other closely: a frame of the hidden
// window lasts a sixtieth of a second, a tick of a guest far less. In between the window system is answered.
func (h *host) Update() error {
	patience := time.After(250 * time.Millisecond)
	for {
		select {
		case job := <-h.jobs:
			job()
		case h.code = <-h.finished:
			return ebiten.Termination
		case <-patience:
			return nil
		}
	}
}

// Draw implements ebiten.Game: nothing is shown.
func (h *host) Draw(*ebiten.Image) {}

// Layout implements ebiten.Game.
func (h *host) Layout(w, h2 int) (int, int) { return w, h2 }

// inFrame runs f within a frame of the hidden window and waits for it.
func inFrame(f func()) {
	done := make(chan struct{})
	theHost.jobs <- func() {
		defer close(done)
		f()
	}
	<-done
}

// scale is the display's number of pixels for one device-independent pixel, for every guest.
func scale() float64 { return ebiten.Monitor().DeviceScaleFactor() }

// brief names the tests that -short runs where there is a display: one way through every screen, the first move, and
// what is kept.
const brief = "^(TestTourByKeyboard|TestTwoPressesToTheFirstSeed|TestTheLastMoveIsKept.*)$"

// TestMain keeps the main goroutine for the window, as window systems demand, and runs the tests beside it.
func TestMain(m *testing.M) {
	flag.Parse()
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		fmt.Fprintln(os.Stderr, "These tests need a display and were not run. Use `make test`, which makes one.")
		if testing.Short() {
			// Where nobody asked for everything that is no fault; go itself says "no tests to run" when it reads this.
			fmt.Fprintln(os.Stderr, "testing: warning: no tests to run")
			os.Exit(0)
		}
		os.Exit(1)
	}
	if run := flag.Lookup("test.run"); testing.Short() && run.Value.String() == "" {
		if err := run.Value.Set(brief); err != nil {
			panic(err)
		}
	}
	go func() {
		code := 1
		defer func() { theHost.finished <- code }() // also when a test ends its goroutine with a panic
		code = m.Run()
	}()
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetRunnableOnUnfocused(true)
	if err := ebiten.RunGame(&theHost); err != nil {
		fmt.Fprintf(os.Stderr, "These tests need a display that works. Use `make test`, which makes one. (%v)\n", err)
		os.Exit(1)
	}
	removeProgram()
	os.Exit(theHost.code)
}

// different returns the share, 0 to 1, of the pixels in r whose red, green or blue differs by more than tolerance.
func different(a, b *image.RGBA, r image.Rectangle, tolerance uint8) float64 {
	r = r.Intersect(a.Rect).Intersect(b.Rect)
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			p, q := a.RGBAAt(x, y), b.RGBAAt(x, y)
			if apart(p.R, q.R) > tolerance || apart(p.G, q.G) > tolerance || apart(p.B, q.B) > tolerance {
				n++
			}
		}
	}
	return float64(n) / float64(max(1, r.Dx()*r.Dy()))
}

func apart(a, b uint8) uint8 { return max(a, b) - min(a, b) }
