package endgame

import "awele/rules"

// A layer is the boards of n seeds while they are being solved. One player, the planner, makes sure of as many seeds as
// possible against every defence; what he can make sure of is kept for each board twice, once with him to move and once
// with the other.
type layer struct {
	conventions Conventions
	known       *Table // the boards with fewer seeds
	n           int
	apart       int8 // what the values that occur lie apart
	pause       func(units int) bool
	stopped     bool // the work was given up

	sure [2][]int8 // what the planner can make sure of so far; see mine and theirs
	held [2][]int8 // the same before the pass that is running
	ends [2][]int8 // the best, for who is to move, of the moves that capture or end the game
	row  []int8    // seeds in the row of the side to move, less those in the other
	step []uint8   // the house that makes sure, where the planner is to move
	note []uint8   // see ways, open and settled

	queue [2][]uint32 // boards that are settled and have not told those before them
	wave  [2][]uint32 // those that are doing so
}

// The first index of sure, held, ends, queue and wave.
const (
	mine   = 0 // the planner is to move
	theirs = 1 // the other is to move
)

// PerBoard is the memory in bytes for each board of the layer that is being built, besides the finished table: 12 MB for
// 12 seeds, 70 MB for 15, 117 MB for 16.
const PerBoard = 9

// A note holds how many moves lead from a board to others of the layer, how many of them are open in this pass, and a
// bit each for mine and theirs once they are settled.
const (
	ways    = 7
	openOne = ways + 1
	open    = ways * openOne
	settled = open + openOne
)

// none is below every value. It stands for no such move where the planner moves, and -none where the other moves.
const none = -100

func newLayer(known *Table, pause func(units int) bool) *layer {
	n := known.Seeds() + 1
	l := &layer{conventions: known.conventions, known: known, n: n, apart: 2, pause: pause}
	if l.conventions.Endless == Zero {
		l.apart = 1
	}
	size := Boards(n)
	for who := range l.sure {
		l.sure[who], l.held[who], l.ends[who] = make([]int8, size), make([]int8, size), make([]int8, size)
	}
	l.row, l.step, l.note = make([]int8, size), make([]uint8, size), make([]uint8, size)
	return l
}

