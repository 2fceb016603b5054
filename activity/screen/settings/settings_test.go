package settings

import (
	"reflect"
	"testing"

	"awele/activity/kinds"
	"awele/activity/kinds/toykind"
	"awele/activity/screentest"
	choices "awele/activity/settings"
	"awele/activity/teacher"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"
	"awele/rules/toy"
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
	{"hints", func(s *choices.Settings) { s.HintsDuo = false }},
	{"table-turned", func(s *choices.Settings) { s.OnTable = true }},
	{"fullscreen", func(s *choices.Settings) { s.Fullscreen = true }},
	{"seeds 2", at("seeds", "6")},
	{"slam 2", at("slam", "captureall")},
	{"starter 1", at(choices.StarterChoice, "child")},
}

func init() { toykind.Register() }

// at chooses at the table.
func at(name, word string) func(s *choices.Settings) {
	return func(s *choices.Settings) {
		s.Tables = s.Tables.With("awele", s.Tables.Of("awele").WithChoice(name, word))
	}
}

// table is that of a board.
func table(board string, k rules.Kind, fixed map[string]string) Table {
	return Table{Table: kinds.Table{Kind: k, Fixed: fixed}, Board: board, Title: func() string { return "Oware" }}
}

// deeds are what can be done besides choosing.
func deeds(done map[string]int) []Deed {
	button := func(picture string, label i18n.Key) Button {
		return Button{Picture: picture, Label: label, Press: func() { done[string(label)]++ }}
	}
	return []Deed{
		{ID: "anew", Picture: "star-full", Label: i18n.LearnedAndWon, Buttons: []Button{button("new", i18n.StartAnew)}},
		{ID: "children", Picture: "badge-lion", Label: i18n.Children, Buttons: []Button{button("plus", i18n.AddAnimal), button("minus", i18n.RemoveAnimal)}},
		{ID: "nothing", Picture: "badge-lion", Label: i18n.Children},
	}
}

// What can be done is done by a press, and nothing is chosen by that.
func TestDeeds(t *testing.T) {
	done := map[string]int{}
	s, p := newSettings(screentest.Desk)
	s.Deeds = deeds(done)
	s.Arrange(screentest.Desk)
	for id, want := range map[string]i18n.Key{"anew 0": i18n.StartAnew, "children 0": i18n.AddAnimal, "children 1": i18n.RemoveAnimal} {
		s.act(id)
		if done[string(want)] != 1 || p.Changes != 0 {
			t.Errorf("%s: %v, %d changes", id, done, p.Changes)
		}
	}
	for _, row := range s.rows {
		if row.id == "nothing" {
			t.Error("a row with nothing to do is shown")
		}
	}
}

// A row that a teacher has locked is shown with its value, and neither keys nor a finger change it or get to it.
func TestLockedRows(t *testing.T) {
	s, p := newSettings(screentest.Desk)
	locked := map[string]bool{"mute": true, "speed": true, "seeds": true}
	s.Locked = func(row string) bool { return locked[row] }
	s.Arrange(screentest.Desk)
	for range 100 {
		s.Update(screentest.Key(ui.KeyNext))
		if f := s.set.Focus(); f == "mute" || f == "speed 0" || f == "seeds 1" {
			t.Errorf("%s has the focus", f)
		}
	}
	s.set.SetFocus("calm")
	s.Arrange(screentest.Desk)
	for _, id := range []string{"mute", "speed 0", "calm"} {
		screentest.Tap(s, &s.set, id)
	}
	want := choices.Default()
	want.Calm = true
	if !reflect.DeepEqual(p.Choices, want) || p.Changes != 1 {
		t.Errorf("chosen %+v", p.Choices)
	}
}

