package scene

import (
	"testing"

	"awele/activity/screen"
	"awele/activity/screentest"
	"awele/activity/ui"
)

// A screen on which nothing happens allocates nothing and asks for no drawing.
func TestStillScreensCostNothing(t *testing.T) {
	look := lookAt(t, mixedGame, false)
	for name, s := range map[string]screen.Screen{"look back": look.l} {
		s.Arrange(screentest.Desk)
		for range 5000 {
			s.Update(&ui.Input{})
		}
		in := new(ui.Input)
		if n := testing.AllocsPerRun(100, func() {
			if s.Update(in) {
				t.Errorf("%s wants to be drawn", name)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations a tick", name, n)
		}
	}
}
