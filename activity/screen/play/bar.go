package play

import (
	"math"

	"awele/activity/screen"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/i18n"
)

// bar is the row of round buttons under the board.
type bar struct {
	buttons []button    // in order, those that are folded away too
	places  []geom.Rect // one for each
}

// button is a round button of the bar: a row of the list, with its place.
type button struct {
	ui.Button
	always bool                                              // it stays when the bar is folded away
	busy   func() bool                                       // whether it is held down by what it does; nil: never
	draw   func(c *paint.Canvas, r geom.Rect, p paint.State) // nil: its picture alone

	// As of the last time when the controls were placed: what cannot be pressed looks so, also while a move is shown.
	rect  geom.Rect
	shown bool // it is not folded away
	off   bool
}

// buttons returns every button of the bar, from left to right.
func (p *Screen) buttons() []button {
	row := func(id string, label i18n.Key, press func()) button {
		return button{Button: ui.Button{ID: id, Picture: ui.Always(id), Label: func() string { return p.Text(label) }, Press: press}}
	}
	either := func(first func() bool, one, other string) func() string {
		return func() string {
			if first() {
				return one
			}
			return other
		}
	}
	fold := row("fold", "", p.fold)
	fold.always, fold.Label = true, ui.Always("")
	fold.Picture = either(func() bool { return p.Settings().BarFolded }, "unfold", "fold")
	undo, redo := row("undo", i18n.Undo, p.undo), row("redo", i18n.Redo, p.redo)
	undo.Enabled, redo.Enabled = p.m.CanUndo, p.m.CanRedo
	replay := row("replay", i18n.Replay, p.replay)
	replay.Enabled = func() bool { return p.m.Game().Ply() > 0 }
	lamp := row("hint", i18n.HintButton, p.lamp)
	lamp.Picture = either(p.m.Over, "lookback", "hint")
	lamp.Label = func() string {
		if p.m.Over() {
			return p.Text(i18n.LookBack)
		}
		return p.Text(i18n.HintButton)
	}
	lamp.Enabled = func() bool {
		if p.m.Over() {
			return p.do.LookBack != nil
		}
		return !p.m.Game().Opening() && p.m.Seat(p.nearSide()).MayHint
	}
	lamp.busy = func() bool { return p.onBoard() == advising }
	sound := row("sound", i18n.Mute, p.do.Mute)
	sound.Picture = either(func() bool { return p.Settings().Muted }, "sound-off", "sound-on")

	list := []button{
		fold, row("home", i18n.Home, p.do.Home), row("help", i18n.Rules, p.do.Help), row("new", i18n.NewGame, p.askNew),
		undo, redo, replay, lamp,
	}
	if !p.Seats.Shared() {
		level := row("level", i18n.LevelN, p.askLevel)
		level.always, level.draw = true, p.drawLevel
		level.Picture = func() string { return screen.LevelPicture(p.m.Level()) }
		level.Label = func() string { return p.Text(i18n.LevelN, int(p.m.Level())) }
		list = append(list, level)
	}
	list = append(list, sound)
	if p.do.Settings != nil {
		list = append(list, row("settings", i18n.Settings, p.do.Settings))
	}
	return list
}

// find returns the button with that ID, or nil.
func (b *bar) find(id string) *button {
	for i := range b.buttons {
		if b.buttons[i].ID == id {
			return &b.buttons[i]
		}
	}
	return nil
}

// press does what the button with that ID does, if there is one.
func (b *bar) press(id string) {
	if button := b.find(id); button != nil {
		button.Press()
	}
}

// covers reports whether a button lies at a place.
func (b *bar) covers(at geom.Point) bool {
	for i := range b.buttons {
		if b.buttons[i].shown && b.buttons[i].rect.Contains(at) {
			return true
		}
	}
	return false
}

// place notes where the buttons lie and which can be pressed now, and appends those that are seen to the controls.
func (b *bar) place(items []ui.Item, folded bool) []ui.Item {
	for i := range b.buttons {
		r := &b.buttons[i]
		r.rect, r.shown, r.off = b.places[i], r.always || !folded, r.Disabled()
		if r.shown {
			items = append(items, ui.Item{ID: r.ID, Rect: r.rect, Disabled: r.off})
		}
	}
	return items
}

// paint paints the buttons. A question that lies over them has the focus.
func (b *bar) paint(c *paint.Canvas, set *ui.Controls, asked bool) {
	for i := range b.buttons {
		r := &b.buttons[i]
		if !r.shown {
			continue
		}
		st := paint.StateOf(set, r.ID)
		st.Focused = st.Focused && !asked
		st.Pressed = st.Pressed || r.busy != nil && r.busy()
		st.Disabled = r.off
		if r.draw != nil {
			r.draw(c, r.rect, st)
		} else {
			c.Button(r.rect, r.Picture(), st)
		}
	}
}

// named returns the button whose word is shown, or nil: the one under the mouse or else the one with the focus.
func (b *bar) named(set *ui.Controls) *button {
	id := set.Hovered()
	if _, isHouse := houseOf(id); id == "" || isHouse {
		id = set.Focus()
	}
	if r := b.find(id); r != nil && r.shown && r.Label() != "" {
		return r
	}
	return nil
}

// drawLevel draws the button of Tux's level: his picture at that age, and its number.
func (p *Screen) drawLevel(c *paint.Canvas, r geom.Rect, st paint.State) {
	th := c.Theme()
	if st.Pressed {
		r = r.Inset(r.W * 0.04)
	}
	c.Dot(r.Center(), r.W*0.48, th.Paper, th.PaperEdge, math.Max(1.5, r.W*0.04))
	c.Picture(screen.LevelPicture(p.m.Level()), r.Inset(r.W*0.15), paint.Opt{})
	h := r.H * 0.36
	c.Tag(geom.Rect{X: r.X + r.W*0.55, Y: r.Y + r.H - h, W: r.W * 0.45, H: h}, int(p.m.Level()), paint.TextStyle{Size: h / 1.3})
	if st.Focused {
		c.Ring(r.Inset(r.W*0.03), -1, c.Focus(geom.RingWidth(p.Layout.View)))
	}
}

// fold folds the bar away, or unfolds it.
func (p *Screen) fold() {
	p.do.Fold(!p.Settings().BarFolded)
	p.place()
}

// lamp is the button with the lamp: a hint, or at the end of the game a look back at it.
func (p *Screen) lamp() {
	if p.phase == over && p.do.LookBack != nil {
		p.do.LookBack()
	} else {
		p.askHint()
	}
}
