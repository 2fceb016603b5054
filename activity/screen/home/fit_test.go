package home

import (
	"strings"
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/text"
	"awele/boards"
	"awele/i18n"
)

// board returns the first built-in game as Home shows it.
func board(lang string) Tile { return builtin(lang)[0] }

// builtin returns all built-in games as Home shows them.
func builtin(lang string) (tiles []Tile) {
	for _, b := range boards.Builtin() {
		t := b.Text(lang)
		tiles = append(tiles, Tile{t.Title, strings.Join(t.Description, " "), "board-" + b.Picture(), b.Difficulty, true, true})
	}
	return tiles
}

func TestHomeFitsInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		for _, saved := range []bool{false, true} {
			h, _ := newHome(lang, 1)
			if saved {
				h = shared(h)
			}
			h.show.Saved = func(int) bool { return saved }
			h.show.Message = func() string {
				if saved {
					return h.Text(i18n.BoardTroubles, "the games of our class 2026.xml", 44)
				}
				return h.Text(i18n.SaveDamaged)
			}
			h.Arrange(v)
			for b := range h.at(inColumn) {
				screentest.PadMustFit(t, b.Label(), true, h.lay.Pads.Label(v, b.nth), b.rect, true)
			}
			for _, b := range h.buttons {
				switch {
				case b.place != inCornerWithWord:
				case b.ID == "language":
					cornerMustFit(t, b.Label(), v, b.rect)
				case b.rect.W > b.rect.H: // the picture of who plays says enough without its word
					cornerMustFit(t, b.Label(), v, b.rect)
				}
				if b.place.within() == inCorner && (!b.rect.Within(v.Bounds()) || b.rect.W < geom.MinTarget) {
					t.Errorf("%s lies at %v", b.ID, b.rect)
				}
			}
			note := ui.NoteText(h.lay.Message, v)
			screentest.MustFit(t, h.message, false, geom.Body.Size(v), note.W, note.H)
			tile := newTile(v, h.lay.Tiles[0], h.tiles[:1])
			screentest.MustFit(t, h.tiles[0].Title, true, tile.TitleSize, tile.Title.W, tile.Title.H)
			if tile.Text.W > 0 {
				screentest.MustFit(t, h.tiles[0].Text, false, geom.Body.Size(v), tile.Text.W, tile.Text.H)
			}
		}
	})
}

// cornerMustFit fails unless a word fits its button in the corner, which may be a round one without it in a small window alone.
func cornerMustFit(t *testing.T, word string, v geom.View, r geom.Rect) {
	t.Helper()
	switch {
	case r.W > r.H: // it stands in one line
		if needs, room := text.Width(word, true, geom.Body.Size(v)), ui.PadText(r, true).W; room < 0.8*needs {
			t.Errorf("%q has %.0f of %.0f", word, room, needs)
		}
	case v.W > 320 && v.Text == 1:
		t.Errorf("there is no room for %q", word)
	}
}

// languages are those of the program and others that may come, among them one with a long name.
var languages = []Language{
	{"en", "English"}, {"fi", "suomi"}, {"gl", "galego"}, {"pl", "polski"}, {"pt", "português do Brasil"}, {"ms", "Bahasa Melayu"},
	{"kea", "Krioulu kabuverdianu"}, {"tw", "Twi"}, {"fr", "français"}, {"sw", "Kiswahili"},
}

// The question about the language has room for the name of each, however many there are, and shows no picture that is not there.
func TestTheNameOfEveryLanguageFits(t *testing.T) {
	for _, n := range []int{2, 4, 5, 6, 10} {
		screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
			h, _ := newHome(lang, 1)
			h.show.Languages = languages[:n]
			h.Arrange(v)
			h.choose()
			d := h.chooser
			if d.Layout.Tiles {
				t.Fatal("the languages are tiles, without a picture")
			}
			for i, l := range languages[:n] {
				screentest.PadMustFit(t, l.Name, true, geom.Body.Size(v), d.Layout.Choices[i], false)
			}
			for _, l := range languages[:n] {
				lay := NewLayout(v, Needs{Title: "Awele", Corner: []string{l.Name, "", ""}, Buttons: homeWords[0], Tiles: 1})
				cornerMustFit(t, l.Name, v, lay.Corner[0])
			}
			screentest.MustFit(t, d.Text, true, geom.Large.Size(v), d.Layout.Text.W, d.Layout.Text.H)
		})
	}
}

