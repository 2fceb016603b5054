package learn

import (
	"awele/activity/progress"
	"awele/activity/ui"
	"awele/i18n"
)

// Describe implements screen.Described.
func (s *Screen) Describe(d *ui.Description) {
	d.Title = s.Text(i18n.Learn) + ": " + s.show.Title()
	s.set.Describe(d, func(id string) ui.Described {
		if id == back {
			return ui.Described{Name: s.Text(i18n.GoBack)}
		}
		for i := range s.stages {
			if id == stationID(i) {
				return ui.Described{Name: s.named(&s.stages[i])}
			}
		}
		return ui.Described{}
	})
}

// named returns the name of a station with how well it was done.
func (s *Screen) named(stage *Stage) string {
	switch {
	case stage.Mark >= progress.Unaided:
		return stage.Title + ". " + s.Text(i18n.StageDoneUnaided)
	case stage.Mark == progress.Done:
		return stage.Title + ". " + s.Text(i18n.StageDone)
	}
	return stage.Title
}
