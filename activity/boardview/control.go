package boardview

import (
	"strconv"

	"awele/rules"
)

// PitID returns the ID of a house or a store as a control.
func PitID(pit rules.Pit) string { return pitIDs[pit.Side][pit.House] }

var pitIDs = func() (ids [2][rules.Store + 1]string) {
	for s := range ids {
		for h := range ids[s] {
			ids[s][h] = "house " + strconv.Itoa(s) + strconv.Itoa(h)
		}
	}
	return ids
}()

// PitOf returns the house or the store that a control stands for.
func PitOf(id string) (rules.Pit, bool) {
	for s := range pitIDs {
		for h := range pitIDs[s] {
			if pitIDs[s][h] == id {
				return rules.Pit{Side: rules.Side(s), House: rules.House(h)}, true
			}
		}
	}
	return rules.Pit{}, false
}
