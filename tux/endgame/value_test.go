package endgame

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"awele/rules"
)

// count counts the boards of n seeds by their bounds.
func count(t *Table, n int) map[Bounds]int {
	counts := map[Bounds]int{}
	for r := range uint32(Boards(n)) {
		counts[t.at(n, unrank(n, r))]++
	}
	return counts
}

// The published counts of Awari, every one: see testdata.
func TestCountsOfAwari(t *testing.T) {
	const published = 10
	f, err := os.Open("testdata/awari_counts.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var want [published + 1]map[Bounds]int
	lines := bufio.NewScanner(f)
	lines.Scan()
	for lines.Scan() {
		var n, value, boards int
		if _, err := fmt.Sscanf(lines.Text(), "%d\t%d\t%d", &n, &value, &boards); err != nil {
			t.Fatalf("%q: %v", lines.Text(), err)
		}
		if want[n] == nil {
			want[n] = map[Bounds]int{}
		}
		want[n][Bounds{int8(value), int8(value)}] = boards
	}
	table := build(Conventions{rules.Forbidden, Zero}, published)
	for n := range want {
		if got := count(table, n); fmt.Sprint(got) != fmt.Sprint(want[n]) {
			t.Errorf("%d stones: got %v, published %v", n, got, want[n])
		}
	}
}

// How many boards play decides which ends by itself, for the grand slam that captures nothing, as a program counts them
// that shares nothing with this one. Published are 72.8, 61.1 and 18.7 %; see the package documentation.
func TestBoardsThatPlayDecidesWhichEndsByItself(t *testing.T) {
	table := build(Conventions{rules.NoCapture, Unknown}, builtSeeds)
	for n, want := range map[int]int{4: 994, 8: 46171, 10: 125450, 11: 234328, 12: 254237} {
		if n > builtSeeds {
			continue
		}
		exact := 0
		for b, boards := range count(table, n) {
			if b.Exact() {
				exact += boards
			}
		}
		if exact != want {
			t.Errorf("%d of %d boards of %d seeds have one value, want %d", exact, Boards(n), n, want)
		}
	}
}

// Each bound follows from those of the next boards, on every small board and on larger ones at random.
func TestBoundsFollowFromTheNextBoards(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, slam := range slams {
		table := built(slam)
		for n := 0; n <= table.Seeds(); n++ {
			r, step := 0, 1
			for ; r < Boards(n); r += step {
				if n > checkedSeeds {
					step = 1 + rnd.IntN(Boards(n)/10000)
				}
				checkBoard(t, table, n, unrank(n, uint32(r)))
			}
		}
	}
}

func checkBoard(t *testing.T, table *Table, n int, b board) {
	t.Helper()
	v := table.conventions.variant()
	p := position(b)
	got, ok := table.Probe(p)
	const none = -100 // is below every value
	want := Bounds{none, none}
	legal := v.Legal(p)
	for h := range legal.All() {
		next := v.Next(p, h)
		// In position the other has n seeds in its store.
		gain := next.Store(rules.South) - next.Store(rules.North) + n
		after, ok := table.Probe(next)
		if !ok {
			t.Fatalf("%v: no value for %v", table.conventions, next)
		}
		want = Bounds{max(want.Lo, int8(gain)-after.Hi), max(want.Hi, int8(gain)-after.Lo)}
	}
	if legal == 0 {
		row := int8(p.InRow(rules.South) - p.InRow(rules.North))
		want = Bounds{row, row}
	}
	if !ok || got != want {
		t.Fatalf("%v: %v has %v, the next boards give %v", table.conventions, p, got, want)
	}
	if house, ok := table.Move(p); legal != 0 && (!ok || !legal.Has(house)) {
		t.Fatalf("%v: %v has no move", table.conventions, p)
	}
}
