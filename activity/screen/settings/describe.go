package settings

import (
	"awele/activity/ui"
	"awele/i18n"
)

// Describe implements screen.Described.
func (s *Screen) Describe(d *ui.Description) {
	d.Title = s.Text(i18n.Settings)
	now := s.Settings()
	s.set.Describe(d, func(id string) ui.Described {
		if id == back {
			return ui.Described{Name: s.Text(i18n.GoBack)}
		}
		for i := range s.rows {
			r := &s.rows[i]
			if r.id == id && r.flag != nil {
				return ui.Described{Name: r.label, Is: ui.Switched(*r.flag(&now))}
			}
			for j := range r.options {
				o := &r.options[j]
				if o.id == id && o.is == nil { // a Deed
					return ui.Described{Name: r.label + ": " + o.label}
				}
				if o.id == id {
					return ui.Described{Name: r.label + ": " + o.label, Is: ui.Switched(o.is(&now))}
				}
			}
		}
		return ui.Described{}
	})
}
