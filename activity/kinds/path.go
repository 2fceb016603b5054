package kinds

import "awele/rules"

// Path is what playing a house would do: where its seeds fall, where the last one lands, what it would capture.
type Path struct {
	Shown    bool
	From     rules.Pit
	Drops    [2][rules.MaxHouses]int
	Stored   [2]int // seeds that fall into the stores, by side
	Last     rules.Pit
	Captured [2]rules.HouseSet
	Seeds    int  // that would be captured
	Slam     bool // every seed would be captured, so none is
	Again    bool // the same side would move again
	GoesOn   bool // a relay goes on from Last, and what follows is too long to tell
}

// toldLaps is the number of laps of a relay that a path shows.
const toldLaps = 3

// PathOf tells what playing house h would do.
func PathOf(v rules.Variant, pos rules.Position, h rules.House) Path {
	pa := Path{Shown: true, From: rules.Pit{Side: pos.Turn(), House: h}}
	laps := 1
	for _, s := range v.Steps(pos, h) {
		switch s.Kind {
		case rules.Drop:
			if s.To.IsStore() {
				pa.Stored[s.To.Side]++
			} else {
				pa.Drops[s.To.Side][s.To.House]++
			}
			pa.Last = s.To
		case rules.Relay:
			if laps++; laps > toldLaps {
				pa.GoesOn = true
				return pa
			}
		case rules.Capture:
			pa.Captured[s.From.Side] |= 1 << s.From.House
			pa.Seeds += s.Seeds
		case rules.SlamForfeited:
			pa.Slam = true
		case rules.ExtraTurn:
			pa.Again = true
		}
	}
	return pa
}
