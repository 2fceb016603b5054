// Package play is the board: the child against Tux, or against a friend.
package play

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/timeline"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
	"awele/tux"
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

// Screen is the board: the child against Tux, or against a friend.
type Screen struct {
	screen.Services
	boardview.View
	do  Do
	m   *match.Match
	set ui.Controls
	bar bar
	// outside is all but the buttons, while a move is shown.
	outside ui.OutsidePress

	phase    phase      // what goes on
	under    phase      // what goes on under the question, while one is asked
	dialog   *ui.Dialog // the question, while one is asked
	debounce ui.Debounce
	acted    bool // the child did something in this tick that may have opened another screen

	// The move that is shown.
	before timeline.Seeds // as they lay before the move shown last
	taken  [2]int         // seeds captured so far, by side
	demo   demo           // while it belongs to a hint

	// What is seen and said of a position at rest.
	bubble  bubble
	last    rules.Pit // the house of the last move
	hasLast bool
	path    kinds.Path
	refusal refusal
	warn    warning
	hint    hint

	tuxWaited int // ticks of Tux's turn that have passed
	untilEnd  int // ticks until the end of a finished game is shown; 0: it has been
	idle      idleness
}

// New shows a match. The match goes on from where it is.
func New(services screen.Services, m *match.Match, do Do) *Screen {
	p := &Screen{Services: services, View: boardview.View{Seats: m.Seats()}, do: do, m: m}
	p.bar.buttons = p.buttons()
	p.settle()
	p.greet()
	if !do.EndShown {
		p.untilEnd = endPause
	}
	if m.OfferShare() { // the game was left while the question stood
		p.offerShare()
	}
	return p
}

// settle shows the present position of the match at rest, and nothing that was said of another.
func (p *Screen) settle() {
	p.RestAt(p.m.Game(), p.m.Game().Ply())
	p.enterTurn()
	p.tuxWaited = 0
	p.hint, p.warn, p.refusal, p.path = hint{}, warning{}, refusal{}, kinds.Path{}
	p.last, p.hasLast = p.m.LastMove()
}

// Arrange implements screen.Screen.
func (p *Screen) Arrange(v geom.View) {
	lay := NewLayout(v, p.m.Game().Variant().Houses, len(p.bar.buttons))
	p.View.Arrange(lay.Layout)
	p.bar.places = lay.Bar
	p.place()
	if p.phase == asking {
		p.dialog.Arrange(v)
	}
	if p.Show == nil && !p.bubble.notable {
		p.greet()
	}
	p.path = kinds.Path{}
}

// place tells the controls where they are and which can be used now.
func (p *Screen) place() {
	if len(p.bar.places) == 0 {
		return // not arranged yet
	}
	near := p.nearSide()
	items := p.houses(nil, near)
	items = p.houses(items, near.Other())
	p.set.SetItems(p.bar.place(items, p.Settings().BarFolded))
}

// Update implements screen.Screen.
func (p *Screen) Update(in *ui.Input) (changed bool) {
	p.idle.tick(in.Any())
	p.acted = in.Released || len(in.Keys) > 0
	p.debounce.Filter(in)
	if p.phase == asking {
		changed = p.answer(in)
	} else {
		changed = p.act(in)
	}
	changed = p.advance() || changed
	return p.decorate() || changed
}
