// Package end is the screen after a game: the seeds are counted out, then it says who won, and waits.
package end

import (
	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/activity/words"
	"awele/i18n"
	"awele/tux"
)

// Result is how a game ended.
type Result struct {
	South, North int // seeds that each side has at the end
	Seats        match.Seats
	Level        tux.Level
	Deed         words.Deed // what the child did best
	Reason       i18n.Key   // why the game ended, "" if that goes without saying
	// Streak is how many games in a row the child has won, or lost if negative, when that is enough to suggest another
	// level; else 0.
	Streak int
}

// Do is what the End screen asks of the rest of the activity. Closures that are nil have no button.
type Do struct {
	GoOn        func() // on with the lesson that the game belongs to, after it was as asked
	Again       func()
	NextLevel   func()
	EasierLevel func()
	LookBack    func()
	Save        func()
	Copy        func()
	Home        func()
	// Meanwhile is called once in every tick that this screen is shown.
	Meanwhile func()
}

// countFor is how many ticks counting out the seeds takes at most at normal speed, and countSeed how many for one seed.
const (
	countFor  = 210
	countSeed = 9
)

// Screen is shown after a game: the seeds are counted out, then it says who won, and waits.
type Screen struct {
	screen.Services
	result   Result
	do       Do
	lay      Layout
	set      ui.Controls
	outside  ui.OutsidePress
	debounce ui.Debounce // after the counting
	col      ui.Column
	items    []ui.Item
	title    string
	note     string
	buttons  ui.Buttons // the first is the big one
	counted  int        // seeds on each tray, as far as the side has that many
	wait     int        // ticks until the next one
	tick     int        // since all are counted
	blink    bool
}

// New returns the End screen of a game.
func New(services screen.Services, result Result, do Do) *Screen {
	return &Screen{Services: services, result: result, do: do}
}

// Arrange implements screen.Screen.
func (e *Screen) Arrange(v geom.View) {
	r := &e.result
	e.note = ""
	switch {
	case r.South == r.North:
		e.title, e.note = e.Text(i18n.Drawn), e.Text(i18n.GoodGame)
	case r.Seats.Shared() && r.South > r.North:
		e.title = e.Text(i18n.BottomWon)
	case r.Seats.Shared():
		e.title = e.Text(i18n.TopWon)
	case r.South > r.North:
		e.title, e.note = e.Text(i18n.YouWon), e.Text(i18n.WellDone)
	default:
		e.title, e.note = e.Text(i18n.TuxWon), words.Praise(e.Text, r.Deed)
	}
	suggestion := i18n.Key("")
	switch {
	case r.Streak > 0 && e.do.NextLevel != nil:
		suggestion = i18n.SuggestNext
	case r.Streak < 0 && e.do.EasierLevel != nil:
		suggestion = i18n.SuggestEasier
	}
	switch {
	case suggestion != "": // which matters more than why the game ended
		e.note += "\n" + e.Text(suggestion)
	case r.Reason != "":
		if e.note != "" {
			e.note += "\n"
		}
		e.note += e.Text(r.Reason)
	}
	e.buttons = e.rows()
	needs := Needs{Title: e.title, Note: e.note, Most: max(r.South, r.North, 30)}
	for _, b := range e.buttons {
		needs.Buttons = append(needs.Buttons, b.Label())
	}
	e.lay = NewLayout(v, needs)
	first := e.set.Focus() == ""
	e.col.Arrange(e.lay.Column)
	e.place()
	if first {
		e.set.SetFocus(e.buttons[0].ID)
	}
	e.reveal()
	if s := e.Settings(); s.Calm || s.Speed == settings.Off {
		e.counted = e.most()
	}
}

// easier is the button that suggests an easier level.
const easier = "easier"

// rows returns the buttons, the big one first. What the activity does not offer has none.
func (e *Screen) rows() (bs ui.Buttons) {
	add := func(id, picture string, label i18n.Key, press func()) {
		if press != nil {
			bs = append(bs, ui.Button{ID: id, Picture: ui.Always(picture), Label: func() string { return e.Text(label) }, Press: press})
		}
	}
	add("go on", "play", i18n.LessonNext, e.do.GoOn)
	add("next", "next", i18n.NextLevel, e.do.NextLevel)
	add("again", "new", i18n.Again, e.do.Again)
	add(easier, screen.LevelPicture(max(1, e.result.Level-1)), i18n.EasierLevel, e.do.EasierLevel)
	add("lookback", "lookback", i18n.LookBack, e.do.LookBack)
	add("save", "save", i18n.SaveGame, e.do.Save)
	add("copy", "copy", i18n.CopyGame, e.do.Copy)
	add("home", "home", i18n.Home, e.do.Home)
	return bs
}

func (e *Screen) place() {
	items := e.items[:0]
	for i, b := range e.buttons {
		items = append(items, e.col.Item(b.ID, e.lay.Buttons[i]))
	}
	e.items = e.col.Buttons(items)
	e.set.SetItems(e.items)
}

func (e *Screen) reveal() {
	for i, b := range e.buttons {
		if b.ID == e.set.Focus() && e.col.Reveal(e.lay.Buttons[i]) {
			e.place()
		}
	}
}

func (e *Screen) most() int { return max(e.result.South, e.result.North) }

// counting reports whether the seeds are still being counted out.
func (e *Screen) counting() bool { return e.counted < e.most() }

// Update implements screen.Screen.
func (e *Screen) Update(in *ui.Input) (changed bool) {
	if e.do.Meanwhile != nil {
		e.do.Meanwhile()
	}
	e.debounce.Filter(in)
	if in.Pressing(ui.KeyBack) {
		e.do.Home()
		return true
	}
	if e.outside.Update(in, e.counting() && e.besideButtons(in.Pointer)) || e.counting() && in.Pressing(ui.KeyAct) {
		e.counted = e.most()
		e.debounce.Begin()
		return true
	}
	if e.col.Update(in, &e.set, false) {
		e.place()
		changed = true
	}
	ev := e.set.Update(in)
	if ev.FocusMoved && in.Steered() {
		e.reveal()
	}
	if !e.buttons.Press(ev.Activated) && e.col.Act(ev.Activated) {
		e.place()
	}
	return e.animate() || changed || ev.Changed
}

// besideButtons reports whether a press at a place ends the counting.
func (e *Screen) besideButtons(at geom.Point) bool {
	return e.lay.View.Bounds().Contains(at) && !e.lay.Column.Area.Contains(at)
}

// animate counts on, and later lets Tux blink for a while.
func (e *Screen) animate() (changed bool) {
	if e.counting() {
		e.wait--
		if e.wait > 0 {
			return false
		}
		e.wait = e.pace()
		if e.counted++; !e.counting() {
			e.debounce.Begin() // who wanted to end it now may be late
		}
		e.Sound.Play(sound.Drop)
		return true
	}
	e.tick++
	blink := !e.Settings().Calm && e.tick < screen.IdleFor && e.tick%screen.BlinkEvery >= screen.BlinkEvery-screen.BlinkFor
	changed = blink != e.blink
	e.blink = blink
	return changed
}

// pace returns how many ticks there are from one seed to the next.
func (e *Screen) pace() int {
	per := max(1, min(countSeed, countFor/e.most()))
	switch e.Settings().Speed {
	case settings.Slow:
		return per * 2
	case settings.Fast:
		return max(1, per/2)
	}
	return per
}
