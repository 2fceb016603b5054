package learner_test

import (
	"testing"

	"awele/internal/long"
	"awele/rules"
	"awele/tux"
	"awele/tux/learner"
)

// Who plays by what the path teaches, and by nothing else, holds level 5.
func TestThePathLeadsToLevelFive(t *testing.T) {
	games := long.Times(80)
	points := 0
	for i := range games {
		r, err := learner.Play(rules.Oware.Usual(), &learner.Pupil{}, &learner.Tux{Engine: tux.NewEngine(), Level: 5}, rules.Side(i%2), uint64(1+i/2))
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case r.Lead > 0:
			points += 2
		case r.Lead == 0:
			points++
		}
	}
	if points < games {
		t.Errorf("the pupil scores %d of %d", points, 2*games)
	}
}
