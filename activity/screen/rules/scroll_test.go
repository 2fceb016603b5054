package rules

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Everything there is to read is reached by wheel, by finger, with the mouse and with keys.
func TestReadingScrollsByEveryMeans(t *testing.T) {
	for name, step := range map[string]func(r *Screen){
		"wheel":     func(r *Screen) { r.Update(&ui.Input{WheelY: -1}) },
		"page down": func(r *Screen) { r.Update(screentest.Key(ui.KeyPageDown)) },
		"down":      func(r *Screen) { r.Update(screentest.Key(ui.KeyDown)) },
		"end":       func(r *Screen) { r.Update(screentest.Key(ui.KeyEnd)) },
		"button":    func(r *Screen) { screentest.Tap(r, &r.set, ui.ScrollDown) },
		"finger": func(r *Screen) {
			at := r.col.Layout.View.Center()
			r.Update(&ui.Input{Pointer: at, Pressed: true, Held: true, Touch: true})
			for range 10 {
				at.Y -= 8
				r.Update(&ui.Input{Pointer: at, Held: true, Moved: true, Touch: true})
			}
			r.Update(&ui.Input{Pointer: at, Released: true, Touch: true})
		},
		"mouse": func(r *Screen) {
			at := r.col.Layout.View.Center()
			r.Update(&ui.Input{Pointer: at, Moved: true, Pressed: true, Held: true})
			for range 10 {
				at.Y -= 8
				r.Update(&ui.Input{Pointer: at, Held: true, Moved: true})
			}
			r.Update(&ui.Input{Pointer: at, Released: true})
		},
	} {
		for _, v := range []geom.View{screentest.Desk, {W: 320, H: 568, Text: 2}} {
			r := newRules(screentest.NewPupil())
			r.Arrange(v)
			end := r.col.Layout.Content - r.col.Layout.View.H
			for range 2000 {
				if r.col.Scroll.Pos() >= end-1 {
					break
				}
				step(r)
				for range 12 {
					r.Update(&ui.Input{})
				}
			}
			if r.col.Scroll.Pos() < end-1 {
				t.Errorf("%s at %vx%v: only to %.0f of %.0f", name, v.W, v.H, r.col.Scroll.Pos(), end)
			}
		}
	}
}
