package home

import (
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

// Whatever there is to say about trouble fits above the buttons.
func TestMessagesFitInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		for _, key := range []i18n.Key{
			i18n.SaveDamaged, i18n.SettingsDamaged, i18n.NotSaved, i18n.SettingsNotSaved, i18n.OpenTwice, i18n.NotHere,
		} {
			h, _ := newHome(lang, 1)
			h.show.Message = func() string { return h.Text(key) }
			h.Arrange(v)
			note := ui.NoteText(h.lay.Message, v)
			screentest.MustFit(t, h.message, false, geom.Body.Size(v), note.W, note.H)
		}
	})
}
