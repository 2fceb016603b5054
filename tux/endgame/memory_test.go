package endgame

import (
	"fmt"
	"testing"
	"unsafe"

	"awele/rules"
)

func TestHowFarATableMayGrow(t *testing.T) {
	const before = "MemTotal:       24684384 kB\nMemFree:        12345678 kB\n"
	for text, want := range map[string]int{
		before + "MemAvailable:   24199120 kB\nBuffers: 1 kB\n": 14,
		before + "MemAvailable:     300000 kB\n":                14,
		before + "MemAvailable:     200000 kB\n":                13,
		before + "MemAvailable:       1000 kB\n":                12,
		before + "MemAvailable:          0 kB":                  12,
		before:                                                  14, // older kernels
		"":                                                      14, // other systems
		"MemAvailable: a lot":                                   14,
		"MemAvailable: 99999999999999999999":                    14,
		"MemAvailable: 99999999999999999999 kB":                 14,
	} {
		if got := affordable(Conventions{Slam: rules.NoCapture}, []byte(text)); got != want {
			t.Errorf("%d seeds, want %d, by\n%s", got, want, text)
		}
	}
	if n := Affordable(Conventions{Slam: rules.Forbidden}); n < leastSeeds || n > mostSeeds {
		t.Errorf("%d seeds here", n)
	}
}

// Memory is what a layer holds, and no more than was promised.
func TestMemoryWhileATableIsBuilt(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	l := newLayer(large().UpTo(builtSeeds-1), func(int) bool { return true })
	bytes := 0
	for _, s := range [][]uint8{l.sure[mine], l.sure[theirs], l.ends[mine], l.ends[theirs], l.open, l.page.houses} {
		bytes += len(s)
	}
	for who := range l.now {
		bytes += 8 * (len(l.now[who]) + len(l.next[who]) + len(l.raised[who]))
	}
	bytes += 4*len(l.first) + int(unsafe.Sizeof(block{}))*len(l.blocks)
	bytes += l.known.Size()
	if most := Memory(c, builtSeeds); bytes > most+1000 || bytes < most-1000 {
		t.Errorf("%d bytes, said are %d", bytes, most)
	}
	for seeds, mega := range map[int]int{12: 11, 15: 64, 16: 110} {
		if m := Memory(c, seeds); (m+500_000)/1_000_000 != mega {
			t.Errorf("%d seeds take %d bytes, said are %d million", seeds, m, mega)
		}
	}
}

func TestPartOfATable(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	table := build(c, 5)
	for seeds, want := range []*Table{NewTable(c), build(c, 1), build(c, 2), build(c, 3), build(c, 4), table, table} {
		if part := table.UpTo(seeds); !equal(part, want) {
			t.Errorf("up to %d: a table of %d seeds", seeds, part.Seeds())
		}
	}
	if table.Seeds() != 5 || (*Table)(nil).UpTo(3) != nil {
		t.Error("the whole has changed")
	}
	// What is added to a part does not change the whole.
	b := NewBuilder(table.UpTo(2), 3)
	for !b.Work(1000) {
	}
	if fmt.Sprint(table.pages[3]) != fmt.Sprint(build(c, 3).pages[3]) || &table.pages[3].bounds[0] == &b.Table().pages[3].bounds[0] {
		t.Error("the part and the whole share what was added")
	}
}
