package rules

import "testing"

func TestPerft(t *testing.T) {
	v := NewOware(4, NoCapture, EndOnRepeat)
	want := []uint64{1, 6, 36, 190, 1014, 5219, 27332, 139157, 711414}
	for d, n := range want {
		if got := v.Perft(v.Start(South), d); got != n {
			t.Errorf("depth %d: %d, want %d", d, got, n)
		}
	}
}
