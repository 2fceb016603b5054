package play

import (
	"awele/activity/sound"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/i18n"
	"awele/rules"
)

// act does what the child asks for.
func (p *Screen) act(in *ui.Input) bool {
	moving := !p.still()
	beside := moving && p.besideButtons(in.Pointer) && !p.nervousAt(in.Pointer)
	if p.outside.Update(in, beside) || moving && p.skips(in) {
		p.set.Cancel()
		if p.demo != nil {
			p.endDemo()
		} else {
			p.finish()
		}
		return true
	}
	if in.Pressed && beside {
		return false // and no house is pressed, not even where the move ends by itself before the release
	}
	ev := p.set.Update(in)
	changed := ev.Changed
	for _, k := range in.Keys {
		if p.key(k) {
			changed = true
		}
	}
	if ev.Activated != "" {
		p.activate(ev.Activated)
		changed = true
	}
	if p.updatePath() {
		changed = true
	}
	return changed
}

// besideButtons reports whether a place is in the window and on no button: where a press finishes the move that is shown.
func (p *Screen) besideButtons(at geom.Point) bool {
	for i := range p.bar {
		if p.bar[i].shown && p.bar[i].rect.Contains(at) {
			return false
		}
	}
	return p.Layout.View.Bounds().Contains(at)
}

// skips reports whether a key finishes the move that is being shown: one that would act on the board.
func (p *Screen) skips(in *ui.Input) bool {
	for _, k := range in.Keys {
		if k == ui.KeyAct {
			pit, isHouse := houseOf(p.set.Focus())
			return isHouse && !p.nervous(pit)
		}
		if k >= ui.KeyHouse1 && k <= ui.KeyHouse7 {
			return !p.nervous(rules.Pit{Side: p.Showing, House: rules.House(k - ui.KeyHouse1)})
		}
	}
	return false
}

// nervous reports whether a press on a house comes so soon after the one that played it that it belongs to it, and does
// not ask for the end of the move that is shown.
func (p *Screen) nervous(pit rules.Pit) bool {
	return p.phase() == moving && p.m.Human(p.Showing) && pit == p.last && p.Tick < ui.SecondPress
}

func (p *Screen) nervousAt(at geom.Point) bool {
	return p.hasLast && p.Layout.Press[p.last.Side][p.last.House].Contains(at) && p.nervous(p.last)
}

// key does what a key asks for that is not about moving the focus.
func (p *Screen) key(k ui.Key) bool {
	switch {
	case k == ui.KeyBack:
		p.do.Home()
	case k == ui.KeyUndo:
		p.undo()
	case k == ui.KeyRedo:
		p.redo()
	case k == ui.KeyHint:
		p.lamp()
	case k == ui.KeyHelp:
		p.do.Help()
	case k == ui.KeyToggleBar:
		p.fold()
	case k >= ui.KeyHouse1 && k <= ui.KeyHouse7 && p.Show == nil:
		p.pick(rules.House(k - ui.KeyHouse1))
	default:
		return false
	}
	return true
}

// pick is a number key: it moves the focus to a house of the side to move, and plays it if the focus was there.
func (p *Screen) pick(h rules.House) {
	if int(h) >= p.Layout.Houses {
		return
	}
	pit := rules.Pit{Side: p.nearSide(), House: h}
	if id := houseID(pit); p.set.Focus() == id {
		p.choose(pit)
	} else {
		p.set.SetFocus(id)
	}
}

// choose is a house that the child wants to play.
func (p *Screen) choose(pit rules.Pit) {
	if p.demo != nil {
		p.endDemo()
	}
	if p.Show != nil { // the press began before this move was shown: it finishes it, like any other
		p.finish()
		return
	}
	if p.m.TuxToMove() {
		p.refuse(pit, p.Text(i18n.RefusedWait))
		return
	}
	if err := p.m.Check(pit); err != nil {
		p.refuse(pit, p.speaker().Refusal(err, p.m.Position().Turn()))
		return
	}
	if !p.holdBack(pit) {
		p.play(pit)
	}
}

// refuse says which rule forbids a house and why; it costs nothing.
func (p *Screen) refuse(pit rules.Pit, why string) {
	p.say(why, true)
	p.refused, p.refusing = pit, true
	if !p.Settings().Calm {
		p.shake = shakeFor
	}
	p.Sound.Play(sound.Refused)
}
