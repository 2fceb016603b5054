package lessons_test

import (
	"testing"

	"awele/lessons"
	"awele/rules"
	"awele/tux/learner"
)

// found returns the share of the tasks, in per cent, in which a player's move is a right answer at the first try.
func found(t *testing.T, who learner.Player, tasks []*lessons.Task, tries uint64) float64 {
	t.Helper()
	right := 0
	for i, k := range tasks {
		a, err := k.Begin()
		if err != nil {
			t.Fatal(err)
		}
		for seed := range tries {
			who.Restart(seed + uint64(i)<<8)
			if o, ok := a.Outcome(rules.Pit{Side: a.Child(), House: who.Move(a.Game())}); ok && o.Right {
				right++
			}
		}
	}
	return 100 * float64(right) / float64(len(tasks)*int(tries))
}

// Tasks that ask for a move are no matter of chance, and whoever sees more finds more of them. Four plies are not compared:
// a learner that looks further may prefer another move to what a task asks.
func TestLearnersFindWhatTheySee(t *testing.T) {
	var all, captures []*lessons.Task
	for _, c := range lessons.Builtin() {
		for i := range c.Stages {
			for j := range c.Stages[i].Tasks {
				switch k := &c.Stages[i].Tasks[j]; {
				case k.Kind != lessons.Find || k.Goal.Name == lessons.Land:
				case k.Goal.Name == lessons.Capture:
					captures = append(captures, k)
					fallthrough
				default:
					all = append(all, k)
				}
			}
		}
	}
	share, ofCaptures := map[string]float64{}, map[string]float64{}
	for _, child := range learner.Children() {
		share[child.Name] = found(t, &child, all, 100)
		ofCaptures[child.Name] = found(t, &child, captures, 100)
		t.Logf("%-15s %4.1f %% of %d tasks, %4.1f %% of %d captures", child.Name, share[child.Name], len(all), ofCaptures[child.Name], len(captures))
	}
	if share["random"] > 40 {
		t.Errorf("chance finds %.1f %%", share["random"])
	}
	rising := func(of map[string]float64, names ...string) {
		for i, name := range names[1:] {
			if of[name] <= of[names[i]] {
				t.Errorf("%s finds %.1f %%, and %s %.1f %%", name, of[name], names[i], of[names[i]])
			}
		}
	}
	rising(share, "random", "sees 30 %", "sees 60 %", "sees 90 %", "two plies")
	rising(ofCaptures, "random", "sees 30 %", "sees 60 %", "sees 90 %")
}
