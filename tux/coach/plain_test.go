package coach

import "awele/rules"

// What Tux says about a board is derived here once more with seeds in a plain list, without the code of this package.

// plain is a board as twelve houses in the direction of sowing, those of the side to move first.
type plain [12]int

func plainOf(p rules.Position, turn rules.Side) (b plain) {
	for h := range rules.House(6) {
		b[h] = p.Seeds(rules.Pit{Side: turn, House: h})
		b[6+h] = p.Seeds(rules.Pit{Side: turn.Other(), House: h})
	}
	return b
}

// sow plays house h and returns the seeds that it would capture if slams were captures like others, the houses they lay
// in, whether they are all seeds of the other row, and the boards with them captured and with them left.
func (b plain) sow(h int) (seeds int, from rules.HouseSet, slam bool, taken, left plain) {
	hand, at := b[h], h
	b[h] = 0
	for hand > 0 {
		if at = (at + 1) % 12; at != h {
			b[at]++
			hand--
		}
	}
	left = b
	for ; at >= 6 && (b[at] == 2 || b[at] == 3); at-- {
		seeds += b[at]
		from |= 1 << (at - 6)
		b[at] = 0
	}
	return seeds, from, seeds > 0 && b.row(1) == 0, b, left
}

// row returns the seeds in the row of the side to move, 0, or of the other, 1.
func (b plain) row(side int) (seeds int) {
	for _, n := range b[6*side : 6*side+6] {
		seeds += n
	}
	return seeds
}

// capture plays house h and returns the seeds captured, the houses they lay in, and the board.
func (b plain) capture(rule rules.GrandSlam, h int) (seeds int, from rules.HouseSet, after plain) {
	seeds, from, slam, taken, left := b.sow(h)
	if slam && rule == rules.NoCapture {
		return 0, 0, left
	}
	return seeds, from, taken
}

// movable reports whether house h holds seeds and reaches an empty row.
func (b plain) movable(h int) bool { return b[h] > 0 && (b.row(1) > 0 || h+b[h] >= 6) }

// legal reports whether house h may be played.
func (b plain) legal(rule rules.GrandSlam, h int) bool {
	if _, _, slam, _, _ := b.sow(h); !slam || rule != rules.Forbidden || !b.movable(h) {
		return b.movable(h)
	}
	for o := range 6 {
		if _, _, slam, _, _ := b.sow(o); b.movable(o) && !slam {
			return false
		}
	}
	return true
}

// greatest returns the largest capture on the board.
func (b plain) greatest(rule rules.GrandSlam) (most int) {
	for h := range 6 {
		if b.legal(rule, h) {
			n, _, _ := b.capture(rule, h)
			most = max(most, n)
		}
	}
	return most
}
