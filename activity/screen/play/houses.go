package play

import (
	"strconv"

	"awele/rules"
)

// nearSide is the side whose houses the keys pick: the child's, or of two people at this screen the one who is to move.
func (p *Screen) nearSide() rules.Side {
	if p.Seats.Shared() {
		return p.m.Position().Turn()
	}
	return rules.South
}

func pitOf(side rules.Side, house int) rules.Pit {
	return rules.Pit{Side: side, House: rules.House(house)}
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
				return pitOf(rules.Side(s), h), true
			}
		}
	}
	return rules.Pit{}, false
}
