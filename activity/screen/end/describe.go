package end

import (
	"strings"

	"awele/activity/ui"
	"awele/activity/words"
	"awele/rules"
)

// Describe implements screen.Described. Nobody waits until the seeds are counted out.
func (e *Screen) Describe(d *ui.Description) {
	d.Title = e.title
	if e.note != "" {
		d.Text = strings.Split(e.note, "\n")
	}
	said := words.Speaker{Text: e.Text, Seats: e.result.Seats}
	d.Text = append(d.Text, said.Store(rules.South, e.result.South), said.Store(rules.North, e.result.North))
	e.set.Describe(d, e.buttons.Described)
}
