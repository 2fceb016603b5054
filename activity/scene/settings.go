package scene

import (
	"math"
	"strconv"

	"awele/activity/layout"
	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/ui/paint"
	"awele/i18n"
	"awele/rules"
)

// Settings is the screen with the child's choices. Each takes effect at once.
type Settings struct {
	screen.Services
	choose func(settings.Settings)
	back   func()

	lay   layout.Settings
	rows  []settingRow
	set   ui.Controls
	col   ui.Column
	items []ui.Item
}

// settingRow is a switch, a choice of a few, or a note.
type settingRow struct {
	id      string
	icon    string
	label   string
	flag    func(s *settings.Settings) *bool
	options []settingOption
}

// settingOption is one answer to a choice.
type settingOption struct {
	id, icon, label string
	is              func(s *settings.Settings) bool
	set             func(s *settings.Settings)
}

// NewSettings returns the Settings screen. choose is told every change at once; back leaves.
func NewSettings(kit screen.Services, choose func(settings.Settings), back func()) *Settings {
	return &Settings{Services: kit, choose: choose, back: back}
}

// choiceOf is a row with one option for each value of a field.
func choiceOf[T comparable](id, icon, label string, field func(s *settings.Settings) *T, values []T, name func(i int) (icon, label string)) settingRow {
	row := settingRow{id: id, icon: icon, label: label}
	for i, v := range values {
		icon, label := name(i)
		row.options = append(row.options, settingOption{
			id: id + " " + strconv.Itoa(i), icon: icon, label: label,
			is:  func(s *settings.Settings) bool { return *field(s) == v },
			set: func(s *settings.Settings) { *field(s) = v },
		})
	}
	return row
}

// build makes the rows in the present language.
func (s *Settings) build() {
	words := func(icons []string, keys ...i18n.Key) func(i int) (string, string) {
		return func(i int) (string, string) {
			icon := ""
			if icons != nil {
				icon = icons[i]
			}
			return icon, s.Text(keys[i])
		}
	}
	flag := func(id, icon string, label i18n.Key, field func(s *settings.Settings) *bool) settingRow {
		return settingRow{id: id, icon: icon, label: s.Text(label), flag: field}
	}
	s.rows = []settingRow{
		s.languages(),
		flag("mute", "sound-off", i18n.Mute, func(s *settings.Settings) *bool { return &s.Muted }),
		flag("effects", "sound-on", i18n.SoundEffects, func(s *settings.Settings) *bool { return &s.Effects }),
		choiceOf("speed", "speed-normal", s.Text(i18n.SowingSpeed), func(s *settings.Settings) *settings.Speed { return &s.Speed },
			[]settings.Speed{settings.Slow, settings.Normal, settings.Fast, settings.Off},
			words([]string{"speed-slow", "speed-normal", "speed-fast", "speed-off"},
				i18n.SpeedSlow, i18n.SpeedNormal, i18n.SpeedFast, i18n.SpeedOff)),
		flag("calm", "calm", i18n.CalmMode, func(s *settings.Settings) *bool { return &s.Calm }),
		choiceOf("text", "text-size", s.Text(i18n.TextSize), func(s *settings.Settings) *int { return &s.TextPercent },
			textSizes, func(i int) (string, string) { return "", s.Text(i18n.Percent, textSizes[i]) }),
		flag("contrast", "contrast", i18n.HighContrast, func(s *settings.Settings) *bool { return &s.HighContrast }),
		flag("path", "path", i18n.PathPreview, func(s *settings.Settings) *bool { return &s.PathPreview }),
		flag("warn", "warn", i18n.WarnFirst, func(s *settings.Settings) *bool { return &s.Warn }),
		flag("fullscreen", "fullscreen", i18n.Fullscreen, func(s *settings.Settings) *bool { return &s.Fullscreen }),
		{id: "note", label: s.Text(i18n.NextGame)},
		choiceOf("seeds", "seeds", s.Text(i18n.SeedsInHouse), func(s *settings.Settings) *int { return &s.Seeds },
			seedCounts, func(i int) (string, string) { return "", strconv.Itoa(seedCounts[i]) }),
		choiceOf("slam", "slam", s.Text(i18n.SlamRule), func(s *settings.Settings) *rules.GrandSlam { return &s.Slam },
			[]rules.GrandSlam{rules.NoCapture, rules.Forbidden, rules.CaptureAll},
			words(nil, i18n.SlamNothing, i18n.SlamBarred, i18n.SlamAll)),
		choiceOf("starter", "starter", s.Text(i18n.WhoStarts), func(s *settings.Settings) *settings.Starter { return &s.Starter },
			[]settings.Starter{settings.Alternate, settings.ChildStarts, settings.TuxStarts},
			words(nil, i18n.StartTurns, i18n.StartYou, i18n.StartTux)),
	}
}

