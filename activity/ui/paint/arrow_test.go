package paint

import "testing"

func TestBrokenLine(t *testing.T) {
	for _, n := range []int{0, 3, 14, 100, 1000} {
		if inGap(0, n) || inGap(n, n) {
			t.Errorf("a line of %d dots has a gap at an end", n)
		}
		gaps := 0
		for i := range n + 1 {
			if inGap(i, n) {
				gaps++
			}
		}
		if n >= 100 && (gaps < 4*n/10 || gaps > 6*n/10) {
			t.Errorf("of %d dots %d fall into gaps", n, gaps)
		}
	}
}
