package tux

import "awele/rules"

// maxCalm is how many positions of the game before it a search knows, for repetition.
const maxCalm = 128

// line holds the positions without a capture that led to the root, and from the root on those being searched.
type line struct {
	at    [256]stand // more than maxCalm + maxPly, so that an index need not be checked
	root  int
	round int // a board comes back after so many moves at the soonest
}

// stand is a position of the line.
type stand struct {
	p    rules.Position
	calm int // how many before it hold the same stores
}

// begin puts the present of a game at the root.
func (l *line) begin(g *rules.Game) {
	// Every seed must be pushed on by the next house, all the way round: each house is played in between.
	l.round = 2 * g.Variant().Houses
	l.root = calm(g)
	for i := range l.root + 1 {
		l.at[i] = stand{g.PositionAt(g.Ply() - l.root + i), i}
	}
}

// present returns the position at the root.
func (l *line) present() rules.Position { return l.at[l.root].p }

// put notes that p stands at the given ply, at least 1, and reports whether it stood in the line before.
func (l *line) put(p rules.Position, ply int) (repeated bool) {
	n := l.calm(p, ply)
	l.at[(l.root+ply)&0xff] = stand{p, n}
	return n >= l.round && l.stood(p, ply, n)
}

// repeats reports what put does, and notes nothing.
func (l *line) repeats(p rules.Position, ply int) bool {
	before := &l.at[(l.root+ply-1)&0xff]
	return before.calm+1 >= l.round && stored(p) == stored(before.p) && l.stood(p, ply, before.calm+1)
}

// calm returns how many positions before p hold the same stores. Since a seed that is stored remains so, only the sum
// need be looked at.
func (l *line) calm(p rules.Position, ply int) int {
	before := &l.at[(l.root+ply-1)&0xff]
	if stored(p) != stored(before.p) {
		return 0
	}
	return before.calm + 1
}

// stood looks for p among the n positions before it. Nothing was captured in between, so the sides took turns.
func (l *line) stood(p rules.Position, ply, n int) bool {
	for back := l.round; back <= n; back += 2 {
		if l.at[(l.root+ply-back)&0xff].p == p {
			return true
		}
	}
	return false
}

// stored returns how many seeds lie in both stores.
func stored(p rules.Position) int {
	mover, other := p.Rows()
	return int(mover>>56 + other>>56)
}

// calm returns the number of moves since the last capture, at most maxCalm.
func calm(g *rules.Game) (n int) {
	for n < min(g.Ply(), maxCalm) && stored(g.PositionAt(g.Ply()-n-1)) == stored(g.Position()) {
		n++
	}
	return n
}
