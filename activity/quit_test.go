package activity

import (
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"awele/activity/ui"
)

// The window ends on the thread of the system's events, where nothing that began in a tick may be gone on with: Go ends
// the program as broken. So it is with a hint that is being looked for when the child leaves.
func TestLeavingInTheMiddleOfAThought(t *testing.T) {
	a := open(t, t.TempDir(), Options{Level: 8, Seed: 1})
	still(t, a, ebiten.NewImage(1280, 720))
	a.step(&ui.Input{Keys: []ui.Key{ui.KeyHint}})
	for begun := a.engine.Nodes(); a.engine.Nodes() == begun; {
		a.step(&ui.Input{})
	}
	done := make(chan struct{})
	go func() {
		runtime.LockOSThread()
		a.close()
		close(done)
	}()
	<-done
}
