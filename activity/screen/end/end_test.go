package end

import (
	"testing"

	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/screentest"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

func newEnd(p *screentest.Pupil, r Result) (*Screen, *screentest.Did) {
	d := new(screentest.Did)
	e := New(p.Services("en"), r, Do{
		Again: d.Plain("again"), NextLevel: d.Plain("next"), EasierLevel: d.Plain("easier"), LookBack: d.Plain("lookback"),
		Save: d.Plain("save"), Copy: d.Plain("copy"), Home: d.Plain("home"),
	})
	e.Arrange(screentest.Desk)
	return e, d
}

func TestSeedsAreCountedOut(t *testing.T) {
	for speed, most := range map[settings.Speed]int{settings.Slow: 600, settings.Normal: 300, settings.Fast: 150, settings.Off: 1} {
		p := screentest.NewPupil()
		p.Choices.Speed = speed
		e, d := newEnd(p, Result{South: 27, North: 14})
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
		"Enter": func(s screen.Screen) { s.Update(screentest.Key(ui.KeyAct)) },
		"press": func(s screen.Screen) { screentest.Slide(s, geom.Point{X: 100, Y: 400}, geom.Point{X: 110, Y: 400}) },
	} {
		e, d := newEnd(screentest.NewPupil(), Result{South: 27, North: 14})
		e.Update(&ui.Input{})
		skip(e)
		if e.counting() || len(*d) != 0 {
			t.Errorf("%s: counted %d, did %v", name, e.counted, *d)
		}
	}
}

// A press that slides off, onto a button or out of the window, ends nothing; nor does one that slides the other way.
func TestSlidingOffCancelsWhatAPressBesideTheButtonsDoes(t *testing.T) {
	outside := geom.Point{X: -5, Y: 360}
	e, _ := newEnd(screentest.NewPupil(), Result{South: 27, North: 14})
	button, _ := e.set.Rect("home")
	check := func(name string, s screen.Screen, on, button geom.Point, going func() bool) {
		t.Helper()
		for _, way := range [][2]geom.Point{{on, button}, {on, outside}, {button, on}, {outside, on}} {
			screentest.Slide(s, way[0], way[1])
			if !going() {
				t.Fatalf("%s: a press that slid from %v to %v ended it", name, way[0], way[1])
			}
		}
		screentest.Slide(s, on, on)
		if going() {
			t.Errorf("%s: a press does not end it", name)
		}
	}
	check("counting", e, geom.Point{X: 100, Y: 400}, button.Center(), e.counting)
}

func TestTheChildChoosesWhatComesAfterTheEnd(t *testing.T) {
	for _, id := range []string{"again", "next", "easier", "lookback", "save", "copy", "home"} {
		e, d := newEnd(screentest.NewPupil(), Result{South: 27, North: 14})
		if id == "next" { // no game offers both
			e.do.EasierLevel = nil
		} else {
			e.do.NextLevel = nil
		}
		e.Arrange(screentest.Desk)
		screentest.Tap(e, &e.set, id)
		if d.Last() != id || len(*d) != 1 {
			t.Errorf("touch on %s did %v", id, *d)
		}
		e, d = newEnd(screentest.NewPupil(), Result{South: 27, North: 14})
		e.Update(screentest.Key(ui.KeyAct)) // skips the counting
		for range ui.DebounceFor {
			e.Update(&ui.Input{})
		}
		for e.set.Focus() != id {
			e.Update(screentest.Key(ui.KeyNext))
		}
		e.Update(screentest.Key(ui.KeyAct))
		if d.Last() != id || len(*d) != 1 {
			t.Errorf("keys on %s did %v", id, *d)
		}
	}
	e, d := newEnd(screentest.NewPupil(), Result{South: 27, North: 14})
	e.Update(screentest.Key(ui.KeyBack))
	if d.Last() != "home" {
		t.Errorf("Esc did %v", *d)
	}
	e.do.NextLevel, e.do.EasierLevel, e.do.LookBack, e.do.Save, e.do.Copy = nil, nil, nil, nil, nil
	e.Arrange(screentest.Desk)
	for _, id := range []string{"next", "easier", "lookback", "save", "copy"} {
		if _, ok := e.set.Rect(id); ok {
			t.Errorf("there is a button %s that does nothing", id)
		}
	}
}

func TestEndsLookDifferentAndNobodyIsBlamed(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range []struct {
		r           Result
		title, note i18n.Key
	}{
		{Result{South: 25, North: 10}, i18n.YouWon, i18n.WellDone},
		{Result{South: 10, North: 25}, i18n.TuxWon, i18n.GoodGame},
		{Result{South: 24, North: 24}, i18n.Drawn, i18n.GoodGame},
		{Result{South: 25, North: 10, Seats: match.WithFriend()}, i18n.BottomWon, ""},
		{Result{South: 10, North: 25, Seats: match.WithFriend()}, i18n.TopWon, ""},
	} {
		e, _ := newEnd(screentest.NewPupil(), c.r)
		e.Update(screentest.Key(ui.KeyAct))
		note := ""
		if c.note != "" {
			note = e.Text(c.note)
		}
		if e.title != e.Text(c.title) || e.note != note || seen[e.title] {
			t.Errorf("%+v: %q, %q", c.r, e.title, e.note)
		}
		seen[e.title] = true
		if pose := e.pose(); pose.Happy == (c.title == i18n.TuxWon) {
			t.Errorf("%+v: Tux is glad %v", c.r, pose.Happy)
		}
	}
}

func TestTheEndComesToRest(t *testing.T) {
	e, _ := newEnd(screentest.NewPupil(), Result{South: 27, North: 14})
	for range 1000 {
		e.Update(&ui.Input{})
	}
	for range 1000 {
		if e.Update(&ui.Input{}) {
			t.Fatal("something still moves")
		}
	}
}

func TestOtherLevelsAreOnlySuggested(t *testing.T) {
	for _, c := range []struct {
		r    Result
		want i18n.Key
	}{
		{Result{South: 27, North: 14, Level: 2}, ""},
		{Result{South: 27, North: 14, Level: 2, Streak: 3}, i18n.SuggestNext},
		{Result{South: 14, North: 27, Level: 2, Streak: -3}, i18n.SuggestEasier},
	} {
		e, d := newEnd(screentest.NewPupil(), c.r)
		suggested := e.Text(i18n.WellDone) + "\n" + e.Text(c.want)
		if c.r.North > c.r.South {
			suggested = e.Text(i18n.GoodGame) + "\n" + e.Text(c.want)
		}
		if (e.note == suggested) != (c.want != "") {
			t.Errorf("%+v: %q", c.r, e.note)
		}
		for range 2000 {
			e.Update(&ui.Input{})
		}
		if len(*d) != 0 {
			t.Errorf("%+v: it went on by itself: %v", c.r, *d)
		}
	}
	e, _ := newEnd(screentest.NewPupil(), Result{South: 27, North: 14, Level: 8, Streak: 3})
	e.do.NextLevel = nil // there is none
	e.Arrange(screentest.Desk)
	if e.note != e.Text(i18n.WellDone) {
		t.Errorf("the last level: %q", e.note)
	}
}
