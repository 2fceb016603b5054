package home

import (
	"fmt"
	"slices"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

// button is a row of the one list of Home's buttons: a button, and where it stands.
type button struct {
	place place
	ui.Button

	shown bool      // there is a place for it now
	rect  geom.Rect // where it lies, in the column unscrolled
	nth   int       // of its place, from 0
}

// place is where on Home a button stands. Those of one place stand in the order of the list.
type place uint8

const (
	inColumn         place = iota // wide, below each other; the first is the big green one
	besideTiles                   // at the left and the right of them, where they have pages to turn
	inCorner                      // round, at the upper right
	inCornerWithWord              // there too, and wide enough for its word
)

// list returns the buttons in the order of Tab. A new one is a row here, and what it does in Do.
func (h *Screen) list() []button {
	list := []button{
		{place: inColumn, Button: h.asks("play", "play", h.playLabel)},
		{place: inColumn, Button: h.learns("learn", "learn", i18n.Learn, func(t *Tile) bool { return t.Learn })},
		{place: inColumn, Button: h.asks("friend", "friend", h.word(i18n.WithFriend))},
		{place: inColumn, Button: h.learns("puzzles", "learn-puzzle", i18n.Puzzles, func(t *Tile) bool { return t.Puzzles })},
		{place: inColumn, Button: h.asks("opened", "open", h.word(i18n.OpenedGame))},
		{place: inColumn, Button: h.asks("rules", "rules", h.word(i18n.Rules))},
		{place: besideTiles, Button: ui.Button{
			ID: "earlier", Picture: ui.Always("back"), Label: ui.Always(""), Heard: h.word(i18n.Earlier), Enabled: h.hasEarlier, Press: func() { h.turn(-1) },
		}},
		{place: besideTiles, Button: ui.Button{
			ID: "later", Picture: ui.Always("next"), Label: ui.Always(""), Heard: h.word(i18n.Later), Enabled: h.hasLater, Press: func() { h.turn(1) },
		}},
		{place: inCornerWithWord, Button: h.asks("who", h.show.Picture, h.word(i18n.NotMe))},
		{place: inCornerWithWord, Button: ui.Button{
			ID: "language", Picture: ui.Always("language"), Label: h.word(i18n.LanguageName), Press: h.choose,
			Enabled: func() bool { return !h.show.Fixed },
		}},
		{place: inCorner, Button: h.asks("settings", "settings", h.word(i18n.Settings))},
		{place: inCorner, Button: h.asks("quit", "quit", ui.Always(""))},
	}
	for id := range h.do.Buttons {
		if !slices.ContainsFunc(list, func(b button) bool { return b.ID == id }) {
			panic(fmt.Sprintf("home: no button %q", id))
		}
	}
	return slices.DeleteFunc(list, func(b button) bool { return b.Press == nil })
}

// asks returns a button that asks something of the rest of the activity. Its Press is nil where the activity does not offer
// that.
func (h *Screen) asks(id, picture string, label func() string) ui.Button {
	b := ui.Button{ID: id, Picture: ui.Always(picture), Label: label}
	if do := h.do.Buttons[id]; do != nil {
		b.Press = func() { do(h.chosen) }
	}
	return b
}

// learns returns a button that leads to something to learn about the chosen board; it can be pressed where there is that.
func (h *Screen) learns(id, picture string, label i18n.Key, has func(t *Tile) bool) ui.Button {
	b := h.asks(id, picture, h.word(label))
	b.Enabled = func() bool { return has(&h.tiles[h.chosen]) }
	return b
}

func (h *Screen) word(key i18n.Key) func() string { return func() string { return h.Text(key) } }

// playLabel is the word of the big button: there may be a game to go on with.
func (h *Screen) playLabel() string {
	if h.saved {
		return h.Text(i18n.Continue)
	}
	return h.Text(i18n.Play)
}

// hasEarlier reports whether there is a page of tiles before this one.
func (h *Screen) hasEarlier() bool {
	from, _ := h.page()
	return from > 0
}

// hasLater reports whether there is a page of tiles behind this one.
func (h *Screen) hasLater() bool {
	_, to := h.page()
	return to < len(h.tiles)
}

// spread gives each button its place in the layout.
func (h *Screen) spread() {
	l := &h.lay
	places := map[place][]geom.Rect{inColumn: l.Buttons, inCorner: l.Corner}
	if l.Pages > 1 {
		places[besideTiles] = []geom.Rect{l.Earlier, l.Later}
	}
	taken := map[place]int{}
	for i := range h.buttons {
		b := &h.buttons[i]
		at := b.place.within()
		b.nth = taken[at]
		b.shown = b.nth < len(places[at])
		if b.shown {
			b.rect = places[at][b.nth]
		}
		taken[at]++
	}
}

// within returns the place that a button shares with others.
func (p place) within() place {
	if p == inCornerWithWord {
		return inCorner
	}
	return p
}

// at returns the buttons of a place that are shown now.
func (h *Screen) at(p place) func(yield func(b *button) bool) {
	return func(yield func(b *button) bool) {
		for i := range h.buttons {
			if b := &h.buttons[i]; b.place.within() == p && b.shown && !yield(b) {
				return
			}
		}
	}
}

// appendItems appends the controls of the buttons of a place.
func (h *Screen) appendItems(items []ui.Item, p place) []ui.Item {
	for b := range h.at(p) {
		item := ui.Item{ID: b.ID, Rect: b.rect}
		if p == inColumn {
			item = h.col.Item(b.ID, b.rect)
		}
		item.Disabled = b.Disabled()
		items = append(items, item)
	}
	return items
}

// press does what the button with that ID does, and reports whether there is one.
func (h *Screen) press(id string) bool {
	i := slices.IndexFunc(h.buttons, func(b button) bool { return b.ID == id })
	if i < 0 {
		return false
	}
	h.buttons[i].Press()
	return true
}
