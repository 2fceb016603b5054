package play

import (
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

// barButton is a round button of the bar: a row of the list, with its place.
type barButton struct {
	ui.Button
	always bool // it stays when the bar is folded away
	shown  bool // it is not folded away
	off    bool // it can do nothing since the board came to rest last; a move that is shown changes no button
	rect   geom.Rect
}

// The buttons of the bar that are painted in a way of their own.
const (
	hintID  = "hint"
	levelID = "level"
)

// rows returns every button of the bar, from left to right.
func (p *Screen) rows() (bar []barButton) {
	add := func(id, picture string, label i18n.Key, press func(), enabled func() bool) *barButton {
		b := barButton{Button: ui.Button{ID: id, Picture: ui.Always(picture), Label: ui.Always(""), Press: press, Enabled: enabled}}
		if label != "" {
			b.Label = func() string { return p.Text(label) }
		}
		bar = append(bar, b)
		return &bar[len(bar)-1]
	}
	either := func(first bool, one, other string) string {
		if first {
			return one
		}
		return other
	}
	fold := add("fold", "fold", "", p.fold, nil)
	fold.always = true
	fold.Picture = func() string { return either(p.Settings().BarFolded, "unfold", "fold") }
	add("home", "home", i18n.Home, p.do.Home, nil)
	add("help", "help", i18n.Rules, p.do.Help, nil)
	add("new", "new", i18n.NewGame, p.askNew, nil)
	add("undo", "undo", i18n.Undo, p.undo, p.m.CanUndo)
	add("redo", "redo", i18n.Redo, p.redo, p.m.CanRedo)
	add("replay", "replay", i18n.Replay, p.again, func() bool { return p.m.Game().Ply() > 0 })
	lamp := add(hintID, "hint", i18n.HintButton, p.lamp, func() bool { return p.m.Over() && p.do.LookBack != nil || !p.m.Over() && !p.m.Game().Opening() })
	lamp.Picture = func() string { return either(p.m.Over(), "lookback", "hint") }
	lamp.Label = func() string {
		if p.m.Over() {
			return p.Text(i18n.LookBack)
		}
		return p.Text(i18n.HintButton)
	}
	if !p.Seats.Shared() {
		level := add(levelID, "level", "", p.askLevel, nil)
		level.always = true
		level.Label = func() string { return p.Text(i18n.LevelN, int(p.m.Level())) }
	}
	sound := add("sound", "sound-on", i18n.Mute, p.do.Mute, nil)
	sound.Picture = func() string { return either(p.Settings().Muted, "sound-off", "sound-on") }
	if p.do.Settings != nil {
		add("settings", "settings", i18n.Settings, p.do.Settings, nil)
	}
	return bar
}

// button returns the button of the bar with that ID, or nil.
func (p *Screen) button(id string) *barButton {
	for i := range p.bar {
		if p.bar[i].ID == id {
			return &p.bar[i]
		}
	}
	return nil
}

// place tells the controls where they are and which can be used now.
func (p *Screen) place() {
	if len(p.places) == 0 {
		return
	}
	var items []ui.Item
	side := p.nearSide()
	for range 2 {
		for h := range p.Layout.Houses {
			pit := pitOf(side, h)
			items = append(items, ui.Item{ID: houseID(pit), Rect: p.Layout.Press[side][h]})
		}
		side = side.Other()
	}
	folded := p.Settings().BarFolded
	for i := range p.bar {
		b := &p.bar[i]
		b.rect, b.shown, b.off = p.places[i], b.always || !folded, b.Disabled()
		if b.shown {
			items = append(items, ui.Item{ID: b.ID, Rect: b.rect, Disabled: b.off})
		}
	}
	p.set.SetItems(items)
}

// activate does what a control stands for.
func (p *Screen) activate(id string) {
	if pit, ok := houseOf(id); ok {
		p.choose(pit)
	} else if b := p.button(id); b != nil {
		b.Press()
	}
}

func (p *Screen) fold() {
	p.do.Fold(!p.Settings().BarFolded)
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
