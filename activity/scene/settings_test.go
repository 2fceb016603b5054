package scene

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
)

// choices says what pressing a control of Settings must do to a child's choices.
var choiceTable = []struct {
	id   string
	want func(s *settings.Settings)
}{
	{"language fi", func(s *settings.Settings) { s.Language = "fi" }},
	{"mute", func(s *settings.Settings) { s.Muted = true }},
	{"effects", func(s *settings.Settings) { s.Effects = false }},
	{"speed 0", func(s *settings.Settings) { s.Speed = settings.Slow }},
	{"speed 2", func(s *settings.Settings) { s.Speed = settings.Fast }},
	{"calm", func(s *settings.Settings) { s.Calm = true }},
	{"text 4", func(s *settings.Settings) { s.TextPercent = 200 }},
	{"contrast", func(s *settings.Settings) { s.HighContrast = true }},
	{"path", func(s *settings.Settings) { s.PathPreview = false }},
	{"fullscreen", func(s *settings.Settings) { s.Fullscreen = true }},
	{"seeds 2", func(s *settings.Settings) { s.Seeds = 6 }},
	{"slam 2", func(s *settings.Settings) { s.Slam = rules.CaptureAll }},
	{"starter 1", func(s *settings.Settings) { s.Starter = settings.ChildStarts }},
}

func newSettings(v geom.View) (*Settings, *screentest.Pupil) {
	p := screentest.NewPupil()
	s := NewSettings(p.Services("en"), p.Choose, func() { p.Changes = -1 })
	s.Arrange(v)
	return s, p
}

func TestEverySettingIsOnePressAway(t *testing.T) {
	for _, v := range []geom.View{screentest.Desk, {W: 320, H: 568, Text: 2}} {
		for _, c := range choiceTable {
			want := settings.Default()
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
	if p.Choices != settings.Default() || p.Changes != 2 {
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
