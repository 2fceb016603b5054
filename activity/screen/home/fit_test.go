package home

import (
	"strings"
	"testing"

	"awele/activity/screentest"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/boards"
	"awele/i18n"
)

// board returns the first built-in game as Home shows it.
func board(lang string) Tile { return builtin(lang)[0] }

// builtin returns all built-in games as Home shows them.
func builtin(lang string) (tiles []Tile) {
	for _, b := range boards.Builtin() {
		t := b.Text(lang)
		tiles = append(tiles, Tile{t.Title, strings.Join(t.Description, " "), "board-" + b.Picture(), b.Difficulty})
	}
	return tiles
}

func TestHomeFitsInEveryLanguage(t *testing.T) {
	screentest.EveryWindow(t, func(t *testing.T, lang string, v geom.View) {
		for _, saved := range []bool{false, true} {
			h, _ := newHome(lang, 1)
			h.show.Saved = func(int) bool { return saved }
			h.show.Message = func() string { return h.Text(i18n.SaveDamaged) }
			h.Arrange(v)
			for b := range h.at(inColumn) {
				screentest.PadMustFit(t, b.Label(), true, h.lay.Pads.Label(v, b.nth), b.rect, true)
			}
			screentest.PadMustFit(t, h.Text(i18n.LanguageName), true, geom.Body.Size(v), h.lay.Corner[0], true)
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
