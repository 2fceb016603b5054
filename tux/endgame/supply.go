package endgame

import (
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"
)

// A Supply brings a table from a cache or builds it, in the background, and keeps what it has built. Nothing that goes
// wrong with the cache is worth a word to the player: the table is built again, or not kept. Grow, Work and Close must be
// called by one goroutine at a time.
type Supply struct {
	table atomic.Pointer[Table]
	cache Cache

	mu      sync.Mutex
	wanted  []int // steps of growth that are still to be made
	running bool  // in the background
	closed  bool
	ended   sync.WaitGroup // the background

	loaded  chan struct{} // closed when the cache was asked
	asked   bool          // the cache
	answer  <-chan *Table // of the cache, while it is waited for; nil where that is not done in slices
	waits   int           // for the answer
	builder *Builder      // of the step that is being made, or nil
}

// alone says that there is one thread for everything, as in a browser: then Work does the work.
const alone = runtime.GOOS == "js"

// NewSupply begins to supply the table of c up to a number of seeds. More than one number, the smallest first, are steps
// on the way after each of which the table is kept.
func NewSupply(c Conventions, cache Cache, seeds ...int) *Supply {
	s := newSupply(c, cache)
	s.Grow(seeds...)
	return s
}

func newSupply(c Conventions, cache Cache) *Supply {
	s := &Supply{cache: cache, loaded: make(chan struct{})}
	s.table.Store(NewTable(c))
	return s
}

// Grow adds steps, after those that are not yet made. It does not wait.
func (s *Supply) Grow(seeds ...int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wanted = append(s.wanted, seeds...)
	if !alone && !s.running && !s.closed {
		s.running = true
		s.ended.Go(s.run)
	}
}

// run makes the steps in the background, with one core: the screen has the other. Where there is no other, the screen
// has its turn after every slice.
func (s *Supply) run() {
	const slice = 5000 // less than half a millisecond, or two on an old machine
	before := s.Table()
	for !s.step(slice) {
		runtime.Gosched()
	}
	if s.Table() != before {
		debug.FreeOSMemory() // building takes twice what stays
	}
}

// nextStep returns the step to be made now. ok is false if there is none, and the background must end: another one may
// begin as soon as this says so.
func (s *Supply) nextStep() (seeds int, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.wanted) > 0 && !s.closed {
		return s.wanted[0], true
	}
	if s.builder != nil { // it must be closed where it was begun: on the same kind of thread
		s.builder.Close()
		s.builder = nil
	}
	s.running = false
	return 0, false
}

// stepDone removes the step that was to be made.
func (s *Supply) stepDone() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wanted = s.wanted[1:]
}

// step does about a number of units of the work and reports whether there is no more to do.
func (s *Supply) step(units int) (done bool) {
	seeds, ok := s.nextStep()
	switch {
	case !ok:
		return true
	case !s.asked:
		s.asked = true
		s.ask()
	case s.answer != nil:
		s.hear()
	case s.builder == nil && s.Table().Seeds() >= seeds:
		s.stepDone()
	case s.builder == nil:
		s.builder = NewBuilder(s.Table(), seeds)
	default:
		built := s.builder.Work(units)
		s.table.Store(s.builder.Table())
		if built {
			s.builder = nil
			s.stepDone()
			s.keep()
		}
	}
	return false
}

// ask asks the cache for what was kept. Where there is one thread the answer comes while the screen goes on.
func (s *Supply) ask() {
	load := func() *Table {
		kept, _ := s.cache.Load(s.Table().Conventions())
		return kept
	}
	if !alone {
		s.take(load())
		return
	}
	answer := make(chan *Table, 1)
	s.answer = answer
	go func() { answer <- load() }()
}

// mostWaits is how many calls of Work the cache has time to answer where there is one thread: ten seconds, one a tick. Some
// browsers never do.
const mostWaits = 600

// hear takes the answer of the cache, if it has come.
func (s *Supply) hear() {
	select {
	case kept := <-s.answer:
		s.take(kept)
	default:
		if s.waits++; s.waits == mostWaits {
			s.take(s.Table())
		}
	}
}

// take goes on with the table that was kept.
func (s *Supply) take(kept *Table) {
	s.answer = nil
	s.table.Store(kept)
	close(s.loaded)
}

// keep keeps the table as far as it is built.
func (s *Supply) keep() {
	t := s.Table()
	if alone {
		go func() { _ = s.cache.save(t, s.isOpen) }()
		return
	}
	_ = s.cache.save(t, s.isOpen)
}

// Table returns the table as far as it is there. It does not wait, and may be called by any goroutine.
func (s *Supply) Table() *Table { return s.table.Load() }

// keptTimeout is how long WaitKept waits at most.
const keptTimeout = 10 * time.Second

// WaitKept waits until the table that was kept is there, if one was. It does not wait for one that has to be built, nor
// for ever where the disk does not answer.
func (s *Supply) WaitKept() {
	if alone {
		return
	}
	select {
	case <-s.loaded:
	case <-time.After(keptTimeout):
	}
}

// Work does about a number of units of the work where there is only one thread, and nothing elsewhere; see
// Builder.Work. It is to be called once a tick.
func (s *Supply) Work(units int) {
	if alone {
		s.step(units)
	}
}

// isOpen reports whether the supply is not closed.
func (s *Supply) isOpen() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return !s.closed
}

// closeTimeout is how long Close waits at most.
const closeTimeout = time.Second / 2

// Close ends the work, within some milliseconds; the table stays. A file that is being written is given up, and where the
// disk does not answer the background is left to itself: the end of a program must not wait for what can be built again.
func (s *Supply) Close() {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	if alone {
		s.step(0)
		return
	}
	ended := make(chan struct{})
	go func() {
		s.ended.Wait()
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(closeTimeout):
	}
}
