package home

import (
	"awele/activity/ui"
	"awele/i18n"
)

// Describe implements screen.Described.
func (h *Screen) Describe(d *ui.Description) {
	if h.chooser != nil {
		h.chooser.Describe(d)
		return
	}
	d.Title = h.Text(i18n.AppName)
	if h.message != "" {
		d.Text = append(d.Text, h.message)
	}
	h.set.Describe(d, func(id string) ui.Described {
		for i := range h.buttons {
			if b := &h.buttons[i]; b.ID == id {
				return b.Described()
			}
		}
		from, to := h.page()
		for i := from; i < to; i++ {
			if tileID(i) == id {
				return ui.Described{Name: h.tiles[i].Title, Is: ui.Switched(i == h.chosen)}
			}
		}
		return ui.Described{}
	})
}