// What a teacher may lock is a row here.
func TestEveryKeyOfATeacherIsARow(t *testing.T) {
	for _, key := range teacher.Keys() {
		r := teacher.Parse("", "locked = [\""+key+"\"]")
		if r.Troubles != nil {
			continue // a list
		}
		var rows int
		for k, list := range everyRow() {
			for _, chosen := range list {
				p := screentest.NewPupil()
				p.Choices.Tables = p.Choices.Tables.With("b", chosen)
				s := New(p.Services("en"), table("b", k, nil), p.Choose, func() {})
				s.Locked = r.Locked
				s.Arrange(screentest.Desk)
				ids := map[string]bool{}
				for _, row := range s.rows {
					if row.locked {
						ids[row.id] = true
					}
				}
				if len(ids) > 1 {
					t.Errorf("%s locks %v", key, ids)
				}
				rows += len(ids)
			}
		}
		if rows == 0 {
			t.Errorf("%s locks no row", key)
		}
	}
}

func newSettings(v geom.View) (*Screen, *screentest.Pupil) {
	p := screentest.NewPupil()
	s := New(p.Services("en"), table("awele", rules.Oware, nil), p.Choose, func() { p.Changes = -1 })
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
			if !reflect.DeepEqual(p.Choices, want) || p.Changes != 1 {
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
			if !reflect.DeepEqual(p.Choices, want) || p.Changes != 1 {
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
	if !reflect.DeepEqual(p.Choices, choices.Default()) || p.Changes != 2 {
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
	s := New(p.Services("en"), table("other", rules.Kind(250), nil), p.Choose, func() {})
	s.Arrange(screentest.Desk)
	for _, r := range s.rows {
		if r.id == "slam" || r.id == "seeds" || r.id == "table" {
			t.Errorf("an unknown game has %s", r.id)
		}
	}
}

// What the descriptor says is no row.
func TestWhatTheDescriptorSaysIsNoRow(t *testing.T) {
	p := screentest.NewPupil()
	s := New(p.Services("en"), table("wari", rules.Oware, map[string]string{"slam": "forbidden"}), p.Choose, func() {})
	s.Arrange(screentest.Desk)
	if _, shown := s.set.Rect("slam 0"); shown {
		t.Error("the rule for a slam is fixed, and can be chosen")
	}
	if _, shown := s.set.Rect("seeds 0"); !shown {
		t.Error("the seeds are free, and cannot be chosen")
	}
}

// One answer may make two choices, and a row without a meaning in the game that is chosen now comes and goes; neither does
// anything to the table of another board.
func TestRowsFollowWhatIsChosen(t *testing.T) {
	p := screentest.NewPupil()
	at("seeds", "6")(&p.Choices)
	other := p.Choices.Tables.Of("awele")
	s := New(p.Services("en"), table("toy", toy.Kind, nil), p.Choose, func() {})
	s.Arrange(screentest.Desk)
	chosen := func() choices.Table { return p.Choices.Tables.Of("toy") }
	starts := func() bool {
		_, shown := s.set.Rect("starter 0")
		return shown
	}
	if starts() {
		t.Error("it is asked who starts a game that is opened together")
	}
	for _, press := range []struct {
		id     string
		starts bool
		want   string
	}{
		{"houses 2", false, "toy houses=7"},
		{"opening 1", true, "toy houses=7 opening=inturn"},
		{"houses 1", true, "toy seeds=4 opening=inturn"},
		{"opening 0", false, "toy seeds=4"},
	} {
		for range 50 {
			if s.set.Focus() == press.id {
				break
			}
			s.Update(screentest.Key(ui.KeyNext))
		}
		s.Update(screentest.Key(ui.KeyAct))
		if got := s.table.Variant(chosen()).String(); got != press.want || starts() != press.starts {
			t.Errorf("%s: %s, want %s; who starts is asked: %v", press.id, got, press.want, starts())
		}
		if s.set.Focus() != press.id {
			t.Errorf("%s: the focus goes to %s", press.id, s.set.Focus())
		}
	}
	if !p.Choices.Tables.Of("awele").Equal(other) {
		t.Errorf("the other board has %+v", p.Choices.Tables.Of("awele"))
	}
}
