package activity

import (
	"bytes"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"awele/i18n"
	"awele/ogn"
)

// What was dropped on the window is opened, or it is said why not.
func TestADroppedFile(t *testing.T) {
	word := func(a *app, key i18n.Key, args ...any) string { return a.text.T(key, args...) }
	for name, c := range map[string]struct {
		files fstest.MapFS
		want  func(a *app) string // what is said; nil: nothing, and the game is opened
	}{
		"a game":        {fstest.MapFS{"x.ogn": {Data: []byte(midFile)}}, nil},
		"two games":     {fstest.MapFS{"x.ogn": {Data: []byte(midFile + " * " + midFile)}}, func(a *app) string { return word(a, i18n.FirstOfGames) }},
		"a wrong move":  {fstest.MapFS{"x.ogn": {Data: []byte("1. F e 2. F")}}, func(a *app) string { return word(a, i18n.FileWrongMove, "x.ogn", 2, "F") }},
		"a picture":     {fstest.MapFS{"x.png": {Data: []byte("\x89PNG\x00")}}, func(a *app) string { return word(a, i18n.FileNoGame, "x.png") }},
		"a folder":      {fstest.MapFS{"x/y.ogn": {Data: []byte(midFile)}}, func(a *app) string { return word(a, i18n.FileNoGame, "x") }},
		"a large file":  {fstest.MapFS{"x": {Data: bytes.Repeat([]byte(" "), ogn.MaxSize+2)}}, func(a *app) string { return word(a, i18n.FileNoGame, "x") }},
		"a long name":   {fstest.MapFS{strings.Repeat("x", 99): {}}, func(a *app) string { return word(a, i18n.FileNoGame, strings.Repeat("x", 31)+"…") }},
		"an other game": {fstest.MapFS{"x": {Data: []byte("[Variant \"toy\"]")}}, func(a *app) string { return word(a, i18n.NotHere) }},
	} {
		a := open(t, t.TempDir(), Options{})
		a.dropped(c.files)
		for a.notice == nil && !a.match.Opened() { // the test has a limit of its own
			pass(a, 1)
			time.Sleep(time.Millisecond)
		}
		if opened := a.match.Opened(); opened != (c.want == nil || name == "two games") {
			t.Errorf("%s: opened: %v", name, opened)
		}
		switch {
		case c.want == nil && a.notice != nil:
			t.Errorf("%s: it says %q", name, a.notice.Text)
		case c.want != nil && (a.notice == nil || a.notice.Text != c.want(a)):
			t.Errorf("%s: it says %+v, want %q", name, a.notice, c.want(a))
		}
	}
}

// A kiosk reads nothing that is dropped on it.
func TestAKioskTakesNoFile(t *testing.T) {
	a := open(t, t.TempDir(), Options{Kiosk: true})
	a.dropped(fstest.MapFS{"x.ogn": {Data: []byte(midFile)}})
	select {
	case <-a.late:
		t.Error("it has read a file")
	case <-time.After(50 * time.Millisecond):
	}
}
