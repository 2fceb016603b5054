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
	"awele/tux"
)

// EndResult is how a game ended.
type EndResult struct {
	South, North int  // seeds that each side has at the end
	Friend       bool // two people played
	Level        tux.Level
	Reason       i18n.Key // why the game ended, "" if that goes without saying
	// Streak is how many games in a row the child has won, or lost if negative, when that is enough to suggest another
	// level; else 0.
	Streak int
}

// EndDo is what the End screen asks of the rest of the activity. Closures that are nil have no button.
type EndDo struct {
	Again       func()
	NextLevel   func()
	EasierLevel func()
	LookBack    func()
	Home        func()
	// Meanwhile is called once in every tick that this screen is shown.
	Meanwhile func()
}

// countFor is how many ticks counting out the seeds takes at most at normal speed, and countSeed how many for one seed.
const (
	countFor  = 210
	countSeed = 9
)

// End is the screen after a game: the seeds are counted out, then it says who won, and waits.
type End struct {
	screen.Services
	result  EndResult
	do      EndDo
	lay     layout.End
	set     ui.Controls
	ground  ui.OutsidePress
	hush    ui.Debounce // after the counting
	col     ui.Column
	items   []ui.Item
	title   string
	note    string
	buttons []homeButton
	counted int // seeds on each tray, as far as the side has that many
	wait    int // ticks until the next one
	tick    int // since all are counted
	blink   bool
}

// NewEnd returns the End screen of a game.
func NewEnd(kit screen.Services, result EndResult, do EndDo) *End {
	return &End{Services: kit, result: result, do: do}
}

