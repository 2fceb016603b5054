package main

import (
	"testing"

	"awele/tux"
)

// Three games won or lost in a row bring another level, once.
func TestSuggested(t *testing.T) {
	const won, lost, drawn = 1, -1, 0
	for _, c := range []struct {
		leads []int
		want  tux.Level
	}{
		{[]int{won, won}, 4},
		{[]int{won, won, won}, 5},
		{[]int{lost, lost, lost}, 3},
		{[]int{won, won, drawn, won}, 4},
		{[]int{lost, lost, won, lost}, 4},
		{[]int{won, lost, lost, lost}, 3},
	} {
		level, streak := tux.Level(4), 0
		for _, lead := range c.leads {
			level, streak = suggested(level, streak, lead)
		}
		if level != c.want {
			t.Errorf("%v: on at level %d, want %d", c.leads, level, c.want)
		}
	}
	if level, _ := suggested(tux.Levels, 2, won); level != tux.Levels {
		t.Errorf("above the top is level %d", level)
	}
	if level, streak := suggested(4, 3, won); level != 4 || streak != 4 {
		t.Errorf("the fourth win in a row brings level %d", level)
	}
}

// What is said of many children adds up.
func TestClimbs(t *testing.T) {
	var all climbs
	for _, c := range []climb{{first: 3, last: 5, longest: 20}, {first: 3, last: 4, longest: 50}, {first: 4, last: 7, longest: 30}} {
		all.add(c)
	}
	if all.children != 3 || all.twoUp != 2 || all.longest != 50 || all.last[5] != 1 {
		t.Errorf("%+v", all)
	}
	for _, name := range stages {
		if childNamed(name).Name != name {
			t.Errorf("%q is another", name)
		}
	}
}
