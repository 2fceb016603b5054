package endgame

import (
	"bytes"
	"sync"
	"testing"

	"awele/rules"
)

func build(c Conventions, seeds int) *Table {
	b := NewBuilder(NewTable(c), seeds)
	for !b.Work(1 << 30) {
	}
	return b.Table()
}

// built returns the table of the usual slam up to builtSeeds, and that of the other up to checkedSeeds.
func built(slam rules.GrandSlam) *Table {
	if slam == rules.NoCapture {
		return large()
	}
	return small()
}

var (
	large = sync.OnceValue(func() *Table { return build(Conventions{rules.NoCapture, OwnRow}, builtSeeds) })
	small = sync.OnceValue(func() *Table { return build(Conventions{rules.Forbidden, OwnRow}, checkedSeeds) })
)

func equal(t, u *Table) bool {
	if t.conventions != u.conventions || t.Seeds() != u.Seeds() {
		return false
	}
	for n := range t.pages {
		if !bytes.Equal(t.pages[n].bounds, u.pages[n].bounds) || !bytes.Equal(t.pages[n].houses, u.pages[n].houses) {
			return false
		}
	}
	return true
}

func TestSlicesChangeNothing(t *testing.T) {
	want := build(Conventions{rules.NoCapture, OwnRow}, naiveSeeds)
	for _, units := range []int{0, 1, 7, 1000} {
		b := NewBuilder(NewTable(want.Conventions()), naiveSeeds)
		slices, seeds := 0, 0
		for !b.Work(units) {
			slices++
			if s := b.Table().Seeds(); s < seeds || s > naiveSeeds {
				t.Fatalf("%d seeds after %d", s, seeds)
			} else {
				seeds = s
			}
		}
		if slices < 10 || !equal(b.Table(), want) {
			t.Errorf("%d slices of %d units: another table", slices, units)
		}
		if !b.Work(1) {
			t.Error("there is more to do when all is done")
		}
	}
}

func TestBuildingGoesOn(t *testing.T) {
	first := build(Conventions{rules.Forbidden, OwnRow}, 3)
	b := NewBuilder(first, 5)
	for !b.Work(100) {
	}
	if !equal(b.Table(), build(first.Conventions(), 5)) {
		t.Error("another table than in one go")
	}
	if first.Seeds() != 3 {
		t.Error("the first table has changed")
	}
	b = NewBuilder(first, 2)
	if !b.Work(1) || b.Table() != first {
		t.Error("nothing was to be built")
	}
}

func TestBuildingIsGivenUp(t *testing.T) {
	for slices := range 40 {
		b := NewBuilder(NewTable(Conventions{rules.NoCapture, OwnRow}), MaxSeeds+1)
		for range slices {
			if b.Work(500) {
				t.Fatal("done too soon")
			}
		}
		table := b.Table()
		b.Close()
		b.Close()
		if !b.Work(1<<30) || b.Table() != table {
			t.Error("it goes on")
		}
	}
}

// Tables are asked by one goroutine while another builds; the race detector watches.
func TestAskingWhileBuilding(t *testing.T) {
	b := NewBuilder(NewTable(Conventions{rules.NoCapture, OwnRow}), naiveSeeds)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for !b.Work(200) {
		}
	}()
	p := position(unrank(naiveSeeds, 11))
	for more := true; more; {
		select {
		case <-done:
			more = false
		default:
		}
		b.Table().Probe(p)
	}
	if got, ok := b.Table().Probe(p); !ok || got != large().at(naiveSeeds, unrank(naiveSeeds, 11)) {
		t.Errorf("got %v, %v", got, ok)
	}
}

func TestWhichGamesHaveTables(t *testing.T) {
	for slam, want := range map[rules.GrandSlam]bool{rules.NoCapture: true, rules.Forbidden: true, rules.CaptureAll: false} {
		c, ok := For(rules.NewOware(6, slam, rules.EndOnRepeat))
		if ok != want || ok && c != (Conventions{Slam: slam}) {
			t.Errorf("%v: %v, %v", slam, c, ok)
		}
	}
	large, kalah, unknown := variant(rules.NoCapture), variant(rules.NoCapture), variant(rules.NoCapture)
	large.Houses, kalah.Kind, unknown.Kind = 7, rules.Kalah, 99
	for _, v := range []rules.Variant{{}, large, kalah, unknown} {
		if c, ok := For(v); ok || c != (Conventions{}) {
			t.Errorf("a table for %+v", v)
		}
		if _, ok := owareConventions(large); ok {
			t.Error("a table for seven houses")
		}
	}
}

func TestWhatATableDoesNotKnow(t *testing.T) {
	table := build(Conventions{rules.NoCapture, OwnRow}, 3)
	for _, table := range []*Table{nil, table} {
		for _, p := range []rules.Position{variant(0).Start(rules.South), position(unrank(4, 5))} {
			if b, ok := table.Probe(p); ok || b != (Bounds{}) {
				t.Errorf("%v: %v", p, b)
			}
			if h, ok := table.Move(p); ok || h != rules.NoHouse {
				t.Errorf("%v: house %d", p, h)
			}
		}
	}
	if (*Table)(nil).Seeds() != -1 || (*Table)(nil).Size() != 0 {
		t.Error("no table knows nothing")
	}
	// The stores do not matter, nor who is South.
	b, ok := table.Probe(rules.FromRows(1<<40|20<<56, 1|17<<56, rules.North))
	if c, _ := table.Probe(rules.FromRows(1<<40, 1, rules.South)); !ok || b != c {
		t.Errorf("%v and %v", b, c)
	}
	if h, ok := build(Conventions{rules.NoCapture, Zero}, 3).Move(position(unrank(3, 5))); ok {
		t.Errorf("house %d where endless play is worth 0", h)
	}
}

func TestAskingAllocatesNothing(t *testing.T) {
	table, p := large(), position(unrank(naiveSeeds, 100))
	if n := testing.AllocsPerRun(100, func() { table.Probe(p); table.Move(p) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
