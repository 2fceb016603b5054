package rules

import "math/bits"

// sowing is what lifting n seeds from one house adds to the two rows, as packed words.
type sowing struct {
	own, opp uint64
	last     int8 // the index of the house of the opponent that gets the last seed, or -1
}

// owareSowings[h][n] sows n seeds from house h on 2 × 6 houses. The house of origin is skipped on every lap.
var owareSowings = makeOwareSowings()

func makeOwareSowings() (t [6][MaxSeeds + 1]sowing) {
	for h := range t {
		for n := range t[h] {
			s := sowing{last: -1}
			at := h
			for range n {
				at = (at + 1) % 12
				if at == h {
					at = (at + 1) % 12
				}
				if at < 6 {
					s.own += 1 << (8 * at)
					s.last = -1
				} else {
					s.opp += 1 << (8 * (at - 6))
					s.last = int8(at - 6)
				}
			}
			t[h][n] = s
		}
	}
	return t
}

// owareFeeders holds in byte i the number that lifts a house i above 127 when it has seeds enough to reach the other row.
const owareFeeders = 0x00_00_7f_7e_7d_7c_7b_7a

// captured returns the mask of the houses that a sowing which ends in house last of row opp captures: those with 2 or
// 3 seeds, from last backwards without a gap.
func captured(opp uint64, last int8) uint64 {
	// A byte of twoOrThree has its top bit set if and only if the house holds 2 or 3 seeds.
	twoOrThree := ^((opp&^bytesOf1 ^ bytesOf2) + bytesOf7f) & bytesOf80
	upToLast := twoOrThree << (8 * uint(7-last))
	run := uint(bits.LeadingZeros64(^upToLast&bytesOf80)) / 8
	return (1<<(8*run) - 1) << (8 * (uint(last) + 1 - run))
}

// owareSown returns both rows after the sowing of house h, and the mask of the opponent's houses to be captured.
func owareSown(own, opp uint64, h House) (newOwn, newOpp, mask uint64) {
	n := own >> (8 * h) & 0xff
	s := &owareSowings[h][n]
	own = own&^(0xff<<(8*h)) + s.own
	opp += s.opp
	if s.last >= 0 {
		mask = captured(opp, s.last)
	}
	return own, opp, mask
}

// isSlam reports whether capturing the houses of mask leaves nothing in the row.
func isSlam(opp, mask uint64) bool { return mask != 0 && opp&^mask&housesMask == 0 }

// owareSlams returns those of the given moves that are grand slams.
func owareSlams(own, opp uint64, moves HouseSet) (slams HouseSet) {
	for m := moves; m != 0; m &= m - 1 {
		h := m.First()
		if _, sown, mask := owareSown(own, opp, h); isSlam(sown, mask) {
			slams |= 1 << h
		}
	}
	return slams
}

// owareMovable returns the houses that hold seeds and, if the other row is empty, reach it.
func owareMovable(own, opp uint64) HouseSet {
	row := own & housesMask
	if opp&housesMask == 0 {
		return pack(row + owareFeeders)
	}
	return pack(row + bytesOf7f)
}

// owareLegal returns the legal moves: none once a side has a majority.
func owareLegal(slam GrandSlam, p Position) HouseSet {
	if hasMajority(p) {
		return 0
	}
	own, opp := p.own, p.opp
	moves := owareMovable(own, opp)
	// A house with more than 3 seeds is never captured, which spares most positions the closer look.
	if slam == Forbidden && (opp&housesMask+bytesOf7c)&bytesOf80 == 0 {
		if slams := owareSlams(own, opp, moves); slams != moves {
			moves &^= slams
		}
	}
	return moves
}

// owareNext plays house h and settles the end of the game.
func owareNext(slam GrandSlam, p Position, h House) Position {
	own, opp, mask := owareSown(p.own, p.opp, h)
	again := false
	if mask != 0 {
		if isSlam(opp, mask) {
			switch slam {
			case NoCapture:
				mask = 0
			case CaptureAll:
				again = true
			}
		}
		own += uint64(sum(opp&mask)) << 56
		opp &^= mask
	}
	if again {
		if extra := (Position{own, opp, p.turn}); owareLegal(slam, extra) != 0 {
			return extra
		}
	}
	p = Position{opp, own, p.turn ^ 1}
	if hasMajority(p) {
		return p
	}
	// With seeds in both rows every side can move, so only an empty row needs a closer look. This also ends the game
	// after a slam that was taken: the opponent has nothing to move.
	if (own&housesMask == 0 || opp&housesMask == 0) && owareMovable(p.own, p.opp) == 0 {
		return Share(p)
	}
	return p
}
