package main

import (
	"go/format"
	"testing"

	"awele/rules"
	"awele/tux/search"
)

// Weights that made the leads are found again, but for what the ridge takes.
func TestWeightsAreFoundAgain(t *testing.T) {
	p := player{nodes: 60}
	var f fit
	n := 0
	for i := range uint64(60) {
		for _, s := range p.game(3, i) {
			// Two seeds for each empty house less, whatever happened.
			s.lead = s.pos.Store(s.pos.Turn()) - s.pos.Store(s.pos.Turn().Other())
			for h := range rules.House(6) {
				if s.pos.Seeds(rules.Pit{Side: s.pos.Turn(), House: h}) == 0 {
					s.lead -= 2
				}
				if s.pos.Seeds(rules.Pit{Side: s.pos.Turn().Other(), House: h}) == 0 {
					s.lead += 2
				}
			}
			f.add(s)
			n++
		}
	}
	w := f.solve()
	for h := range houses { // a house with one seed against one with none
		if worth := int(w[1][h][1]) - int(w[1][h][0]); worth < search.SeedValue || worth > 3*search.SeedValue {
			t.Errorf("of %d positions: house %d is worth %d parts of a seed more with one seed in it, want about %d", n, h, worth, 2*search.SeedValue)
		}
	}
}

// What is written is Go as gofmt writes it.
func TestTheFileIsFormatted(t *testing.T) {
	var w search.OwareWeights
	w[0][0][1], w[2][5][15] = -7, 300
	text := goFile(w)
	if nice, err := format.Source([]byte(text)); err != nil || string(nice) != text {
		t.Errorf("%v\n%s", err, text)
	}
}
