package long

import "testing"

func TestTimes(t *testing.T) {
	for _, c := range []struct {
		value string
		want  int
	}{{"", 7}, {"1", 7}, {"50", 350}} {
		t.Setenv(Variable, c.value)
		if got := Times(7); got != c.want {
			t.Errorf("%s=%s: %d, want %d", Variable, c.value, got, c.want)
		}
	}
}

func TestATestThatTriesNothingIsNoTest(t *testing.T) {
	for _, value := range []string{"0", "-3", "yes", "1.5"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s=%s is taken", Variable, value)
				}
			}()
			t.Setenv(Variable, value)
			Times(1)
		}()
	}
}
