package endgame

import (
	"os"
	"path/filepath"
	"runtime"
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
	s.ended.Wait()
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
		s = newSupply(c, cache)
		for s.wanted = seeds; !s.step(50); {
			n++
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

// It grows when more is wanted, whether it is still at work or has long been done.
func TestASupplyGrows(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	s := NewSupply(c, Cache(t.TempDir()), 2)
	defer s.Close()
	for _, wait := range []bool{false, true, true} {
		seeds := s.Table().Seeds()
		s.Grow(3, 4)
		for alone && s.Table().Seeds() < 4 {
			s.Work(100)
		}
		if wait {
			s.ended.Wait()
			if got := s.Table(); got.Seeds() < seeds || !equal(got, build(c, 4)) {
				t.Errorf("a table of %d seeds", got.Seeds())
			}
		}
	}
	s.Close()
	s.Grow(5)
	s.ended.Wait()
	if n := s.Table().Seeds(); n != 4 {
		t.Errorf("%d seeds after it was closed", n)
	}
}

// More may be wanted at the very moment when the background ends: two of them never meet.
func TestASupplyGrowsWhenItsBackgroundEnds(t *testing.T) {
	s := NewSupply(Conventions{rules.NoCapture, OwnRow}, "")
	defer s.Close()
	for seeds := 1; seeds <= 6; seeds++ {
		s.Grow(seeds)
		for running := true; running; { // ended.Wait would hide that they meet
			s.Work(1000)
			runtime.Gosched()
			s.mu.Lock()
			running = s.running || alone && len(s.wanted) > 0
			s.mu.Unlock()
		}
		if got := s.Table().Seeds(); got != seeds {
			t.Fatalf("a table of %d seeds, want %d", got, seeds)
		}
	}
}

// A folder that cannot be written, as on a disk that is full or read only, takes nothing from the player.
func TestATableIsSuppliedWhereNothingCanBeKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	c := Conventions{rules.NoCapture, OwnRow}
	for _, cache := range []Cache{"", Cache(file), Cache(filepath.Join(file, "deeper"))} {
		s := NewSupply(c, cache, 3, 4)
		for alone && s.Table().Seeds() < 4 {
			s.Work(100)
		}
		s.ended.Wait()
		if !equal(s.Table(), build(c, 4)) {
			t.Errorf("%q: a table of %d seeds", cache, s.Table().Seeds())
		}
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "mine" {
		t.Errorf("%q, %v", data, err)
	}
}

// The screen's goroutine is tied to its thread; it closes what another one builds.
func TestASupplyIsClosedByTheScreen(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for range 20 {
		s := NewSupply(Conventions{rules.NoCapture, OwnRow}, "", MaxSeeds)
		for s.Table().Seeds() < 3 {
			s.Work(100)
			runtime.Gosched()
		}
		s.Close()
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

// A disk that does not answer does not keep the program from ending.
func TestASupplyIsClosedWithoutTheDisk(t *testing.T) {
	s := newSupply(Conventions{rules.NoCapture, OwnRow}, "")
	answer := make(chan struct{})
	s.ended.Go(func() { <-answer })
	s.Close()
	close(answer)
	s.ended.Wait()
}

// Who waits for the kept table has it then, and does not wait for one that is still to be built. Where there is one thread
// nothing is kept, and nobody waits.
func TestWaitKept(t *testing.T) {
	c := Conventions{rules.NoCapture, OwnRow}
	cache := Cache(t.TempDir())
	if err := cache.Save(build(c, 5)); (err != nil) != alone {
		t.Fatal(err)
	}
	s := NewSupply(c, cache, MaxSeeds)
	s.WaitKept()
	if got := s.Table().Seeds(); got < 5 && !alone {
		t.Errorf("a table of %d seeds, 5 were kept", got)
	}
	s.WaitKept()
	s.Close()
	s = NewSupply(c, "", MaxSeeds)
	s.WaitKept()
	if got := s.Table().Seeds(); got == MaxSeeds {
		t.Errorf("it was built before: %d seeds", got)
	}
	s.Close()
}
