package settings

import (
	"strconv"

	"awele/activity/kinds"
	choices "awele/activity/settings"
	"awele/i18n"
)

// Table is the board whose choices are shown below those for all games.
type Table struct {
	kinds.Table
	Board   string        // the name of its choices in the settings
	Title   func() string // in the child's language
	Picture string        // one that does not exist leaves its place empty
}

// tableRows are the rows of what can be chosen for the board, below a line that names it; none where there is nothing.
func (s *Screen) tableRows() (rows []settingRow) {
	for _, row := range s.table.Rows(s.Settings().Tables.Of(s.table.Board)) {
		if rows == nil {
			rows = []settingRow{{id: "table", icon: s.table.Picture, label: s.Text(i18n.TableOf, s.table.Title())}}
		}
		rows = append(rows, s.tableRow(row))
	}
	return rows
}

// tableRow is the row of a choice at the table.
func (s *Screen) tableRow(c kinds.Choice) settingRow {
	row := settingRow{id: c.Name, icon: c.Picture, label: s.Text(c.Label)}
	t := &s.table
	for i, v := range c.Values {
		row.options = append(row.options, settingOption{
			id: c.Name + " " + strconv.Itoa(i), icon: v.Picture, label: v.Text(s.Text),
			is:  func(s *choices.Settings) bool { return t.Chosen(s.Tables.Of(t.Board), c, v) },
			set: func(s *choices.Settings) { s.Tables = s.Tables.With(t.Board, t.Choose(s.Tables.Of(t.Board), c, v)) },
		})
	}
	return row
}
