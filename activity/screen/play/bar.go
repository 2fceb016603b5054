package play

import (
	"math"
	"slices"

	"awele/activity/boardview"
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
	gone   bool                                              // there is no such button in this match
	always bool                                              // it stays when the bar is folded away
	busy   func() bool                                       // whether it is held down by what it does; nil: never
	draw   func(c *paint.Canvas, r geom.Rect, p paint.State) // nil: its picture alone

	// As of the last time when the controls were placed: what cannot be pressed looks so, also while a move is shown.
	rect  geom.Rect
	shown bool // it is not folded away
	off   bool // it can do nothing
}

// buttons returns every button of the bar, from left to right. A new button is one row.
func (p *Screen) buttons() []button {
	as := ui.Always
	word := func(key i18n.Key) func() string { return func() string { return p.Text(key) } }
	either := func(first func() bool, one, other func() string) func() string {
		return func() string {
			if first() {
				return one()
			}
			return other()
		}
	}
	folded := func() bool { return p.Settings().BarFolded }
	muted := func() bool { return p.Settings().Muted }
	rows := []button{
		{Button: ui.Button{ID: "fold", Picture: either(folded, as("unfold"), as("fold")), Label: as(""), Press: p.fold, Heard: word(i18n.HeardFold), On: func() bool { return !folded() }}, always: true},
		{Button: ui.Button{ID: "home", Picture: as("home"), Label: word(i18n.Home), Press: p.do.Home}},
		{Button: ui.Button{ID: "help", Picture: as("help"), Label: word(i18n.Rules), Press: p.do.Help}},
		{Button: ui.Button{ID: "new", Picture: as("new"), Label: word(i18n.NewGame), Press: p.askNew}},
		{Button: ui.Button{ID: "undo", Picture: as("undo"), Label: word(i18n.Undo), Press: p.askUndo, Enabled: p.m.CanUndo}},
		{Button: ui.Button{ID: "redo", Picture: as("redo"), Label: word(i18n.Redo), Press: p.redo, Enabled: p.m.CanRedo}},
		{Button: ui.Button{ID: "replay", Picture: as("replay"), Label: word(i18n.Replay), Press: p.replay, Enabled: p.hasMoved}},
		{
			Button: ui.Button{
				ID: "hint", Picture: either(p.m.Over, as("lookback"), as("hint")),
				Label: either(p.m.Over, word(i18n.LookBack), word(i18n.HintButton)), Press: p.lamp, Enabled: p.lampWorks,
			},
			busy: func() bool { return p.onBoard() == advising },
		},
		{
			Button: ui.Button{
				ID: "level", Picture: func() string { return screen.LevelPicture(p.m.Level()) },
				Label: func() string { return p.Text(i18n.LevelN, int(p.m.Level())) }, Press: p.askLevel,
			},
			always: true, draw: p.drawLevel, gone: p.Seats.Shared(),
		},
		{Button: ui.Button{ID: "sound", Picture: either(muted, as("sound-off"), as("sound-on")), Label: word(i18n.Mute), Press: p.do.Mute, On: muted}},
		{Button: ui.Button{ID: "settings", Picture: as("settings"), Label: word(i18n.Settings), Press: p.do.Settings}, gone: p.do.Settings == nil},
	}
	return slices.DeleteFunc(rows, func(b button) bool { return b.gone })
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
	if _, isHouse := boardview.PitOf(id); id == "" || isHouse {
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

// lampWorks reports whether the button with the lamp can do something now or in the next turn.
func (p *Screen) lampWorks() bool {
	if p.m.Over() {
		return p.do.LookBack != nil
	}
	return !p.m.Game().Opening() && p.m.Seat(p.nearSide()).MayHint
}

// lamp is the button with the lamp: a hint, or at the end of the game a look back at it.
func (p *Screen) lamp() {
	switch {
	case p.phase == over && p.do.LookBack != nil:
		p.do.LookBack()
	case p.phase == choosing && p.Seats.Shared() && !p.Settings().HintsDuo:
		p.say(p.Text(i18n.HintsOff), true)
	default:
		p.askHint()
	}
}
