package scene

import (
	"testing"

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

func newSettings(v geom.View) (*Settings, *pupil) {
	p := newPupil()
	s := NewSettings(p.kit("en"), p.choose, func() { p.changes = -1 })
	s.Arrange(v)
	return s, p
}

func TestEverySettingIsOnePressAway(t *testing.T) {
	for _, v := range []geom.View{desk, {W: 320, H: 568, Text: 2}} {
		for _, c := range choiceTable {
			want := settings.Default()
			c.want(&want)

			s, p := newSettings(v)
			for range 200 {
				if s.set.Focus() == c.id {
					break
				}
				s.Update(key(ui.KeyNext))
			}
			s.Update(key(ui.KeyAct))
			if p.choices != want || p.changes != 1 {
				t.Errorf("keys on %s: %+v after %d changes", c.id, p.choices, p.changes)
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
				tap(s, &s.set, ui.ScrollDown)
			}
			tap(s, &s.set, c.id)
			if p.choices != want || p.changes != 1 {
				t.Errorf("touch on %s: %+v after %d changes", c.id, p.choices, p.changes)
			}
		}
	}
}

func TestAChosenOptionStaysChosen(t *testing.T) {
	s, p := newSettings(desk)
	tap(s, &s.set, "language en")
	if p.changes != 0 {
		t.Error("choosing what is chosen already changed something")
	}
	tap(s, &s.set, "mute")
	tap(s, &s.set, "mute")
	if p.choices != settings.Default() || p.changes != 2 {
		t.Errorf("a switch pressed twice: %+v", p.choices)
	}
}

func TestSettingsLeave(t *testing.T) {
	s, p := newSettings(desk)
	s.Update(key(ui.KeyBack))
	if p.changes != -1 {
		t.Error("Esc does not lead back")
	}
	s, p = newSettings(desk)
	tap(s, &s.set, "back")
	if p.changes != -1 {
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
	if p.changes != 0 || s.col.Scroll.Pos() == 0 {
		t.Errorf("%d changes, scrolled by %v", p.changes, s.col.Scroll.Pos())
	}
	if s.Update(&ui.Input{}) {
		t.Error("Settings move by themselves")
	}
}