// boards yields the number of every board, and pauses now and then. It ends early when the work is given up.
func (l *layer) boards(yield func(i int) bool) {
	const between = 64
	for i := range l.row {
		if i%between == 0 && !l.spend(1) || !yield(i) {
			return
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
	l.look()
	l.reach()
	if l.conventions.Endless == OwnRow {
		for l.stay(); !l.stopped && l.raised(); l.stay() {
			l.reach()
		}
	}
	return !l.stopped
}

// look plays every move once.
func (l *layer) look() {
	v := l.conventions.variant()
	var moves [inRow]turn
	for i := range l.boards {
		b := unrank(l.n, uint32(i))
		own, opp := board{own: b.own}.seeds(), board{own: b.opp}.seeds()
		best, worst := none, -none
		k := turns(v, b, &moves)
		if k == 0 { // the game has ended
			best, worst = own-opp, opp-own
		} else {
			l.step[i] = uint8(moves[0].house)
		}
		for _, m := range moves[:k] {
			if m.left == l.n {
				l.note[i]++
				continue
			}
			next := l.known.at(m.left, m.next)
			if v := m.gain - int(next.Hi); v > best {
				best, l.step[i] = v, uint8(m.house)
			}
			worst = min(worst, -m.gain+int(next.Lo))
		}
		l.row[i] = int8(own - opp)
		l.ends[mine][i], l.ends[theirs][i] = int8(best), int8(worst)
		l.sure[mine][i], l.sure[theirs][i] = int8(-l.n), int8(-l.n)
		l.spend(1)
	}
}

// reach raises what the planner can make sure of by the moves that lead to it: where he moves, one is enough; where the
// other moves, all must. Values are settled from the highest down, and each board once.
func (l *layer) reach() {
	for i := range l.boards {
		w := l.note[i] & ways
		l.note[i] = w | w*openOne
		l.sure[mine][i] = max(l.sure[mine][i], l.ends[mine][i])
		if w == 0 {
			l.sure[theirs][i] = max(l.sure[theirs][i], l.ends[theirs][i])
		}
	}
	for v := int8(l.n); v > int8(-l.n) && !l.stopped; v -= l.apart {
		l.settleAll(v, l.reached)
	}
}

// reached tells board j that house h leads from there to one of value v, where `who` is to move.
func (l *layer) reached(j uint32, h rules.House, who int, v int8) {
	if who == theirs { // the planner makes the move
		if l.sure[mine][j] < v {
			l.step[j] = uint8(h)
			l.settle(mine, j, v)
		}
		return
	}
	if l.note[j] -= openOne; l.note[j]&open != 0 {
		return
	}
	u := min(v, l.ends[theirs][j])
	if u <= l.sure[theirs][j] {
		return
	}
	if u == v {
		l.settle(theirs, j, v)
	} else {
		l.sure[theirs][j] = u
	}
}

// stay raises what the planner can make sure of by staying for ever, if need be, on boards where his row holds so much
// more than the other, or leaving them only for what is sure already. Values are settled from the lowest up.
func (l *layer) stay() {
	for i := range l.boards {
		w := l.note[i] & ways
		l.note[i] = w | w*openOne
		row := l.row[i]
		if w == 0 {
			row = min(row, l.ends[mine][i])
		}
		l.held[mine][i], l.held[theirs][i] = l.sure[mine][i], l.sure[theirs][i]
		l.sure[mine][i] = max(l.held[mine][i], row)
		l.sure[theirs][i] = max(l.held[theirs][i], min(-l.row[i], l.ends[theirs][i]))
	}
	for v := int8(-l.n); v < int8(l.n) && !l.stopped; v += l.apart {
		l.settleAll(v, l.left)
	}
}

// left tells board j that a move leads from there to one where no more than v is sure, where `who` is to move.
func (l *layer) left(j uint32, _ rules.House, who int, v int8) {
	to, u := theirs, v
	if who == theirs { // the planner makes the move
		if l.note[j] -= openOne; l.note[j]&open != 0 {
			return
		}
		to, u = mine, min(l.row[j], max(l.ends[mine][j], v))
	}
	u = max(u, l.held[to][j])
	if u >= l.sure[to][j] {
		return
	}
	if u == v {
		l.settle(to, j, v)
	} else {
		l.sure[to][j] = u
	}
}

// raised reports whether stay has raised anything, and finds the houses with which the planner stays.
func (l *layer) raised() (any bool) {
	v := l.conventions.variant()
	var moves [inRow]turn
	for i := range l.boards {
		if l.sure[theirs][i] > l.held[theirs][i] {
			any = true
		}
		if l.sure[mine][i] == l.held[mine][i] {
			continue
		}
		any = true
		for _, m := range moves[:turns(v, unrank(l.n, uint32(i)), &moves)] {
			if m.left == l.n && l.sure[theirs][rank(m.next)] >= l.sure[mine][i] {
				l.step[i] = uint8(m.house)
				break
			}
		}
		l.spend(1)
	}
	return any
}

// settle notes that the value of a board is final in this pass, and that the boards before it must be told.
func (l *layer) settle(who int, j uint32, v int8) {
	l.sure[who][j] = v
	l.note[j] |= settled << who
	l.queue[who] = append(l.queue[who], j)
}

// settleAll settles all boards of value v, and those that come to it by that. It does so in waves, each a move further
// away, so that the way that is found first is a short one.
func (l *layer) settleAll(v int8, tell func(j uint32, h rules.House, who int, v int8)) {
	for i := range l.boards {
		for who := range l.sure {
			if l.sure[who][i] == v && l.note[i]&(settled<<who) == 0 {
				l.settle(who, uint32(i), v)
			}
		}
	}
	var from [maxOrigins]origin
	for len(l.queue[mine])+len(l.queue[theirs]) > 0 {
		l.queue, l.wave = l.wave, l.queue
		for who := range l.wave {
			for _, j := range l.wave[who] {
				for _, o := range from[:origins(l.conventions.Slam, unrank(l.n, j), &from)] {
					tell(rank(o.board), o.house, who, v)
				}
				if !l.spend(1) {
					return
				}
			}
			l.wave[who] = l.wave[who][:0]
		}
	}
}

// page returns the layer as a table keeps it, and reports false if the work was given up.
func (l *layer) page() (p page, ok bool) {
	p = newPage(l.conventions, l.n)
	for i := range l.boards {
		p.bounds[i] = l.conventions.code(l.n, l.bounds(i))
		if len(p.houses) > 0 {
			p.houses[i/2] |= l.step[i] << (i % 2 * 4)
		}
	}
	return p, !l.stopped
}

// bounds returns what has been found of board i.
func (l *layer) bounds(i int) Bounds {
	lo, hi := l.sure[mine][i], -l.sure[theirs][i]
	if l.conventions.Endless == Zero {
		// Where neither can reach more than 0, play goes round in circles.
		lo = max(lo, 0) + min(hi, 0)
		hi = lo
	}
	return Bounds{lo, hi}
}
