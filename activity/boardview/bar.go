package boardview

import (
	"awele/activity/ui"
	"awele/activity/ui/paint"
)

// DrawBar draws the round buttons of a book, its wide one, and the name of the round one that is pointed at.
func (s *View) DrawBar(c *paint.Canvas, where *Book, set *ui.Controls, bar, wide ui.Buttons) {
	state := func(b *ui.Button) paint.State {
		st := paint.StateOf(set, b.ID)
		st.Disabled = b.Disabled()
		return st
	}
	for i := range bar {
		c.Button(where.Bar[i], bar[i].Picture(), state(&bar[i]))
	}
	for i := range wide {
		b := &wide[i]
		c.Pad(where.Wide, paint.Pad{Icon: b.Picture(), Label: b.Label(), Size: where.WideSize, Fill: c.Theme().Green, Bold: true}, state(b))
	}
	id := set.Hovered()
	if id == "" {
		id = set.Focus()
	}
	if b := bar.Find(id); b != nil {
		if at, ok := set.Rect(id); ok {
			s.DrawLabel(c, at, b.Label())
		}
	}
}
