package rules

import (
	"fmt"
	"strconv"
	"strings"
)

// Kind is a game of the family.
type Kind uint8

// The games. Only Oware is played so far; the others have their names and shapes reserved.
const (
	Oware Kind = iota
	Kalah
	Congkak
)

// GrandSlam is the rule for a capture that would take every seed of the opponent.
type GrandSlam uint8

// The three rules in use among Oware players.
const (
	// NoCapture: the move is legal, the seeds are sown, nothing is captured ("abapa").
	NoCapture GrandSlam = iota
	// Forbidden: not legal while a legal move that is no grand slam exists. When only slams are left each may be
	// played: it captures the whole row, and the mover also takes what lies on its own side ("wari").
	Forbidden
	// CaptureAll: legal, captures the whole row; the same side moves again and must feed.
	CaptureAll
)

// Repetition is the rule for a board that comes back with the same side to move and nothing captured since.
type Repetition uint8

const (
	// OfferShare: from the first repeat on the players may agree to stop; at the third repeat of one board, when it
	// stands for the fourth time, the game ends by itself and each side keeps the seeds of its row. Each board is
	// counted by itself.
	OfferShare Repetition = iota
	// EndOnRepeat: the game ends at the first repeat.
	EndOnRepeat
)

// repeatsToEnd is the number of repeats that ends a game under OfferShare.
const repeatsToEnd = 3

var (
	kindNames   = [...]string{"oware", "kalah", "congkak"}
	slamNames   = [...]string{"nocapture", "forbidden", "captureall"}
	repeatNames = [...]string{"offer", "end"}
)

// String returns the name of the game in lower case.
func (k Kind) String() string { return nameOf(kindNames[:], int(k)) }

// String returns the word used in texts and files: nocapture, forbidden or captureall.
func (g GrandSlam) String() string { return nameOf(slamNames[:], int(g)) }

// String returns the word used in texts and files: offer or end.
func (r Repetition) String() string { return nameOf(repeatNames[:], int(r)) }

func nameOf(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return "unknown(" + strconv.Itoa(i) + ")"
}

func indexOf(names []string, s string) (int, bool) {
	for i, n := range names {
		if n == s {
			return i, true
		}
	}
	return 0, false
}

// ParseGrandSlam reads what GrandSlam.String writes.
func ParseGrandSlam(s string) (GrandSlam, error) {
	i, ok := indexOf(slamNames[:], s)
	if !ok {
		return 0, fmt.Errorf("unknown grand-slam rule %q: choose %s", s, strings.Join(slamNames[:], ", "))
	}
	return GrandSlam(i), nil
}

// Variant is a game with its house rules. It is comparable, and its zero value is not playable: use NewOware.
type Variant struct {
	Kind   Kind
	Houses int // in a row
	Seeds  int // in each house at the start
	Slam   GrandSlam
	Repeat Repetition
}

// NewOware returns Oware on 2 × 6 houses with 4, 5 or 6 seeds in each.
func NewOware(seeds int, slam GrandSlam, repeat Repetition) Variant {
	return Variant{Kind: Oware, Houses: 6, Seeds: seeds, Slam: slam, Repeat: repeat}
}

// Validate returns an error that says what cannot be played.
func (v Variant) Validate() error {
	switch {
	case v.Kind != Oware:
		return fmt.Errorf("the game %s is not playable yet", v.Kind)
	case v.Houses != 6:
		return fmt.Errorf("oware has 6 houses in a row, not %d", v.Houses)
	case v.Seeds < 4 || v.Seeds > 6:
		return fmt.Errorf("oware starts with 4, 5 or 6 seeds in a house, not %d", v.Seeds)
	case int(v.Slam) >= len(slamNames):
		return fmt.Errorf("unknown grand-slam rule %d", v.Slam)
	case int(v.Repeat) >= len(repeatNames):
		return fmt.Errorf("unknown repetition rule %d", v.Repeat)
	}
	return nil
}

// String returns the variant as text, such as "oware seeds=4 slam=nocapture repeat=offer".
func (v Variant) String() string {
	return fmt.Sprintf("%s seeds=%d slam=%s repeat=%s", v.Kind, v.Seeds, v.Slam, v.Repeat)
}

// ParseVariant reads what Variant.String writes. Choices that are left out take their usual value.
func ParseVariant(s string) (Variant, error) {
	words := strings.Fields(s)
	if len(words) == 0 {
		return Variant{}, fmt.Errorf("the name of the game is missing")
	}
	k, ok := indexOf(kindNames[:], words[0])
	if !ok {
		return Variant{}, fmt.Errorf("unknown game %q: choose %s", words[0], strings.Join(kindNames[:], ", "))
	}
	v := Variant{Kind: Kind(k), Houses: 6, Seeds: 4}
	for _, w := range words[1:] {
		name, value, _ := strings.Cut(w, "=")
		switch name {
		case "seeds":
			n, err := strconv.Atoi(value)
			if err != nil {
				return Variant{}, fmt.Errorf("seeds must be a number, not %q", value)
			}
			v.Seeds = n
		case "slam":
			g, err := ParseGrandSlam(value)
			if err != nil {
				return Variant{}, err
			}
			v.Slam = g
		case "repeat":
			i, ok := indexOf(repeatNames[:], value)
			if !ok {
				return Variant{}, fmt.Errorf("unknown repetition rule %q: choose %s", value, strings.Join(repeatNames[:], ", "))
			}
			v.Repeat = Repetition(i)
		default:
			return Variant{}, fmt.Errorf("unknown choice %q: use seeds=, slam= or repeat=", w)
		}
	}
	return v, v.Validate()
}

// Start returns the position before the first move, with first to move.
func (v Variant) Start(first Side) Position {
	var row uint64
	for h := range v.Houses {
		row |= uint64(v.Seeds) << (8 * h)
	}
	return Position{row, row, first}
}
