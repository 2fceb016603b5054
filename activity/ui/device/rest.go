package device

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui"
)

const (
	// stillTicks is how long nothing must have happened before the program rests.
	stillTicks = 60
	// pause is how long it rests in a frame: a tap that comes meanwhile is heard at its end, well within the 50 ms that
	// a person does not feel. Each frame costs some calls of the window system, so 25 of them in a second are cheaper
	// than 60.
	pause = 40 * time.Millisecond
	// hiddenPause is the same where nobody sees the window. It is longer than ebiten makes up for, so that ticks are
	// left out.
	hiddenPause = 250 * time.Millisecond
)

// Rest says when the program may sleep: where the picture has stood still and nobody has done anything for a while. What
// a keyboard, a mouse or a finger does meanwhile waits in the queue of the window system. Of a gamepad only the state is
// known, and a press shorter than a pause would be lost; so there is no pause where one is plugged in.
//
// The zero Rest never sleeps.
type Rest struct {
	Sleep func(time.Duration) // usually Sleep; nil for never
	still int                 // ticks
}

// Tick lets one tick pass in which in happened. busy says that something else went on, such as a thought of Tux.
func (r *Rest) Tick(in *ui.Input, busy bool) {
	if busy || in.Any() || in.Held {
		r.still = 0
		return
	}
	r.still = min(r.still+1, stillTicks)
}

// Frame ends a frame, and sleeps if it may. painted says that the picture is a new one.
func (r *Rest) Frame(painted bool) {
	if painted {
		r.still = 0
	}
	if r.Sleep == nil || r.still < stillTicks {
		return
	}
	if d := r.length(gamepads() > 0, ebiten.IsWindowMinimized()); d > 0 {
		r.Sleep(d)
	}
}

// length returns how long to sleep in a frame.
func (r *Rest) length(gamepad, hidden bool) time.Duration {
	switch {
	case r.still < stillTicks:
		return 0
	case hidden:
		return hiddenPause
	case gamepad:
		return 0
	}
	return pause
}

// gamepads returns how many are plugged in.
func gamepads() int {
	var ids [8]ebiten.GamepadID
	return len(ebiten.AppendGamepadIDs(ids[:0]))
}
