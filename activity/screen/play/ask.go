package play

import (
	"strconv"

	"awele/activity/screen"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/tux"
)

// askNew starts a new game, after a question if one is running that would be lost.
func (p *Screen) askNew() {
	if p.m.Over() || !p.m.CanUndo() {
		p.do.New()
		return
	}
	p.ask(ui.NewDialog(p.Text(i18n.NewGameAsk), []ui.Choice{
		{ID: "yes", Icon: "check", Label: p.Text(i18n.NewGame), Press: p.do.New},
		{ID: "no", Icon: "back", Label: p.Text(i18n.Continue)},
	}, "no"))
}

// askUndo goes back to the last decision. Two people at one screen are asked first whether both agree: what one takes back,
// the other may lose.
func (p *Screen) askUndo() {
	if !p.Seats.Shared() || !p.m.CanUndo() {
		p.undo()
		return
	}
	d := ui.NewDialog(p.Text(i18n.UndoAsk), []ui.Choice{
		{ID: "yes", Icon: "check", Label: p.Text(i18n.Yes), Press: p.undo},
		{ID: "no", Icon: "close", Label: p.Text(i18n.No)},
	}, "no")
	d.AtTop = true // both see the board that they are asked about
	p.ask(d)
}

// offerNew says that what was chosen counts from the next game, and lets it begin. The running one stays as it is.
func (p *Screen) offerNew() {
	p.ask(ui.NewDialog(p.Text(i18n.NewChoice), []ui.Choice{
		{ID: "new", Icon: "new", Label: p.Text(i18n.NewGame), Press: p.do.New},
		{ID: "go on", Icon: "play", Label: p.Text(i18n.Continue)},
	}, "go on"))
}

// offerShare asks whether to stop a game that goes round in circles.
func (p *Screen) offerShare() {
	d := ui.NewDialog(p.speaker().ShareOffer(p.m.Game()), []ui.Choice{
		{ID: "share", Icon: "seeds", Label: p.speaker().ShareYes(p.m.Game()), Press: p.share},
		{ID: "go on", Icon: "play", Label: p.Text(i18n.ShareNo), Press: func() {
			p.m.DeclineShare()
			p.greet()
		}},
	}, "go on")
	d.AtTop = true // the rows that would be shared stay in sight
	p.ask(d)
}

// offerRound asks whether to play the next round of a game in rounds, or to stop. Who only closes the question plays on.
func (p *Screen) offerRound() {
	d := ui.NewDialog(p.speaker().RoundOver(p.m.Game()), []ui.Choice{
		{ID: "next", Icon: "next", Label: p.Text(i18n.NextRound), Press: p.nextRound},
		{ID: "stop", Icon: "check", Label: p.Text(i18n.StopYes), Press: p.share},
	}, "next")
	d.AtTop = true // the stores stay in sight
	p.ask(d)
}

// askLevel shows the levels of Tux.
func (p *Screen) askLevel() {
	var choices []ui.Choice
	for l := tux.Level(1); l <= tux.Levels; l++ {
		if p.do.Offers != nil && !p.do.Offers(l) {
			continue
		}
		n := strconv.Itoa(int(l))
		choices = append(choices, ui.Choice{
			ID: "level" + n, Icon: screen.LevelPicture(l), Label: n, Chosen: l == p.m.Level(), Press: func() { p.setLevel(l) },
		})
	}
	p.ask(ui.NewDialog(p.Text(i18n.ChooseLevel), choices, ""))
}

// ask lays a question over the board.
func (p *Screen) ask(d *ui.Dialog) {
	p.arrangeDialog(d)
	p.set.Cancel()
	p.dialog = d
	p.beginAsking()
}

// answer lets the question take a tick's input and reports whether the picture changed.
func (p *Screen) answer(in *ui.Input) (changed bool) {
	d := p.dialog
	given, changed := d.Update(in)
	if given == "" {
		return changed
	}
	p.endAsking()
	p.dialog = nil
	p.debounce.Begin()
	d.Press(given)
	return true
}

// arrangeDialog gives a question its place: one at the upper edge lies left of Tux, who asks it.
func (p *Screen) arrangeDialog(d *ui.Dialog) {
	d.Beside = geom.Rect{}
	if !p.Seats.Shared() {
		d.Beside = p.Layout.Tux
	}
	d.Arrange(p.Layout.View)
}
