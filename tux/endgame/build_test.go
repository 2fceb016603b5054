package endgame

import (
	"testing"
	"time"
)

func build(c Conventions, seeds int) *Table {
	b := NewBuilder(NewTable(c), seeds)
	for !b.Work(1 << 30) {
	}
	return b.Table()
}

func TestTmp(t *testing.T) {
	for _, c := range []Conventions{{0, Zero}, {1, Zero}, {0, Unknown}, {0, OwnRow}, {1, OwnRow}} {
		start := time.Now()
		tab := build(c, 10)
		t.Log(c, time.Since(start))
		all, ex := 0, 0
		for n, l := range tab.layers {
			exact, width := 0, 0
			h := map[Bounds]int{}
			for _, x := range l {
				b := tab.meaning[n][x]
				if b.Exact() {
					exact++
				}
				width += int(b.Hi - b.Lo)
				h[b]++
			}
			all += len(l)
			ex += exact
			t.Logf("%d exact %.1f%% cum %.1f%%, width %.2f", n, 100*float64(exact)/float64(len(l)), 100*float64(ex)/float64(all), float64(width)/float64(len(l)))
			if c.Endless == Zero && n < 9 {
				t.Log(h)
			}
		}
	}
}
