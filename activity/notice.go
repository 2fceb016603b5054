package activity

import (
	"awele/activity/ui"
	"awele/i18n"
)

// tell lays a sentence over whatever screen is shown, until it is put away.
func (a *app) tell(sentence string) {
	d := ui.NewDialog(sentence, []ui.Choice{{ID: "close", Icon: "check", Label: a.text.T(i18n.Continue)}}, "")
	d.Note = true
	a.ask(d)
}

// ask lays a question over whatever screen is shown, until it is answered.
func (a *app) ask(d *ui.Dialog) {
	a.notice = d
	a.needsLayout, a.needsPaint = true, true
	a.debounce.Begin() // a nervous second press must not put it away unread
}

// noticed lets the sentence or question that lies over the screen take a tick's input.
func (a *app) noticed(in *ui.Input) {
	answer, changed := a.notice.Update(in)
	a.needsPaint = a.needsPaint || changed
	if answer != "" {
		asked := a.notice
		a.notice = nil
		a.needsPaint = true
		a.debounce.Begin()
		asked.Press(answer) // which may ask something else
	}
}
