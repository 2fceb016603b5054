package activity

import (
	"errors"
	"strings"
	"testing"
)

// Why no window is there is told in words, with the reason of the system behind them.
func TestWhyThereIsNoWindow(t *testing.T) {
	old := errors.New("glfw: egl: failed to create context: the requested API version is unavailable")
	for _, c := range []struct {
		what             string
		onScreen, opened bool
		is               error
		says             string
	}{
		{"no screen", false, false, ErrNoDisplay, "there is no display: "},
		{"old graphics", true, false, ErrGraphics, "the window cannot be opened: the graphics of this machine may be too old"},
		{"later", true, true, old, "the window cannot be kept open: "},
	} {
		err := failure(old, c.onScreen, c.opened)
		if !errors.Is(err, c.is) || !errors.Is(err, old) || !strings.HasPrefix(err.Error(), c.says) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", c.what, err)
		}
		if c.opened && errors.Is(err, ErrGraphics) {
			t.Errorf("%s: the graphics are blamed: %v", c.what, err)
		}
	}
	if err := failure(nil, true, true); err != nil {
		t.Errorf("who quits is told %v", err)
	}
}
