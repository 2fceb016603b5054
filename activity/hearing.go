package activity

import (
	"awele/activity/screen"
	"awele/activity/ui"
)

// page is what stands around the picture in a browser: the same once more, for a screen reader.
type page interface {
	// Mirror tells what can be read and pressed now.
	Mirror(d *ui.Description)
	// Says tells a sentence.
	Says(sentence string)
	// Take adds what was done there since the last tick to a tick's input.
	Take(in *ui.Input)
}

// hearing is what those know who hear the program instead of seeing it.
type hearing struct {
	page page // nil where there is none
	told ui.Description
	said string
	late bool // the picture has changed since it was told
	wait int  // ticks until it is told again
}

// tellEvery is how many ticks there are at least from one description to the next while the picture changes all the time.
const tellEvery = 6

// hear tells the page what the picture shows and says. A picture that stands still costs nothing.
func (a *app) hear() {
	h := &a.hearing
	h.late = h.late || a.needsPaint
	if h.wait > 0 {
		h.wait--
	}
	if h.page == nil || !h.late || h.wait > 0 || a.needsLayout {
		return
	}
	h.late, h.wait = false, tellEvery
	d := a.describe()
	if !d.Equal(&h.told) {
		h.page.Mirror(&d)
	}
	h.told = d
	if said := a.saying(&d); said != h.said {
		h.said = said
		h.page.Says(said)
	}
}

// describe returns what can be read and pressed now.
func (a *app) describe() (d ui.Description) {
	if a.notice != nil {
		a.notice.Describe(&d)
	} else if s, ok := a.screen.(screen.Described); ok {
		s.Describe(&d)
	}
	return d
}

// saying returns what is said now: a question, or what the screen says, or else its title.
func (a *app) saying(d *ui.Description) string {
	if s, ok := a.screen.(screen.Speaking); ok && !d.Question {
		return s.Said()
	}
	return d.Title
}
