// Package lookback is the screen that looks back at a game, like a picture book: the moves that mattered, each with a
// better one.
package lookback

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"
	"awele/tux/coach"
)

// Do is what looking back asks of the rest of the activity.
type Do struct {
	Back   func()        // to where the way came from
	Home   func()        //
	Board  func()        // to the board as it is at the end of the game
	PlayOn func(ply int) // goes on playing after that many moves of the game
}

// lookHold is how many ticks looking back waits, with the path of the seeds, before a move is shown.
const lookHold = 70

// Screen shows the moments of a game that mattered, like a picture book: each with a page for the move that was played
// and one for a better move.
type Screen struct {
	screen.Services
	boardview.View
	do     Do
	m      *match.Match
	where  boardview.Book
	set    ui.Controls
	bar    ui.Buttons // round, from left to right
	playOn ui.Buttons // the wide one alone
	// outside is the board, while a move is shown.
	outside ui.OutsidePress

	ready   bool
	far     int // how far Tux has looked at the game, in tenths
	moments []coach.Moment
	pages   []page
	at      int // the page that is open

	pos     rules.Position // before the move of the page
	steps   []rules.Step
	hold    int  // ticks until the move is shown
	shown   bool // the move of the page has been shown
	path    kinds.Path
	seen    kinds.HintMarks // what is said about it, on the board
	message string
	clock   int
	idle    int
	blinked bool
}

// page is a picture of the book: a move of a moment.
type page struct {
	moment int
	better bool
}

// New looks back at the game of a match.
func New(services screen.Services, m *match.Match, do Do) *Screen {
	l := &Screen{Services: services, View: boardview.For(m.Seats(), services.Settings()), do: do, m: m}
	l.bar, l.playOn = l.rows()
	l.Rest(m.Position())
	l.think(0) // the game may have been looked at already; this tick may have done its thinking
	return l
}

// Arrange implements screen.Screen.
func (l *Screen) Arrange(v geom.View) {
	l.where = boardview.NewBook(v, l.m.Game().Variant().Houses, len(l.bar), l.Text(i18n.PlayOnHere))
	l.View.Arrange(l.where.Layout)
	if l.set.Focus() == "" { // the way on has the focus, even while it is still shut
		l.set.SetItems([]ui.Item{{ID: later, Rect: l.where.Bar[len(l.bar)-1]}})
	}
	l.place()
	l.say()
}

// Update implements screen.Screen.
func (l *Screen) Update(in *ui.Input) bool {
	l.clock++
	if l.idle++; in.Any() {
		l.idle = 0
	}
	changed := l.act(in)
	switch {
	case !l.ready:
		changed = l.think(match.Slice) || changed
	case l.hold > 0:
		if l.hold--; l.hold == 0 {
			l.begin()
			changed = true
		}
	case l.Show != nil:
		l.advance(l.Show.Done(l.Tick), true)
		if l.Tick++; l.Tick > l.Show.Len() {
			l.finish()
		}
		changed = true
	}
	if b := l.blinking(); b != l.blinked {
		l.blinked, changed = b, true
	}
	return changed
}

// act does what the child asks for.
func (l *Screen) act(in *ui.Input) bool {
	enough := l.outside.Update(in, l.moving() && l.where.Face.Contains(in.Pointer))
	switch {
	case in.Pressing(ui.KeyBack):
		l.do.Back()
		return true
	case in.Pressing(ui.KeyPageUp):
		l.turn(-1)
	case in.Pressing(ui.KeyPageDown):
		l.turn(1)
	case enough:
		l.finish()
	}
	ev := l.set.Update(in)
	if !l.bar.Press(ev.Activated) && !l.playOn.Press(ev.Activated) {
		return ev.Changed || len(in.Keys) > 0 || enough
	}
	return true
}

// think looks at the game for a number of nodes and reports whether the picture changed.
func (l *Screen) think(nodes int) (changed bool) {
	r, done := l.m.Review(nodes)
	if !done {
		far := int(r.Progress() * tenths)
		changed = far != l.far
		l.far = far
		return changed
	}
	l.ready = true
	l.moments = r.Moments()
	for i := range l.moments {
		l.pages = append(l.pages, page{i, false}, page{i, true})
	}
	if len(l.moments) == 0 {
		if deed, ok := bestDeed(r, l.Seats); ok {
			l.moments = []coach.Moment{deed}
			l.pages = []page{{0, false}}
		}
	}
	l.open(0)
	return true
}

