package scene

import (
	"strconv"

	"awele/activity/layout"
	"awele/activity/screen"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

// HomeTile is one game that can be chosen.
type HomeTile struct {
	Title, Text string // in the child's language
	Picture     string // name of a picture; one that does not exist is shown as an unknown board
	Stars       int    // difficulty, 0 to 6
}

// HomeLanguage is a language that can be chosen.
type HomeLanguage struct{ Code, Name string }

// HomeShow is what the Home screen shows.
type HomeShow struct {
	Tiles     func() []HomeTile // asked again when the language changes
	Languages []HomeLanguage
	Language  func() string       // the code of the present one
	Saved     func(tile int) bool // whether there is a game of the tile to go on with
	Message   func() string       // a friendly line about trouble, "" if there is none; may be nil
}

// HomeDo is what the Home screen asks of the rest of the activity. Closures that are nil have no button.
type HomeDo struct {
	Play     func(tile int) // goes on with a saved game, or starts one against Tux
	Friend   func(tile int)
	Rules    func(tile int)
	Settings func()
	Quit     func()
	Language func(code string)
}

// blinkFor and blinkEvery are how long Tux shuts his eyes and how often, in ticks.
const (
	blinkFor   = 8
	blinkEvery = 150
)

// Home is the first screen: the games, and what to do with them.
type Home struct {
	screen.Services
	show HomeShow
	do   HomeDo
	lay  layout.Home
	set  ui.Controls
	col  ui.Column

	tiles   []HomeTile
	chosen  int // tile
	buttons []homeButton
	message string
	chooser *ui.Dialog  // of the language
	hush    ui.Debounce // after that
	items   []ui.Item

	idle  int // ticks since anything was done
	blink bool
}

// homeButton is one of the wide buttons.
type homeButton struct {
	id, icon, label string
}

// NewHome returns the Home screen with tile chosen.
func NewHome(kit screen.Services, show HomeShow, do HomeDo, tile int) *Home {
	return &Home{Services: kit, show: show, do: do, chosen: tile}
}

// Arrange implements screen.Screen.
func (h *Home) Arrange(v geom.View) {
	h.tiles = h.show.Tiles()
	h.chosen = min(max(h.chosen, 0), max(len(h.tiles)-1, 0))
	play := homeButton{"play", "play", h.Text(i18n.Play)}
	if h.show.Saved(h.chosen) {
		play.label = h.Text(i18n.Continue)
	}
	h.message = ""
	if h.show.Message != nil { // after looking for a game, which may be found damaged
		h.message = h.show.Message()
	}
	h.buttons = append(h.buttons[:0], play, homeButton{"friend", "friend", h.Text(i18n.WithFriend)},
		homeButton{"rules", "rules", h.Text(i18n.Rules)})
	needs := layout.HomeNeeds{
		Title: h.Text(i18n.AppName), Language: h.Text(i18n.LanguageName), Message: h.message,
		Settings: h.do.Settings != nil, Quit: h.do.Quit != nil, Tiles: len(h.tiles),
	}
	for _, b := range h.buttons {
		needs.Buttons = append(needs.Buttons, b.label)
	}
	first := h.set.Focus() == ""
	h.lay = layout.NewHome(v, needs)
	h.col.Arrange(h.lay.Column)
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
func (h *Home) page() (from, to int) {
	per := max(1, len(h.lay.Tiles))
	from = h.chosen / per * per
	return from, min(from+per, len(h.tiles))
}

// place tells the set where the controls are.
func (h *Home) place() {
	l := &h.lay
	items := h.items[:0]
	for i, b := range h.buttons {
		items = append(items, h.col.Item(b.id, l.Buttons[i]))
	}
	items = h.col.Buttons(items)
	from, to := h.page()
	for i := from; i < to; i++ {
		items = append(items, ui.Item{ID: tileID(i), Rect: l.Tiles[i-from]})
	}
	if l.Pages > 1 {
		items = append(items,
			ui.Item{ID: "earlier", Rect: l.Earlier, Disabled: from == 0},
			ui.Item{ID: "later", Rect: l.Later, Disabled: to == len(h.tiles)})
	}
	items = append(items, ui.Item{ID: "language", Rect: l.Language})
	if h.do.Settings != nil {
		items = append(items, ui.Item{ID: "settings", Rect: l.Settings})
	}
	if h.do.Quit != nil {
		items = append(items, ui.Item{ID: "quit", Rect: l.Quit})
	}
	h.items = items
	h.set.SetItems(items)
}

func (h *Home) revealFocus() (moved bool) {
	for i, b := range h.buttons {
		if b.id == h.set.Focus() {
			if moved = h.col.Reveal(h.lay.Buttons[i]); moved {
				h.place()
			}
		}
	}
	return moved
}

// Update implements screen.Screen.
func (h *Home) Update(in *ui.Input) (changed bool) {
	h.idle++
	if in.Any() {
		h.idle = 0
	}
	changed = h.decorate()
	h.hush.Filter(in)
	if h.chooser != nil {
		answer, moved := h.chooser.Update(in)
		if answer == "" {
			return moved || changed
		}
		h.chooser = nil
		h.hush.Begin()
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
	if ev.FocusMoved && len(in.Keys) > 0 {
		h.revealFocus()
	}
	if in.Pressing(ui.KeyHelp) {
		h.do.Rules(h.chosen)
		return true
	}
	if ev.Activated != "" {
		h.act(ev.Activated)
	}
	return changed || ev.Changed
}

func (h *Home) act(id string) {
	switch id {
	case "play":
		h.do.Play(h.chosen)
	case "friend":
		h.do.Friend(h.chosen)
	case "rules":
		h.do.Rules(h.chosen)
	case "settings":
		h.do.Settings()
	case "quit":
		h.do.Quit()
	case "language":
		h.choose()
	case "earlier":
		h.turn(-1)
	case "later":
		h.turn(1)
	case ui.ScrollUp, ui.ScrollDown:
		h.col.Act(id)
		h.place()
	default:
		from, to := h.page()
		for i := from; i < to; i++ {
			if tileID(i) == id {
				h.press(i)
				return
			}
		}
	}
}

// press chooses a tile; pressing the chosen one plays it.
func (h *Home) press(tile int) {
	if tile == h.chosen {
		h.do.Play(tile)
		return
	}
	h.chosen = tile
	h.Arrange(h.lay.View) // there may be a saved game of this one
}

// turn shows another page of tiles.
func (h *Home) turn(pages int) {
	from, _ := h.page()
	h.chosen = min(max(from+pages*len(h.lay.Tiles), 0), len(h.tiles)-1)
	h.Arrange(h.lay.View) // as after a press
}

// choose asks for the language.
func (h *Home) choose() {
	var choices []ui.Choice
	for _, l := range h.show.Languages {
		choices = append(choices, ui.Choice{ID: l.Code, Label: l.Name, Chosen: l.Code == h.show.Language()})
	}
	h.chooser = ui.NewDialog(h.Text(i18n.LanguageLabel), choices, "close")
	h.chooser.Arrange(h.lay.View)
}

// decorate moves what moves for fun and reports whether anything did. It stops a while after the last thing that was done.
func (h *Home) decorate() (changed bool) {
	blink := !h.Settings().Calm && h.idle < idleFor && h.idle%blinkEvery >= blinkEvery-blinkFor
	changed = blink != h.blink
	h.blink = blink
	return changed
}
