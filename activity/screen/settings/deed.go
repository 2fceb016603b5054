package settings

import (
	"strconv"

	"awele/i18n"
)

// Deed is a row of Settings in which something is done rather than chosen.
type Deed struct {
	ID      string
	Picture string
	Label   i18n.Key
	Buttons []Button // none: the row is not shown
}

// Button does something at once, or asks first.
type Button struct {
	Picture string
	Label   i18n.Key
	Press   func()
}

// deedRows are the rows of what can be done.
func (s *Screen) deedRows() (rows []settingRow) {
	for _, d := range s.Deeds {
		row := settingRow{id: d.ID, icon: d.Picture, label: s.Text(d.Label)}
		for i, b := range d.Buttons {
			row.options = append(row.options, settingOption{
				id: d.ID + " " + strconv.Itoa(i), icon: b.Picture, label: s.Text(b.Label), press: b.Press,
			})
		}
		if len(row.options) > 0 {
			rows = append(rows, row)
		}
	}
	return rows
}
