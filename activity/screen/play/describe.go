package play

import (
	"slices"

	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/i18n"
	"awele/rules"
)

// Describe implements screen.Described. The houses of a side are followed by its store. It tells what lies there after the
// last move, which nobody who hears it waits for.
func (p *Screen) Describe(d *ui.Description) {
	if p.phase == asking {
		p.dialog.Describe(d)
		return
	}
	d.Title = p.Text(i18n.AppName)
	p.set.Describe(d, p.described)
	for i, side := range [...]rules.Side{p.nearSide(), p.nearSide().Other()} {
		store := ui.Described{ID: storeIDs[side], Name: p.speaker().Store(side, p.m.Position().Store(side)), Off: true}
		if after := (i+1)*p.Layout.Houses + i; after <= len(d.Controls) {
			d.Controls = slices.Insert(d.Controls, after, store)
		}
	}
}

// storeIDs name the stores, which are no controls.
var storeIDs = [2]string{"store 0", "store 1"}

// described returns what is told of a control.
func (p *Screen) described(id string) ui.Described {
	if pit, ok := boardview.PitOf(id); ok {
		seeds := p.m.Position().Seeds(pit)
		return ui.Described{Name: p.speaker().House(pit, seeds), Off: !p.m.Legal(pit.Side).Has(pit.House)}
	}
	if b := p.bar.find(id); b != nil {
		return b.Described()
	}
	return ui.Described{}
}
