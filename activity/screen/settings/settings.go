// Package settings is the screen with the child's choices: those for all games, and those for the games of one board. Each
// takes effect at once, or with the next game.
package settings

import (
	"strconv"

	"awele/activity/screen"
	choices "awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
)

// Screen is the one with the child's choices. Each takes effect at once.
type Screen struct {
	screen.Services
	table  Table
	choose func(choices.Settings)
	back   func()
	Locked func(row string) bool // nothing of a row can be changed, by its ID; nil: all can
	Deeds  []Deed                // shown below the choices for all games; set before it is arranged

	lay   Layout
	rows  []settingRow
	set   ui.Controls
	col   ui.Column
	items []ui.Item
}

// back is the button that leads back.
const back = "back"

// settingRow is a switch, a choice of a few, or the heading of what follows.
type settingRow struct {
	id      string
	icon    string
	label   string
	locked  bool // shown, but not to be changed
	flag    func(s *choices.Settings) *bool
	options []settingOption
}

// settingOption is one answer to a choice.
type settingOption struct {
	id, icon, label string
	is              func(s *choices.Settings) bool
	set             func(s *choices.Settings)
	press           func() // of a Deed, in place of the two
}

// New returns the Settings screen with the choices for a board. choose is told every change at once; back leaves.
func New(services screen.Services, table Table, choose func(choices.Settings), back func()) *Screen {
	return &Screen{Services: services, table: table, choose: choose, back: back}
}

// choiceOf is a row with one option for each value of a field.
func choiceOf[T comparable](id, icon, label string, field func(s *choices.Settings) *T, values []T, name func(i int) (icon, label string)) settingRow {
	row := settingRow{id: id, icon: icon, label: label}
	for i, v := range values {
		icon, label := name(i)
		row.options = append(row.options, settingOption{
			id: id + " " + strconv.Itoa(i), icon: icon, label: label,
			is:  func(s *choices.Settings) bool { return *field(s) == v },
			set: func(s *choices.Settings) { *field(s) = v },
		})
	}
	return row
}

// build makes the rows in the present language.
func (s *Screen) build() {
	words := func(icons []string, keys ...i18n.Key) func(i int) (string, string) {
		return func(i int) (string, string) {
			icon := ""
			if icons != nil {
				icon = icons[i]
			}
			return icon, s.Text(keys[i])
		}
	}
	flag := func(id, icon string, label i18n.Key, field func(s *choices.Settings) *bool) settingRow {
		return settingRow{id: id, icon: icon, label: s.Text(label), flag: field}
	}
	s.rows = []settingRow{
		s.languages(),
		flag("mute", "sound-off", i18n.Mute, func(s *choices.Settings) *bool { return &s.Muted }),
		choiceOf("speed", "speed-normal", s.Text(i18n.SowingSpeed), func(s *choices.Settings) *choices.Speed { return &s.Speed },
			[]choices.Speed{choices.Slow, choices.Normal, choices.Fast, choices.Off},
			words([]string{"speed-slow", "speed-normal", "speed-fast", "speed-off"},
				i18n.SpeedSlow, i18n.SpeedNormal, i18n.SpeedFast, i18n.SpeedOff)),
		flag("calm", "calm", i18n.CalmMode, func(s *choices.Settings) *bool { return &s.Calm }),
		choiceOf("text", "text-size", s.Text(i18n.TextSize), func(s *choices.Settings) *int { return &s.TextPercent },
			textSizes, func(i int) (string, string) { return "", s.Text(i18n.Percent, textSizes[i]) }),
		flag("contrast", "contrast", i18n.HighContrast, func(s *choices.Settings) *bool { return &s.HighContrast }),
		flag("path", "path", i18n.PathPreview, func(s *choices.Settings) *bool { return &s.PathPreview }),
		flag("warn", "warn", i18n.WarnFirst, func(s *choices.Settings) *bool { return &s.Warn }),
		flag("hints", "hint", i18n.HintsDuo, func(s *choices.Settings) *bool { return &s.HintsDuo }),
		flag("table-turned", "table", i18n.OnTable, func(s *choices.Settings) *bool { return &s.OnTable }),
		flag("fullscreen", "fullscreen", i18n.Fullscreen, func(s *choices.Settings) *bool { return &s.Fullscreen }),
	}
	s.rows = append(s.rows, s.deedRows()...)
	s.rows = append(s.rows, s.tableRows()...)
	for i := range s.rows {
		r := &s.rows[i]
		heading := r.flag == nil && r.options == nil
		r.locked = s.Locked != nil && !heading && s.Locked(r.id)
	}
}

