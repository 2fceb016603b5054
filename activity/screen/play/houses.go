package play

import (
	"strconv"

	"awele/activity/ui"
	"awele/rules"
)

// nearSide is the side whose houses the keys pick: of the two seats the one of a person who is to move, or waits for Tux.
func (p *Screen) nearSide() rules.Side {
	turn := p.m.Position().Turn()
	if p.m.Seat(turn).Person() {
		return turn
	}
	return turn.Other()
}

// houses appends the houses of a side to the controls.
func (p *Screen) houses(items []ui.Item, side rules.Side) []ui.Item {
	for h, r := range p.Layout.Press[side] {
		items = append(items, ui.Item{ID: houseID(rules.Pit{Side: side, House: rules.House(h)}), Rect: r})
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
