package endgame

import (
	"path/filepath"
	"testing"

	"awele/rules"
)

func TestATableIsSupplied(t *testing.T) {
	c := Conventions{rules.Forbidden, OwnRow}
	cache := Cache(filepath.Join(t.TempDir(), "cache"))
	s := NewSupply(c, cache, 2, naiveSeeds)
	for alone && s.Table().Seeds() < naiveSeeds {
		s.Work(100)
	}
	<-s.done
	want := build(c, naiveSeeds)
	if !equal(s.Table(), want) {
		t.Errorf("a table of %d seeds", s.Table().Seeds())
	}
	s.Close()
	if !equal(s.Table(), want) {
		t.Error("closing took the table away")
	}
}

// Where there is one thread the same is done in slices.
func TestATableIsSuppliedInSlices(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	cache := Cache(t.TempDir())
	slices := func(seeds ...int) (n int, s *Supply) {
		for s = newSupply(c, cache, seeds); !s.step(50); n++ {
		}
		return n, s
	}
	first, _ := slices(4)
	again, s := slices(4)
	if !equal(s.Table(), build(c, 4)) {
		t.Errorf("a table of %d seeds", s.Table().Seeds())
	}
	if first < 20 || !alone && again > 3 {
		t.Errorf("%d slices, the second time %d", first, again)
	}
	if _, s = slices(2, 5); !equal(s.Table(), build(c, 5)) {
		t.Errorf("a table of %d seeds", s.Table().Seeds())
	}
	if kept, _ := cache.Load(c); !alone && kept.Seeds() != 5 {
		t.Errorf("%d seeds are kept", kept.Seeds())
	}
}

// The player leaves before all is built.
func TestASupplyIsClosed(t *testing.T) {
	s := NewSupply(Conventions{rules.NoCapture, OwnRow}, "", MaxSeeds)
	if s.Table() == nil {
		t.Error("no table to begin with")
	}
	s.Close()
	s.Close()
	if n := s.Table().Seeds(); n == MaxSeeds {
		t.Error("it did not stop")
	}
}
