package progress

import (
	"testing"

	"pgregory.net/rapid"
)

// What two programs add to one progress is all in it at the end, whoever writes last.
func TestTwoProgramsLoseNothing(t *testing.T) {
	base := sample()
	mine, theirs := base.Clone(), base.Clone()
	mine.Did("awele", "sow", "2", Unaided)
	mine.Did("awele", "sow", "3", Done)
	mine.Game("awele", 2, Won)
	mine.Puzzle("oware", "capture", 1, true)
	theirs.Did("awele", "sow", "2", First)
	theirs.Did("awele", "sow", "4", First)
	theirs.Game("awele", 2, Won)
	theirs.Game("awele", 2, Lost)
	theirs.Puzzle("oware", "capture", 1, false)
	for _, p := range []Progress{Merge(base, mine, theirs), Merge(base, theirs, mine)} {
		for id, want := range map[string]Mark{"1": First, "2": First, "3": Done, "4": First} {
			if got := p.Mark("awele", "sow", id); got != want {
				t.Errorf("task %s: %q, want %q", id, got, want)
			}
		}
		if got, want := p.Games("awele", 2), (Games{Won: 3, Lost: 1}); got != want {
			t.Errorf("games %v, want %v", got, want)
		}
		if got, want := p.Tries("oware", "capture", 1), (Tries{2, 1}); got != want {
			t.Errorf("tries %v, want %v", got, want)
		}
	}
}

// Who began anew does not get back what was there before, only what the other program has added.
func TestBegunAnewBesideAnother(t *testing.T) {
	base := sample()
	theirs := base.Clone()
	theirs.Game("awele", 2, Won)
	theirs.Did("awele", "sow", "3", First)
	p := Merge(base, Progress{}, theirs)
	if p.Mark("awele", "sow", "1") != None || p.Mark("awele", "sow", "3") != First || p.Games("awele", 2) != (Games{Won: 1}) {
		t.Errorf("%s", Encode(p))
	}
}

func TestMergeWithOneThatDidNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := drawn(t)
		mine := base.Clone()
		for range rapid.IntRange(0, 5).Draw(t, "more") {
			do(t, &mine, rapid.SampledFrom([]string{"a", "b"}))
		}
		for _, p := range []Progress{Merge(base, mine, base), Merge(base, base, mine), Merge(mine, mine, mine)} {
			if !p.Equal(&mine) {
				t.Fatalf("%s\nis not\n%s", Encode(p), Encode(mine))
			}
		}
	})
}

func TestMergeFiles(t *testing.T) {
	full := sample()
	mine, bad := string(Encode(full)), "\x00"
	for _, c := range []struct{ base, mine, theirs, want string }{
		{"", mine, "{}", mine}, {bad, mine, "{}", mine}, {mine, mine, bad, mine}, {mine, bad, mine, mine}, {mine, mine, mine, mine},
	} {
		if got := MergeFiles([]byte(c.base), []byte(c.mine), []byte(c.theirs)); string(got) != c.want {
			t.Errorf("%q, %q, %q: %s", c.base, c.mine, c.theirs, got)
		}
	}
}
