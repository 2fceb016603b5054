// Package play is the board: the child against Tux, or against a friend.
package play

import (
	"awele/activity/boardview"
	"awele/activity/kinds"
	"awele/activity/match"
	"awele/activity/screen"
	"awele/activity/settings"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
	"awele/tux"
)

// Do is what the Play screen asks of the rest of the activity.
type Do struct {
	Home func()
	Help func()
	// News returns a line about something else than the game, to be said once; "" if there is none. It may be nil.
	News     func() string
	Settings func() // nil where settings are locked
	New      func() // a new game of the same kind
	Changed  func() // the match has changed and is to be kept
	Ended    func() // the last move of a finished game has been shown
	EndShown bool   // the end of a finished game has been shown before this screen was opened
	// NewChoice says that something was chosen that counts from the next game on, so that a new one is offered.
	NewChoice bool
	LookBack  func() // at a finished game; nil where there is no looking back
	SetLevel  func(tux.Level)
	Offers    func(tux.Level) bool // whether a level may be chosen; nil: each may
	SetBadges func(settings.Badges)
	// AskBadges says that two people begin, and choose the animals that stand for their names.
	AskBadges bool
	Fold      func(folded bool)
	Mute      func()
}

// Screen is the board: the child against Tux, or against a friend.
type Screen struct {
	game
	bar bar
	// outside is all but the buttons, while a move is shown.
	outside  ui.OutsidePress
	dialog   *ui.Dialog // the question, while one is asked
	debounce ui.Debounce
	face     face
}

// New shows a match. The match goes on from where it is.
func New(services screen.Services, m *match.Match, do Do) *Screen {
	p := &Screen{game: game{Services: services, View: boardview.For(m.Seats(), services.Settings()), do: do, m: m}}
	p.face.game = &p.game
	p.settled, p.cameBack, p.roundOver = p.place, p.offerShare, p.offerRound
	p.bar.buttons = p.buttons()
	p.settle()
	p.greet()
	if !do.EndShown {
		p.untilEnd = endPause
	}
	switch {
	case m.BetweenRounds(): // the game was left while the question stood
		p.offerRound()
	case m.OfferShare():
		p.offerShare()
	case do.AskBadges:
		p.askBadge(rules.South)
	case do.NewChoice:
		p.offerNew()
	}
	return p
}

// Arrange implements screen.Screen.
func (p *Screen) Arrange(v geom.View) {
	lay := NewLayout(v, p.m.Game().Variant().Houses, len(p.bar.buttons))
	p.View.Arrange(lay.Layout)
	p.bar.places = lay.Bar
	p.place()
	if p.phase == asking {
		p.arrangeDialog(p.dialog)
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
	p.leaveSecret()
}

// Update implements screen.Screen.
func (p *Screen) Update(in *ui.Input) (changed bool) {
	p.face.tick(in.Any())
	p.acted = in.Released || len(in.Keys) > 0
	p.debounce.Filter(in)
	if p.phase == asking {
		changed = p.answer(in)
	} else {
		changed = p.act(in)
	}
	changed = p.advance() || changed
	return p.face.decorate() || changed
}