// The text sizes in percent that can be chosen.
var textSizes = []int{100, 125, 150, 175, choices.MaxText}

// languages is the choice of a language, each by its own name. The language of the system counts as chosen by name too.
func (s *Screen) languages() settingRow {
	row := settingRow{id: "language", icon: "language", label: s.Text(i18n.LanguageLabel)}
	here := s.Text(i18n.LanguageName)
	for _, l := range i18n.Languages() {
		row.options = append(row.options, settingOption{
			id: "language " + l.Code, label: l.Name,
			is:  func(*choices.Settings) bool { return l.Name == here },
			set: func(s *choices.Settings) { s.Language = l.Code },
		})
	}
	return row
}

// Arrange implements screen.Screen.
func (s *Screen) Arrange(v geom.View) {
	s.build()
	var rows []Row
	for _, r := range s.rows {
		row := Row{Label: r.label, Switch: r.flag != nil}
		for _, o := range r.options {
			row.Options = append(row.Options, Option{Label: o.label, Icon: o.icon != ""})
		}
		rows = append(rows, row)
	}
	s.lay = NewLayout(v, rows)
	s.col.Arrange(s.lay.Column)
	s.place()
	s.reveal()
}

func (s *Screen) place() {
	items := append(s.items[:0], ui.Item{ID: back, Rect: s.lay.Back})
	for i := range s.rows {
		r, p := &s.rows[i], &s.lay.Rows[i]
		if r.flag != nil {
			items = append(items, s.item(r, r.id, p.Row))
		}
		for j := range r.options {
			items = append(items, s.item(r, r.options[j].id, p.Options[j]))
		}
	}
	s.items = s.col.Buttons(items)
	s.set.SetItems(s.items)
}

// item is a control of a row.
func (s *Screen) item(r *settingRow, id string, at geom.Rect) ui.Item {
	item := s.col.Item(id, at)
	item.Disabled = r.locked
	return item
}

// reveal scrolls to what has the focus.
func (s *Screen) reveal() {
	focus := s.set.Focus()
	for i := range s.rows {
		r, p := &s.rows[i], &s.lay.Rows[i]
		moved := false
		if r.id == focus {
			moved = s.col.Reveal(p.Row)
		}
		for j := range r.options {
			if r.options[j].id == focus {
				moved = s.col.Reveal(p.Options[j])
			}
		}
		if moved {
			s.place()
		}
	}
}

// Update implements screen.Screen.
func (s *Screen) Update(in *ui.Input) (changed bool) {
	if in.Pressing(ui.KeyBack) {
		s.back()
		return true
	}
	changed = s.col.Update(in, &s.set, false)
	if changed {
		s.place()
	}
	ev := s.set.Update(in)
	if ev.FocusMoved && in.Steered() {
		s.reveal()
	}
	if ev.Activated != "" {
		s.act(ev.Activated)
	}
	return changed || ev.Changed
}

func (s *Screen) act(id string) {
	if id == back {
		s.back()
		return
	}
	if id == ui.ScrollUp || id == ui.ScrollDown {
		s.col.Act(id)
		s.place()
		return
	}
	now := s.Settings()
	for i := range s.rows {
		r := &s.rows[i]
		if r.flag != nil && r.id == id {
			flag := r.flag(&now)
			*flag = !*flag
			s.choose(now)
			s.Sound.Play(sound.Press)
			return
		}
		for j := range r.options {
			if o := &r.options[j]; o.id == id {
				if o.press != nil {
					o.press()
				} else if !o.is(&now) {
					o.set(&now)
					s.choose(now)
					s.Arrange(s.lay.View) // other rows may have a meaning now
				}
				s.Sound.Play(sound.Press)
				return
			}
		}
	}
}
