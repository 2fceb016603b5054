package tux

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"awele/rules"
	"awele/tux/search"
	"awele/tux/tuxtest"
)

// Where the nodes run out, the first of the ranking is known to be better than the moves that were looked at last, which
// still have the values that seemed theirs before. The top level must not compare with those.
func TestTopLevelPlaysTheFirstOfTheRanking(t *testing.T) {
	p, _, err := rules.ParsePosition("2-1-6-7-12-4-2-0-0-9-0-0-2-3-S")
	if err != nil {
		t.Fatal(err)
	}
	r := search.RankingOf(search.RankedMove{House: 2, Value: -5}, search.RankedMove{House: 4, Value: 40}, search.RankedMove{House: 1, Value: 39})
	s, rnd := situation{variant: tuxtest.Oware(), pos: p}, rand.New(rand.NewPCG(1, 1))
	m := Level(Levels).moodIn(s, rnd)
	if h := m.choose(&r, s, rnd); h != 2 {
		t.Errorf("house %d, not 2", h)
	}
}

// A level is kind only where Tux leads by more than it aims at, and then as often as it says; it ends what has been quiet
// for long, finishes what is won, and at the top never leaves anything to chance.
func TestMoods(t *testing.T) {
	at := func(lead, quiet int) situation {
		p, _, err := rules.ParsePosition(fmt.Sprintf("2-2-2-2-2-2-2-2-2-2-2-2-%d-%d-S", 12+lead/2, 12-lead/2))
		if err != nil {
			t.Fatal(err)
		}
		return situation{variant: tuxtest.Oware(), pos: p, quiet: quiet, led: finishLead}
	}
	for level := Level(1); level <= Levels; level++ {
		m := owareManners[level]
		share := func(s situation, w way) int { // in per cent
			n := 0
			rnd := rand.New(rand.NewPCG(1, 1))
			for range 2000 {
				if level.moodIn(s, rnd).way == w {
					n++
				}
			}
			return n / 20
		}
		aim := m.aim / search.SeedValue
		if n := share(at(aim-2, 0), generous); n != 0 {
			t.Errorf("level %d is kind %d times in 100 while it leads by less than it aims at", level, n)
		}
		if n := share(at(aim+4, 0), generous); n < m.generous-4 || n > m.generous+4 {
			t.Errorf("level %d is kind %d times in 100, want %d", level, n, m.generous)
		}
		if n := share(at(aim-2, 0), careless); n < m.careless-4 || n > m.careless+4 {
			t.Errorf("level %d is careless %d times in 100, want %d", level, n, m.careless)
		}
		if n := share(at(finishLead+1, 0), earnest); n != 100 {
			t.Errorf("level %d finishes only %d times in 100", level, n)
		}
		if n := share(at(0, quietLimit), ending); n != 100 && level < Levels || n > 0 && level == Levels {
			t.Errorf("level %d ends a quiet game %d times in 100", level, n)
		}
		if n := share(at(0, giveLimit), giving); n != 100 && level <= giveLevel || n > 0 && level > giveLevel {
			t.Errorf("level %d gives %d times in 100 to end a quiet game", level, n)
		}
	}
}