// bestDeed returns what the child did best in a game without a mistake, or the better deed of two children.
func bestDeed(r *coach.Review, seats match.Seats) (coach.Moment, bool) {
	south, ok := r.Deed(rules.South)
	if !seats.Shared() {
		return south, ok
	}
	north, also := r.Deed(rules.North)
	if !ok || also && north.Why.Seeds > south.Why.Seeds {
		return north, also
	}
	return south, ok
}

// open opens a page of the book, if there is one: the board lies as before the move, with the path of the seeds.
func (l *Screen) open(i int) {
	l.at, l.hold, l.shown, l.seen = i, 0, false, kinds.HintMarks{}
	l.path = kinds.Path{}
	if len(l.pages) == 0 {
		l.Rest(l.m.Position())
		l.place()
		l.say()
		return
	}
	m, house := l.page()
	g := l.m.Game()
	l.pos = g.PositionAt(m.Ply)
	if house == m.Played {
		l.steps = g.StepsAt(m.Ply + 1)
	} else {
		l.steps = g.Variant().Steps(l.pos, house)
	}
	l.Showing = l.pos.Turn()
	l.Rest(l.pos)
	l.path = kinds.PathOf(g.Variant(), l.pos, house)
	l.hold = lookHold
	l.place()
	l.say()
}

// page returns the moment of the open page and the house that it shows.
func (l *Screen) page() (m *coach.Moment, house rules.House) {
	m = &l.moments[l.pages[l.at].moment]
	if l.pages[l.at].better {
		return m, m.Better
	}
	return m, m.Played
}

// turn turns over some pages, if there are as many.
func (l *Screen) turn(by int) {
	if i := l.at + by; i >= 0 && i < len(l.pages) {
		l.open(i)
		l.Sound.Play(sound.Press)
		if i == len(l.pages)-1 && l.set.Focus() == later {
			l.set.SetFocus(playOn)
		}
	}
}

// moving reports whether the move of the page is still to be shown, or is being shown.
func (l *Screen) moving() bool { return l.hold > 0 || l.Show != nil }

// begin shows the move of the page.
func (l *Screen) begin() {
	l.path = kinds.Path{}
	l.Begin(l.Seeds, l.steps, boardview.Pace(l.Settings().Speed))
	if l.Settings().Speed == settings.Off {
		l.finish()
	}
}

// advance notes the steps that are done.
func (l *Screen) advance(done []rules.Step, loud bool) {
	for _, s := range done {
		l.Note(s)
		var heard sound.Sound
		switch s.Kind {
		case rules.Drop:
			heard = sound.Drop
		case rules.Capture:
			heard = sound.Capture
		default:
			continue
		}
		if loud {
			l.Sound.Play(heard)
		}
	}
}

// finish shows at once what comes of the move of the page, and says why it matters.
func (l *Screen) finish() {
	if l.Show == nil {
		l.Begin(l.Seeds, l.steps, boardview.Pace(l.Settings().Speed))
	}
	l.End()
	l.hold, l.shown = 0, true
	l.path = kinds.Path{}
	switch m, _ := l.page(); {
	case l.pages[l.at].better:
		l.seen = kinds.AfterMove(m)
	case m.Cost.Seeds > 0:
		l.seen = kinds.Feared(&m.Cost, m.Side)
		if !l.m.Human(m.Side) { // what Tux loses is the child's kinds.Gain
			l.seen.Kind = kinds.Gain
		}
	case l.missed(m):
		l.seen = kinds.HintMarks{Kind: kinds.Vain, At: m.Why.Houses, Side: m.Side.Other(), By: rules.NoHouse, Seeds: m.Why.Seeds}
	}
	l.say()
}

// goOnFrom returns the number of moves after which the child plays on: before a person's move that is shown, and after
// one of Tux's, so that he cannot think better of it.
func (l *Screen) goOnFrom() int {
	if len(l.pages) == 0 {
		return l.m.Game().Ply()
	}
	m, _ := l.page()
	if !l.m.Human(m.Side) {
		return m.Ply + 1
	}
	return m.Ply
}
