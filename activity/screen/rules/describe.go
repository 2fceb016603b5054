package rules

import (
	"strings"

	"awele/activity/ui"
	"awele/i18n"
)

// Describe implements screen.Described.
func (r *Screen) Describe(d *ui.Description) {
	d.Title = r.title
	for _, b := range r.blocks {
		switch {
		case b.Table != nil:
			for _, row := range append([][]string{b.Table.Heads}, b.Table.Rows...) {
				d.Text = append(d.Text, strings.Join(row, ": "))
			}
		case b.Text != "":
			d.Text = append(d.Text, b.Text)
		}
	}
	r.set.Describe(d, func(id string) ui.Described {
		if id == back {
			return ui.Described{Name: r.Text(i18n.GoBack)}
		}
		for i, diagram := range r.diagrams {
			if diagram.ID == id {
				return ui.Described{Name: r.captions[i]}
			}
		}
		return ui.Described{}
	})
}
