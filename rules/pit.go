package rules

import (
	"iter"
	"math/bits"
)

// Side is one of the two players: South sits at the bottom, North at the top.
type Side uint8

// The two sides.
const (
	South Side = 0
	North Side = 1
)

// Other returns the opponent of s.
func (s Side) Other() Side { return s ^ 1 }

// String returns "South" or "North".
func (s Side) String() string {
	if s == South {
		return "South"
	}
	return "North"
}

// House is a house of one side, counted from 0 at that side's left in the direction of sowing.
type House uint8

const (
	// MaxHouses is the largest number of houses a row can have.
	MaxHouses = 7
	// Store is the index that stands for the store of a side where a house could stand.
	Store House = 7
	// NoHouse stands for no move, as before the first one.
	NoHouse House = 255
)

// Letter returns the name of house h of side s: A, B, C… for South and a, b, c… for North.
func (h House) Letter(s Side) string {
	if h >= MaxHouses {
		return "-"
	}
	if s == South {
		return string(rune('A' + h))
	}
	return string(rune('a' + h))
}

// Pit is a place where seeds lie: a house or a store of one side.
type Pit struct {
	Side  Side
	House House // Store for the store
}

// IsStore reports whether p is a store.
func (p Pit) IsStore() bool { return p.House == Store }

// String returns the letter of a house, or the name of the side for its store.
func (p Pit) String() string {
	if p.IsStore() {
		return p.Side.String()
	}
	return p.House.Letter(p.Side)
}

// ParsePit reads the letter of a house: A to G are South's, a to g are North's.
func ParsePit(s string) (Pit, bool) {
	if len(s) != 1 {
		return Pit{}, false
	}
	switch c := s[0]; {
	case c >= 'A' && c < 'A'+MaxHouses:
		return Pit{South, House(c - 'A')}, true
	case c >= 'a' && c < 'a'+MaxHouses:
		return Pit{North, House(c - 'a')}, true
	}
	return Pit{}, false
}

// HouseSet is a set of houses of one side.
type HouseSet uint8

// Has reports whether h is in the set.
func (s HouseSet) Has(h House) bool { return h < 8 && s>>h&1 != 0 }

// Len returns the number of houses in the set.
func (s HouseSet) Len() int { return bits.OnesCount8(uint8(s)) }

// First returns the house with the lowest index, or NoHouse if the set is empty.
func (s HouseSet) First() House {
	if s == 0 {
		return NoHouse
	}
	return House(bits.TrailingZeros8(uint8(s)))
}

// Last returns the house with the highest index, or NoHouse if the set is empty.
func (s HouseSet) Last() House { return House(bits.Len8(uint8(s)) - 1) }

// All yields the houses of the set in the direction of sowing.
func (s HouseSet) All() iter.Seq[House] {
	return func(yield func(House) bool) {
		for s != 0 {
			if !yield(s.First()) {
				return
			}
			s &= s - 1
		}
	}
}
