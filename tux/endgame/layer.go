package endgame

// A layer is the boards of n seeds while they are being solved. One player, the planner, makes sure of as many seeds as
// possible against every defence; what he can make sure of is kept for each board twice, once with him to move and once
// with the other.
type layer struct {
	conventions Conventions
	known       *Table // the boards with fewer seeds
	n           int
	step        int8 // between values that occur
	pause       func(units int) bool

	sure [2][]int8 // what the planner can make sure of so far; see mine and theirs
	held [2][]int8 // the same before the pass that is running
	ends [2][]int8 // the best, for who is to move, of the moves that capture or end the game
	row  []int8    // seeds in the row of the side to move, less those in the other
	ways []uint8   // the number of moves that do neither

	open    []uint8 // how many of them are not settled yet
	settled [2][]bool
	queue   [2][]uint32
}

// The first index of sure, held, ends, settled and queue.
const (
	mine   = 0 // the planner is to move
	theirs = 1 // the other is to move
)

func newLayer(known *Table, pause func(units int) bool) *layer {
	n := known.Seeds() + 1
	l := &layer{conventions: known.conventions, known: known, n: n, step: 2, pause: pause}
	if l.conventions.Endless == Zero {
		l.step = 1
	}
	size := Boards(n)
	for who := range l.sure {
		l.sure[who] = make([]int8, size)
		l.held[who] = make([]int8, size)
		l.ends[who] = make([]int8, size)
		l.settled[who] = make([]bool, size)
	}
	l.row, l.ways, l.open = make([]int8, size), make([]uint8, size), make([]uint8, size)
	return l
}

// none is below every value; where the planner moves it stands for no such move, and -none where the other moves.
const none = -100

// solve finds what the planner can make sure of, and reports false if the work was given up.
func (l *layer) solve() bool {
	if !l.look() {
		return false
	}
	for who := range l.sure {
		for i := range l.sure[who] {
			l.sure[who][i] = int8(-l.n)
		}
	}
	if !l.reach() {
		return false
	}
	if l.conventions.Endless != OwnRow {
		return true
	}
	for {
		copy(l.held[mine], l.sure[mine])
		copy(l.held[theirs], l.sure[theirs])
		if !l.stay() {
			return false
		}
		if l.same() {
			return true
		}
		if !l.reach() {
			return false
		}
	}
}

func (l *layer) same() bool {
	for who := range l.sure {
		for i, v := range l.sure[who] {
			if l.held[who][i] != v {
				return false
			}
		}
	}
	return true
}

// look plays every move once.
func (l *layer) look() bool {
	v := l.conventions.variant()
	var moves [inRow]turn
	for i := range l.row {
		if !l.pause(1) {
			return false
		}
		b := unrank(l.n, uint32(i))
		own, opp := board{own: b.own}.seeds(), board{own: b.opp}.seeds()
		l.row[i] = int8(own - opp)
		best, worst := none, -none
		k := turns(v, b, &moves)
		for _, m := range moves[:k] {
			if m.left == l.n {
				l.ways[i]++
				continue
			}
			next := l.known.at(m.left, m.next)
			best = max(best, m.gain-int(next.Hi))
			worst = min(worst, -m.gain+int(next.Lo))
		}
		if k == 0 { // the game has ended
			best, worst = own-opp, opp-own
		}
		l.ends[mine][i], l.ends[theirs][i] = int8(best), int8(worst)
	}
	return true
}

// reach raises what the planner can make sure of by the moves that lead to it: where he moves, one is enough; where the
// other moves, all must. Values are settled from the highest down, and each board only once.
func (l *layer) reach() bool {
	l.begin()
	for i, ways := range l.ways {
		l.sure[mine][i] = max(l.sure[mine][i], l.ends[mine][i])
		if ways == 0 {
			l.sure[theirs][i] = max(l.sure[theirs][i], l.ends[theirs][i])
		}
	}
	for v := int8(l.n); v > int8(-l.n); v -= l.step {
		if !l.settleAll(v, l.reached) {
			return false
		}
	}
	return true
}

// reached tells board j that a move leads from there to one of value v, where `who` is to move.
func (l *layer) reached(j uint32, who int, v int8) {
	if who == theirs { // the planner makes the move
		if l.sure[mine][j] < v {
			l.settle(mine, j, v)
		}
		return
	}
	if l.open[j]--; l.open[j] > 0 {
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

// stay raises what the planner can make sure of by staying for ever, if need be, on boards where his row holds more
// than the other by so much, or leaving them only for what is already sure. Values are settled from the lowest up.
func (l *layer) stay() bool {
	l.begin()
	for i, ways := range l.ways {
		row := l.row[i]
		if ways == 0 {
			row = min(row, l.ends[mine][i])
		}
		l.sure[mine][i] = max(l.held[mine][i], row)
		l.sure[theirs][i] = max(l.held[theirs][i], min(-l.row[i], l.ends[theirs][i]))
	}
	for v := int8(-l.n); v < int8(l.n); v += l.step {
		if !l.settleAll(v, l.left) {
			return false
		}
	}
	return true
}

// left tells board j that a move leads from there to one where no more than v is sure, where `who` is to move.
func (l *layer) left(j uint32, who int, v int8) {
	to, u := theirs, v
	if who == theirs { // the planner makes the move
		if l.open[j]--; l.open[j] > 0 {
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

func (l *layer) begin() {
	copy(l.open, l.ways)
	clear(l.settled[mine])
	clear(l.settled[theirs])
}

// settle notes that the value of a board is final in this pass, and that the boards before it must be told.
func (l *layer) settle(who int, j uint32, v int8) {
	l.sure[who][j] = v
	l.settled[who][j] = true
	l.queue[who] = append(l.queue[who], j)
}

// settleAll settles all boards of value v, and those that come to it by that.
func (l *layer) settleAll(v int8, tell func(j uint32, who int, v int8)) bool {
	var from [maxOrigins]origin
	for i := range l.row {
		for who := range l.sure {
			if l.sure[who][i] == v && !l.settled[who][i] {
				l.settle(who, uint32(i), v)
			}
		}
		for len(l.queue[mine])+len(l.queue[theirs]) > 0 {
			who := mine
			if len(l.queue[mine]) == 0 {
				who = theirs
			}
			q := l.queue[who]
			j := q[len(q)-1]
			l.queue[who] = q[:len(q)-1]
			for _, o := range from[:origins(l.conventions.Slam, unrank(l.n, j), &from)] {
				tell(rank(o.board), who, v)
			}
			if !l.pause(1) {
				return false
			}
		}
		if i%64 == 0 && !l.pause(1) {
			return false
		}
	}
	return true
}

// bounds returns what has been found of board i.
func (l *layer) bounds(i int) Bounds {
	lo, hi := l.sure[mine][i], -l.sure[theirs][i]
	if l.conventions.Endless == Zero {
		// Who cannot reach more than 0, nor the other, goes round in circles.
		v := max(lo, 0) + min(hi, 0)
		return Bounds{v, v}
	}
	return Bounds{lo, hi}
}

// bytes returns the layer as a table keeps it.
func (l *layer) bytes() []byte {
	bytes := make([]byte, len(l.row))
	for i := range bytes {
		bytes[i] = l.conventions.code(l.n, l.bounds(i))
	}
	return bytes
}
