// Package play is the board: the child against Tux, or against a friend.
package play

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/sound"
	"awele/activity/timeline"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
	"awele/tux"
	"awele/tux/coach"
)

// Do is what the Play screen asks of the rest of the activity.
type Do struct {
	Home     func()
	Help     func()
	Settings func() // nil where settings are locked
	New      func() // a new game of the same kind
	Changed  func() // the match has changed and is to be kept
	Ended    func() // the last move of a finished game has been shown
	EndShown bool   // the end of a finished game has been shown before this screen was opened
	LookBack func() // at a finished game; nil where there is no looking back
	SetLevel func(tux.Level)
	Fold     func(folded bool)
	Mute     func()
}

// Ticks that the Play screen waits. Tux takes between tuxLeast and tuxMost for a move at every level, so that a child can
// follow; after the last move the board stays for endPause.
const (
	tuxLeast = 36
	tuxMost  = 72
	endPause = 70
	shakeFor = 40
	// thinkNodes are searched in one tick while Tux thinks, who waits longer than that takes anyhow.
	thinkNodes = 3000
)

// Screen is the board: the child against Tux, or against a friend.
type Screen struct {
	screen.Services
	boardview.View
	do     Do
	m      *match.Match
	set    ui.Controls
	bar    []barButton
	places []geom.Rect // of the buttons of the bar that are not folded away
	// outside is all but the buttons, while a move is shown.
	outside ui.OutsidePress

	// The move that is being shown.
	before timeline.Seeds // as they lay before the move shown last
	replay bool
	taken  [2]int // seeds captured so far, by side

	message  string
	notable  bool // the message tells something that must not be replaced by whose turn it is
	last     rules.Pit
	hasLast  bool
	waited   int
	answer   rules.Pit // what Tux has decided
	decided  bool
	overFor  int  // ticks since the end was shown
	acted    bool // the child did something in this tick that may have opened another screen
	endShown bool
	idle     int
	clock    int       // ticks since this screen was opened; only decoration looks at it
	refused  rules.Pit // marked until the next act if refusing
	refusing bool
	shake    int
	path     kinds.Path
	hint     hintState
	warn     warning
	demo     *demo
	dialog   *ui.Dialog
	debounce ui.Debounce // after a question
	wasBlink bool
}

// hintState is how far the asking for a hint has come in the present position.
type hintState struct {
	asked   int    // 0 not yet, 1 the reason is said, 2 the house is shown; after that the move is shown each time
	still   string // what had the focus when the hint was said: its path is not what the hint is about
	working bool
	ready   bool
	hint    coach.Hint
}

// New shows a match. The match goes on from where it is.
func New(services screen.Services, m *match.Match, do Do) *Screen {
	p := &Screen{Services: services, View: boardview.View{Seats: m.Seats()}, do: do, m: m}
	p.bar = p.rows()
	p.settle()
	p.greet()
	p.endShown = do.EndShown
	if m.OfferShare() { // the game was left while the question stood
		p.offerShare()
	}
	return p
}

// settle shows the present position of the match at rest.
func (p *Screen) settle() {
	p.replay, p.demo, p.taken = false, nil, [2]int{}
	p.RestAt(p.m.Game(), p.m.Game().Ply())
	p.waited, p.decided, p.overFor = 0, false, 0
	p.hint, p.warn = hintState{}, warning{}
	p.shake, p.refusing = 0, false
	p.path = kinds.Path{}
	p.last, p.hasLast = p.m.LastMove()
}

// Arrange implements screen.Screen.
func (p *Screen) Arrange(v geom.View) {
	lay := NewLayout(v, p.m.Game().Variant().Houses, len(p.bar))
	p.View.Arrange(lay.Layout)
	p.places = lay.Bar
	p.place()
	if p.dialog != nil {
		p.dialog.Arrange(v)
	}
	if p.Show == nil && !p.notable {
		p.greet()
	}
	p.path = kinds.Path{}
}

// Update implements screen.Screen.
func (p *Screen) Update(in *ui.Input) bool {
	p.clock++
	changed := false
	p.acted = in.Released || len(in.Keys) > 0
	if in.Any() {
		p.idle = 0
	} else {
		p.idle++
	}
	p.debounce.Filter(in)
	if p.dialog != nil {
		changed = p.updateDialog(in)
	} else {
		changed = p.act(in)
	}
	if p.advance() {
		changed = true
	}
	if p.decorate() {
		changed = true
	}
	return changed
}

// play plays a legal house and begins to show it.
func (p *Screen) play(pit rules.Pit) {
	if p.m.Play(pit) != nil {
		return // it was checked before: nothing happens rather than something wrong
	}
	p.do.Changed()
	p.begin(false)
}

