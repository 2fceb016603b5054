package endgame

import "awele/rules"

// raiseByStaying raises what the planner can make sure of by staying for ever, if need be, on boards where his row
// holds so much more than the other, or leaving them only for what is sure already. It reports whether it has raised
// anything.
func (l *layer) raiseByStaying() (any bool) {
	for level := uint8(1); level <= l.top && !l.stopped; level++ {
		if l.fresh>>level&1 == 0 {
			continue
		}
		l.fresh &^= 1 << level
		l.collectCandidates(level)
		l.removeLosing(level)
		for who, now := range l.now {
			l.each(now, func(i uint32, b board) {
				if h, _ := l.stays(b, who, level); who == mine {
					l.setHouse(i, h)
				}
				l.sure[who][i] = level
				l.raised[who].add(i)
				any = true
			})
		}
	}
	return any
}

// collectCandidates collects the boards where so much is not yet sure, though the planner has it in his row and no move
// of the other ends the matter. Where he stays with so much he also stays with one step less, so that that is sure
// already.
func (l *layer) collectCandidates(level uint8) {
	for who := range l.now {
		clear(l.now[who])
	}
	for _, block := range l.blocks {
		from, to := block.start, block.start+uint32(len(l.rows[block.own]))
		if !l.spend(1 + int(to-from)/64) {
			return
		}
		// A lead of level steps above -n is that of level seeds of the n.
		if block.own >= level {
			for i := from; i < to; i++ {
				if l.sure[mine][i] == level-1 {
					l.now[mine].add(i)
				}
			}
		}
		if uint8(l.n)-block.own >= level {
			for i := from; i < to; i++ {
				if l.sure[theirs][i] == level-1 && l.ends[theirs][i] >= level {
					l.now[theirs].add(i)
				}
			}
		}
	}
}

// removeLosing removes the candidates from which the planner must leave for something worse, and then those before them,
// until all that are left hold.
func (l *layer) removeLosing(level uint8) {
	gone := l.next
	for who, now := range l.now {
		clear(gone[who])
		l.each(now, func(i uint32, b board) {
			if _, ok := l.stays(b, who, level); !ok {
				gone[who].add(i)
			}
		})
	}
	for who := range gone {
		for w, g := range gone[who] {
			l.now[who][w] &^= g
		}
	}
	var from [maxOrigins]origin
	for more := true; more && !l.stopped; {
		more = false
		for who := range gone {
			l.each(gone[who], func(_ uint32, b board) {
				for _, o := range from[:origins(l.conventions.Slam, b, &from)] {
					j := rank(o.board)
					if !l.now[1-who].has(j) {
						continue
					}
					if who == theirs { // the planner makes the move, and may have another
						if _, ok := l.stays(o.board, mine, level); ok {
							continue
						}
					}
					l.now[1-who].remove(j)
					gone[1-who].add(j)
					more = true
				}
			})
			clear(gone[who])
		}
	}
}

// stays reports whether the planner stays on candidates, or leaves them for what is sure, if `who` moves on board b,
// and the house with which he does.
func (l *layer) stays(b board, who int, level uint8) (h rules.House, ok bool) {
	for h := range inRow {
		if b>>(width*h)&house == 0 {
			continue
		}
		next, ok := quiet(l.conventions.Slam, b, h)
		if !ok {
			continue
		}
		j := rank(next)
		if good := l.now[1-who].has(j) || l.sure[1-who][j] >= level; good == (who == mine) {
			return rules.House(h), good
		}
	}
	return rules.NoHouse, who == theirs
}
