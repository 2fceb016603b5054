package play

import (
	"awele/activity/boardview"
	"awele/activity/ui"
	"awele/rules"
)

// houses appends the houses of a side to the controls.
func (p *Screen) houses(items []ui.Item, side rules.Side) []ui.Item {
	for h, r := range p.Layout.Press[side] {
		id := boardview.PitID(rules.Pit{Side: side, House: rules.House(h)})
		items = append(items, ui.Item{ID: id, Rect: r, Disabled: p.guards(side)})
	}
	return items
}