// The text sizes in percent and the seeds per house that can be chosen.
var (
	textSizes  = []int{100, 125, 150, 175, settings.MaxText}
	seedCounts = []int{4, 5, 6}
)

// languages is the choice of a language, each by its own name. The language of the system counts as chosen by name too.
func (s *Settings) languages() settingRow {
	row := settingRow{id: "language", icon: "language", label: s.Text(i18n.LanguageLabel)}
	here := s.Text(i18n.LanguageName)
	for _, l := range i18n.Languages() {
		row.options = append(row.options, settingOption{
			id: "language " + l.Code, label: l.Name,
			is:  func(*settings.Settings) bool { return l.Name == here },
			set: func(s *settings.Settings) { s.Language = l.Code },
		})
	}
	return row
}

// Arrange implements screen.Screen.
func (s *Settings) Arrange(v geom.View) {
	s.build()
	var rows []layout.Setting
	for _, r := range s.rows {
		row := layout.Setting{Label: r.label, Switch: r.flag != nil}
		for _, o := range r.options {
			row.Options = append(row.Options, layout.Option{Label: o.label, Icon: o.icon != ""})
		}
		rows = append(rows, row)
	}
	s.lay = layout.NewSettings(v, rows)
	s.col.Arrange(s.lay.Column)
	s.place()
	s.reveal()
}

func (s *Settings) place() {
	items := append(s.items[:0], ui.Item{ID: "back", Rect: s.lay.Back})
	for i := range s.rows {
		r, p := &s.rows[i], &s.lay.Rows[i]
		if r.flag != nil {
			items = append(items, s.col.Item(r.id, p.Row))
		}
		for j := range r.options {
			items = append(items, s.col.Item(r.options[j].id, p.Options[j]))
		}
	}
	s.items = s.col.Buttons(items)
	s.set.SetItems(s.items)
}

// reveal scrolls to what has the focus.
func (s *Settings) reveal() {
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
func (s *Settings) Update(in *ui.Input) (changed bool) {
	if in.Pressing(ui.KeyBack) {
		s.back()
		return true
	}
	changed = s.col.Update(in, &s.set, false)
	if changed {
		s.place()
	}
	ev := s.set.Update(in)
	if ev.FocusMoved && len(in.Keys) > 0 {
		s.reveal()
	}
	if ev.Activated != "" {
		s.act(ev.Activated)
	}
	return changed || ev.Changed
}

func (s *Settings) act(id string) {
	if id == "back" {
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
				if !o.is(&now) {
					o.set(&now)
					s.choose(now)
				}
				s.Sound.Play(sound.Press)
				return
			}
		}
	}
}

// Draw implements screen.Screen.
func (s *Settings) Draw(c *paint.Canvas) {
	l, th := &s.lay, c.Theme()
	v := l.View
	c.HomeBackground()
	c.Button(l.Back, "back", paint.StateOf(&s.set, "back"))
	c.Heading(v, l.Title, s.Text(i18n.Settings))
	now := s.Settings()
	size := geom.Body.Size(v)
	round := math.Max(12, 22*v.Unit())
	c.PushClip(s.col.Layout.View)
	for i := range s.rows {
		r, p := &s.rows[i], &l.Rows[i]
		row := s.col.Place(p.Row)
		if !c.Seen(row.Inset(-20)) {
			continue
		}
		if r.flag == nil && r.options == nil {
			c.Panel(row, math.Min(round, row.H/2), th.Tag, th.PaperEdge, 0)
			c.Text(r.label, s.col.Place(p.Label).Inset(0), paint.TextStyle{Size: size, AlignX: paint.Middle, AlignY: paint.Middle})
			continue
		}
		st := paint.State{}
		if r.flag != nil {
			st = paint.StateOf(&s.set, r.id)
		}
		fill := th.Paper
		if st.Pressed || st.Hovered {
			fill = th.Tag
		}
		c.Panel(row, round, fill, th.PaperEdge, 2)
		c.Picture(r.icon, s.col.Place(p.Icon), paint.Opt{})
		c.Text(r.label, s.col.Place(p.Label), paint.TextStyle{Size: size, Bold: true, AlignY: paint.Middle})
		if r.flag != nil {
			c.Switch(s.col.Place(p.Switch), *r.flag(&now))
		}
		for j := range r.options {
			o := &r.options[j]
			pad := paint.Pad{Icon: o.icon, Label: o.label, Size: size, Fill: th.Tag}
			chosen := o.is(&now)
			if chosen {
				pad.Fill = th.Chosen
			}
			at := s.col.Place(p.Options[j])
			c.Pad(at, pad, paint.StateOf(&s.set, o.id))
			if chosen {
				c.Chosen(at, v)
			}
		}
		if st.Focused {
			c.Ring(row, round, c.Focus(geom.RingWidth(v)))
		}
	}
	c.PopClip()
	c.Column(&s.col, &s.set)
}
