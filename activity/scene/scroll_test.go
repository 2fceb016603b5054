package scene

import (
	"testing"

	"awele/activity/control"
	"awele/activity/layout"
)

// Everything there is to read is reached by wheel, by finger, with the mouse and with keys.
func TestReadingScrollsByEveryMeans(t *testing.T) {
	for name, step := range map[string]func(r *Rules){
		"wheel":     func(r *Rules) { r.Update(&control.Input{WheelY: -1}) },
		"page down": func(r *Rules) { r.Update(key(control.PageDown)) },
		"down":      func(r *Rules) { r.Update(key(control.Down)) },
		"end":       func(r *Rules) { r.Update(key(control.End)) },
		"button":    func(r *Rules) { tap(r, &r.set, scrollDown) },
		"finger": func(r *Rules) {
			at := r.col.lay.View.Center()
			r.Update(&control.Input{Pointer: at, Pressed: true, Held: true, Touch: true})
			for range 10 {
				at.Y -= 8
				r.Update(&control.Input{Pointer: at, Held: true, Moved: true, Touch: true})
			}
			r.Update(&control.Input{Pointer: at, Released: true, Touch: true})
		},
		"mouse": func(r *Rules) {
			at := r.col.lay.View.Center()
			r.Update(&control.Input{Pointer: at, Moved: true, Pressed: true, Held: true})
			for range 10 {
				at.Y -= 8
				r.Update(&control.Input{Pointer: at, Held: true, Moved: true})
			}
			r.Update(&control.Input{Pointer: at, Released: true})
		},
	} {
		for _, v := range []layout.View{desk, {W: 320, H: 568, Text: 2}} {
			r := newRules(newPupil())
			r.Arrange(v)
			end := r.col.lay.Content - r.col.lay.View.H
			for range 2000 {
				if r.col.scroll.Pos() >= end-1 {
					break
				}
				step(r)
				for range 12 {
					r.Update(&control.Input{})
				}
			}
			if r.col.scroll.Pos() < end-1 {
				t.Errorf("%s at %vx%v: only to %.0f of %.0f", name, v.W, v.H, r.col.scroll.Pos(), end)
			}
		}
	}
}
