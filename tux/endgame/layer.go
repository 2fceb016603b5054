package endgame

import (
	"math/bits"

	"awele/rules"
)

// A layer is the boards of n seeds while they are being solved. One player, the planner, makes sure of as many seeds as
// possible against every defence; what he can make sure of is kept for each board twice, once with him to move and once
// with the other. Values are kept as steps of apart above -n.
type layer struct {
	conventions Conventions
	known       *Table // the boards with fewer seeds
	n           int
	apart       int // what the values that occur lie apart
	top         uint8
	pause       func(units int) bool
	stopped     bool // the work was given up

	blocks []block                // the boards
	rows   [MaxSeeds + 1][]uint32 // the rows of the side to move in a block
	first  []uint32               // the block of the first board of each word of a set

	page page       // what will be in the table; while it is being made, bounds holds sure[theirs]
	sure [2][]uint8 // what the planner can make sure of so far; see mine and theirs
	ends [2][]uint8 // the best, for who is to move, of the moves that capture or end the game
	open []uint8    // how many moves of the other stay in the layer and are not known to be good for the planner

	now, next, raised [2]set
	fresh             uint64 // the levels to which boards were raised that raiseByStaying has not looked at
}

// The first index of sure, ends and the sets.
const (
	mine   = 0 // the planner is to move
	theirs = 1 // the other is to move
)

// A set is a set of boards of the layer.
type set []uint64

func (s set) add(i uint32)      { s[i/64] |= 1 << (i % 64) }
func (s set) remove(i uint32)   { s[i/64] &^= 1 << (i % 64) }
func (s set) has(i uint32) bool { return s[i/64]>>(i%64)&1 != 0 }

func newLayer(known *Table, pause func(units int) bool) *layer {
	n := known.Seeds() + 1
	l := &layer{conventions: known.conventions, known: known, n: n, apart: 2, pause: pause}
	if l.conventions.Endless == Zero {
		l.apart = 1
	}
	l.top = l.level(n)
	size := Boards(n)
	// To ask for memory takes its time too.
	bytes := func() []uint8 {
		l.spend(size / 200)
		return make([]uint8, size)
	}
	sets := func() [2]set {
		l.spend(size / 800)
		return [2]set{make(set, (size+63)/64), make(set, (size+63)/64)}
	}
	l.page = newPage(l.conventions, n)
	l.sure = [2][]uint8{bytes(), l.page.bounds}
	l.ends = [2][]uint8{bytes(), bytes()}
	l.open = bytes()
	l.now, l.next, l.raised = sets(), sets(), sets()
	l.spend(size / 200)
	l.blocks, l.rows = blocksOf(n), rowsInOrder()
	l.first = make([]uint32, (size+63)/64)
	for i, b := range l.blocks {
		for w := (b.start + 63) / 64; int(w) < len(l.first) && w*64 < b.start+uint32(rowsOf(int(b.own))); w++ {
			l.first[w] = uint32(i)
		}
	}
	return l
}

// level turns a value into steps.
func (l *layer) level(value int) uint8 { return uint8((value + l.n) / l.apart) }

// value is the inverse of level.
func (l *layer) value(level uint8) int { return int(level)*l.apart - l.n }

// boards yields every board with its number, and pauses now and then. It ends early when the work is given up.
func (l *layer) boards(yield func(i uint32, b board) bool) {
	for _, block := range l.blocks {
		const between = 64
		for i, row := range l.rows[block.own] {
			if i%between == 0 && !l.spend(between) || !yield(block.start+uint32(i), block.opp|board(row)) {
				return
			}
		}
	}
}

