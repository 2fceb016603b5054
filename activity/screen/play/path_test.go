package play

import (
	"testing"

	"awele/activity/kinds"
	"awele/rules"
)

func TestThePathTellsWhatAMoveWouldDo(t *testing.T) {
	pit := func(s rules.Side, h rules.House) rules.Pit { return rules.Pit{Side: s, House: h} }
	for _, c := range []struct {
		name, position string
		slam           rules.GrandSlam
		house          rules.House
		last           rules.Pit
		captured       rules.HouseSet // of North
		seeds          int
		forfeited      bool
		twice          int // houses that get two seeds
	}{
		{"sowing", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", rules.NoCapture, 3, pit(rules.North, 1), 0, 0, false, 0},
		{"chain", "3-0-0-0-0-2-1-2-4-0-0-5-15-16-S", rules.NoCapture, 5, pit(rules.North, 1), 0b11, 5, false, 0},
		{"two laps", "0-0-0-0-0-14-1-1-2-2-1-0-13-14-S", rules.NoCapture, 5, pit(rules.North, 2), 0, 0, false, 3},
		{"forfeited slam", "1-0-0-0-0-2-1-1-0-0-0-0-21-22-S", rules.NoCapture, 5, pit(rules.North, 1), 0, 0, true, 0},
		{"slam", "1-0-0-0-0-2-1-1-0-0-0-0-21-22-S", rules.CaptureAll, 5, pit(rules.North, 1), 0b11, 4, false, 0},
	} {
		p, _, err := rules.ParsePosition(c.position)
		if err != nil {
			t.Fatal(err)
		}
		pa := kinds.PathOf(rules.NewOware(4, c.slam, rules.OfferShare), p, c.house)
		twice, from := 0, 0
		for s := range pa.Drops {
			for h, n := range pa.Drops[s] {
				if n == 2 {
					twice++
				}
				if pit(rules.Side(s), rules.House(h)) == pa.From {
					from += n
				}
			}
		}
		if !pa.Shown || pa.Last != c.last || pa.Captured[rules.North] != c.captured || pa.Seeds != c.seeds || pa.Slam != c.forfeited || twice != c.twice || from != 0 {
			t.Errorf("%s: %+v", c.name, pa)
		}
	}
}
