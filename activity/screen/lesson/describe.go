package lesson

import (
	"slices"

	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/words"
	"awele/i18n"
	"awele/rules"
)

// Describe implements screen.Described: what is asked, the houses of a side followed by its store, and the buttons.
func (l *Screen) Describe(d *ui.Description) {
	d.Title = l.Text(i18n.Learn)
	if title := l.stage.Stage.Title.In(l.stage.Lang); title != "" {
		d.Title += ": " + title
	}
	d.Text = append(d.Text, l.message)
	if g := l.task().Goal; g.House != rules.NoHouse {
		pit := rules.Pit{Side: l.try.Child(), House: g.House}
		d.Text = append(d.Text, l.speaker().House(pit, l.game().Position().Seeds(pit)))
	}
	l.set.Describe(d, l.described)
	for i, side := range [...]rules.Side{l.try.Child(), l.try.Child().Other()} {
		pit := rules.Pit{Side: side, House: rules.Store}
		if slices.Contains(l.try.Answers(), pit) {
			continue // it is a control
		}
		store := ui.Described{ID: boardview.PitID(pit), Name: l.speaker().Store(side, l.game().Position().Store(side)), Off: true}
		if after := (i+1)*l.Layout.Houses + i; after <= len(d.Controls) {
			d.Controls = slices.Insert(d.Controls, after, store)
		}
	}
}

func (l *Screen) speaker() *words.Speaker {
	return &words.Speaker{Text: l.Text, Seats: l.Seats, Kind: l.game().Variant().Kind}
}

// described returns what is told of a control.
func (l *Screen) described(id string) ui.Described {
	p := l.game().Position()
	switch pit, ok := boardview.PitOf(id); {
	case ok && pit.IsStore():
		return ui.Described{Name: l.speaker().Store(pit.Side, p.Store(pit.Side))}
	case ok:
		return ui.Described{Name: l.speaker().House(pit, p.Seeds(pit)), Off: !slices.Contains(l.try.Answers(), pit)}
	case id == nextID:
		return l.wide.Described(id)
	}
	return l.bar.Described(id)
}
