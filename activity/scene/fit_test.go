package scene

import (
	"strings"
	"testing"

	"awele/activity/layout"
	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/boards"
	"awele/i18n"
)

// board returns the built-in game as Home and Rules show it.
func board(lang string) HomeTile {
	b := boards.Builtin()[0]
	t := b.Text(lang)
	return HomeTile{t.Title, strings.Join(t.Description, " "), "board-awele", b.Difficulty}
}

func TestHomeFitsInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		for _, saved := range []bool{false, true} {
			h, _ := newHome(lang, 1)
			h.show.Saved = func(int) bool { return saved }
			h.show.Message = func() string { return h.Text(i18n.SaveDamaged) }
			h.Arrange(v)
			for i, b := range h.buttons {
				screentest.PadMustFit(t, b.label, true, h.lay.Pads.Label(v, i), h.lay.Buttons[i], true)
			}
			screentest.PadMustFit(t, h.Text(i18n.LanguageName), true, geom.Body.Size(v), h.lay.Language, true)
			note := ui.NoteText(h.lay.Message, v)
			screentest.MustFit(t, h.message, false, geom.Body.Size(v), note.W, note.H)
			tile := layout.NewTile(v, h.lay.Tiles[0], h.tiles[0].Title, h.tiles[0].Text)
			screentest.MustFit(t, h.tiles[0].Title, true, tile.TitleSize, tile.Title.W, tile.Title.H)
			if tile.Text.W > 0 {
				screentest.MustFit(t, h.tiles[0].Text, false, geom.Body.Size(v), tile.Text.W, tile.Text.H)
			}
		}
	})
}

func TestSettingsFitInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		p := screentest.NewPupil()
		s := NewSettings(p.Services(lang), p.Choose, func() {})
		s.Arrange(v)
		size := geom.Body.Size(v)
		for i, r := range s.rows {
			place := s.lay.Rows[i]
			screentest.MustFit(t, r.label, r.flag != nil || r.options != nil, size, place.Label.W, place.Label.H)
			for j, o := range r.options {
				screentest.PadMustFit(t, o.label, false, size, place.Options[j], o.icon != "")
			}
		}
	})
}

// key is one tick with a key.
