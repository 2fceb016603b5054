// Package learn is the screen with the path: the stages of a board as stations, all open, with the marks of what is done.
package learn

import (
	"strconv"

	"awele/activity/progress"
	"awele/activity/screen"
	"awele/activity/ui"
	"awele/activity/ui/geom"
)

// Stage is a station of the path.
type Stage struct {
	Title   string
	Picture string
	Mark    progress.Mark
}

// Show is what is shown. It is asked again when the language changes.
type Show struct {
	Title  func() string
	Stages func() []Stage
	At     int // the station where the child is
}

// Do is what the path asks of the rest of the activity.
type Do struct {
	Home  func()
	Stage func(i int)
}

// Screen is the path.
type Screen struct {
	screen.Services
	show Show
	do   Do

	stages []Stage
	lay    Layout
	set    ui.Controls
	col    ui.Column
	placed bool // the station where the child is has had the focus
}

const back = "back"

func stationID(i int) string { return "stage " + strconv.Itoa(i) }

// New shows the path of a board.
func New(services screen.Services, show Show, do Do) *Screen {
	return &Screen{Services: services, show: show, do: do}
}

// Arrange implements screen.Screen.
func (s *Screen) Arrange(v geom.View) {
	s.stages = s.show.Stages()
	names := make([]string, len(s.stages))
	for i := range s.stages {
		names[i] = s.stages[i].Title
	}
	s.lay = NewLayout(v, names)
	s.col.Arrange(s.lay.Column)
	s.place()
	if !s.placed && len(s.stages) > 0 {
		s.placed = true
		at := min(max(s.show.At, 0), len(s.stages)-1)
		s.set.SetFocus(stationID(at))
		s.reveal()
	}
}

// place tells the controls where they are: the way back, and each station.
func (s *Screen) place() {
	items := []ui.Item{{ID: back, Rect: s.lay.Back}}
	for i := range s.lay.Stations {
		items = append(items, s.col.Item(stationID(i), s.lay.Stations[i].Whole))
	}
	s.set.SetItems(s.col.Buttons(items))
}

// Update implements screen.Screen.
func (s *Screen) Update(in *ui.Input) (changed bool) {
	if in.Pressing(ui.KeyBack) {
		s.do.Home()
		return true
	}
	if s.col.Update(in, &s.set, false) {
		s.place()
		changed = true
	}
	ev := s.set.Update(in)
	if ev.FocusMoved && len(in.Keys) > 0 {
		s.reveal()
	}
	switch ev.Activated {
	case "":
	case back:
		s.do.Home()
	case ui.ScrollUp, ui.ScrollDown:
		s.col.Act(ev.Activated)
		s.place()
	default:
		for i := range s.stages {
			if ev.Activated == stationID(i) {
				s.do.Stage(i)
			}
		}
	}
	return changed || ev.Changed
}

// reveal scrolls to the station that has the focus.
func (s *Screen) reveal() {
	for i := range s.lay.Stations {
		if stationID(i) == s.set.Focus() && s.col.Reveal(s.lay.Stations[i].Whole) {
			s.place()
		}
	}
}
