package tux

import (
	"math/rand/v2"
	"testing"

	"awele/rules"
)

// Where the nodes run out, the first of the ranking is known to be better than the moves that were looked at last, which
// still have the values that seemed theirs before. The top level must not compare with those.
func TestTopLevelPlaysTheFirstOfTheRanking(t *testing.T) {
	p, _, err := rules.ParsePosition("2-1-6-7-12-4-2-0-0-9-0-0-2-3-S")
	if err != nil {
		t.Fatal(err)
	}
	r := ranking{n: 3, moves: [rules.MaxHouses]ranked{{house: 2, value: -5}, {house: 4, value: 40}, {house: 1, value: 39}}}
	m := manners[Levels]
	if h := m.choose(&r, situation{variant: oware(), pos: p}, rand.New(rand.NewPCG(1, 1))); h != 2 {
		t.Errorf("house %d, not 2", h)
	}
}