// begin shows the last move of the match, for the first time or again.
func (p *Screen) begin(again bool) {
	g := p.m.Game()
	ply := g.Ply()
	if ply == 0 {
		return
	}
	if !again {
		p.before = p.Seeds
	} else {
		p.before.RearrangeAt(g, ply-1)
	}
	pit, _ := g.MoveAt(ply)
	p.Showing = pit.Side
	p.perform(p.before, g.StepsAt(ply))
	p.replay = again
	p.hint, p.warn, p.shake, p.path = hintState{}, warning{}, 0, kinds.Path{}
	p.waited, p.decided = 0, false
	p.say("", false)
	if last, ok := p.m.LastMove(); ok {
		p.last, p.hasLast = last, true
	}
	if p.Settings().Speed == settings.Off && !again {
		p.finish()
	}
}

// perform begins to show steps on the seeds that lie as given.
func (p *Screen) perform(from timeline.Seeds, steps []rules.Step) {
	p.taken = [2]int{}
	p.Begin(from, steps, p.Settings().Speed)
}

// advance lets time pass: the move that is shown, Tux's thinking, the search for a hint, the end.
func (p *Screen) advance() bool {
	changed := false
	if p.shake > 0 {
		p.shake--
		changed = true
	}
	switch p.phase() {
	case moving, replaying:
		p.showStep()
		return true
	case showing:
		if p.Show != nil {
			p.showStep()
			return true
		}
		return p.goOnDemo() || changed
	case thinking:
		return p.tuxTurn() || changed
	case advising:
		h, done := p.m.Advise(match.Slice)
		if done {
			p.hint.hint, p.hint.ready, p.hint.working = h, true, false
			p.showHint()
		}
		return done || changed
	case over:
		if p.endShown {
			break
		}
		if p.overFor++; p.overFor >= endPause && !p.acted {
			p.endShown = true
			p.do.Ended()
		}
	}
	return changed
}

// showStep lets a tick of the move that is shown pass.
func (p *Screen) showStep() {
	p.cues(p.Show.Done(p.Tick), p.Tick > 0)
	if p.Tick++; p.Tick > p.Show.Len() {
		p.finish()
	}
}

// tuxTurn lets Tux think and, when he has waited long enough to be followed, play.
func (p *Screen) tuxTurn() bool {
	if p.waited == 0 {
		p.greet()
	}
	p.waited++
	if !p.decided {
		p.answer, p.decided = p.m.Think(thinkNodes)
	}
	// How long he takes hangs on the position alone, so that a game can be shown again tick by tick.
	wait := tuxLeast + p.m.Game().Ply()*7%(tuxMost-tuxLeast+1)
	if p.decided && p.waited >= wait {
		p.play(p.answer)
		return true
	}
	return p.waited == 1 || p.waited == 11
}

// finish ends the move that is shown at once, and goes on with what follows.
func (p *Screen) finish() {
	if p.Show == nil {
		return
	}
	for ; p.Tick <= p.Show.Len(); p.Tick++ {
		p.cues(p.Show.Done(p.Tick), false)
	}
	p.End()
	if p.demo != nil {
		return
	}
	if p.replay {
		p.replay = false
		p.greet()
		return
	}
	p.place()
	p.arrive()
}

// arrive says what is to be said where the game has come to, by a move or by undoing or redoing some.
func (p *Screen) arrive() {
	switch {
	case p.m.Over():
		p.say(p.endMessage(), true)
		p.overFor, p.endShown = 0, false
		p.Sound.Play(sound.Finish)
	case p.m.OfferShare():
		p.offerShare()
	default:
		p.greet()
	}
}

// undo goes back to the child's own last decision.
func (p *Screen) undo() {
	if !p.m.Undo() {
		return
	}
	p.stepped()
}

// redo goes forward again.
func (p *Screen) redo() {
	if !p.m.Redo() {
		return
	}
	p.stepped()
}

func (p *Screen) stepped() {
	p.do.Changed()
	p.settle()
	p.say("", false)
	p.place()
	p.Sound.Play(sound.Press)
	p.arrive()
}

// again shows the last move once more.
func (p *Screen) again() {
	if p.still() && p.m.Game().Ply() > 0 {
		p.begin(true)
	}
}

// say puts words into the bubble. What a house was refused for or warned of, and the marks for it, go when something else
// is said.
func (p *Screen) say(text string, notable bool) {
	p.message, p.notable = text, notable
	p.refusing, p.warn.cost = false, coach.Cost{}
}
