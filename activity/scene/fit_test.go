package scene

import (
	"fmt"
	"strings"
	"testing"

	"awele/activity/layout"
	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/boards"
	"awele/i18n"
)

// Everything a child can read must fit its box, unshrunk and with no word broken, in every language at these sizes.
var (
	fitLanguages = i18n.Languages()
	fitWindows   = [][2]float64{{320, 568}, {568, 320}, {800, 480}, {1024, 600}, {1280, 720}, {2520, 1080}, {3840, 2160}}
	fitScales    = []float64{1, 1.5, 2}
)

// everyWindow runs f for every language, window and text size.
func everyWindow(t *testing.T, f func(t *testing.T, lang string, v geom.View)) {
	for _, l := range fitLanguages {
		lang := l.Code
		for _, w := range fitWindows {
			for _, s := range fitScales {
				v := geom.View{W: w[0], H: w[1], Text: s}
				t.Run(fmt.Sprintf("%s %vx%v text %v", lang, v.W, v.H, s), func(t *testing.T) { f(t, lang, v) })
			}
		}
	}
}

// pupil is a child whose choices tests can see and change.
type pupil struct {
	choices settings.Settings
	heard   sound.Recorder
	changes int
}

func newPupil() *pupil { return &pupil{choices: settings.Default()} }

func (p *pupil) kit(lang string) screen.Services {
	return screen.Services{Text: i18n.For(lang).T, Settings: func() settings.Settings { return p.choices }, Sound: &p.heard}
}

func (p *pupil) choose(s settings.Settings) { p.choices, p.changes = s, p.changes+1 }

// mustFit fails unless s fits w×h in letters of that size. Only a single word that is wider than w may make its text a little
// smaller, which happens with the largest letters in the narrowest window.
func mustFit(t *testing.T, s string, bold bool, size, w, h float64) {
	t.Helper()
	b := text.Measure(s, bold, size, w)
	if !b.Fits {
		b = text.Fit(s, bold, size, w, h, 0)
		if b.Size < size*0.85 {
			t.Errorf("a word of %q is much wider than %.0f", s, w)
		}
	}
	if b.H > h+0.5 {
		t.Errorf("%q needs %.0f of %.0f", s, b.H, h)
	}
}

func padMustFit(t *testing.T, s string, bold bool, size float64, r geom.Rect, icon bool) {
	t.Helper()
	box := ui.PadText(r, icon)
	mustFit(t, s, bold, size, box.W, box.H)
}

// board returns the built-in game as Home and Rules show it.
func board(lang string) (HomeTile, RulesText) {
	b := boards.Builtin()[0]
	t := b.Text(lang)
	return HomeTile{t.Title, strings.Join(t.Description, " "), "board-awele", b.Difficulty},
		RulesText{t.Title, t.Description, t.Goal, t.Prerequisite, t.Manual, b.Author, t.Credit}
}

func TestHomeFitsInEveryLanguage(t *testing.T) {
	everyWindow(t, func(t *testing.T, lang string, v geom.View) {
		for _, saved := range []bool{false, true} {
			h, _ := newHome(lang, 1)
			h.show.Saved = func(int) bool { return saved }
			h.show.Message = func() string { return h.Text(i18n.SaveDamaged) }
			h.Arrange(v)
			for i, b := range h.buttons {
				padMustFit(t, b.label, true, h.lay.Pads.Label(v, i), h.lay.Buttons[i], true)
			}
			padMustFit(t, h.Text(i18n.LanguageName), true, geom.Body.Size(v), h.lay.Language, true)
			note := ui.NoteText(h.lay.Message, v)
			mustFit(t, h.message, false, geom.Body.Size(v), note.W, note.H)
			tile := layout.NewTile(v, h.lay.Tiles[0], h.tiles[0].Title, h.tiles[0].Text)
			mustFit(t, h.tiles[0].Title, true, tile.TitleSize, tile.Title.W, tile.Title.H)
			if tile.Text.W > 0 {
				mustFit(t, h.tiles[0].Text, false, geom.Body.Size(v), tile.Text.W, tile.Text.H)
			}
		}
	})
}

func TestSettingsFitInEveryLanguage(t *testing.T) {
	everyWindow(t, func(t *testing.T, lang string, v geom.View) {
		p := newPupil()
		s := NewSettings(p.kit(lang), p.choose, func() {})
		s.Arrange(v)
		size := geom.Body.Size(v)
		for i, r := range s.rows {
			place := s.lay.Rows[i]
			mustFit(t, r.label, r.flag != nil || r.options != nil, size, place.Label.W, place.Label.H)
			for j, o := range r.options {
				padMustFit(t, o.label, false, size, place.Options[j], o.icon != "")
			}
		}
	})
}

func TestRulesFitInEveryLanguage(t *testing.T) {
	everyWindow(t, func(t *testing.T, lang string, v geom.View) {
		_, text := board(lang)
		r := NewRules(newPupil().kit(lang), usual, func() RulesText { return text }, func() {})
		r.Arrange(v)
		if len(r.diagrams) != 6 || len(r.captions) != 6 {
			t.Fatalf("%d diagrams of %d lessons", len(r.diagrams), 6)
		}
		for i, b := range r.blocks {
			if !b.Diagrams {
				mustFit(t, b.Text, b.Heading, b.Size(v), r.lay.Blocks[i].W, r.lay.Blocks[i].H)
			}
		}
		for i, s := range r.captions {
			mustFit(t, s, false, geom.Body.Size(v), r.lay.Diagrams[i].Caption.W, r.lay.Diagrams[i].Caption.H)
		}
	})
}

func TestEndFitsInEveryLanguage(t *testing.T) {
	nothing := func() {}
	for _, result := range []EndResult{
		{South: 27, North: 20, Reason: i18n.EndMajority}, {South: 20, North: 27, Reason: i18n.EndNoMove},
		{South: 24, North: 24, Reason: i18n.EndRepeat}, {South: 24, North: 24, Reason: i18n.EndAgreed},
		{South: 40, North: 20, Friend: true, Reason: i18n.EndRepeat}, {South: 29, North: 19, Reason: i18n.EndRepeat, Level: 3, Streak: 3},
		{South: 10, North: 26, Reason: i18n.EndMajority, Level: 3, Streak: -3}, {South: 20, North: 52, Friend: true},
	} {
		everyWindow(t, func(t *testing.T, lang string, v geom.View) {
			e := NewEnd(newPupil().kit(lang), result, EndDo{nothing, nothing, nothing, nothing, nothing, nil})
			e.Arrange(v)
			mustFit(t, e.title, true, e.lay.TitleSize, e.lay.Title.W, e.lay.Title.H)
			if e.note != "" {
				note := ui.NoteText(e.lay.Note, v)
				mustFit(t, e.note, false, geom.Body.Size(v), note.W, note.H)
			}
			for i, b := range e.buttons {
				padMustFit(t, b.label, true, e.lay.Pads.Label(v, i), e.lay.Buttons[i], true)
			}
		})
	}
}

// key is one tick with a key.
func key(k ui.Key) *ui.Input { return &ui.Input{Keys: []ui.Key{k}} }