// each yields the boards of a set with their numbers, in order. To take out a board on the way, or to put one in that is
// yielded, does no harm.
func (l *layer) each(s set, yield func(i uint32, b board)) {
	for w, word := range s {
		if w%1024 == 0 && !l.spend(16) {
			return
		}
		if word == 0 {
			continue
		}
		if !l.spend(bits.OnesCount64(word)) {
			return
		}
		at := l.first[w]
		block := &l.blocks[at]
		for ; word != 0; word &= word - 1 {
			i := uint32(64*w + bits.TrailingZeros64(word))
			for int(i-block.start) >= len(l.rows[block.own]) {
				at++
				block = &l.blocks[at]
			}
			yield(i, block.opp|board(l.rows[block.own][i-block.start]))
		}
	}
}

// spend counts units of work, and reports false when the work is given up.
func (l *layer) spend(units int) bool {
	l.stopped = l.stopped || !l.pause(units)
	return !l.stopped
}

// solve finds what the planner can make sure of: first what he can reach, then, where endless play is worth one's own
// row, by turns where he can stay and what he can reach with that, until nothing changes. After that it is what he can
// make sure of in truth: sets of boards on which he stays or which he leaves for better only, and the ways to them, are
// the known solution of games in which only what happens for ever counts (a co-Büchi condition for each value).
func (l *layer) solve() (ok bool) {
	l.playEveryMove()
	l.propagate(l.updateByCount)
	l.fresh = 1<<(l.top+1) - 1
	if l.conventions.Endless == OwnRow {
		for l.raiseByStaying() && !l.stopped {
			l.propagate(l.updateByMoves)
		}
	}
	return !l.stopped
}

// playEveryMove starts with what one move reaches: it plays every move of every board once, and counts those that stay in
// the layer.
func (l *layer) playEveryMove() {
	v := l.conventions.variant()
	var moves [inRow]turn
	for i, b := range l.boards {
		best, worst := -l.n, l.n // what changes nothing where there is no such move
		k := turns(v, b, &moves)
		if k == 0 { // the game has ended
			best = 2*b.ownSeeds() - l.n
			worst = -best
		} else {
			l.setHouse(i, moves[0].house)
		}
		for _, m := range moves[:k] {
			if m.left == l.n {
				l.open[i]++
				continue
			}
			next := l.known.at(m.left, m.next)
			if v := m.gain - int(next.Hi); v > best {
				best = v
				l.setHouse(i, m.house)
			}
			worst = min(worst, -m.gain+int(next.Lo))
		}
		l.ends[mine][i], l.ends[theirs][i] = l.level(best), l.level(worst)
		l.sure[mine][i] = l.ends[mine][i]
		if l.open[i] == 0 {
			l.sure[theirs][i] = l.ends[theirs][i]
		}
	}
	for who := range l.raised {
		for w := range l.raised[who] {
			l.raised[who][w] = ^uint64(0)
		}
		// No board stands behind the last.
		if over := len(l.open) % 64; over != 0 {
			l.raised[who][len(l.raised[who])-1] = 1<<over - 1
		}
	}
}

// setHouse notes the house that makes sure, where the planner is to move.
func (l *layer) setHouse(i uint32, h rules.House) {
	if len(l.page.houses) > 0 {
		at := i % 2 * 4
		p := &l.page.houses[i/2]
		*p = *p&^(0xf<<at) | uint8(h)<<at
	}
}

// finish returns the layer as a table keeps it, and reports false if the work was given up.
func (l *layer) finish() (p page, ok bool) {
	for i, lo := range l.sure[mine] {
		if i%1024 == 0 && !l.spend(16) {
			break
		}
		l.page.bounds[i] = l.conventions.code(l.n, l.bounds(lo, l.page.bounds[i]))
	}
	return l.page, !l.stopped
}

// bounds returns what has been found of a board.
func (l *layer) bounds(mine, theirs uint8) Bounds {
	lo, hi := int8(l.value(mine)), int8(-l.value(theirs))
	if l.conventions.Endless == Zero {
		// Where neither can reach more than 0, play goes round in circles.
		lo = max(lo, 0) + min(hi, 0)
		hi = lo
	}
	return Bounds{lo, hi}
}
