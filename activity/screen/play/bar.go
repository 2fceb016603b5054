package play

import (
	"strconv"

	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"
	"awele/tux"
)

// barOrder is every button of the bar, from left to right.
var barOrder = [...]string{"fold", "home", "help", "new", "undo", "redo", "replay", "hint", "level", "sound", "settings"}

// barButton is a round button of the bar.
type barButton struct {
	id    string
	rect  geom.Rect
	has   bool // it has a place in the bar
	shown bool // and is not folded away
	off   bool
}

// makeBar decides which buttons there are, and returns how many have a place. The level is always in sight.
func (p *Screen) makeBar() (places int) {
	if p.bar == nil {
		p.bar = make([]barButton, len(barOrder))
	}
	folded := p.Settings().BarFolded
	for i, id := range barOrder {
		has, keep := true, id == "fold" || id == "level"
		switch id {
		case "settings":
			has = p.do.Settings != nil
		case "level":
			has = !p.m.Friend()
		}
		p.bar[i].id, p.bar[i].has, p.bar[i].shown = id, has, has && (keep || !folded)
		if has {
			places++
		}
	}
	return places
}

// place lays the controls and says which can be used now.
func (p *Screen) place() {
	if len(p.places) == 0 {
		return
	}
	var items []ui.Item
	side := rules.South
	if p.m.Friend() {
		side = p.m.Position().Turn()
	}
	for range 2 {
		for h := range p.Layout.Houses {
			pit := rules.Pit{Side: side, House: rules.House(h)}
			items = append(items, ui.Item{ID: houseID(pit), Rect: p.Layout.Press[side][h]})
		}
		side = side.Other()
	}
	at := 0
	for i := range p.bar {
		b := &p.bar[i]
		if !b.has {
			continue
		}
		b.rect = p.places[at]
		at++
		switch b.id {
		case "undo":
			b.off = !p.m.CanUndo()
		case "redo":
			b.off = !p.m.CanRedo()
		case "replay":
			b.off = p.m.Game().Ply() == 0
		case "hint":
			b.off = p.m.Over() && p.do.LookBack == nil
		}
		if b.shown {
			items = append(items, ui.Item{ID: b.id, Rect: b.rect, Disabled: b.off})
		}
	}
	p.set.SetItems(items)
}

func houseID(pit rules.Pit) string { return houseIDs[pit.Side][pit.House] }

var houseIDs = func() (ids [2][rules.MaxHouses]string) {
	for s := range ids {
		for h := range ids[s] {
			ids[s][h] = "house " + strconv.Itoa(s) + strconv.Itoa(h)
		}
	}
	return ids
}()

// houseOf returns the pit that a control stands for.
func houseOf(id string) (rules.Pit, bool) {
	for s := range houseIDs {
		for h := range houseIDs[s] {
			if houseIDs[s][h] == id {
				return rules.Pit{Side: rules.Side(s), House: rules.House(h)}, true
			}
		}
	}
	return rules.Pit{}, false
}

// activate does what a control stands for.
func (p *Screen) activate(id string) {
	if pit, ok := houseOf(id); ok {
		p.choose(pit)
		return
	}
	switch id {
	case "fold":
		p.fold()
	case "home":
		p.do.Home()
	case "help":
		p.do.Help()
	case "new":
		p.askNew()
	case "undo":
		p.undo()
	case "redo":
		p.redo()
	case "replay":
		p.again()
	case "hint":
		p.lamp()
	case "level":
		p.askLevel()
	case "sound":
		p.do.Mute()
	case "settings":
		p.do.Settings()
	}
}

func (p *Screen) fold() {
	p.do.Fold(!p.Settings().BarFolded)
	p.makeBar()
	p.place()
}

// lamp is the button with the lamp: a hint, or at the end of the game a look back at it.
func (p *Screen) lamp() {
	if !p.m.Over() {
		p.askHint()
	} else if p.Show == nil && p.do.LookBack != nil {
		p.do.LookBack()
	}
}

// askNew starts a new game, after a question if one is running that would be lost.
func (p *Screen) askNew() {
	if p.m.Over() || !p.m.CanUndo() {
		p.do.New()
		return
	}
	p.open(ui.NewDialog(p.Text(i18n.NewGameAsk), []ui.Choice{
		{ID: "yes", Icon: "check", Label: p.Text(i18n.NewGame)},
		{ID: "no", Icon: "back", Label: p.Text(i18n.Continue)},
	}, "no"))
}

// offerShare asks whether to stop a game that goes round in circles.
func (p *Screen) offerShare() {
	p.open(ui.NewDialog(p.Text(i18n.ShareOffer), []ui.Choice{
		{ID: "share", Icon: "seeds", Label: p.Text(i18n.ShareYes)},
		{ID: "go on", Icon: "play", Label: p.Text(i18n.ShareNo)},
	}, "go on"))
}

// askLevel shows the levels of Tux.
func (p *Screen) askLevel() {
	var choices []ui.Choice
	for l := tux.Level(1); l <= tux.Levels; l++ {
		n := strconv.Itoa(int(l))
		choices = append(choices, ui.Choice{ID: "level" + n, Icon: "level-" + n, Label: n, Chosen: l == p.m.Level()})
	}
	p.open(ui.NewDialog(p.Text(i18n.ChooseLevel), choices, ""))
}

func (p *Screen) open(d *ui.Dialog) {
	d.Arrange(p.Layout.View)
	p.set.Cancel()
	p.dialog = d
}

func (p *Screen) updateDialog(in *ui.Input) bool {
	answer, changed := p.dialog.Update(in)
	if answer == "" {
		return changed
	}
	p.dialog = nil
	p.debounce.Begin()
	switch answer {
	case "yes":
		p.do.New()
	case "share":
		if p.m.Share() == nil {
			p.do.Changed()
			p.begin(false)
		}
	case "go on":
		p.m.DeclineShare()
		p.greet()
	default:
		for l := tux.Level(1); l <= tux.Levels; l++ {
			if answer == "level"+strconv.Itoa(int(l)) {
				p.m.SetLevel(l)
				p.decided = false
				p.do.SetLevel(l)
				p.do.Changed()
			}
		}
	}
	return true
}
