// Package home is the first screen: the games, and what to do with them.
package home

import (
	"strconv"

	"awele/activity/screen"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

// Tile is one game that can be chosen.
type Tile struct {
	Title, Text string // in the child's language
	Picture     string // name of a picture; one that does not exist is shown as an unknown board
	Stars       int    // difficulty, 0 to 6
	Learn       bool   // there are lessons for it
	Puzzles     bool   // and puzzles
}

// Language is a language that can be chosen.
type Language struct{ Code, Name string }

// Show is what the Home screen shows.
type Show struct {
	Tiles     func() []Tile // asked again when the language changes
	Languages []Language
	Language  func() string       // the code of the present one
	Fixed     bool                // no other language can be chosen
	Saved     func(tile int) bool // whether there is a game of the tile to go on with
	Message   func() string       // a friendly line about trouble, "" if there is none; may be nil
	Picture   string              // the name of the picture of who plays, "" where nobody shares the machine
}

// Do is what the Home screen asks of the rest of the activity.
type Do struct {
	// Buttons says what a button of the list does, by its ID, with the chosen tile. A button of which it says nothing is not
	// there; to name one that is not in the list is a fault of the program.
	Buttons  map[string]func(tile int)
	Language func(code string)
}

// Screen is the first one: the games, and what to do with them.
type Screen struct {
	screen.Services
	show Show
	do   Do
	lay  Layout
	set  ui.Controls
	col  ui.Column

	tiles    []Tile
	chosen   int // tile
	buttons  []button
	saved    bool // a game of the chosen tile waits
	message  string
	chooser  *ui.Dialog  // of the language
	debounce ui.Debounce // after that
	items    []ui.Item

	idle  int // ticks since anything was done
	blink bool
}

// New returns the Home screen with tile chosen.
func New(services screen.Services, show Show, do Do, tile int) *Screen {
	h := &Screen{Services: services, show: show, do: do, chosen: tile}
	h.buttons = h.list()
	return h
}

// Arrange implements screen.Screen.
func (h *Screen) Arrange(v geom.View) {
	h.tiles = h.show.Tiles()
	h.chosen = min(max(h.chosen, 0), max(len(h.tiles)-1, 0))
	h.saved = h.show.Saved(h.chosen)
	h.message = ""
	if h.show.Message != nil { // after looking for a game, which may be found damaged
		h.message = h.show.Message()
	}
	needs := Needs{Title: h.Text(i18n.AppName), Message: h.message, Tiles: len(h.tiles), TileWidth: tileWidth(v, h.tiles)}
	for _, b := range h.buttons {
		switch b.place {
		case inColumn:
			needs.Buttons = append(needs.Buttons, b.Label())
		case inCorner:
			needs.Corner = append(needs.Corner, "")
		case inCornerWithWord:
			needs.Corner = append(needs.Corner, b.Label())
		}
	}
	first := h.set.Focus() == ""
	h.lay = NewLayout(v, needs)
	h.col.Arrange(h.lay.Column)
	h.spread()
	h.place()
	if first {
		h.set.SetFocus("play")
	}
	h.revealFocus()
	if h.chooser != nil {
		h.chooser.Arrange(v)
	}
}

// tileIDs name the tiles without allocating. They come again on pages far apart.
var tileIDs = func() (ids [100]string) {
	for i := range ids {
		ids[i] = "tile " + strconv.Itoa(i)
	}
	return
}()

func tileID(i int) string { return tileIDs[i%len(tileIDs)] }

// page returns the tiles of the page with the chosen one.
func (h *Screen) page() (from, to int) {
	per := max(1, len(h.lay.Tiles))
	from = h.chosen / per * per
	return from, min(from+per, len(h.tiles))
}

// place tells the set where the controls are.
func (h *Screen) place() {
	l := &h.lay
	items := h.items[:0]
	items = h.appendItems(items, inColumn)
	items = h.col.Buttons(items)
	from, to := h.page()
	for i := from; i < to; i++ {
		items = append(items, ui.Item{ID: tileID(i), Rect: l.Tiles[i-from]})
	}
	items = h.appendItems(items, besideTiles)
	items = h.appendItems(items, inCorner)
	h.items = items
	h.set.SetItems(items)
}

func (h *Screen) revealFocus() (moved bool) {
	for i := range h.buttons {
		if b := &h.buttons[i]; b.place == inColumn && b.ID == h.set.Focus() {
			if moved = h.col.Reveal(b.rect); moved {
				h.place()
			}
		}
	}
	return moved
}

// Update implements screen.Screen.
func (h *Screen) Update(in *ui.Input) (changed bool) {
	h.idle++
	if in.Any() {
		h.idle = 0
	}
	changed = h.decorate()
	h.debounce.Filter(in)
	if h.chooser != nil {
		answer, moved := h.chooser.Update(in)
		if answer == "" {
			return moved || changed
		}
		h.chooser = nil
		h.debounce.Begin()
		if answer != "close" && answer != h.show.Language() {
			h.do.Language(answer)
		}
		return true
	}
	if h.col.Update(in, &h.set, false) {
		h.place()
		changed = true
	}
	ev := h.set.Update(in)
	if ev.FocusMoved && in.Steered() {
		h.revealFocus()
	}
	if in.Pressing(ui.KeyHelp) {
		h.press("rules")
		return true
	}
	if ev.Activated != "" {
		h.act(ev.Activated)
	}
	return changed || ev.Changed
}

func (h *Screen) act(id string) {
	if h.press(id) {
		return
	}
	if h.col.Act(id) {
		h.place()
		return
	}
	from, to := h.page()
	for i := from; i < to; i++ {
		if tileID(i) == id {
			h.pressTile(i)
			return
		}
	}
}

// pressTile chooses a tile; pressing the chosen one plays it.
func (h *Screen) pressTile(tile int) {
	if tile == h.chosen {
		h.press("play")
		return
	}
	h.chosen = tile
	h.Arrange(h.lay.View) // there may be a saved game of this one
}

// turn shows another page of tiles.
func (h *Screen) turn(pages int) {
	from, _ := h.page()
	h.chosen = min(max(from+pages*len(h.lay.Tiles), 0), len(h.tiles)-1)
	h.Arrange(h.lay.View) // as after a press
}

// choose asks for the language.
func (h *Screen) choose() {
	var choices []ui.Choice
	for _, l := range h.show.Languages {
		choices = append(choices, ui.Choice{ID: l.Code, Label: l.Name, Chosen: l.Code == h.show.Language()})
	}
	h.chooser = ui.NewDialog(h.Text(i18n.LanguageLabel), choices, "close")
	h.chooser.Arrange(h.lay.View)
}

// decorate moves what moves for fun and reports whether anything did. It stops a while after the last thing that was done.
func (h *Screen) decorate() (changed bool) {
	blink := !h.Settings().Calm && h.idle < screen.IdleFor && h.idle%screen.BlinkEvery >= screen.BlinkEvery-screen.BlinkFor
	changed = blink != h.blink
	h.blink = blink
	return changed
}
