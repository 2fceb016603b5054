package main

import (
	"testing"

	"awele/lessons"
)

// Tasks that ask for a move are no matter of chance, and whoever sees more finds more of them. Who looks four plies ahead is not
// compared: he may prefer another move to what a task asks.
func TestLearnersFindWhatTheySee(t *testing.T) {
	rows, err := table(lessons.Builtin())
	if err != nil {
		t.Fatal(err)
	}
	of := map[string]row{}
	for _, r := range rows {
		of[r.name] = r
	}
	if random := of["random"].all; random > 40 {
		t.Errorf("chance finds %.1f %%", random)
	}
	rising := func(share func(row) float64, names ...string) {
		for i, name := range names[1:] {
			if more, less := share(of[name]), share(of[names[i]]); more <= less {
				t.Errorf("%s finds %.1f %%, and %s %.1f %%", name, more, names[i], less)
			}
		}
	}
	rising(func(r row) float64 { return r.all }, "random", "sees 30 %", "sees 60 %", "sees 90 %", "two plies")
	rising(func(r row) float64 { return r.captures }, "random", "sees 30 %", "sees 60 %", "sees 90 %")
}

// A game of a lesson can be ended as it asks by whoever looks two plies ahead, and no luck is as good as that.
func TestGamesCanBeWon(t *testing.T) {
	rows, err := gameTable(lessons.Builtin())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		random, two := r.reached[0], r.reached[len(r.reached)-1]
		if two < 40 || two < random {
			t.Errorf("%s, stage %s, task %s: reached in %.0f %% by who looks two plies ahead, in %.0f %% by chance", r.board, r.stage, r.task, two, random)
		}
	}
}
