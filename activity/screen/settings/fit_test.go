package settings

import (
	"testing"

	"awele/activity/kinds"
	"awele/activity/screentest"
	choices "awele/activity/settings"
	"awele/activity/ui/geom"
	"awele/rules"
)

// What a child can read fits, in every language and window, whatever the game and whatever is chosen at its table.
func TestSettingsFitInEveryLanguage(t *testing.T) {
	tables := everyRow()
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		for k, list := range tables {
			for _, chosen := range list {
				p := screentest.NewPupil()
				p.Choices.Tables = p.Choices.Tables.With("b", chosen)
				s := New(p.Services(lang), table("b", k, nil), p.Choose, func() {})
				s.Deeds = deeds(nil)
				s.Arrange(v)
				size := geom.Body.Size(v)
				for i, r := range s.rows {
					place := s.lay.Rows[i]
					screentest.MustFit(t, r.label, true, size, place.Label.W, place.Label.H)
					for j, o := range r.options {
						screentest.PadMustFit(t, o.label, false, size, place.Options[j], o.icon != "")
					}
				}
			}
		}
	})
}

// everyRow returns for each kind of game tables at which each of its rows is shown.
func everyRow() map[rules.Kind][]choices.Table {
	all := map[rules.Kind][]choices.Table{}
	for _, k := range rules.Kinds() {
		shows, ok := kinds.Of(k)
		if !ok {
			continue
		}
		t := kinds.Table{Kind: k}
		seen := map[string]bool{}
		see := func(chosen choices.Table) {
			names := ""
			for _, row := range t.Rows(chosen) {
				names += row.Name + " "
			}
			if !seen[names] {
				seen[names], all[k] = true, append(all[k], chosen)
			}
		}
		see(choices.Table{})
		for _, row := range shows.Choices() {
			for _, v := range row.Values {
				see(t.Choose(choices.Table{}, row, v))
			}
		}
	}
	return all
}
