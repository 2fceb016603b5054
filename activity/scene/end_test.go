package scene

import (
	"testing"

	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

func newEnd(p *pupil, r EndResult) (*End, *did) {
	d := new(did)
	e := NewEnd(p.kit("en"), r, EndDo{d.plain("again"), d.plain("next"), d.plain("easier"), d.plain("lookback"), d.plain("home"), nil})
	e.Arrange(desk)
	return e, d
}

func TestSeedsAreCountedOut(t *testing.T) {
	for speed, most := range map[settings.Speed]int{settings.Slow: 600, settings.Normal: 300, settings.Fast: 150, settings.Off: 1} {
		p := newPupil()
		p.choices.Speed = speed
		e, d := newEnd(p, EndResult{South: 27, North: 14})
		ticks, last := 0, e.counted
		for e.counting() {
			e.Update(&ui.Input{})
			ticks++
			if e.counted > last+1 {
				t.Fatalf("speed %d: from %d to %d seeds in one tick", speed, last, e.counted)
			}
			last = e.counted
		}
		if ticks > most || e.counted != 27 {
			t.Errorf("speed %d: %d seeds after %d ticks", speed, e.counted, ticks)
		}
		if len(*d) != 0 {
			t.Errorf("it went on by itself: %v", *d)
		}
	}
}

func TestCountingCanBeSkipped(t *testing.T) {
	for name, skip := range map[string]func(s screen.Screen){
		"Enter": func(s screen.Screen) { s.Update(key(ui.KeyAct)) },
		"press": func(s screen.Screen) { slide(s, geom.Point{X: 100, Y: 400}, geom.Point{X: 110, Y: 400}) },
	} {
		e, d := newEnd(newPupil(), EndResult{South: 27, North: 14})
		e.Update(&ui.Input{})
		skip(e)
		if e.counting() || len(*d) != 0 {
			t.Errorf("%s: counted %d, did %v", name, e.counted, *d)
		}
	}
}

// slide puts a finger down at one place and lifts it at another.
func slide(s screen.Screen, from, to geom.Point) {
	s.Update(&ui.Input{Pointer: from, Moved: true, Pressed: true, Held: true, Touch: true})
	s.Update(&ui.Input{Pointer: to, Moved: true, Held: true, Touch: true})
	s.Update(&ui.Input{Pointer: to, Released: true, Touch: true})
}

// A press that slides off, onto a button or out of the window, ends nothing; nor does one that slides the other way.
func TestSlidingOffCancelsWhatAPressBesideTheButtonsDoes(t *testing.T) {
	outside := geom.Point{X: -5, Y: 360}
	e, _ := newEnd(newPupil(), EndResult{South: 27, North: 14})
	button, _ := e.set.Rect("home")
	check := func(name string, s screen.Screen, on, button geom.Point, going func() bool) {
		t.Helper()
		for _, way := range [][2]geom.Point{{on, button}, {on, outside}, {button, on}, {outside, on}} {
			slide(s, way[0], way[1])
			if !going() {
				t.Fatalf("%s: a press that slid from %v to %v ended it", name, way[0], way[1])
			}
		}
		slide(s, on, on)
		if going() {
			t.Errorf("%s: a press does not end it", name)
		}
	}
	check("counting", e, geom.Point{X: 100, Y: 400}, button.Center(), e.counting)

	tb := lay(t, "", true)
	tb.house(0, 5)
	check("a move", tb.p, tb.p.Layout.Pits[0][3].Center(), tb.p.bar[2].rect.Center(), func() bool { return tb.p.Show != nil })
	tb.ticks(1)
	if ply := tb.m.Game().Ply(); ply != 1 {
		t.Errorf("then there are %d moves", ply)
	}

	r := lookAt(t, mixedGame, false)
	r.wait()
	r.press("again")
	house := r.l.Layout.Pits[0][0].Center()
	check("a page", r.l, house, r.l.where.Bar[0].Center(), r.l.moving)

	tb = lay(t, "", false)
	tb.button("level")
	inside := tb.p.dialog.Layout.Panel.Center()
	for _, way := range [][2]geom.Point{{{X: 5, Y: 5}, inside}, {inside, {X: 5, Y: 5}}} {
		slide(tb.p, way[0], way[1])
		if tb.p.dialog == nil {
			t.Fatalf("a press that slid from %v to %v closed the question", way[0], way[1])
		}
	}
	slide(tb.p, geom.Point{X: 5, Y: 5}, geom.Point{X: 5, Y: 5})
	if tb.p.dialog != nil {
		t.Error("a press beside the question does not close it")
	}
}

func TestTheChildChoosesWhatComesAfterTheEnd(t *testing.T) {
	for _, id := range []string{"again", "next", "easier", "lookback", "home"} {
		e, d := newEnd(newPupil(), EndResult{South: 27, North: 14})
		tap(e, &e.set, id)
		if d.last() != id || len(*d) != 1 {
			t.Errorf("touch on %s did %v", id, *d)
		}
		e, d = newEnd(newPupil(), EndResult{South: 27, North: 14})
		e.Update(key(ui.KeyAct)) // skips the counting
		for range ui.DebounceFor {
			e.Update(&ui.Input{})
		}
		for e.set.Focus() != id {
			e.Update(key(ui.KeyNext))
		}
		e.Update(key(ui.KeyAct))
		if d.last() != id || len(*d) != 1 {
			t.Errorf("keys on %s did %v", id, *d)
		}
	}
	e, d := newEnd(newPupil(), EndResult{South: 27, North: 14})
	e.Update(key(ui.KeyBack))
	if d.last() != "home" {
		t.Errorf("Esc did %v", *d)
	}
	e.do.NextLevel, e.do.EasierLevel, e.do.LookBack = nil, nil, nil
	e.Arrange(desk)
	for _, id := range []string{"next", "easier", "lookback"} {
		if _, ok := e.set.Rect(id); ok {
			t.Errorf("there is a button %s that does nothing", id)
		}
	}
}

func TestEndsLookDifferentAndNobodyIsBlamed(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range []struct {
		r           EndResult
		title, note i18n.Key
	}{
		{EndResult{South: 25, North: 10}, i18n.YouWon, i18n.WellDone},
		{EndResult{South: 10, North: 25}, i18n.TuxWon, i18n.GoodGame},
		{EndResult{South: 24, North: 24}, i18n.Drawn, i18n.GoodGame},
		{EndResult{South: 25, North: 10, Friend: true}, i18n.BottomWon, ""},
		{EndResult{South: 10, North: 25, Friend: true}, i18n.TopWon, ""},
	} {
		e, _ := newEnd(newPupil(), c.r)
		e.Update(key(ui.KeyAct))
		note := ""
		if c.note != "" {
			note = e.Text(c.note)
		}
		if e.title != e.Text(c.title) || e.note != note || seen[e.title] {
			t.Errorf("%+v: %q, %q", c.r, e.title, e.note)
		}
		seen[e.title] = true
		if pose := e.pose(); !pose.Happy {
			t.Errorf("%+v: Tux is not glad", c.r)
		}
	}
}

func TestTheEndComesToRest(t *testing.T) {
	e, _ := newEnd(newPupil(), EndResult{South: 27, North: 14})
	for range 1000 {
		e.Update(&ui.Input{})
	}
	for range 1000 {
		if e.Update(&ui.Input{}) {
			t.Fatal("something still moves")
		}
	}
}
