package play

import (
	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/activity/ui/geom"
	"awele/rules"
)

// act does what the child asks for.
func (p *Screen) act(in *ui.Input) bool {
	if _, isHouse := boardview.PitOf(in.Act); isHouse && !p.still() { // what is named is not waited for
		p.skip()
	}
	beside := !p.still() && p.besideButtons(in.Pointer)
	if p.outside.Update(in, beside) || !p.still() && p.skips(in) {
		p.set.Cancel()
		p.skip()
		return true
	}
	if in.Pressed && beside {
		return false // and no house is pressed, not even where the move ends by itself before the release
	}
	ev := p.set.Update(in)
	changed := ev.Changed
	for _, k := range in.Keys {
		changed = p.key(k) || changed
	}
	if pit, ok := boardview.PitOf(ev.Activated); ok {
		p.choose(pit)
	} else {
		p.bar.press(ev.Activated)
	}
	return p.updatePath() || changed
}

// besideButtons reports whether a place is in the window and on no button: where a press finishes the move that is shown. A
// nervous one does not.
func (p *Screen) besideButtons(at geom.Point) bool {
	if p.hasLast && p.Layout.Press[p.last.Side][p.last.House].Contains(at) && p.nervous(p.last) {
		return false
	}
	return p.Layout.View.Bounds().Contains(at) && !p.bar.covers(at)
}

// skips reports whether a key finishes the move that is being shown: one that would act on the board.
func (p *Screen) skips(in *ui.Input) bool {
	for _, k := range in.Keys {
		if k == ui.KeyAct {
			pit, isHouse := boardview.PitOf(p.set.Focus())
			return isHouse && !p.nervous(pit)
		}
		if k >= ui.KeyHouse1 && k <= ui.KeyHouse7 {
			return !p.nervous(rules.Pit{Side: p.Showing, House: rules.House(k - ui.KeyHouse1)})
		}
	}
	return false
}

// key does what a key asks for that is not about moving the focus.
func (p *Screen) key(k ui.Key) bool {
	switch {
	case k == ui.KeyBack:
		p.do.Home()
	case k == ui.KeyUndo:
		p.askUndo()
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
	if id := boardview.PitID(pit); p.set.Focus() == id {
		p.choose(pit)
	} else {
		p.set.SetFocus(id)
	}
}