// However many of the built-in games there are, their tiles are laid out alike and can be read.
func TestEveryTileFitsInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		all := builtin(lang)
		for n := 1; n <= len(all); n++ {
			h, _ := newHome(lang, n)
			h.show.Tiles = func() []Tile { return all[:n] }
			h.Arrange(v)
			from, to := h.page()
			for i := from; i < to; i++ {
				l := newTile(v, h.lay.Tiles[i-from], h.tiles[from:to])
				screentest.MustFit(t, all[i].Title, true, l.TitleSize, l.Title.W, l.Title.H)
				if l.Text.W > 0 {
					screentest.MustFit(t, all[i].Text, false, geom.Body.Size(v), l.Text.W, l.Text.H)
				}
				if first := newTile(v, h.lay.Tiles[0], h.tiles[from:to]); h.lay.Tiles[i-from].Y == h.lay.Tiles[0].Y && l.Title.Y != first.Title.Y {
					t.Errorf("%q stands at %v, beside one at %v", all[i].Title, l.Title, first.Title)
				}
			}
		}
	})
}

// A row that is not full stands in the middle.
func TestAShortRowStandsInTheMiddle(t *testing.T) {
	for _, v := range []geom.View{{W: 320, H: 568, Text: 1}, {W: 1024, H: 600, Text: 2}} {
		tiles := NewLayout(v, Needs{Title: "Awele", Corner: []string{"English", "", ""}, Buttons: homeWords[0], Tiles: 3}).Tiles
		if len(tiles) != 3 || tiles[1].Y != tiles[0].Y {
			t.Fatalf("%vx%v: %v", v.W, v.H, tiles)
		}
		if middle := (tiles[0].X + tiles[1].X + tiles[1].W) / 2; tiles[2].Y <= tiles[0].Y || tiles[2].Center().X-middle > 1 || middle-tiles[2].Center().X > 1 {
			t.Errorf("%vx%v: %v", v.W, v.H, tiles)
		}
	}
}

func TestHomeIsAScreenLikeTheOthers(t *testing.T) {
	open := func() *Screen {
		h, _ := newHome("en", 3)
		return h
	}
	t.Run("still", func(t *testing.T) { screentest.CheckStill(t, open()) })
	t.Run("any size", func(t *testing.T) { screentest.CheckAnySize(t, open()) })
	h := open()
	t.Run("focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, h, &h.set) })
	c := open()
	c.Arrange(screentest.Desk)
	c.choose()
	many := open()
	many.show.Languages = languages
	many.Arrange(screentest.Desk)
	many.choose()
	t.Run("many languages, any size", func(t *testing.T) { screentest.CheckAnySize(t, many) })
	t.Run("many languages, focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, many, &many.chooser.Controls) })
	t.Run("languages, any size", func(t *testing.T) { screentest.CheckAnySize(t, c) })
	t.Run("languages, focus", func(t *testing.T) { screentest.CheckKeepsFocus(t, c, &c.chooser.Controls) })
}

// The second press of a nervous double one does not fall on what the question about the language hid.
func TestANervousSecondPressFallsOnNothing(t *testing.T) {
	for _, how := range []string{"Enter", "pointer"} {
		h, d := newHome("en", 3)
		h.Arrange(screentest.Desk)
		h.choose()
		second := func() { h.Update(screentest.Key(ui.KeyAct)) }
		if how == "pointer" {
			p := h.chooser.Layout.Choices[1].Center()
			second = func() { screentest.Slide(h, p, p) }
		}
		screentest.Twice(h, second)
		if n := len(*d); h.chooser != nil || n > 1 || n == 1 && d.Last() != "language fi" {
			t.Errorf("%s on the languages: %v", how, *d)
		}
	}
}
