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
	for _, pit := range l.pointedAt() {
		d.Text = append(d.Text, l.named(pit))
	}
	l.set.Describe(d, l.described)
	for i, side := range [...]rules.Side{l.try.Child(), l.try.Child().Other()} {
		pit := rules.Pit{Side: side, House: rules.Store}
		if slices.Contains(l.try.Answers(), pit) {
			continue // it is a control
		}
		store := ui.Described{ID: boardview.PitID(pit), Name: l.named(pit), Off: true}
		if after := (i+1)*l.Layout.Houses + i; after <= len(d.Controls) {
			d.Controls = slices.Insert(d.Controls, after, store)
		}
	}
}

// pointedAt returns the pits that the words on the screen leave to the board to show: the house that the task is about, the two
// of which one is right, and the answer that was shown.
func (l *Screen) pointedAt() (pits []rules.Pit) {
	if g := l.task().Goal; g.House != rules.NoHouse {
		pits = append(pits, rules.Pit{Side: l.try.Child(), House: g.House})
	}
	for side, houses := range l.nudged {
		for h := range houses.All() {
			if pit := (rules.Pit{Side: rules.Side(side), House: h}); l.two(pit) {
				pits = append(pits, pit)
			}
		}
	}
	if way, ok := l.way(); ok && !slices.Contains(pits, way) {
		pits = append(pits, way)
	}
	return pits
}

// named returns the name of a pit, with its seeds.
func (l *Screen) named(pit rules.Pit) string {
	if pit.IsStore() {
		return l.speaker().Store(pit.Side, l.game().Position().Store(pit.Side))
	}
	return l.speaker().House(pit, l.game().Position().Seeds(pit))
}

func (l *Screen) speaker() *words.Speaker {
	return &words.Speaker{Text: l.Text, Seats: l.Seats, Kind: l.game().Variant().Kind}
}

// described returns what is told of a control.
func (l *Screen) described(id string) ui.Described {
	switch pit, ok := boardview.PitOf(id); {
	case ok:
		return ui.Described{Name: l.named(pit), Off: !slices.Contains(l.try.Answers(), pit)}
	case id == nextID:
		return l.wide.Described(id)
	}
	return l.bar.Described(id)
}