// Arrange implements screen.Screen.
func (e *End) Arrange(v geom.View) {
	r := &e.result
	e.note = ""
	switch {
	case r.South == r.North:
		e.title, e.note = e.Text(i18n.Drawn), e.Text(i18n.GoodGame)
	case r.Friend && r.South > r.North:
		e.title = e.Text(i18n.BottomWon)
	case r.Friend:
		e.title = e.Text(i18n.TopWon)
	case r.South > r.North:
		e.title, e.note = e.Text(i18n.YouWon), e.Text(i18n.WellDone)
	default:
		e.title, e.note = e.Text(i18n.TuxWon), e.Text(i18n.GoodGame)
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
	e.buttons = e.buttons[:0]
	if e.do.NextLevel != nil {
		e.buttons = append(e.buttons, homeButton{"next", "next", e.Text(i18n.NextLevel)})
	}
	e.buttons = append(e.buttons, homeButton{"again", "new", e.Text(i18n.Again)})
	if e.do.EasierLevel != nil {
		e.buttons = append(e.buttons, homeButton{"easier", levelIcons[max(1, e.result.Level-1).Valid()], e.Text(i18n.EasierLevel)})
	}
	if e.do.LookBack != nil {
		e.buttons = append(e.buttons, homeButton{"lookback", "lookback", e.Text(i18n.LookBack)})
	}
	e.buttons = append(e.buttons, homeButton{"home", "home", e.Text(i18n.Home)})
	needs := layout.EndNeeds{Title: e.title, Note: e.note, Most: max(r.South, r.North, 30)}
	for _, b := range e.buttons {
		needs.Buttons = append(needs.Buttons, b.label)
	}
	e.lay = layout.NewEnd(v, needs)
	first := e.set.Focus() == ""
	e.col.Arrange(e.lay.Column)
	e.place()
	if first {
		e.set.SetFocus(e.buttons[0].id)
	}
	e.reveal()
	if s := e.Settings(); s.Calm || s.Speed == settings.Off {
		e.counted = e.most()
	}
}

func (e *End) place() {
	items := e.items[:0]
	for i, b := range e.buttons {
		items = append(items, e.col.Item(b.id, e.lay.Buttons[i]))
	}
	e.items = e.col.Buttons(items)
	e.set.SetItems(e.items)
}

func (e *End) reveal() {
	for i, b := range e.buttons {
		if b.id == e.set.Focus() && e.col.Reveal(e.lay.Buttons[i]) {
			e.place()
		}
	}
}

func (e *End) most() int { return max(e.result.South, e.result.North) }

// counting reports whether the seeds are still being counted out.
func (e *End) counting() bool { return e.counted < e.most() }

// Update implements screen.Screen.
func (e *End) Update(in *ui.Input) (changed bool) {
	if e.do.Meanwhile != nil {
		e.do.Meanwhile()
	}
	e.hush.Filter(in)
	if in.Pressing(ui.KeyBack) {
		e.do.Home()
		return true
	}
	if e.ground.Update(in, e.counting() && e.besideButtons(in.Pointer)) || e.counting() && in.Pressing(ui.KeyAct) {
		e.counted = e.most()
		e.hush.Begin()
		return true
	}
	if e.col.Update(in, &e.set, false) {
		e.place()
		changed = true
	}
	ev := e.set.Update(in)
	if ev.FocusMoved && len(in.Keys) > 0 {
		e.reveal()
	}
	switch ev.Activated {
	case "next":
		e.do.NextLevel()
	case "again":
		e.do.Again()
	case "easier":
		e.do.EasierLevel()
	case "lookback":
		e.do.LookBack()
	case "home":
		e.do.Home()
	case ui.ScrollUp, ui.ScrollDown:
		e.col.Act(ev.Activated)
		e.place()
	}
	return e.animate() || changed || ev.Changed
}

// besideButtons reports whether a press at a place ends the counting.
func (e *End) besideButtons(at geom.Point) bool {
	return e.lay.View.Bounds().Contains(at) && !e.lay.Column.Area.Contains(at)
}

// animate counts on, and later lets Tux blink for a while.
func (e *End) animate() (changed bool) {
	if e.counting() {
		e.wait--
		if e.wait > 0 {
			return false
		}
		e.wait = e.pace()
		if e.counted++; !e.counting() {
			e.hush.Begin() // who wanted to end it now may be late
		}
		e.Sound.Play(sound.Drop)
		return true
	}
	e.tick++
	blink := !e.Settings().Calm && e.tick < idleFor && e.tick%blinkEvery >= blinkEvery-blinkFor
	changed = blink != e.blink
	e.blink = blink
	return changed
}

// pace returns how many ticks there are from one seed to the next.
func (e *End) pace() int {
	per := max(1, min(countSeed, countFor/e.most()))
	switch e.Settings().Speed {
	case settings.Slow:
		return per * 2
	case settings.Fast:
		return max(1, per/2)
	}
	return per
}

// Draw implements screen.Screen.
func (e *End) Draw(c *paint.Canvas) {
	l, th := &e.lay, c.Theme()
	v := l.View
	c.HomeBackground()
	done := !e.counting()
	if done {
		c.Text(e.title, l.Title, paint.TextStyle{Size: l.TitleSize, Bold: true, AlignX: paint.Middle, AlignY: paint.Middle})
	}
	c.Tux(l.Tux, e.pose())
	e.drawTray(c, 0, e.result.South, done && e.result.South >= e.result.North)
	e.drawTray(c, 1, e.result.North, done && e.result.North >= e.result.South)
	c.PushClip(e.col.Layout.View)
	if done && e.note != "" {
		r := e.col.Place(l.Note)
		c.Panel(r, math.Max(10, 18*v.Unit()), th.Paper, th.PaperEdge, 2)
		c.Text(e.note, ui.NoteText(r, v), paint.TextStyle{Size: geom.Body.Size(v), AlignY: paint.Middle})
	}
	for i, b := range e.buttons {
		p := paint.Pad{Icon: b.icon, Label: b.label, Size: l.Pads.Label(v, i), Bold: true}
		switch {
		case i == 0:
			p.Fill = th.Green
		case b.id == "easier":
			p.Fill = th.Chosen
		}
		c.Pad(e.col.Place(l.Buttons[i]), p, paint.StateOf(&e.set, b.id))
	}
	c.PopClip()
	c.Column(&e.col, &e.set)
}

// drawTray paints the seeds of a side as far as they are counted.
func (e *End) drawTray(c *paint.Canvas, side, seeds int, won bool) {
	v, th := e.lay.View, c.Theme()
	t := &e.lay.Trays[side]
	fill, line := th.Paper, math.Max(2, 3*v.Unit())
	if won {
		fill, line = th.Chosen, math.Max(3, 6*v.Unit())
	}
	round := math.Max(12, 26*v.Unit())
	c.Shadow(t.Whole.Move(0, 4), round, 6, paint.Shade)
	c.Panel(t.Whole, round, fill, th.PaperEdge, line)
	badge := "badge-you"
	switch {
	case side == 1 && e.result.Friend:
		badge = "badge-friend"
	case side == 1:
		badge = "badge-tux"
	}
	c.Picture(badge, t.Badge, paint.Opt{})
	n := min(e.counted, seeds)
	c.Text(strconv.Itoa(n), t.Number, paint.TextStyle{Size: t.Number.H * 0.9, Bold: true, AlignY: paint.Middle, MaxLines: 1})
	if won && t.Star.W > 0 {
		c.Picture("star-full", t.Star, paint.Opt{})
	}
	for i := range n {
		c.Seed(i+side*100, t.Seed(i), t.Step*0.44, 0)
	}
}

// pose: Tux watches the seeds while they are counted; then he is glad, whoever won: with both flippers up for the child, with
// one for a draw.
func (e *End) pose() paint.TuxPose {
	p := paint.TuxPose{Feet: true, Blink: e.blink}
	switch {
	case e.counting():
		p.LookX, p.LookY = 1, 0.3
	case e.result.South > e.result.North || e.result.Friend:
		p.Happy, p.FlipperL, p.FlipperR = true, 2.2, 2.2
	case e.result.South == e.result.North:
		p.Happy, p.FlipperR = true, 2.0
	default:
		p.Happy, p.FlipperR, p.LookX = true, 0.8, 0.6
	}
	return p
}
