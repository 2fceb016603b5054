package rules

import "math/bits"

// sowing is what lifting n seeds from one house adds to the two rows, as packed words.
type sowing struct {
	own, opp uint64
	// up is the number of bits by which the opponent's house with the last seed lies below the store, and 0 if the last
	// seed falls into the own row.
	up uint8
}

// owareSowings[h][n] sows n seeds from house h on 2 × 6 houses. The house of origin is skipped on every lap. It is larger
// than needed, so that an index need not be checked.
var owareSowings = makeOwareSowings()

func makeOwareSowings() (t [8][128]sowing) {
	for h := range owareHouses {
		for n := range MaxSeeds + 1 {
			s := sowing{}
			at := h
			for range n {
				at = (at + 1) % (2 * owareHouses)
				if at == h {
					at = (at + 1) % (2 * owareHouses)
				}
				if at < owareHouses {
					s.own += 1 << (8 * at)
					s.up = 0
				} else {
					s.opp += 1 << (8 * (at - owareHouses))
					s.up = uint8(8 * (int(Store) + owareHouses - at))
				}
			}
			t[h][n] = s
		}
	}
	return t
}

// owareFeeders holds in byte i the number that lifts a house i above 127 when it has seeds enough to reach the other row.
const owareFeeders = 0x00_00_7f_7e_7d_7c_7b_7a

// captured returns the mask of the houses that a sowing captures which ends the given number of bits below the store of
// row opp: those with 2 or 3 seeds, backwards from there without a gap. It has no branch, since none could be foreseen.
func captured(opp uint64, up uint8) uint64 {
	// A byte of twoOrThree has its top bit set if and only if the house holds 2 or 3 seeds.
	twoOrThree := (bytesOf80 - (opp&^bytesOf1 ^ bytesOf2)) & bytesOf80 & housesMask
	others := ^(twoOrThree << (up & 63)) & bytesOf80 // with the last house on top; never 0
	return ^uint64(1) << (uint(bits.Len64(others)-1) & 63) >> (up & 63)
}

// owareSown returns both rows after the sowing of house h, and the mask of the opponent's houses to be captured.
func owareSown(own, opp uint64, h House) (newOwn, newOpp, mask uint64) {
	at := 8 * (h & 7)
	s := &owareSowings[h&7][own>>at&0x7f]
	own = own&^(0xff<<at) + s.own
	opp += s.opp
	return own, opp, captured(opp, s.up)
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

// owareMajority is HasMajority for a board on which no house is burnt.
func owareMajority(p Position) bool {
	half := uint64(sum(p.own+p.opp) / 2)
	return p.own>>56 > half || p.opp>>56 > half
}

// owareLegal returns the legal moves: none once a side has a majority.
func owareLegal(slam GrandSlam, p Position) HouseSet {
	if owareMajority(p) {
		return 0
	}
	return owareMoves(slam, p)
}

// owareMoves returns the legal moves of a side where none has a majority.
func owareMoves(slam GrandSlam, p Position) HouseSet {
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

// owareGaining returns the legal moves that may capture, and some more: a sowing that does not go all round can only
// capture if it ends in a house with 1 or 2 seeds.
func owareGaining(slam GrandSlam, p Position) HouseSet {
	own, opp := p.own, p.opp
	targets := uint64(pack((opp + bytesOf7f) &^ (opp + bytesOf7d) & housesMask))
	from := pack(own&housesMask + (0x80-11)*bytesOf1) // all round
	// Byte h of ends says in which house of the opponent a sowing of house h ends, where it does not go all round; the
	// numbers below 64 that are no house stand for the own row.
	ends := own&housesMask + 0x00_00_3f_3e_3d_3c_3b_3a
	from |= HouseSet(targets >> (ends & 63) & 1)
	from |= HouseSet(targets >> (ends >> 8 & 63) & 1 << 1)
	from |= HouseSet(targets >> (ends >> 16 & 63) & 1 << 2)
	from |= HouseSet(targets >> (ends >> 24 & 63) & 1 << 3)
	from |= HouseSet(targets >> (ends >> 32 & 63) & 1 << 4)
	from |= HouseSet(targets >> (ends >> 40 & 63) & 1 << 5)
	if slam == Forbidden && from != 0 {
		from &= owareMoves(slam, p)
	}
	return from
}

// owareNext plays house h and settles the end of the game.
func owareNext(slam GrandSlam, p Position, h House) Position {
	// What owareSown does, written out: this is where a search spends its time.
	at := 8 * (h & 7)
	s := &owareSowings[h&7][p.own>>at&0x7f]
	own, opp := p.own&^(0xff<<at)+s.own, p.opp+s.opp
	mask := captured(opp, s.up)
	left := opp &^ mask
	if left&housesMask == 0 || own&housesMask == 0 {
		return owareEmptied(slam, own, opp, mask, p.turn)
	}
	return FromRows(left, own+opp&mask*bytesOf1&^housesMask, p.turn^1)
}

// owareNextQuiet is owareNext for a move that brings nothing to the store, or ends the game.
func owareNextQuiet(slam GrandSlam, p Position, h House) Position {
	at := 8 * (h & 7)
	s := &owareSowings[h&7][p.own>>at&0x7f]
	own := p.own&^(0xff<<at) + s.own
	if own&housesMask == 0 {
		return owareNext(slam, p, h)
	}
	return FromRows(p.opp+s.opp, own, p.turn^1)
}

// owareGain returns how many seeds the side to move has stored more after house h.
func owareGain(slam GrandSlam, p Position, h House) int {
	own, opp, mask := owareSown(p.own, p.opp, h)
	if opp&^mask&housesMask == 0 || own&housesMask == 0 {
		next := owareEmptied(slam, own, opp, mask, p.turn)
		return next.Store(p.turn) - p.Store(p.turn)
	}
	return sum(opp & mask)
}

// owareEmptied goes on from a sowing after which, and after its capture, a row is empty. With seeds in both rows every
// side can move, so nothing else ends a game but a majority.
func owareEmptied(slam GrandSlam, own, opp, mask uint64, turn Side) Position {
	again := false
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
	if again {
		if extra := FromRows(own, opp, turn); owareLegal(slam, extra) != 0 {
			return extra
		}
	}
	p := FromRows(opp, own, turn^1)
	if !owareMajority(p) && owareMovable(p.own, p.opp) == 0 {
		return Share(p)
	}
	return p
}
