package lookback

import (
	"awele/activity/ui"
	"awele/i18n"
	"awele/rules"
)

// Describe implements screen.Described.
func (l *Screen) Describe(d *ui.Description) {
	d.Title = l.Text(i18n.LookBack)
	d.Text = append(d.Text, l.message)
	l.set.Describe(d, func(id string) ui.Described {
		if id == playOn {
			return l.playOn.Described(id)
		}
		return l.bar.Described(id)
	})
	if !l.ready || len(l.pages) == 0 {
		return
	}
	_, house := l.page()
	turn, said, v := l.pos.Turn(), l.speaker(), l.m.Game().Variant()
	pit := rules.Pit{Side: turn, House: house}
	d.Text = append(d.Text, said.House(pit, l.pos.Seeds(pit)))
	d.Text = append(d.Text, said.Row(l.pos, rules.South, v.Houses)...)
	d.Text = append(d.Text, said.Row(l.pos, rules.North, v.Houses)...)
}
