package rules

import "math/bits"

// kalahSowing is what lifting n seeds from one house of Kalah adds to the two rows and the own store, as packed words.
type kalahSowing struct {
	own, opp uint64
	// pass is 0 where the last seed falls into the own store, so that the same side moves again, else all ones.
	pass uint64
	// end is the number of bits by which the own house with the last seed lies above the first; where the last seed
	// falls elsewhere it is noHouseBits.
	end uint8
}

// noHouseBits is where a row of six houses has nothing: between the last house and the store.
const noHouseBits = 8 * kalahHouses

// kalahSowings[h][n] sows n seeds from house h. It is larger than needed, so that an index need not be checked.
var kalahSowings = makeKalahSowings()

func makeKalahSowings() (t [8][128]kalahSowing) {
	const round = 2*kalahHouses + 1 // the own houses, the own store, the other's houses
	for h := range kalahHouses {
		for n := range MaxSeeds + 1 {
			s := kalahSowing{pass: ^uint64(0), end: noHouseBits}
			at := h
			for range n {
				at = (at + 1) % round
				switch {
				case at < kalahHouses:
					s.own += 1 << (8 * at)
				case at == kalahHouses:
					s.own += 1 << 56
				default:
					s.opp += 1 << (8 * (at - kalahHouses - 1))
				}
			}
			if at < kalahHouses {
				s.end = uint8(8 * at)
			} else if at == kalahHouses {
				s.pass = 0
			}
			t[h][n] = s
		}
	}
	return t
}

// kalahReach holds in byte i the number that lifts a house i above 127 when it has seeds enough to reach the store.
const kalahReach = 0x00_00_7f_7e_7d_7c_7b_7a

// kalahEnded reports whether a row is empty.
func kalahEnded(p Position) bool { return p.own<<8 == 0 || p.opp<<8 == 0 }

// kalahMoves returns the houses with seeds: all of them are legal while the game goes on.
func kalahMoves(_ GrandSlam, p Position) HouseSet { return pack(p.own&housesMask + bytesOf7f) }

// kalahNext plays house h and settles the end of the game.
func kalahNext(_ GrandSlam, p Position, h House) Position {
	at := 8 * (h & 7)
	s := &kalahSowings[h&7][p.own>>at&0x7f]
	own, opp := p.own&^(0xff<<at)+s.own, p.opp+s.opp
	if own>>(s.end&63)&0xff == 1 { // it was empty
		opposite := (8*(kalahHouses-1) - s.end) & 63
		if taken := opp >> opposite & 0xff; taken != 0 {
			own += (taken+1)<<56 - 1<<(s.end&63)
			opp &^= 0xff << opposite
		}
	}
	if own<<8 == 0 || opp<<8 == 0 { // without its store, a row is empty
		return Share(FromRows(opp, own, p.turn^1))
	}
	swap := (own ^ opp) & s.pass
	return FromRows(own^swap, opp^swap, p.turn^Side(s.pass&1))
}

// kalahNextQuiet is kalahNext for a move that brings nothing to the store: it is sown in the own row, so that nothing
// ends.
func kalahNextQuiet(_ GrandSlam, p Position, h House) Position {
	at := 8 * (h & 7)
	return FromRows(p.opp, p.own&^(0xff<<at)+kalahSowings[h&7][p.own>>at&0x7f].own, p.turn^1)
}

// kalahGain returns how many seeds the side to move has stored more after house h.
func kalahGain(_ GrandSlam, p Position, h House) int {
	return kalahNext(0, p, h).Store(p.turn) - p.Store(p.turn)
}

// kalahGaining returns the legal moves that reach the store, and those that end in an own empty house with seeds opposite.
func kalahGaining(_ GrandSlam, p Position) HouseSet {
	row := p.own & housesMask
	opposite := bits.ReverseBytes64(p.opp) >> 16 // byte i lies opposite to house i
	some := row + bytesOf7f
	targets := uint64(pack((opposite + bytesOf7f) &^ some & (1<<noHouseBits - 1)))
	from := pack(row + kalahReach)
	// Byte h of ends says in which own house a sowing of house h ends that does not reach the store.
	ends := row + 0x00_00_05_04_03_02_01_00
	from |= HouseSet(targets >> (ends & 63) & 1)
	from |= HouseSet(targets >> (ends >> 8 & 63) & 1 << 1)
	from |= HouseSet(targets >> (ends >> 16 & 63) & 1 << 2)
	from |= HouseSet(targets >> (ends >> 24 & 63) & 1 << 3)
	from |= HouseSet(targets >> (ends >> 32 & 63) & 1 << 4)
	return from & pack(some)
}

// kalahDistances holds in byte i how many seeds house i needs to end in the own store.
const kalahDistances = 0x00_00_01_02_03_04_05_06

// kalahAgain returns the houses whose last seed falls into the own store.
func kalahAgain(p Position) (houses HouseSet) {
	row := p.own & housesMask
	if (row+(0x80-13)*bytesOf1)&bytesOf80 == 0 { // nothing goes all round
		return pack(^((row ^ kalahDistances) + bytesOf7f) & (1<<noHouseBits - 1))
	}
	for moves := kalahMoves(0, p); moves != 0; moves &= moves - 1 {
		h := moves.First() & 7
		if kalahSowings[h][row>>(8*h)&0x7f].pass == 0 {
			houses |= 1 << h
		}
	}
	return houses
}
