package endgame

import (
	"iter"
	"sync/atomic"
)

// A Builder makes a table larger, one layer of boards with the same number of seeds after the other, in slices of work
// as small as a screen with a single thread needs. Work and Close must be called by one goroutine at a time; Table may
// be called by any, at any time.
type Builder struct {
	table atomic.Pointer[Table]
	left  int // units until the next pause
	next  func() (struct{}, bool)
	stop  func()
	done  bool
}

// NewBuilder returns a builder that goes on from a table, such as a NewTable, up to maxSeeds on the board, at most
// MaxSeeds. Nothing is done before the first Work.
func NewBuilder(from *Table, maxSeeds int) *Builder {
	b := &Builder{}
	b.table.Store(from)
	b.next, b.stop = iter.Pull(func(yield func(struct{}) bool) {
		pause := func(units int) bool {
			b.left -= units
			return b.left > 0 || yield(struct{}{})
		}
		for t := from; t.Seeds() < min(maxSeeds, MaxSeeds); {
			layer := newLayer(t, pause)
			if !layer.solve() {
				return
			}
			page, ok := layer.finish()
			if !ok {
				return
			}
			t = t.with(page)
			b.table.Store(t)
		}
	})
	return b
}

// Table returns the table as far as it is finished. It is usable at once and for ever.
func (b *Builder) Table() *Table { return b.table.Load() }

// Work goes on for about a number of units and reports whether all is done. A unit is one board looked at, less than a
// tenth of a microsecond. How the work is cut changes nothing in the table.
func (b *Builder) Work(units int) (done bool) {
	if !b.done {
		b.left = max(units, 1)
		if _, more := b.next(); !more {
			b.done = true
		}
	}
	return b.done
}

// Close ends the work and frees its memory; the table stays. Closing twice does no harm.
func (b *Builder) Close() {
	b.done = true
	b.stop()
}
