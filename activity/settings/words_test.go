package settings

import "testing"

// What is chosen at the table is kept by its stored name, and only a word that means something is.
func TestChoicesByTheirNames(t *testing.T) {
	s := odd
	for name, word := range map[string]string{"seeds": "6", "slam": "captureall", "starter": "tux", "speed": "slow", "houses": "", "": "", "calm": ""} {
		if got := s.Choice(name); got != word {
			t.Errorf("%s is %q, want %q", name, got, word)
		}
	}
	for name, word := range map[string]string{"seeds": "4", "slam": "nocapture", "starter": "alternate"} {
		if err := s.SetChoice(name, word); err != nil || s.Choice(name) != word {
			t.Errorf("%s=%s: %v, %q", name, word, err, s.Choice(name))
		}
	}
	before := s
	for _, c := range [][2]string{
		{"seeds", "3"}, {"seeds", "7"}, {"seeds", "04"}, {"seeds", "many"}, {"seeds", ""}, {"slam", "never"}, {"starter", ""}, {"houses", "6"},
		{"calm", "true"}, {"", "4"},
	} {
		if err := s.SetChoice(c[0], c[1]); err == nil || s != before {
			t.Errorf("%s=%s is taken: %+v", c[0], c[1], s)
		}
	}
	// One bad choice does not stand in the way of another.
	s = Settings{}
	if err := s.SetChoice("slam", "forbidden"); err != nil || s.Choice("slam") != "forbidden" {
		t.Errorf("%v, %+v", err, s)
	}
}
