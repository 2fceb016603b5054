package search

import "awele/rules"

// maxQuiet is how many positions of the game before it a search knows, for repetition.
const maxQuiet = 128

// path holds the positions without a capture that led to the root, and from the root on those that are being searched.
type path struct {
	at   [256]pathEntry // more than maxQuiet + maxPly, so that an index need not be checked
	root int
	// A board comes back after soonest moves at the soonest, and then only after step moves more.
	soonest, step int
}

// pathEntry is a position of the path.
type pathEntry struct {
	p     rules.Position
	quiet int // how many before it hold the same stores
}

// begin puts the present of a game at the root.
func (l *path) begin(g *rules.Game) {
	l.soonest, l.step = 1, 1
	switch v := g.Variant(); {
	case v.Kind == rules.Oware:
		l.soonest, l.step = owareRepetition(v)
	case !v.Repeats():
		l.soonest = len(l.at)
	}
	l.root = QuietMoves(g)
	for i := range l.root + 1 {
		l.at[i] = pathEntry{g.PositionAt(g.Ply() - l.root + i), i}
	}
}

// present returns the position at the root.
func (l *path) present() rules.Position { return l.at[l.root].p }

// before returns the position one move before the given ply, at least 1.
func (l *path) before(ply int) rules.Position { return l.at[(l.root+ply-1)&0xff].p }

// push notes that p stands at the given ply, at least 1, and reports whether it stood in the path before.
func (l *path) push(p rules.Position, ply int) (repeated bool) {
	n := l.quiet(p, ply)
	l.at[(l.root+ply)&0xff] = pathEntry{p, n}
	return n >= l.soonest && l.stood(p, ply, n)
}

// repeats reports what push does, and notes nothing.
func (l *path) repeats(p rules.Position, ply int) bool {
	before := &l.at[(l.root+ply-1)&0xff]
	return before.quiet+1 >= l.soonest && inStores(p) == inStores(before.p) && l.stood(p, ply, before.quiet+1)
}

// quiet returns how many positions before p hold the same stores. Since a seed that is stored remains so, only the sum
// need be compared.
func (l *path) quiet(p rules.Position, ply int) int {
	before := &l.at[(l.root+ply-1)&0xff]
	if inStores(p) != inStores(before.p) {
		return 0
	}
	return before.quiet + 1
}

// stood looks for p among the n positions before it.
func (l *path) stood(p rules.Position, ply, n int) bool {
	for back := l.soonest; back <= n; back += l.step {
		if l.at[(l.root+ply-back)&0xff].p == p {
			return true
		}
	}
	return false
}

// inStores returns how many seeds lie in both stores.
func inStores(p rules.Position) int {
	mover, other := p.Rows()
	return int(mover>>56 + other>>56)
}

// QuietMoves returns the number of moves of g since a seed was last stored, at most 128.
func QuietMoves(g *rules.Game) (n int) {
	for n < min(g.Ply(), maxQuiet) && inStores(g.PositionAt(g.Ply()-n-1)) == inStores(g.Position()) {
		n++
	}
	return n
}
