package endgame

import "encoding/binary"

// propagate hands the values of the boards that were raised to those before them, from the highest value down, each
// board once and with it those that come to the value by that. It goes in waves, each a move further away, so that the
// way that is found first is a short one.
func (l *layer) propagate(update func(j uint32, o origin, who int, level uint8) (settled bool)) {
	var from [maxOrigins]origin
	for level := l.top; level > 0 && !l.stopped; level-- {
		for more := l.collectRaised(level); more && !l.stopped; {
			more = false
			for who := range l.now {
				clear(l.next[1-who])
				l.each(l.now[who], func(_ uint32, b board) {
					for _, o := range from[:origins(l.conventions.Slam, b, &from)] {
						if j := rank(o.board); update(j, o, who, level) {
							l.next[1-who].add(j)
							more = true
						}
					}
				})
			}
			l.now, l.next = l.next, l.now
		}
	}
	for who := range l.raised {
		clear(l.raised[who])
	}
}

// collectRaised collects the raised boards of a value, and reports whether there are any.
func (l *layer) collectRaised(level uint8) (any bool) {
	for who, now := range l.now {
		sure := l.sure[who]
		for w := range now {
			now[w] = 0
			if raised := l.raised[who][w]; raised != 0 {
				now[w] = raised & equal64(sure[64*w:min(64*w+64, len(sure))], level)
			}
			any = any || now[w] != 0
		}
		if !l.spend(len(now)) {
			return false
		}
	}
	return any
}

// equal64 returns which of up to 64 bytes, all below 128, are b.
func equal64(s []uint8, b uint8) (equal uint64) {
	const each, tops = 0x0101_0101_0101_0101, 0x8080_8080_8080_8080
	if len(s) < 64 {
		for i, x := range s {
			if x == b {
				equal |= 1 << i
			}
		}
		return equal
	}
	for i := range 8 {
		same := ^((binary.LittleEndian.Uint64(s[8*i:]) ^ each*uint64(b)) + ^uint64(tops)) & tops
		equal |= same >> 7 * 0x0102_0408_1020_4080 >> 56 << (8 * i)
	}
	return equal
}

// updateByCount is called for board j from which move o leads to one where so much is sure, where `who` is to move, and
// counts the moves that are still open. It reports
// whether the same is now sure there. Where the planner moves, one is enough; where the other moves, all must.
func (l *layer) updateByCount(j uint32, o origin, who int, level uint8) (settled bool) {
	if who == theirs { // the planner makes the move
		if l.sure[mine][j] >= level {
			return false
		}
		l.raise(mine, j, level)
		l.setHouse(j, o.house)
		return true
	}
	if l.open[j]--; l.open[j] != 0 {
		return false
	}
	u := min(level, l.ends[theirs][j])
	if u <= l.sure[theirs][j] {
		return false
	}
	l.raise(theirs, j, u)
	return u == level
}

// raise notes what is sure now.
func (l *layer) raise(who int, j uint32, level uint8) {
	l.fresh |= 1<<(level+1) - 1<<(l.sure[who][j]+1)
	l.sure[who][j] = level
}

// updateByMoves does the same by looking at all moves of the board, for when open counts no more.
func (l *layer) updateByMoves(j uint32, o origin, who int, level uint8) (settled bool) {
	if who == theirs {
		return l.updateByCount(j, o, who, level)
	}
	u, was := min(level, l.ends[theirs][j]), l.sure[theirs][j]
	if u <= was {
		return false
	}
	for h := range inRow {
		if o.board>>(width*h)&house == 0 {
			continue
		}
		next, ok := quiet(l.conventions.Slam, o.board, h)
		if !ok {
			continue
		}
		if u = min(u, l.sure[mine][rank(next)]); u <= was {
			return false
		}
	}
	l.raise(theirs, j, u)
	l.raised[theirs].add(j)
	return u == level
}
