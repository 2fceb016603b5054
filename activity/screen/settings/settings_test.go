package settings

import (
	"testing"

	"awele/activity/screentest"
	choices "awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
)

// choices says what pressing a control of Settings must do to a child's choices.
var choiceTable = []struct {
	id   string
	want func(s *choices.Settings)
}{
	{"language fi", func(s *choices.Settings) { s.Language = "fi" }},
	{"mute", func(s *choices.Settings) { s.Muted = true }},
	{"speed 0", func(s *choices.Settings) { s.Speed = choices.Slow }},
	{"speed 2", func(s *choices.Settings) { s.Speed = choices.Fast }},
	{"calm", func(s *choices.Settings) { s.Calm = true }},
	{"text 4", func(s *choices.Settings) { s.TextPercent = 200 }},
	{"contrast", func(s *choices.Settings) { s.HighContrast = true }},
	{"path", func(s *choices.Settings) { s.PathPreview = false }},
	{"fullscreen", func(s *choices.Settings) { s.Fullscreen = true }},
	{"seeds 2", func(s *choices.Settings) { s.Seeds = 6 }},
	{"slam 2", func(s *choices.Settings) { s.Slam = rules.CaptureAll }},
	{"starter 1", func(s *choices.Settings) { s.Starter = choices.ChildStarts }},
}

func newSettings(v geom.View) (*Screen, *screentest.Pupil) {
	p := screentest.NewPupil()
	s := New(p.Services("en"), rules.Oware, p.Choose, func() { p.Changes = -1 })
	s.Arrange(v)
	return s, p
}

func TestEverySettingIsOnePressAway(t *testing.T) {
	for _, v := range []geom.View{screentest.Desk, {W: 320, H: 568, Text: 2}} {
		for _, c := range choiceTable {
			want := choices.Default()
			c.want(&want)

			s, p := newSettings(v)
			for range 200 {
				if s.set.Focus() == c.id {
					break
				}
				s.Update(screentest.Key(ui.KeyNext))
			}
			s.Update(screentest.Key(ui.KeyAct))
			if p.Choices != want || p.Changes != 1 {
				t.Errorf("keys on %s: %+v after %d changes", c.id, p.Choices, p.Changes)
			}
			r, _ := s.set.Rect(c.id)
			if !r.Within(s.col.Layout.View.Inset(-1)) {
				t.Errorf("%s has the focus but lies at %v, outside %v", c.id, r, s.col.Layout.View)
			}

			// By touch: the button that scrolls, then the control.
			s, p = newSettings(v)
			for range 100 {
				if r, _ := s.set.Rect(c.id); r.Within(s.col.Layout.View) {
					break
				}
				screentest.Tap(s, &s.set, ui.ScrollDown)
			}
			screentest.Tap(s, &s.set, c.id)
			if p.Choices != want || p.Changes != 1 {
				t.Errorf("touch on %s: %+v after %d changes", c.id, p.Choices, p.Changes)
			}
		}
	}
}

func TestAChosenOptionStaysChosen(t *testing.T) {
	s, p := newSettings(screentest.Desk)
	screentest.Tap(s, &s.set, "language en")
	if p.Changes != 0 {
		t.Error("choosing what is chosen already changed something")
	}
	screentest.Tap(s, &s.set, "mute")
	screentest.Tap(s, &s.set, "mute")
	if p.Choices != choices.Default() || p.Changes != 2 {
		t.Errorf("a switch pressed twice: %+v", p.Choices)
	}
}

func TestSettingsLeave(t *testing.T) {
	s, p := newSettings(screentest.Desk)
	s.Update(screentest.Key(ui.KeyBack))
	if p.Changes != -1 {
		t.Error("Esc does not lead back")
	}
	s, p = newSettings(screentest.Desk)
	screentest.Tap(s, &s.set, "back")
	if p.Changes != -1 {
		t.Error("the button does not lead back")
	}
}

func TestDraggingSettingsPressesNothing(t *testing.T) {
	s, p := newSettings(geom.View{W: 320, H: 568, Text: 1})
	r, _ := s.set.Rect("mute")
	at := r.Center()
	s.Update(&ui.Input{Pointer: at, Pressed: true, Held: true, Touch: true})
	for range 5 {
		at.Y -= 6
		s.Update(&ui.Input{Pointer: at, Held: true, Moved: true, Touch: true})
	}
	s.Update(&ui.Input{Pointer: at, Released: true, Touch: true})
	if p.Changes != 0 || s.col.Scroll.Pos() == 0 {
		t.Errorf("%d changes, scrolled by %v", p.Changes, s.col.Scroll.Pos())
	}
	if s.Update(&ui.Input{}) {
		t.Error("Settings move by themselves")
	}
}

func TestSettingsFitInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		p := screentest.NewPupil()
		s := New(p.Services(lang), rules.Oware, p.Choose, func() {})
		s.Arrange(v)
		size := geom.Body.Size(v)
		for i, r := range s.rows {
			place := s.lay.Rows[i]
			screentest.MustFit(t, r.label, r.flag != nil || r.options != nil, size, place.Label.W, place.Label.H)
			for j, o := range r.options {
				screentest.PadMustFit(t, o.label, false, size, place.Options[j], o.icon != "")
			}
		}
	})
}

func TestSettingsAreAScreenLikeTheOthers(t *testing.T) {
	open := func() *Screen {
		s, _ := newSettings(screentest.Desk)
		return s
	}
	t.Run("still", func(t *testing.T) { screentest.CheckStill(t, open()) })
	t.Run("any size", func(t *testing.T) { screentest.CheckAnySize(t, open()) })
	s := open()
	t.Run("focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, s, &s.set) })
}

// A kind of game that nothing is known of has no rows, rather than Oware's.
func TestOtherGamesHaveNotTheChoicesOfOware(t *testing.T) {
	p := screentest.NewPupil()
	s := New(p.Services("en"), rules.Kalah, p.Choose, func() {})
	s.Arrange(screentest.Desk)
	for _, r := range s.rows {
		if r.id == "slam" || r.id == "seeds" {
			t.Errorf("Kalah offers %s", r.id)
		}
	}
}
