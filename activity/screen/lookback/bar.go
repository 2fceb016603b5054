package lookback

import (
	"awele/activity/ui"
	"awele/i18n"
)

// The buttons that are asked for by name.
const (
	later  = "later"
	playOn = "play on"
)

// rows returns the round buttons, from left to right, and the wide one.
func (l *Screen) rows() (bar, wide ui.Buttons) {
	row := func(id, picture string, label i18n.Key, press func(), enabled func() bool) ui.Button {
		return ui.Button{ID: id, Picture: ui.Always(picture), Label: func() string { return l.Text(label) }, Press: press, Enabled: enabled}
	}
	pages := func() bool { return len(l.pages) > 0 }
	bar = ui.Buttons{
		row("back", "back", i18n.GoBack, l.do.Back, nil),
		row("home", "home", i18n.Home, l.do.Home, nil),
		row("board", "board", i18n.ToBoard, l.do.Board, nil),
		row("earlier", "earlier", i18n.Earlier, func() { l.turn(-1) }, func() bool { return l.at > 0 }),
		row("again", "replay", i18n.ShowAgain, func() { l.open(l.at) }, pages),
		row(later, "later", i18n.Later, l.goOn, func() bool { return l.at < len(l.pages)-1 }),
	}
	return bar, ui.Buttons{row(playOn, "play", i18n.PlayOnHere, func() { l.do.PlayOn(l.goOnFrom()) }, pages)}
}

// goOn shows at once what comes of the move that is shown, which is the point of it, or turns the page.
func (l *Screen) goOn() {
	if l.moving() {
		l.finish()
	} else {
		l.turn(1)
	}
}

// place tells the controls where they are and which can be used now.
func (l *Screen) place() {
	if len(l.where.Bar) == 0 {
		return
	}
	var items []ui.Item
	for i := range l.bar {
		items = append(items, ui.Item{ID: l.bar[i].ID, Rect: l.where.Bar[i], Disabled: l.bar[i].Disabled()})
	}
	wide := &l.playOn[0]
	l.set.SetItems(append(items, ui.Item{ID: wide.ID, Rect: l.where.Wide, Disabled: wide.Disabled()}))
}
