package play

import (
	"strconv"

	"awele/activity/ui"
	"awele/rules"
)

// houses appends the houses of a side to the controls.
func (p *Screen) houses(items []ui.Item, side rules.Side) []ui.Item {
	for h, r := range p.Layout.Press[side] {
		id := houseID(rules.Pit{Side: side, House: rules.House(h)})
		items = append(items, ui.Item{ID: id, Rect: r, Disabled: p.guards(side)})
	}
	return items
}

// houseID returns the ID of a house as a control.
func houseID(pit rules.Pit) string { return houseIDs[pit.Side][pit.House] }

var houseIDs = func() (ids [2][rules.MaxHouses]string) {
	for s := range ids {
		for h := range ids[s] {
			ids[s][h] = "house " + strconv.Itoa(s) + strconv.Itoa(h)
		}
	}
	return ids
}()

// houseOf returns the pit that a control stands for.
func houseOf(id string) (rules.Pit, bool) {
	for s := range houseIDs {
		for h := range houseIDs[s] {
			if houseIDs[s][h] == id {
				return rules.Pit{Side: rules.Side(s), House: rules.House(h)}, true
			}
		}
	}
	return rules.Pit{}, false
}
