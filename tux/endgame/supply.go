package endgame

import (
	"runtime"
	"sync/atomic"
)

// A Supply brings a table from a cache or builds it, in the background, and keeps what it has built. Nothing that goes
// wrong with the cache is worth a word to the player: the table is built again, or not kept.
type Supply struct {
	table  atomic.Pointer[Table]
	closed atomic.Bool
	done   chan struct{} // the background has ended
	step   func(units int) (done bool)
}

// alone says that there is one thread for everything, as in a browser: then Work does the work.
const alone = runtime.GOOS == "js"

// NewSupply begins to supply the table of c up to a number of seeds. More than one number, the smallest first, are steps
// on the way after each of which the table is kept.
func NewSupply(c Conventions, cache Cache, seeds ...int) *Supply {
	s := newSupply(c, cache, seeds)
	if alone {
		close(s.done)
		return s
	}
	go func() {
		defer close(s.done)
		const slice = 10_000 // a millisecond, or three on an old machine: it may have a single core
		for !s.step(slice) {
			runtime.Gosched()
		}
	}()
	return s
}

func newSupply(c Conventions, cache Cache, seeds []int) *Supply {
	s := &Supply{done: make(chan struct{})}
	s.table.Store(NewTable(c))
	var b *Builder
	s.step = func(units int) (done bool) {
		switch {
		case len(seeds) == 0 || s.closed.Load():
			if b != nil {
				b.Close()
			}
			return true
		case b == nil:
			t := s.Table()
			if t.Seeds() == 0 {
				t, _ = cache.Load(c)
				s.table.Store(t)
			}
			if t.Seeds() >= seeds[0] {
				seeds = seeds[1:]
			} else {
				b = NewBuilder(t, seeds[0])
			}
			return false
		}
		built := b.Work(units)
		s.table.Store(b.Table())
		if built {
			b, seeds = nil, seeds[1:]
			_ = cache.Save(s.Table())
		}
		return false
	}
	return s
}

// Table returns the table as far as it is there. It does not wait, and may be called by any goroutine.
func (s *Supply) Table() *Table { return s.table.Load() }

// Work does about a number of units of the work where there is only one thread, and nothing elsewhere; see
// Builder.Work. It is to be called once a tick.
func (s *Supply) Work(units int) {
	if alone {
		s.step(units)
	}
}

// Close ends the work, within some milliseconds; the table stays.
func (s *Supply) Close() {
	s.closed.Store(true)
	<-s.done
}
