package rules

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// burntMark stands for a burnt house in the text of a position.
const burntMark = "x"

// String returns the position as a person would want it in a message: with six houses in a row, or with seven where
// something lies in the seventh. What is kept is written by [Position.Text].
func (p Position) String() string {
	const six, seventh = 6, 0x00ff_0000_0000_0000
	if (p.own|p.opp)&seventh != 0 {
		return p.Text(six + 1)
	}
	return p.Text(six)
}

// Text returns the position as text, such as "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S": the houses of South, the houses of
// North, the stores of South and North, and the side to move, S or N. A burnt house is an x.
func (p Position) Text(houses int) string {
	var b strings.Builder
	for _, s := range [...]Side{South, North} {
		for h := range House(houses) {
			if p.Burnt(s).Has(h) {
				b.WriteString(burntMark)
			} else {
				b.WriteString(strconv.Itoa(p.Seeds(Pit{s, h})))
			}
			b.WriteByte('-')
		}
	}
	b.WriteString(strconv.Itoa(p.Store(South)))
	b.WriteByte('-')
	b.WriteString(strconv.Itoa(p.Store(North)))
	b.WriteByte('-')
	b.WriteByte(p.turn.String()[0])
	return b.String()
}

// errBurnt refuses a burnt house where the game is not known.
var errBurnt = errors.New("x, a burnt house, stands only in games that have burnt houses")

// ParsePosition reads what Position.Text writes of a board on which no house is burnt, whatever the game. The number of
// houses follows from the text.
func ParsePosition(s string) (p Position, houses int, err error) {
	p, houses, err = parsePosition(s)
	if err == nil && p.Burnt(South)|p.Burnt(North) != 0 {
		err = fmt.Errorf("position %q: %w", clip(s), errBurnt)
	}
	if err != nil {
		return Position{}, 0, err
	}
	return p, houses, nil
}

// ParsePosition reads what Position.Text writes of a board on which a game of this variant can stand.
func (v Variant) ParsePosition(s string) (Position, error) {
	p, houses, err := parsePosition(s)
	if err != nil {
		return Position{}, err
	}
	if err := v.Fits(p, houses); err != nil {
		return Position{}, fmt.Errorf("position %q: %w", clip(s), err)
	}
	return p, nil
}

func parsePosition(s string) (p Position, houses int, err error) {
	fields := strings.Split(s, "-")
	n := len(fields) - 3
	if n < 2 || n%2 != 0 || n/2 > MaxHouses {
		return Position{}, 0, fmt.Errorf("position %q: want the houses of South and of North, both stores and the side to move, joined by '-'", clip(s))
	}
	houses = n / 2
	var turn Side
	switch fields[n+2] {
	case "S":
		turn = South
	case "N":
		turn = North
	default:
		return Position{}, 0, fmt.Errorf("position %q: the side to move must be S or N, not %q", clip(s), clip(fields[n+2]))
	}
	seeds := make([]int, n+2)
	var burnt [2]HouseSet
	for i := range seeds {
		f := fields[i]
		if f == burntMark && i < n {
			burnt[i/houses] |= 1 << (i % houses)
			continue
		}
		v, err := strconv.Atoi(f)
		if err != nil || strconv.Itoa(v) != f {
			return Position{}, 0, fmt.Errorf("position %q: %q is not a number of seeds", clip(s), clip(f))
		}
		seeds[i] = v
	}
	p, err = NewPosition(seeds[:houses], seeds[houses:n], seeds[n], seeds[n+1], turn)
	if err != nil {
		return Position{}, 0, fmt.Errorf("position %q: %w", clip(s), err)
	}
	return p.Burn(South, burnt[South]).Burn(North, burnt[North]), houses, nil
}

// clip shortens a piece of somebody's text for an error message.
func clip(s string) string {
	const most = 60
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}
