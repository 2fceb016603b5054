package endgame

import (
	"math/bits"

	"awele/rules"
)

// position returns a board as a position in which no capture makes a majority: the side to move has nothing in its
// store and the other as many seeds as lie on the board.
func position(b board) rules.Position {
	own, opp := b.rows()
	return rules.FromRows(own, opp|uint64(b.seeds())<<56, rules.South)
}

// boardOf returns the board of a position and its seeds. If these are more than MaxSeeds the board means nothing.
func boardOf(p rules.Position) (b board, n int) {
	const houses = 1<<(8*inRow) - 1
	mover, other := p.Rows()
	mover, other = mover&houses, other&houses
	return pack(mover, other), int((mover + other) * 0x0101_0101_0101 >> 40 & 0xff) // at most 98
}

// A turn is what a legal move leads to.
type turn struct {
	house rules.House
	gain  int   // what the mover gets more than the other, with the sweep of a game that has ended
	left  int   // seeds on the board
	next  board // the other side first
}

// turns lists the legal moves of the side to move; none if the game has ended. What a move does that captures or ends
// the game, and whether it is legal, is asked from the rules.
func turns(v rules.Variant, b board, to *[inRow]turn) (n int) {
	seeds := b.seeds()
	var others rules.HouseSet
	for h := range inRow {
		if b>>(width*h)&house == 0 {
			continue
		}
		if next, ok := quiet(v.Slam, b, h); ok {
			to[n] = turn{rules.House(h), 0, seeds, next}
			n++
		} else {
			others |= 1 << h
		}
	}
	if others == 0 {
		return n
	}
	p := position(b)
	for legal := others & v.Legal(p); legal != 0; legal &= legal - 1 {
		h := legal.First()
		next := v.Next(p, h)
		other, mover := next.Rows()
		x, left := boardOf(next)
		to[n] = turn{h, int(mover>>56) - (int(other>>56) - seeds), left, x}
		n++
	}
	return n
}

// sowing is what lifting some seeds from a house adds to the board. last has the lowest bit of the house of the other
// row that gets the last seed, as capturable has it, or is 0.
type sowing struct{ add, last board }

// sowings[h][n] sows n seeds from house h, and lifts them.
var sowings = func() (t [inRow][MaxSeeds + 1]sowing) {
	for h := range t {
		for n := range t[h] {
			s := &t[h][n]
			at := h
			for range n {
				if at = (at + 1) % inAll; at == h { // the house of origin is skipped on every lap
					at = (at + 1) % inAll
				}
				s.add += 1 << (width * at)
			}
			if at >= inRow {
				s.last = 1 << (width * (at - inRow))
			}
			s.add -= board(n) << (width * h)
		}
	}
	return t
}()

// quiet plays house h, which holds seeds. It reports whether that is a move without a capture after which the
// game goes on.
func quiet(slam rules.GrandSlam, b board, h int) (next board, ok bool) {
	s := &sowings[h][b>>(width*h)&house]
	next = (b + s.add).turned()
	return next, movable(next) && (s.last == 0 || capturable(slam, next&rowMask)&s.last == 0)
}

// maxOrigins is more than a board of MaxSeeds has: a move lifts at least one seed of those that lie behind its house.
const maxOrigins = inRow * MaxSeeds

// An origin is a board from which a quiet move of a house leads here, the side that made the move first.
type origin struct {
	house rules.House
	board board
}

// origins lists the boards and houses that lead to b by a quiet move, each exactly once.
func origins(slam rules.GrandSlam, b board, to *[maxOrigins]origin) (n int) {
	if !movable(b) {
		return 0
	}
	took := capturable(slam, b&rowMask)
	b = b.turned()
	for h := range inRow {
		if b>>(width*h)&house != 0 { // the house of origin is empty after every move
			continue
		}
		// As many seeds can be taken back, one from each house, as there are houses without a gap after that of origin.
		start := width * (h + 1)
		most := gap(b>>start | b<<(inAll*width-start)&(ones*house))
		if most == inAll-1 {
			const lap = ones >> width
			most += gap(b>>start | b<<(inAll*width-start)&(ones*house) - lap)
		}
		for _, s := range sowings[h][1 : most+1] {
			if s.last&took == 0 {
				to[n] = origin{rules.House(h), b - s.add}
				n++
			}
		}
	}
	return n
}

// gap returns how many houses from the first on hold seeds without a gap. Of all houses one at least is empty.
func gap(b board) int {
	const full = 1 << (width - 1) // what MaxSeeds is, so that one seed and full-1 make it
	return bits.TrailingZeros64(^uint64(b+ones*(full-1))&(ones*full)) / width
}

// capturable returns the lowest bits of the houses of a row in which a sowing that has ended captures.
func capturable(slam rules.GrandSlam, row board) board {
	twoOrThree := row >> 1 &^ (row >> 2) &^ (row >> 3) &^ (row >> 4) & rowOnes
	if slam != rules.NoCapture || twoOrThree == 0 {
		return twoOrThree
	}
	seeds := (row | row>>1 | row>>2 | row>>3 | row>>4) & rowOnes
	if first := seeds &^ (seeds << width); seeds != twoOrThree || first&(first-1) != 0 {
		return twoOrThree
	}
	return twoOrThree &^ (seeds &^ (seeds >> width)) // a grand slam takes nothing
}

// movable reports whether the side to move has a house to play: it must feed an empty row.
func movable(b board) bool {
	if b>>rowBits != 0 {
		return b&rowMask != 0
	}
	const reach = 10 + 11<<width + 12<<(2*width) + 13<<(3*width) + 14<<(4*width) + 15<<(5*width)
	return (b+reach)&(rowOnes<<(width-1)) != 0
}
