package rules

import "fmt"

// MaxSeeds is the largest number of seeds on a board with its stores: 2 × 7 houses with 7 seeds each.
const MaxSeeds = 98

// Position holds every seed and the side to move. It is a small comparable value: two positions are equal if and only
// if the same seeds lie in the same places and the same side moves.
type Position struct {
	// own and opp hold the row of houses and the store of the side to move and of its opponent as eight bytes each:
	// byte i is house i, byte 7 is the store. No byte exceeds MaxSeeds, so bytes can be added and compared side by
	// side in one word. The top bit is left for a house that is burnt: its byte is 0x80. Two plain words instead of an
	// array of two let the compiler keep a position in registers.
	own, opp uint64
	turn     Side
	sown     uint8 // see Sown
}

// packed returns the position with the given rows and stores of South and North.
func packed(south, north uint64, turn Side) Position {
	if turn == South {
		return FromRows(south, north, South)
	}
	return FromRows(north, south, North)
}

// row returns the houses and the store of s.
func (p Position) row(s Side) uint64 {
	if s == p.turn {
		return p.own
	}
	return p.opp
}

// turned returns the same seeds with side s at the beginning of its turn.
func (p Position) turned(s Side) Position { return packed(p.row(South), p.row(North), s) }

// NewPosition returns a position with the given seeds in the houses of each side, in the direction of sowing, and in
// the stores. Both rows must have the same length.
func NewPosition(south, north []int, southStore, northStore int, turn Side) (Position, error) {
	if len(south) != len(north) || len(south) == 0 || len(south) > MaxHouses {
		return Position{}, fmt.Errorf("rows of %d and %d houses: both need the same number, 1 to %d", len(south), len(north), MaxHouses)
	}
	if turn > North {
		return Position{}, fmt.Errorf("unknown side %d", turn)
	}
	var rows [2]uint64
	total := 0
	put := func(pit Pit, n int) error {
		if n < 0 || n > MaxSeeds {
			return fmt.Errorf("%d seeds in one place: 0 to %d can lie there", n, MaxSeeds)
		}
		total += n
		rows[pit.Side] |= uint64(n) << (8 * pit.House)
		return nil
	}
	for i := range south {
		if err := put(Pit{South, House(i)}, south[i]); err != nil {
			return Position{}, err
		}
		if err := put(Pit{North, House(i)}, north[i]); err != nil {
			return Position{}, err
		}
	}
	if err := put(Pit{South, Store}, southStore); err != nil {
		return Position{}, err
	}
	if err := put(Pit{North, Store}, northStore); err != nil {
		return Position{}, err
	}
	if total > MaxSeeds {
		return Position{}, fmt.Errorf("%d seeds in all: at most %d", total, MaxSeeds)
	}
	return packed(rows[South], rows[North], turn), nil
}

// Turn returns the side to move.
func (p Position) Turn() Side { return p.turn }

// Sown returns how many sowings the side to move has done in this turn. They are counted only in a game that limits them
// (see [Variant]); else it is 0, so that positions stay comparable. A text does not hold it: what it says is a turn at its
// beginning.
func (p Position) Sown() int { return int(p.sown) }

// Seeds returns the number of seeds in a house or a store.
func (p Position) Seeds(pit Pit) int { return int(p.row(pit.Side) >> (8 * pit.House) & 0x7f) }

// Store returns the number of seeds in the store of s.
func (p Position) Store(s Side) int { return int(p.row(s) >> 56) }

// Burnt returns the houses of s that are burnt: out of the game, with no seeds.
func (p Position) Burnt(s Side) HouseSet { return pack(p.row(s)) }

// Burn returns the position with the given houses of s burnt, which must be empty, and the others of that row not.
func (p Position) Burn(s Side, houses HouseSet) Position {
	row := seedsOf(p.row(s))
	for h := range houses.All() {
		row |= burnt << (8 * h)
	}
	if s == p.turn {
		p.own = row
	} else {
		p.opp = row
	}
	return p
}

// InRow returns the number of seeds in the houses of s.
func (p Position) InRow(s Side) int { return sum(seedsOf(p.row(s)) & housesMask) }

// Total returns the number of all seeds, in houses and stores.
func (p Position) Total() int { return sum(seedsOf(p.own) + seedsOf(p.opp)) }

// Rows returns the seeds of the side to move and of the other as packed words: byte i is house i, byte 7 the store,
// and 0x80 a burnt house. It is for a search that wants keys and patterns without asking house by house.
func (p Position) Rows() (mover, other uint64) { return p.own, p.opp }

// FromRows is the inverse of [Position.Rows]: the position with these rows and turn to move. It is for tables of
// positions and checks nothing; see [NewPosition]. The turn is at its beginning: nothing is sown in it.
func FromRows(mover, other uint64, turn Side) Position {
	return Position{own: mover, opp: other, turn: turn}
}

const (
	bytesOf1   = 0x0101010101010101
	bytesOf2   = 0x0202020202020202
	bytesOf7c  = 0x7c7c7c7c7c7c7c7c
	bytesOf7d  = 0x7d7d7d7d7d7d7d7d
	bytesOf7f  = 0x7f7f7f7f7f7f7f7f
	bytesOf80  = 0x8080808080808080
	burnt      = 0x80               // the byte of a burnt house
	burntBits  = 0x0080808080808080 // those of a whole row
	housesMask = 0x00ffffffffffffff // all bytes but the store
)

// seedsOf returns a row and its store without the marks of burnt houses.
func seedsOf(row uint64) uint64 { return row &^ burntBits }

// sum adds the bytes of a word whose sum is below 256.
func sum(w uint64) int { return int(w * bytesOf1 >> 56) }

// pack gathers the top bits of the eight bytes of w into one byte, the lowest byte first.
func pack(w uint64) HouseSet { return HouseSet((w & bytesOf80 >> 7) * 0x0102040810204080 >> 56) }
