package progress_test

import (
	"testing"

	"pgregory.net/rapid"

	"awele/activity/progress"
)

func task(id string) progress.Task { return progress.Task{Board: "awele", Stage: "sow", ID: id} }

// What two programs add to one progress is all in it at the end, whoever writes last.
func TestTwoProgramsLoseNothing(t *testing.T) {
	base := example()
	mine, theirs := base.Clone(), base.Clone()
	mine.Did(task("2"), progress.Unaided)
	mine.Did(task("3"), progress.Done)
	mine.Ended("awele", 3, 1)
	mine.Tried("oware", "take", 20, true, 150)
	theirs.Did(task("2"), progress.First)
	theirs.Did(task("4"), progress.First)
	theirs.Ended("awele", 3, 1)
	theirs.Ended("awele", 3, -1)
	theirs.Tried("oware", "take", 21, false, 100)
	for _, p := range []*progress.Progress{progress.Merge(base, mine, theirs), progress.Merge(base, theirs, mine)} {
		for id, want := range map[string]progress.Mark{"1": progress.First, "2": progress.First, "3": progress.Done, "4": progress.First} {
			if got := p.Mark(task(id)); got != want {
				t.Errorf("task %s: %q, want %q", id, got, want)
			}
		}
		if got, want := p.Games("awele", 3), (progress.Tally{Won: 3, Lost: 2}); got != want {
			t.Errorf("games %v, want %v", got, want)
		}
		z := p.Puzzles("oware")
		if want := (progress.Tries{Tried: 3, First: 2}); z.Motifs["take"] != want || len(z.Seen) != 4 {
			t.Errorf("puzzles %+v", z)
		}
	}
}

// Who began anew does not get back what was there before, only what the other program has added.
func TestBegunAnewBesideAnother(t *testing.T) {
	base := example()
	theirs := base.Clone()
	theirs.Ended("awele", 3, 1)
	theirs.Did(task("3"), progress.First)
	p := progress.Merge(base, &progress.Progress{}, theirs)
	if p.Mark(task("1")) != progress.None || p.Mark(task("3")) != progress.First || p.Games("awele", 3) != (progress.Tally{Won: 1}) {
		t.Errorf("%s", progress.Encode(p))
	}
}

func TestAnEndThatWasUndoneDoesNotCount(t *testing.T) {
	p := example()
	p.NotEnded("awele", 3, -1)
	p.NotEnded("awele", 3, -1)
	if got, want := p.Games("awele", 3), (progress.Tally{Won: 1}); got != want {
		t.Errorf("%v, want %v", got, want)
	}
}

// does lets a child do something.
func does(t *rapid.T, p *progress.Progress) {
	name := rapid.SampledFrom([]string{"a", "b"})
	switch rapid.IntRange(0, 3).Draw(t, "deed") {
	case 0:
		p.Did(progress.Task{Board: name.Draw(t, "board"), Stage: "s", ID: name.Draw(t, "task")}, progress.Mark(rapid.IntRange(0, 3).Draw(t, "mark")))
	case 1:
		p.Ended(name.Draw(t, "board"), rapid.IntRange(0, 3).Draw(t, "level"), rapid.IntRange(-1, 1).Draw(t, "lead"))
	case 2:
		p.Tried(name.Draw(t, "game"), name.Draw(t, "motif"), rapid.IntRange(0, 5).Draw(t, "number"), rapid.Bool().Draw(t, "first"), rapid.IntRange(1, 9).Draw(t, "rating"))
	case 3:
		p.At(name.Draw(t, "board"), name.Draw(t, "stage"))
	}
}

func TestMergeWithOneThatDidNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := &progress.Progress{}
		for range rapid.IntRange(0, 12).Draw(t, "before") {
			does(t, base)
		}
		mine := base.Clone()
		for range rapid.IntRange(0, 5).Draw(t, "more") {
			does(t, mine)
		}
		for _, p := range []*progress.Progress{progress.Merge(base, mine, base), progress.Merge(mine, mine, mine)} {
			if !p.Equal(mine) {
				t.Fatalf("%s\nis not\n%s", progress.Encode(p), progress.Encode(mine))
			}
		}
		back, err := progress.Decode(progress.Encode(mine))
		if err != nil || !back.Equal(mine) {
			t.Fatalf("%v: %s", err, progress.Encode(mine))
		}
	})
}

func TestACopyIsItsOwn(t *testing.T) {
	p := example()
	c := p.Clone()
	if !c.Equal(p) {
		t.Error("a copy is another")
	}
	c.Did(task("2"), progress.First)
	c.Ended("awele", 3, 1)
	c.Tried("oware", "take", 17, true, 7)
	if !p.Equal(example()) {
		t.Error("what the copy did is in the first one")
	}
}

func TestMergeFiles(t *testing.T) {
	empty := string(progress.Encode(&progress.Progress{}))
	mine, bad := string(progress.Encode(example())), "\x00"
	for _, c := range []struct{ base, mine, theirs, want string }{
		{"", mine, empty, mine}, {bad, mine, empty, mine}, {mine, mine, bad, mine}, {mine, bad, mine, mine}, {mine, mine, mine, mine},
	} {
		if got := progress.MergeFiles([]byte(c.base), []byte(c.mine), []byte(c.theirs)); string(got) != c.want {
			t.Errorf("%q, %q, %q: %s", c.base, c.mine, c.theirs, got)
		}
	}
}
