package endgame

import "awele/rules"

// position returns a board as a position in which no capture makes a majority: the side to move has nothing in its
// store and the other as many seeds as lie on the board.
func position(b board) rules.Position {
	return rules.FromRows(b.own, b.opp|uint64(b.seeds())<<56, rules.South)
}

// A turn is what a legal move leads to.
type turn struct {
	house rules.House
	gain  int   // what the mover gets more than the other, with the sweep of a game that has ended
	left  int   // seeds on the board
	next  board // the other side first
}

// turns lists the legal moves of the side to move; none if the game has ended.
func turns(v rules.Variant, b board, to *[inRow]turn) (n int) {
	p := position(b)
	_, store := p.Rows()
	seeds := int(store >> 56)
	for legal := v.Legal(p); legal != 0; legal &= legal - 1 {
		h := legal.First()
		other, mover := v.Next(p, h).Rows()
		next := board{other & rowMask, mover & rowMask}
		to[n] = turn{h, int(mover>>56) - (int(other>>56) - seeds), next.seeds(), next}
		n++
	}
	return n
}

// An origin is a board from which a move without a capture leads here.
type origin struct {
	house rules.House
	board board // the side that made the move first
}

// maxOrigins is more than a board of MaxSeeds has: a move lifts at least one seed of those that lie behind its house.
const maxOrigins = inRow * MaxSeeds

// origins lists the boards and moves that lead to b without a capture and without the end of the game. Each move of
// each board stands in it exactly once.
func origins(slam rules.GrandSlam, b board, to *[maxOrigins]origin) (n int) {
	if !movable(b) {
		return 0
	}
	for h := range inRow {
		if b.opp>>(8*h)&0xff != 0 { // the house of origin is empty after every move
			continue
		}
		// Take the seeds back one by one, from the first house that was sown.
		before := board{b.opp, b.own}
		for at, k := h, uint64(1); ; k++ {
			if at++; at == inAll {
				at = 0
			}
			if at == h {
				if at++; at == inAll {
					at = 0
				}
			}
			if at < inRow {
				if before.own>>(8*at)&0xff == 0 {
					break
				}
				before.own -= 1 << (8 * at)
			} else {
				if before.opp>>(8*(at-inRow))&0xff == 0 {
					break
				}
				before.opp -= 1 << (8 * (at - inRow))
				if captures(slam, b.own, at-inRow) {
					continue
				}
			}
			to[n] = origin{rules.House(h), board{before.own | k<<(8*h), before.opp}}
			n++
		}
	}
	return n
}

// captures reports whether a sowing that leaves this row of the opponent and ends in house last captures.
func captures(slam rules.GrandSlam, row uint64, last int) bool {
	if s := row >> (8 * last) & 0xff; s != 2 && s != 3 {
		return false
	}
	if slam != rules.NoCapture {
		return true
	}
	for at := last; at >= 0; at-- {
		s := row >> (8 * at) & 0xff
		if s != 2 && s != 3 {
			break
		}
		row &^= 0xff << (8 * at)
	}
	return row != 0 // a grand slam takes nothing
}

// movable reports whether the side to move has a house to play: it must feed an empty row.
func movable(b board) bool {
	if b.opp != 0 {
		return b.own != 0
	}
	for h := range inRow {
		if int(b.own>>(8*h)&0xff) >= inRow-h {
			return true
		}
	}
	return false
}
