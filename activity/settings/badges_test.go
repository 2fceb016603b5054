package settings

import "testing"

// Whatever two people choose, one after the other and again, they never have the same animal.
func TestTwoPeopleNeverHaveTheSameAnimal(t *testing.T) {
	for a := range Animals {
		for b := range Animals {
			for row := range 2 {
				badges := Default().Badges.With(row, a).With(1-row, b)
				if badges[1-row] != b || badges[0] == badges[1] || badges[row] != a && a != b {
					t.Errorf("%v at %d, then %v: %v", a, row, b, badges)
				}
				if badges.sane() != badges {
					t.Errorf("%v becomes %v", badges, badges.sane())
				}
			}
		}
	}
	for _, bad := range []Badges{{Zebra, Zebra}, {Animals, Lion}, {Lion, 200}} {
		if got := bad.sane(); got != Default().Badges {
			t.Errorf("%d becomes %v", bad, got)
		}
	}
}
